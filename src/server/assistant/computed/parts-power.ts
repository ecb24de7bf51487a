import type { GenerateReply, GenerateRequest } from '../../../contract/configurator.ts'
import { FUEL_NAMES } from '../../../engine/display-words.ts'
import { buildPower } from '../../../engine/index.ts'
import { type Part, type PartKind, SAE_J1349_WEATHER } from '../../../engine/model.ts'
import { HP_PER_KW } from '../../../engine/units.ts'
import { carWords } from '../../planning/car-facts.ts'
import { type Advisor, type Answer, dollars, inLanguage, listed, suggestions, text, whp } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { kindName } from '../knowledge/part-answer.ts'
import { kindsIn } from '../part-words.ts'
import { partsTarget, planOf } from '../plan-answer.ts'
import { type ChosenCar, requestFor } from '../request-of.ts'

const POWER = String.raw`(?:power|w?hp|horse ?power|torque|tq|numbers?)`
/** What the car makes with the parts is asked, not what one of them is or costs. */
const ASKS_POWER = new RegExp(
  String.raw`\b(?:predict\w*|expected|expect|estimated?|projected)\b.{0,24}\b${POWER}\b|\b(?:how much|what|how many)\b.{0,12}\b(?:${POWER}|horses)\b(?! (?:do(?:es)?|would|will) (?:an?|the) [a-z -]{2,24} (?:add|give|gain)\b)|\bwhat (?:would|will|does|do|should|can)\b.{0,60}\b(?:make|put down|dyno|net)\b|\b${POWER}(?: and ${POWER})?\W*$`,
)
const ASKS_ELSE =
  /\b(?:safe\w*|hold|handle|break|cost|price|worth|needs?|legal|loud|first|limit|fit|install|how long|hours)\b|\$/
const JUST = /\b(?:just|only)\b/
const MAKES_POWER =
  /^(?:cold_air|intake_man|throttle|charge_pipes|catback|headers|midpipe|downpipe|intercooler|tune|e85_tune|pulley|supercharger|turbo|cam|ported|stroker|methanol|nitrous|heat_exchanger)/
export const makesPower = (kind: PartKind): boolean => MAKES_POWER.test(kind)
const CATLESS = /\bcatless\b|\brace\b|\boff[- ]road\b/i

/** The kinds that a question of power names; tires and brakes make none. */
export const powerKinds = (asked: string): PartKind[] => kindsIn(asked).filter(makesPower)

export const asksPartsPower = (asked: string): boolean => {
  const kinds = powerKinds(asked)
  return (
    (kinds.length > 1 || (kinds.length === 1 && JUST.test(asked))) && ASKS_POWER.test(asked) && !ASKS_ELSE.test(asked)
  )
}

const TRIED_OF_A_KIND = 4

/** How many words of its maker and its name are said: "the JB4", "BTR stage 3". */
const namedIn = (asked: string, { manufacturer, name }: Part): number => {
  const own = `${manufacturer} ${name}`.toLowerCase().match(/[a-z\d-]{3,}/g) ?? []
  return own.filter((word) => !EVERY_PART.test(word) && new RegExp(String.raw`\b${word}\b`).test(asked)).length
}
/** What a name tells of the kind, the car or its years, and not of which one it is. */
const EVERY_PART =
  /^(?:tune|custom|kit|with|and|for|the|stock|dyno|remote|intake|cold|air|exhaust|cat-?back|headers?|long|tubes?|down-?pipes?|cams?|camshafts?|pulley|turbo|super ?charger|upper|lower|e85|flex|fuel|performance|(?:19|20)?\d\d(?:-\d\d)?|mustang|camaro|corvette|bmw|ford|golf|gti|wrx|sti|civic|si|m\d.*|\d{3}i)$/

/** Shares of all that the parts make, for which no more parts of power may come in. */
const SHARES_TRIED = [1, 0.97, 0.94, 0.9] as const

/** What a power may need beside the parts that were named, without being the power itself. */
const SUPPORTS = /^(?:cold_air|intercooler|charge_pipes|heat_exchanger)/
/** A build that is held below this share of what its parts make tells nothing of them. */
const NEAR = 0.97

/** A build of these parts with its tune open: not set to a goal that lies below what they make. */
function withAllTheyMake(
  { catalog, ...advisor }: Advisor,
  { vehicle }: ChosenCar,
  request: GenerateRequest,
  isExact: boolean,
) {
  const own: Advisor = { catalog, ...advisor }
  const first = planOf(own, request)
  if (!first.ok) return undefined
  const parts = first.reply.recommendedParts.flatMap(({ partId }) => catalog.part(partId) ?? [])
  const fuel = first.reply.enhancedData.preferences.fuel_type
  const { wheelHp } = buildPower({ vehicle, parts, fuel, weather: SAE_J1349_WEATHER }, catalog.factors)
  const asFirst = { reply: first.reply, request }
  if (wheelHp <= first.reply.power.wheelHp + 1) return asFirst
  let needing: { reply: GenerateReply; request: GenerateRequest } | undefined
  for (const share of SHARES_TRIED) {
    const most = { ...request, targetHorsepower: Math.floor(share * wheelHp) }
    const whole = planOf(own, most)
    if (!whole.ok || whole.reply.power.wheelHp <= first.reply.power.wheelHp) continue
    const more = whole.reply.recommendedParts.filter(
      ({ kind, partId }) => makesPower(kind as PartKind) && !parts.some(({ id }) => id === partId),
    )
    if (more.length === 0) return { reply: whole.reply, request: most }
    if (more.every(({ kind }) => SUPPORTS.test(kind))) needing ??= { reply: whole.reply, request: most }
  }
  return needing ?? (isExact && first.reply.power.wheelHp < NEAR * wheelHp ? undefined : asFirst)
}

