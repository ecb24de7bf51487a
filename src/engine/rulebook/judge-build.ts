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

/** The parts that may not be sold for this car, fuel and use. */
const refusedParts = (rule: Rule, build: JudgedBuild): Part[] =>
  rule.refuses ? build.parts.filter((part) => !part.installed && rule.refuses?.(part, build)) : []

/** The parts that stand without what they need. */
const partsInNeed = (rule: Rule, build: JudgedBuild): Part[] =>
  rule.needs
    ? build.parts.filter(
        (part) =>
          !part.installed &&
          rule.needs?.(part, build).some((slot) => slot !== slotOf(part.kind) && !build.filled.has(slot)),
      )
    : []

const clashingParts = (rule: Rule, build: JudgedBuild): Part[] =>
  rule.excludes
    ? build.parts.filter((part) => {
        const excluded = rule.excludes?.(part, build) ?? []
        return build.parts.some((other) => other !== part && excluded.includes(other.kind))
      })
    : []

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

const uncalledFor = (rule: Rule, build: JudgedBuild, rules: readonly Rule[]): Part[] =>
  rule.breaks || rule.idle || rule.floorWheelHp
    ? build.parts.filter(
        (part) =>
          !part.installed &&
          (rule.breaks?.(part, build) || (isIdle(rule, part, build) && !isAsked(part, build, rules))),
      )
    : []

function breachOf(rule: Rule, build: JudgedBuild, rules: readonly Rule[]): Breach | undefined {
  const { id: ruleId, severity, sentence } = rule
  const breach = (parts: readonly Part[], mendedByKinds: readonly PartKind[] = []): Breach => ({
    ...{ ruleId, severity, sentence, mendedByKinds },
    partIds: parts.map((part) => part.id),
  })
  const fuelRefusal = rule.refusesFuel?.(build)
  if (fuelRefusal && build.parts.length > 0) return { ...breach([]), sentence: fuelRefusal }
  const broken = [
    ...new Set([
      ...refusedParts(rule, build),
      ...partsInNeed(rule, build),
      ...clashingParts(rule, build),
      ...uncalledFor(rule, build, rules),
    ]),
  ]
  if (broken.length > 0) return breach(broken)
  if (build.parts.length > 0 && breaksAsScenario(rule, build)) {
    return breach(Object.values(build.chosen).filter((part) => part !== undefined))
  }
  if (breaksCeiling(rule, build)) return breach([])
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
