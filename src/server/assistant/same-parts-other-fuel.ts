import type { GenerateReply } from '../../contract/configurator.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import { buildPower } from '../../engine/index.ts'
import { type Fuel, type Part, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { partsLike } from '../planning/car-facts.ts'
import { installedUsdOf } from '../pricing/money.ts'
import {
  type Advisor,
  type Answer,
  type Bilingual,
  dollars,
  inLanguage,
  listed,
  suggestions,
  text,
  whp,
} from './advisor.ts'
import { fedFor } from './frame/fed-for.ts'
import { fuelsIn } from './fuel-words.ts'
import { shownBuild } from './stage-plan.ts'
import type { Turn } from './turn.ts'
import { asksYield } from './yield-asked.ts'

/** What ethanol gains is told with what feeds it. */
const GAINS = /\b(?:gain\w*|how much more|how much would i)\b/

const isEthanol = (fuel: Fuel): boolean => fuel === 'e85' || fuel === 'e30'

/** After a build: what exactly its parts make on another fuel, what that is more or less, and what the change takes. */
export function samePartsOtherFuel({ advisor, before, draft, reading }: Turn): Answer | undefined {
  const { asked, meaning } = reading
  const { shown } = before
  if (!shown || before.talk?.danger || (meaning.budgetUsd ?? meaning.cars) !== undefined) return undefined
  if (!asksYield(asked) || isOther(meaning, before.car)) return undefined
  const planned = shownBuild(advisor, before, shown)
  if (!planned.ok) return undefined
  const { reply } = planned
  const from = reply.enhancedData.preferences.fuel_type
  const fuel = fuelsIn(asked)
    .wanted.filter((one) => one !== from)
    .at(-1)
  const vehicle = advisor.catalog.vehicle(reply.enhancedData.vehicle.id)
  if (
    !fuel ||
    fuel === '87' ||
    !vehicle ||
    (isEthanol(fuel) && GAINS.test(asked)) ||
    (meaning.against?.car ?? meaning.against?.induction)
  )
    return undefined
  const words = toldOf({
    advisor,
    vehicle,
    year: Number(shown.year),
    reply,
    from,
    fuel,
    blend: draft.talk?.blend,
  })
  return (
    words && [
      text(inLanguage(draft.language, words)),
      suggestions(`Plan it on ${FUEL_NAMES[fuel]}`, 'What breaks first?'),
    ]
  )
}

const isOther = (
  { goal, car, part, wants, without }: Turn['reading']['meaning'],
  before: string | undefined,
): boolean =>
  goal !== undefined ||
  (car !== undefined && car !== before) ||
  (part?.kind !== undefined && part.kind !== 'tune' && part.kind !== 'e85_tune') ||
  (wants ?? without ?? []).some((kind) => kind !== 'tune' && kind !== 'e85_tune')

interface Change {
  advisor: Advisor
  vehicle: Vehicle
  year: number
  reply: GenerateReply
  from: Fuel
  fuel: Fuel
  blend: number | undefined
}

const powerOn = ({ advisor, vehicle }: Change, parts: readonly Part[], fuel: Fuel) =>
  buildPower({ vehicle, parts, fuel, weather: SAE_J1349_WEATHER }, advisor.catalog.factors)

function toldOf(change: Change): Bilingual | undefined {
  const { advisor, vehicle, year, reply, from, fuel, blend } = change
  const parts = reply.recommendedParts.flatMap(({ partId }) => advisor.catalog.part(partId) ?? [])
  const name = blend && isEthanol(fuel) && blend !== 85 ? `E${blend}` : FUEL_NAMES[fuel]
  const had = Math.round(powerOn(change, parts, from).wheelHp)
  const told = reply.power.wheelHp
  const set: Bilingual =
    had - told > SET_LOWER
      ? [
          ` The build as shown is set to ${whp(told)} for your goal.`,
          ` El build está puesto en ${whp(told)} por tu meta.`,
        ]
      : ['', '']
  if (isEthanol(fuel) && !isEthanol(from)) {
    const { parts: fed, bought } = fedFor(advisor, { vehicle, year, assumed: '' }, parts, fuel)
    if (bought.length === 0) return undefined
    // A blend below this makes what we count for E30.
    const makes = Math.round(powerOn(change, fed, blend && blend < OF_E85 ? 'e30' : fuel).wheelHp)
    const what = listed(bought.map(({ manufacturer, name: one }) => `${manufacturer} ${one}`))
    const usd = dollars(bought.reduce((sum, part) => sum + installedUsdOf(part), 0))
    const gap = gapWords(makes - had)
    return [
      `The same parts on ${name}: about ${whp(makes)}, against ${had} on ${FUEL_NAMES[from]}, so ${gap[0]}.${set[0]} That takes ${what}: about ${usd} installed, in place of what it replaces. Never ${name} on the ${FUEL_NAMES[from]} tune: it would run lean.`,
      `Las mismas piezas con ${name}: unos ${whp(makes)}, contra ${had} con ${FUEL_NAMES[from]}: ${gap[1]}.${set[1]} Pide ${what}: unos ${usd} instalado. Nunca ${name} con el tune de ${FUEL_NAMES[from]}.`,
    ]
  }
  const kept = isEthanol(from) && !isEthanol(fuel) ? onGasoline(change, parts) : parts
  const { wheelHp, cappedBy } = powerOn(change, kept, fuel)
  const gap = gapWords(Math.round(wheelHp) - had)
  const shown = set[0] === '' ? undefined : againstShown(wheelHp, told, name)
  const limit = cappedBy ? CAPPED[cappedBy] : undefined
  return [
    `The same parts on ${name}: about ${whp(wheelHp)}, against ${had} on ${FUEL_NAMES[from]}, so ${gap[0]}.${shown?.[0] ?? ''}${limit?.[0] ?? ''} It takes a tune written for ${name}; never run one fuel's map on another.`,
    `Las mismas piezas con ${name}: unos ${whp(wheelHp)}, contra ${had} con ${FUEL_NAMES[from]}: ${gap[1]}.${shown?.[1] ?? ''}${limit?.[1] ?? ''} Pide un tune hecho para ${name}; nunca el mapa de otro combustible.`,
  ]
}
const OF_E85 = 60
const SET_LOWER = 8
const SAME_WHP = 3

const gapWords = (gap: number): Bilingual =>
  Math.abs(gap) < SAME_WHP
    ? ["there's no difference you'd feel", 'casi igual']
    : gap < 0
      ? [`you lose about ${-gap} whp`, `pierdes unos ${-gap} whp`]
      : [`that's about ${gap} whp more`, `unos ${gap} whp más`]

const CAPPED: Readonly<Partial<Record<string, Bilingual>>> = {
  boost_source: [' The turbo or blower is the limit there.', ' Ahí el límite es el turbo o el compresor.'],
  fuel_system: [' The fuel system is the limit there.', ' Ahí el límite es el sistema de combustible.'],
}

/** The parts with a gasoline tune in place of the ethanol one. */
function onGasoline({ advisor, vehicle }: Change, parts: readonly Part[]): readonly Part[] {
  const [tune] = partsLike(advisor.catalog, vehicle, { kind: 'tune' }).filter(({ kind }) => kind === 'tune')
  const rest = parts.filter(({ kind }) => kind !== 'e85_tune')
  return tune && rest.length < parts.length ? [...rest, tune] : parts
}

/** The build is set below what its parts make: against that the other fuel loses less, or nothing. */
function againstShown(wheelHp: number, shown: number, name: string): Bilingual {
  const less = Math.round(shown) - Math.round(wheelHp)
  return less > 0
    ? [
        ` That's flat out: against the ${whp(shown)} that the build is set to for your goal it's ${less} whp less.`,
        ` Eso es al límite: contra los ${whp(shown)} del build son ${less} whp menos.`,
      ]
    : [
        ` That's flat out: the ${whp(shown)} that the build is set to for your goal are there on ${name} too.`,
        ` Eso es al límite: los ${whp(shown)} del build también salen con ${name}.`,
      ]
}
