import { type BuildProblem, checkBuild, filledSlots } from '../fitment/check-build.ts'
import { clash } from '../fitment/clash.ts'
import { fits } from '../fitment/fits.ts'
import { fillsSlot } from '../fitment/slots.ts'
import { type CalibrationFactors, FUELS, type Fuel, type Part, type Slot, type Vehicle } from '../model.ts'
import { scenarioParts } from '../power/build-power.ts'
import { INTENDED_USES, type IntendedUse } from '../vocabulary.ts'
import { type Breach, forbids, judgeBuild } from './judge-build.ts'
import type { Rule, RuledBuild, RuledCar } from './rule.ts'
import { RULEBOOK, ruleById } from './rulebook.ts'
import { ruledCarOf } from './ruled-request.ts'

/** What keeps parts from going on one car together, whatever power they make. */
export interface PartsConflict {
  reason: 'does_not_fit' | 'one_slot' | 'needs' | 'excludes' | 'no_boost'
  /** The rule that says so; null where the parts themselves do. */
  ruleId: string | null
  /** The rule's sentence. */
  sentence: string | null
  partIds: readonly string[]
  /** Slots that a further part could fill. */
  missing: readonly Slot[]
}

interface Car {
  vehicle: Vehicle
  /** What the shop sells. */
  sold: readonly Part[]
  factors: CalibrationFactors
}
export interface CarWithParts extends Car {
  parts: readonly Part[]
}

/**
 * Of a rule what holds without knowing the build's power. What the shop would not plan though it bolts on (`refuses`) is a
 * matter of taste here: whoever chose the part has chosen.
 */
function withoutPower({ id, severity, sentence, reason, ...rule }: Rule): Rule {
  const { needs, excludes, refusesScenario, scenarioNeeds, scenarioExcludes } = rule
  return {
    ...{ id, severity, sentence, reason },
    ...(needs ? { needs } : {}),
    ...(excludes ? { excludes } : {}),
    ...(refusesScenario ? { refusesScenario } : {}),
    ...(scenarioNeeds ? { scenarioNeeds } : {}),
    ...(scenarioExcludes ? { scenarioExcludes } : {}),
  }
}
const RULES: readonly Rule[] = RULEBOOK.filter(forbids).map(withoutPower)

const USES: readonly (IntendedUse | undefined)[] = [undefined, ...INTENDED_USES]
/** Pump gas first: most builds are sound on it, and no other fuel has to be looked at. */
const FUELS_TRIED: readonly Fuel[] = ['93', 'e85', ...FUELS.filter((fuel) => fuel !== '93' && fuel !== 'e85')]

/** What is wrong with parts on one car, and what would fill a gap among them. */
export interface PartsTogether {
  conflicts: readonly PartsConflict[]
  /** Parts of the shop that fill the slot and bring no clash with the others, the cheapest first. */
  partsToAdd(slot: Slot, most: number): Part[]
}

/**
 * Parts on one car, judged by fitment and rulebook. Nobody said what the car runs on and is for, so they are judged by
 * the fuel and use that suit them best.
 */
export function partsTogether({ parts: named, ...car }: CarWithParts): PartsTogether {
  const parts = [...new Map(named.map((part) => [part.id, part])).values()]
  const judged = bestJudged(car, parts)
  const ruled = judged.breaches.map((breach) => ruleConflict(breach, judged.build))
  return {
    conflicts: [...fitmentConflicts(car.vehicle, parts), ...ruled].reduce<PartsConflict[]>(joined, []),
    partsToAdd: (slot, most) => fillers(car, judged, slot, most),
  }
}

const fitmentConflicts = (vehicle: Vehicle, parts: readonly Part[]): PartsConflict[] =>
  checkBuild(vehicle, parts).flatMap((problem) => fitmentConflict(problem) ?? [])

function fitmentConflict(problem: BuildProblem): PartsConflict | undefined {
  const plain = { ruleId: null, sentence: null, missing: [] }
  switch (problem.reason) {
    case 'does_not_fit':
      return { ...plain, reason: 'does_not_fit', partIds: [problem.partId] }
    case 'slot_taken_twice':
      return { ...plain, reason: 'one_slot', partIds: problem.partIds }
    case 'needs_missing':
      return { ...plain, reason: 'needs', partIds: [problem.partId], missing: [problem.slot] }
    case 'excludes_each_other':
      return { ...plain, reason: 'excludes', partIds: [problem.partId, problem.otherPartId] }
    case 'no_boost_to_act_on':
      return { ...plain, reason: 'no_boost', partIds: [problem.partId], missing: [problem.slot] }
    case 'against_rule':
      return undefined
  }
}

