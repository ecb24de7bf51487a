import { filledSlots } from '../fitment/check-build.ts'
import { slotOf } from '../fitment/slots.ts'
import type { Part, PartKind, Slot } from '../model.ts'
import { scenarioParts } from '../power/build-power.ts'
import { type ScenarioParts, shotWheelHp } from '../power/power-scenario.ts'
import type { Rule, RuledBuild, Severity } from './rule.ts'
import { RULEBOOK } from './rulebook.ts'

/** One rule that a build breaks, or a word that belongs on its bill. */
export interface Breach {
  ruleId: string
  severity: Severity
  sentence: string
  /** The parts that break it. */
  partIds: readonly string[]
  /** Kinds of parts that would mend it. */
  mendedByKinds: readonly PartKind[]
}

/** Power that counts as reached: rounding of the delivered figure. */
const SAME_POWER = 1 + 1e-6

/** A build with what every rule asks of it, worked out once. */
interface JudgedBuild extends RuledBuild {
  filled: ReadonlySet<Slot>
  chosen: ScenarioParts
  others: readonly Part[]
}

const judged = (build: RuledBuild): JudgedBuild => ({
  ...build,
  ...scenarioParts(build.parts),
  filled: filledSlots(build.parts),
})

/** Whether the part may not be sold for this car, fuel and use. */
const isRefused = (rule: Rule, part: Part, build: JudgedBuild): boolean =>
  !part.installed && (rule.refuses?.(part, build) ?? false)

/** Whether the part stands without what it needs. */
const isInNeed = (rule: Rule, part: Part, build: JudgedBuild): boolean =>
  !part.installed &&
  (rule.needs?.(part, build) ?? []).some((slot) => slot !== slotOf(part.kind) && !build.filled.has(slot))

const isClashing = (rule: Rule, part: Part, build: JudgedBuild): boolean => {
  const excluded = rule.excludes?.(part, build) ?? []
  return excluded.length > 0 && build.parts.some((other) => other !== part && excluded.includes(other.kind))
}

/** Whether boost source, pulley, tune, flex-fuel kit and nitrous break the rule: together, for want of a slot, or by a kind. */
function breaksAsScenario(rule: Rule, build: JudgedBuild): boolean {
  const { chosen, parts, filled } = build
  return (
    (rule.refusesScenario?.(chosen, build) ?? false) ||
    (rule.scenarioNeeds?.(chosen, build) ?? []).some((slot) => !filled.has(slot)) ||
    (rule.scenarioExcludes?.(chosen, build) ?? []).some((kind) => parts.some((part) => part.kind === kind)) ||
    (!chosen.boostSource?.installed && build.wheelHp * SAME_POWER < (rule.scenarioFloor?.(chosen, build) ?? 0)) ||
    build.wheelHp > (rule.scenarioCeiling?.(chosen, build) ?? Number.POSITIVE_INFINITY) * SAME_POWER
  )
}

/** Whether the build delivers more than hardware that it kept is good for. */
function breaksCeiling(rule: Rule, build: JudgedBuild): boolean {
  const { chosen, filled } = build
  const shot = shotWheelHp(chosen, build.drivelineLoss)
  return (rule.ceilings?.(build) ?? []).some(
    ({ slot, wheelHp, when, ofAir }) =>
      !filled.has(slot) &&
      (when?.(chosen) ?? true) &&
      build.wheelHp > (Math.max(wheelHp, build.stockWheelHp) + (ofAir ? shot : 0)) * SAME_POWER,
  )
}

/** Whether the build could not be sold without the part, or another part cannot do without it. */
function isAsked(part: Part, build: JudgedBuild, rules: readonly Rule[]): boolean {
  const parts = build.parts.filter((other) => other !== part)
  const without = judged({ ...build, parts })
  const { filled } = without
  if (parts.some(({ needs }) => needs.includes(slotOf(part.kind)) && !filled.has(slotOf(part.kind)))) return true
  return rules.some((rule) => {
    const breach = rule.idle || rule.floorWheelHp ? undefined : breachOf(rule, without, rules)
    return breach !== undefined && forbids(breach) && !breachOf(rule, build, rules)
  })
}

const isIdle = (rule: Rule, part: Part, build: RuledBuild): boolean =>
  (rule.idle?.(part, build) ?? false) || build.wheelHp * SAME_POWER < (rule.floorWheelHp?.(part, build) ?? 0)

