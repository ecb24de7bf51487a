import type { PartKind } from '../../engine/model.ts'
import { carWords } from '../planning/car-facts.ts'
import { installedUsdOf } from '../pricing/money.ts'
import { type Advisor, type Answer, type Bilingual, dollars, inLanguage, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import { aimsIn, questionsOf } from './frame/aims.ts'
import { priceWords } from './frame/of-car.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import type { Intent } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { kindWords } from './parts-answer.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import { carbParts } from './small-parts.ts'

const OF_PARTS: ReadonlySet<Intent> = new Set<Intent>(['fits', 'topic', 'price', 'unknown', 'plan', 'why', 'stock'])

/** Parts that are asked about for a car that has to pass, where none of their kind does: that, and what passes. */
export function nonePasses(shop: Advisor, lawful: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const { mustPass } = draft.talk ?? {}
  const { meaning, asked } = reading
  if (
    !mustPass ||
    meaning.topic === 'california_move' ||
    !OF_PARTS.has(meaning.intent) ||
    meaning.goal ||
    meaning.budgetUsd ||
    meaning.installed ||
    meaning.keepsStock ||
    meaning.without
  )
    return undefined
  const own = meaning.car === undefined ? draft : { ...draft, car: meaning.car, year: meaning.year ?? draft.year }
  const car = carOf(shop, own as Draft, true)
  if (typeof car === 'string') return undefined
  const sold = new Set(shop.catalog.partsFor(car.vehicle).map(({ kind }) => kind))
  const passing = new Set(lawful.catalog.partsFor(car.vehicle).map(({ kind }) => kind))
  const kinds = kindsIn(asked).filter((kind) => sold.has(kind))
  if (kinds.length === 0 || kinds.some((kind) => passing.has(kind))) return undefined
  const [english, spanish] = words(kinds, mustPass === 'carb', carWords(car.vehicle, car.year))
  return [
    text(inLanguage(draft.language, [english, spanish]), priced(shop, car, kinds, asked)),
    ...carbParts(lawful, car),
    suggestions('What does pass?', 'What breaks first?'),
  ]
}

/** What it costs is told where that is asked as well, for whoever may have it. */
function priced({ catalog }: Advisor, { vehicle }: ChosenCar, kinds: readonly PartKind[], asked: string): string {
  if (!questionsOf(asked).some((one) => aimsIn(one).has('price'))) return ''
  const [part] = catalog
    .partsFor(vehicle)
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((a, b) => a.priceCents - b.priceCents)
  return part ? `Where it is legal it runs from ${priceWords(part)}, ${dollars(installedUsdOf(part))} installed.` : ''
}

function words(kinds: readonly PartKind[], isCalifornia: boolean, car: string): Bilingual {
  const names = kinds.map(kindWords).join(' and ')
  const does = kinds[0] ? PART_FACTS[kinds[0]].does : ''
  return isCalifornia
    ? [
        `Not for this one: it has to pass in California, and no ${names} that we sell for the ${car} carries a CARB order, so what the car came with stays on. ${does}`,
        `Para este no: tiene que pasar en California y ninguna pieza de ese tipo (${names}) que vendemos para el ${car} trae orden CARB, así que se queda la de fábrica.`,
      ]
    : [
        `Not for this one: it has to pass inspection, and no ${names} that we sell for the ${car} leaves the catalytic converters as they are or carries a CARB order, so what it came with stays on. ${does}`,
        `Para este no: tiene que pasar la inspección y ninguna pieza de ese tipo (${names}) que vendemos para el ${car} deja los catalizadores como están, así que se queda la de fábrica.`,
      ]
}
