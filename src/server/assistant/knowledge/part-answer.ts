import { INSTALLABLE_KINDS, isInstallable } from '../../../engine/current-setup/installable-kinds.ts'
import { buildPower } from '../../../engine/index.ts'
import { type Part, type PartKind, SAE_J1349_WEATHER, type Vehicle } from '../../../engine/model.ts'
import { partsLike } from '../../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Advisor, type Bilingual, dollars } from '../advisor.ts'
import { PART_FACTS } from './part-facts.ts'
import type { QuestionType } from './question-shape.ts'

export const kindName = (kind: PartKind): string =>
  isInstallable(kind)
    ? INSTALLABLE_KINDS[kind].name
    : kind.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Which fact leads, by what is asked. */
const LEAD: Readonly<Partial<Record<QuestionType, readonly ('does' | 'worth' | 'needs')[]>>> = {
  need: ['worth', 'needs', 'does'],
  worth: ['worth', 'does', 'needs'],
  when: ['worth', 'needs', 'does'],
  cost: ['worth', 'needs'],
  safe: ['needs', 'worth', 'does'],
  legal: ['needs', 'does'],
}
const PLAIN = ['does', 'worth', 'needs'] as const

/** What we can say of a kind of part, and what it is on this car: what fits, what it costs, what it adds alone. */
export function partAnswer(
  advisor: Advisor,
  kind: PartKind,
  type: QuestionType,
  car?: { vehicle: Vehicle; name: string },
): Bilingual {
  const facts = PART_FACTS[kind]
  const general = (LEAD[type] ?? PLAIN).map((fact) => facts[fact])
  const own = car ? onCar(advisor, kind, car) : inGeneral(advisor, kind)
  const english = type === 'cost' || type === 'duration' ? [own[0], ...general] : [...general, own[0]]
  return [english.filter(Boolean).join(' '), [facts.spanish, own[1]].filter(Boolean).join(' ')]
}

const priceSpan = (parts: readonly Part[]): string => {
  const prices = parts.map(({ priceCents }) => dollarsOf(priceCents)).toSorted((a, b) => a - b)
  const [low = 0] = prices
  const high = prices.at(-1) ?? low
  return low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`
}

function onCar(advisor: Advisor, kind: PartKind, { vehicle, name }: { vehicle: Vehicle; name: string }): Bilingual {
  const { catalog } = advisor
  const fitting = partsLike(catalog, vehicle, { kind }).filter((part) => part.kind === kind)
  const [cheapest] = fitting
  if (!cheapest) return [`We have none for the ${name}.`, `No tenemos para el ${name}.`]
  const fuel = kind === 'e85_tune' ? 'e85' : vehicle.engine.ratedFuel
  const { stockWheelHp } = catalog.stockPower(vehicle)
  const power = buildPower({ vehicle, parts: [cheapest], fuel, weather: SAE_J1349_WEATHER }, catalog.factors)
  const gain = Math.round(power.wheelHp - stockWheelHp)
  const adds = gain >= 3 ? `, about +${gain} whp by itself` : ''
  const installed = dollars(installedUsdOf(cheapest))
  const hours =
    cheapest.laborHours > 0
      ? `, ${installed} installed (${cheapest.laborHours} hour${cheapest.laborHours === 1 ? '' : 's'} of labor)`
      : ''
  const estimate = cheapest.priceConfidence === 'estimated' ? ' (our estimate)' : ''
  const many = fitting.length > 1 ? ` ${fitting.length} fit, ${priceSpan(fitting)}.` : ''
  return [
    `For the ${name}: ${cheapest.manufacturer} ${cheapest.name}, ${dollars(dollarsOf(cheapest.priceCents))}${estimate}${hours}${adds}.${many}`,
    `Para el ${name}: ${cheapest.manufacturer} ${cheapest.name}, ${dollars(dollarsOf(cheapest.priceCents))}${cheapest.laborHours > 0 ? `, ${cheapest.laborHours} horas` : ''}.`,
  ]
}

function inGeneral({ catalog }: Advisor, kind: PartKind): Bilingual {
  const parts = catalog.parts.filter((part) => part.kind === kind)
  if (parts.length === 0) return ['', '']
  const hours = parts.map(({ laborHours }) => laborHours).toSorted((a, b) => a - b)
  const most = hours.at(-1) ?? 0
  const labor = most > 0 ? ` and ${hours[0] === most ? most : `${hours[0]} to ${most}`} hours to install` : ''
  return [
    `Ours run ${priceSpan(parts)}${labor}, by car. Which one is yours?`,
    `Cuestan de ${priceSpan(parts)} según el carro. ¿Cuál es el tuyo?`,
  ]
}

/** Two kinds of parts beside each other. */
export function partsCompared(
  advisor: Advisor,
  kinds: readonly PartKind[],
  car?: { vehicle: Vehicle; name: string },
): Bilingual {
  const lines = kinds.slice(0, 3).map((kind) => {
    const { does, worth } = PART_FACTS[kind]
    const own = car ? onCar(advisor, kind, car) : inGeneral(advisor, kind)
    const [english, spanish] = own.map((words) => words.replace(/ (?:Which one is yours|¿Cuál es el tuyo)\?$/, ''))
    return [
      `${kindName(kind)}: ${does} ${worth} ${english}`,
      `${kindName(kind)}: ${PART_FACTS[kind].spanish} ${spanish}`,
    ]
  })
  return [lines.map(([english]) => english).join('\n'), lines.map(([, spanish]) => spanish).join('\n')]
}
