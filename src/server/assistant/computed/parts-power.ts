import { FUEL_NAMES } from '../../../engine/display-words.ts'
import type { PartKind } from '../../../engine/model.ts'
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

/** "Predicted whp and torque for intake, downpipe and tune": a build of exactly those parts, with its range. */
export function partsPower(
  advisor: Advisor,
  draft: Draft,
  car: ChosenCar,
  asked: string,
  named: readonly PartKind[] = powerKinds(asked),
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
  const locked: string[] = []
  const withParts = (ids: readonly string[]) => ({
    ...asWished,
    lockedPartIds: [...ids],
    ...(refused.length > 0 ? { excludedPartIds: refused } : {}),
  })
  for (const kind of kinds) {
    const some = fitting
      .filter((part) => part.kind === kind && !refused.includes(part.id))
      .toSorted((a, b) => a.priceCents - b.priceCents)
    const works = some.slice(0, TRIED_OF_A_KIND).find(({ id }) => planOf(advisor, withParts([...locked, id])).ok)
    if (!works) return undefined
    locked.push(works.id)
  }
  const request = withParts(locked)
  const planned = planOf(advisor, request)
  if (!planned.ok) return undefined
  const { reply } = planned
  const { power, recommendedParts, partsCost, estimatedCost } = reply
  const { low, high } = power.wheelHpRange90
  const name = carWords(car.vehicle, car.year)
  const fuel = FUEL_NAMES[reply.enhancedData.preferences.fuel_type]
  const names = kinds.map((kind) => kindName(kind).toLowerCase())
  const more = recommendedParts.filter(({ partId }) => !locked.includes(partId)).map(({ name: own }) => own)
  const missing = named.filter((kind) => !kinds.includes(kind)).map((kind) => kindName(kind).toLowerCase())
  return [
    text(
      inLanguage(draft.language, [
        `With ${names.length === 1 && !/s$/.test(names[0] ?? '') ? 'a ' : ''}${listed(names)} the ${name} should make ${whp(power.wheelHp)} and ${Math.round(power.wheelTorqueLbft)} lb-ft at the wheels on ${fuel}, up from ${whp(power.stockWheelHp)}. Most cars land between ${Math.round(low)} and ${Math.round(high)} whp. ${dollars(partsCost)} in parts, ${dollars(estimatedCost)} installed.`,
        `Con esas piezas el ${name} da unos ${whp(power.wheelHp)} con ${fuel} (de ${whp(power.stockWheelHp)}); la mayoría queda entre ${Math.round(low)} y ${Math.round(high)}. ${dollars(estimatedCost)} instalado.`,
      ]),
      more.length > 0 ? `In that price because they need it: ${listed(more)}.` : '',
      missing.length > 0 ? `We sell no ${listed(missing)} for it, so that is not counted.` : '',
      car.assumed,
    ),
    { type: 'build', reply, request },
    suggestions('More power', 'On E85', 'How quick is it?', 'Add it to my cart'),
  ]
}