/**
 * "Predicted whp and torque for intake, downpipe and tune": a build of exactly those parts, with its range. `isExact`: none
 * where the rules hold such a build far below what its parts make.
 */
export function partsPower(
  advisor: Advisor,
  draft: Draft,
  car: ChosenCar,
  asked: string,
  named: readonly PartKind[] = powerKinds(asked),
  isExact = false,
): Answer | undefined {
  const { catalog } = advisor
  const fitting = catalog.partsFor(car.vehicle)
  const kinds = named.filter((kind) => fitting.some((part) => part.kind === kind))
  if (kinds.length === 0) return undefined
  const { goal: _, budgetUsd: __, shown: ___, ...open } = draft
  const wished: Draft = { ...open, wants: kinds, priority: 'lowest_cost' }
  const asWished = requestFor(advisor, wished, car, partsTarget(advisor, wished, car))
  const catted = fitting.filter(
    ({ kind, name }) => kinds.includes(kind) && CATLESS.test(name) && !/catless/.test(asked),
  )
  const others = catted.filter(({ kind }) => fitting.some((part) => part.kind === kind && !catted.includes(part)))
  const refused = [...(asWished.excludedPartIds ?? []), ...others.map(({ id }) => id)]
  const withParts = (ids: readonly string[]) => ({
    ...asWished,
    lockedPartIds: [...ids],
    ...(refused.length > 0 ? { excludedPartIds: refused } : {}),
  })
  const together = (isCustomTune: boolean): string[] | undefined => {
    const ids: string[] = []
    for (const kind of kinds) {
      const some = fitting
        .filter((part) => part.kind === kind && !refused.includes(part.id))
        .filter(({ calibration }) => !isCustomTune || calibration === undefined || calibration === 'custom')
        .toSorted((a, b) => namedIn(asked, b) - namedIn(asked, a) || a.priceCents - b.priceCents)
      const works = some.slice(0, TRIED_OF_A_KIND).find(({ id }) => planOf(advisor, withParts([...ids, id])).ok)
      if (!works) return undefined
      ids.push(works.id)
    }
    return ids
  }
  // An off-the-shelf map runs only the parts that it was written for.
  const locked = together(false) ?? together(true)
  if (!locked) return undefined
  const opened = withAllTheyMake(advisor, car, withParts(locked), isExact)
  if (!opened) return undefined
  const { reply, request } = opened
  const { power, recommendedParts, partsCost, estimatedCost } = reply
  const { low, high } = power.wheelHpRange90
  const gain = Math.max(0, Math.round(power.wheelHp - power.stockWheelHp))
  const inKw = (hp: number) => (/\bkws?\b|kilo ?watt/.test(asked) ? ` (${Math.round(hp / HP_PER_KW)} kW)` : '')
  const [kw, kwGain] = [inKw(power.wheelHp), inKw(gain)]
  const name = carWords(car.vehicle, car.year)
  const fuel = FUEL_NAMES[reply.enhancedData.preferences.fuel_type]
  const names = kinds.map((kind) => kindName(kind).toLowerCase())
  const more = recommendedParts.filter(({ partId }) => !locked.includes(partId)).map(({ name: own }) => own)
  const missing = named.filter((kind) => !kinds.includes(kind)).map((kind) => kindName(kind).toLowerCase())
  return [
    text(
      inLanguage(draft.language, [
        `With ${names.length === 1 && !/s$/.test(names[0] ?? '') ? 'a ' : ''}${listed(names)} the ${name} should make ${whp(power.wheelHp)}${kw} and ${Math.round(power.wheelTorqueLbft)} lb-ft at the wheels on ${fuel}, up from ${whp(power.stockWheelHp)}: +${gain}${kwGain}, about ${Math.round(power.crankHp)} hp at the crank. Most cars land between ${Math.round(low)} and ${Math.round(high)} whp. ${dollars(partsCost)} in parts, ${dollars(estimatedCost)} installed.`,
        `Con esas piezas el ${name} da unos ${whp(power.wheelHp)}${kw} con ${fuel} (de ${whp(power.stockWheelHp)}: +${gain}${kwGain}); la mayoría queda entre ${Math.round(low)} y ${Math.round(high)}. ${dollars(estimatedCost)} instalado.`,
      ]),
      more.length > 0 ? `In that price because they need it: ${listed(more)}.` : '',
      missing.length > 0 ? `We sell no ${listed(missing)} for it, so that is not counted.` : '',
      car.assumed,
    ),
    { type: 'build', reply, request },
    suggestions('More power', 'On E85', 'How quick is it?', 'Add it to my cart'),
  ]
}