const isUncalledFor = (rule: Rule, part: Part, build: JudgedBuild, rules: readonly Rule[]): boolean =>
  !part.installed &&
  ((rule.breaks?.(part, build) ?? false) || (isIdle(rule, part, build) && !isAsked(part, build, rules)))

const NONE: ReadonlySet<Part> = new Set()

/** The parts that break the rule: refused ones first, then those in need, those that clash, and those nothing calls for. */
function breakingParts(rule: Rule, build: JudgedBuild, rules: readonly Rule[]): ReadonlySet<Part> {
  const { refuses, needs, excludes, breaks, idle, floorWheelHp } = rule
  if (!(refuses ?? needs ?? excludes ?? breaks ?? idle ?? floorWheelHp)) return NONE
  const { parts } = build
  return new Set([
    ...(refuses ? parts.filter((part) => isRefused(rule, part, build)) : []),
    ...(needs ? parts.filter((part) => isInNeed(rule, part, build)) : []),
    ...(excludes ? parts.filter((part) => isClashing(rule, part, build)) : []),
    ...((breaks ?? idle ?? floorWheelHp) ? parts.filter((part) => isUncalledFor(rule, part, build, rules)) : []),
  ])
}

function breachOf(rule: Rule, build: JudgedBuild, rules: readonly Rule[]): Breach | undefined {
  const { id: ruleId, severity, sentence } = rule
  const breach = (parts: readonly Part[], mendedByKinds: readonly PartKind[] = []): Breach => ({
    ...{ ruleId, severity, sentence, mendedByKinds },
    partIds: parts.map((part) => part.id),
  })
  const fuelRefusal = rule.refusesFuel?.(build)
  if (fuelRefusal && build.parts.length > 0) return { ...breach([]), sentence: fuelRefusal }
  const broken = breakingParts(rule, build, rules)
  if (broken.size > 0) return breach([...broken])
  if (build.parts.length > 0 && breaksAsScenario(rule, build)) {
    return breach(Object.values(build.chosen).filter((part) => part !== undefined))
  }
  if (rule.ceilings && breaksCeiling(rule, build)) return breach([])
  const missing = (rule.recommends?.(build) ?? []).filter(
    (kind) => !build.filled.has(slotOf(kind)) && build.fitting.some((part) => part.kind === kind),
  )
  if (missing.length > 0) return breach([], missing)
  return rule.warns?.(build) ? breach([]) : undefined
}

/**
 * Every rule that a finished build breaks, and what belongs on its bill, in the order of the rulebook. An empty list
 * of `never` and `must_with` breaches = a build that a good shop would sell.
 */
export function judgeBuild(build: RuledBuild, rules: readonly Rule[] = RULEBOOK): Breach[] {
  const whole = judged(build)
  return rules.flatMap((rule) => breachOf(rule, whole, rules) ?? [])
}

/** The same by the rules of one severity alone. */
export function judgedBy(severity: Severity, build: RuledBuild): Breach[] {
  const whole = judged(build)
  return RULEBOOK.flatMap((rule) => (rule.severity === severity ? (breachOf(rule, whole, RULEBOOK) ?? []) : []))
}

/** Whether the breach keeps the build from being sold. */
export const forbids = ({ severity }: Pick<Breach, 'severity'>): boolean =>
  severity === 'never' || severity === 'must_with'

const FORBIDDING = RULEBOOK.filter(forbids)
const looksAtWhole = (rule: Rule): boolean =>
  Boolean(
    (rule.refusesScenario ??
      rule.scenarioNeeds ??
      rule.scenarioExcludes ??
      rule.scenarioFloor ??
      rule.scenarioCeiling) ||
      (rule.ceilings ?? rule.breaks ?? rule.idle ?? rule.floorWheelHp ?? rule.refusesFuel),
  )
const OF_THE_WHOLE = FORBIDDING.filter(looksAtWhole)

/** The breaches that keep the build from being sold. */
export const forbiddenBy = (build: RuledBuild): Breach[] => judgeBuild(build, FORBIDDING)

/**
 * The same by those rules alone that look at more than a part and what stands beside it: all that another part can newly
 * break once the search's own rules let it join.
 */
export function forbiddenAsWhole(build: RuledBuild): Breach[] {
  const whole = judged(build)
  return OF_THE_WHOLE.flatMap((rule) => breachOf(rule, whole, FORBIDDING) ?? [])
}