interface Judged {
  build: RuledBuild
  breaches: readonly Breach[]
}

/** The parts under the fuel and use that leave the fewest rules broken. */
function bestJudged({ vehicle, sold, factors }: Car, parts: readonly Part[]): Judged {
  const stock = ruledCarOf({ vehicle, fuel: '93', parts: sold, factors })
  let best: Judged | undefined
  for (const fuel of FUELS_TRIED) {
    for (const use of USES) {
      const judged = judgedOn({ ...stock, fuel, use }, parts)
      if (judged.breaches.length === 0) return judged
      if (!best || judged.breaches.length < best.breaches.length) best = judged
    }
  }
  return best ?? judgedOn(stock, parts)
}

function judgedOn(car: RuledCar, parts: readonly Part[]): Judged {
  const build = ruledBuild(car, parts, car.vehicle.engine.crankTorqueLbft)
  return { build, breaches: judgeBuild(build, RULES) }
}

/** The parts as a build of stock power: none of these rules looks at it. */
const ruledBuild = (car: RuledCar, parts: readonly Part[], crankTorqueLbft: number): RuledBuild => ({
  ...{ ...car, parts, crankTorqueLbft, boostGaugePsi: car.vehicle.engine.boostGaugePsi },
  ...{ wheelHp: car.stockWheelHp, wheelTorqueLbft: crankTorqueLbft, stockWheelTorqueLbft: crankTorqueLbft },
})

function ruleConflict({ ruleId, sentence, partIds }: Breach, build: RuledBuild): PartsConflict {
  const rule = ruleById(ruleId)
  const missing = missingSlots(rule, build)
  const excluded = build.parts.flatMap((part) => [...(rule.excludes?.(part, build) ?? [])])
  const others = build.parts.filter(({ id, kind }) => excluded.includes(kind) && !partIds.includes(id))
  const named = [...partIds, ...others.map(({ id }) => id)]
  return { reason: missing.length > 0 ? 'needs' : 'excludes', ruleId, sentence, missing, partIds: named }
}

/** The slots that the rule wants filled; of a combination that it refuses, those with which it would take it. */
function missingSlots(rule: Rule, build: RuledBuild): Slot[] {
  const filled = filledSlots(build.parts)
  const { chosen } = scenarioParts(build.parts)
  const wanted = [
    ...build.parts.flatMap((part) => [...(rule.needs?.(part, build) ?? [])]),
    ...(rule.scenarioNeeds?.(chosen, build) ?? []),
  ]
  const missing = [...new Set(wanted)].filter((slot) => !filled.has(slot))
  if (missing.length > 0 || !rule.refusesScenario?.(chosen, build)) return missing
  return (['tune', 'fuel_blend', 'boost_source'] as const).filter(
    (slot) =>
      !filled.has(slot) &&
      build.fitting.some(
        (part) => fillsSlot(part, slot) && !rule.refusesScenario?.(scenarioParts([...build.parts, part]).chosen, build),
      ),
  )
}

/** The list with one more conflict; what is said of the same parts, or of the same want, is said once. */
function joined(known: readonly PartsConflict[], next: PartsConflict): PartsConflict[] {
  const same = known.find((one) =>
    next.missing.length > 0
      ? next.missing.every((slot) => one.missing.includes(slot))
      : one.missing.length === 0 && next.partIds.every((id) => one.partIds.includes(id)),
  )
  if (!same) return [...known, next]
  const partIds = [...new Set([...same.partIds, ...next.partIds])]
  const { ruleId, sentence } = same.sentence === null ? next : same
  return known.map((one) => (one === same ? { ...one, ruleId, sentence, partIds } : one))
}

/** Parts that fill the slot and go with the build, the cheapest first. */
function fillers({ vehicle, sold }: Car, judged: Judged, slot: Slot, most: number): Part[] {
  const { parts } = judged.build
  const before = clashesIn(judged)
  const inSlot = sold.filter((part) => fillsSlot(part, slot) && fits(part, vehicle))
  const found: Part[] = []
  for (const part of inSlot.toSorted((a, b) => a.priceCents - b.priceCents)) {
    if (found.length >= most) break
    if (parts.some((other) => clash(other, part))) continue
    if (clashesIn(judgedOn(judged.build, [...parts, part])) <= before) found.push(part)
  }
  return found
}

const clashesIn = ({ build, breaches }: Judged): number =>
  breaches.filter((breach) => ruleConflict(breach, build).missing.length === 0).length
