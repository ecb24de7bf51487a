import { filledSlots } from '../fitment/check-build.ts'
import { slotOf } from '../fitment/slots.ts'
import type { Part, PartKind } from '../model.ts'
import { scenarioParts } from '../power/build-power.ts'
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

/** The parts that may not be sold for this car, fuel and use. */
const refusedParts = (rule: Rule, build: RuledBuild): Part[] =>
  rule.refuses ? build.parts.filter((part) => rule.refuses?.(part, build)) : []

/** The parts that stand without what they need. */
function partsInNeed(rule: Rule, build: RuledBuild): Part[] {
  if (!rule.needs) return []
  const filled = filledSlots(build.parts)
  return build.parts.filter((part) =>
    rule.needs?.(part, build).some((slot) => slot !== slotOf(part.kind) && !filled.has(slot)),
  )
}

const clashingParts = (rule: Rule, build: RuledBuild): Part[] =>
  build.parts.filter((part) => {
    const excluded = rule.excludes?.(part, build) ?? []
    return build.parts.some((other) => other !== part && excluded.includes(other.kind))
  })

/** Whether boost source, pulley, tune and flex-fuel kit break the rule: together, for want of a slot, or by a kind. */
function breaksAsScenario(rule: Rule, build: RuledBuild): boolean {
  const { chosen, others } = scenarioParts(build.parts)
  const filled = filledSlots(build.parts)
  return (
    (rule.refusesScenario?.(chosen, build) ?? false) ||
    (rule.scenarioNeeds?.(chosen, build) ?? []).some((slot) => !filled.has(slot)) ||
    others.some(({ kind }) => rule.scenarioExcludes?.(chosen, build).includes(kind)) ||
    build.wheelHp * SAME_POWER < (rule.scenarioFloor?.(chosen, build) ?? 0) ||
    build.wheelHp > (rule.scenarioCeiling?.(chosen, build) ?? Number.POSITIVE_INFINITY) * SAME_POWER
  )
}

/** Whether the build delivers more than hardware that it kept is good for. */
function breaksCeiling(rule: Rule, build: RuledBuild): boolean {
  const { chosen } = scenarioParts(build.parts)
  const filled = filledSlots(build.parts)
  return (rule.ceilings?.(build) ?? []).some(
    ({ slot, wheelHp, when }) =>
      !filled.has(slot) &&
      (when?.(chosen) ?? true) &&
      build.wheelHp > Math.max(wheelHp, build.stockWheelHp) * SAME_POWER,
  )
}

/** Whether the build could not be sold without the part, or another part cannot do without it. */
function isAsked(part: Part, build: RuledBuild, rules: readonly Rule[]): boolean {
  const parts = build.parts.filter((other) => other !== part)
  const filled = filledSlots(parts)
  if (parts.some(({ needs }) => needs.includes(slotOf(part.kind)) && !filled.has(slotOf(part.kind)))) return true
  const without = { ...build, parts }
  return rules.some((rule) => {
    const breach = rule.idle || rule.floorWheelHp ? undefined : breachOf(rule, without, rules)
    return breach !== undefined && forbids(breach) && !breachOf(rule, build, rules)
  })
}

const isIdle = (rule: Rule, part: Part, build: RuledBuild): boolean =>
  (rule.idle?.(part, build) ?? false) || build.wheelHp * SAME_POWER < (rule.floorWheelHp?.(part, build) ?? 0)

const uncalledFor = (rule: Rule, build: RuledBuild, rules: readonly Rule[]): Part[] =>
  build.parts.filter(
    (part) => rule.breaks?.(part, build) || (isIdle(rule, part, build) && !isAsked(part, build, rules)),
  )

function breachOf(rule: Rule, build: RuledBuild, rules: readonly Rule[]): Breach | undefined {
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
    return breach(Object.values(scenarioParts(build.parts).chosen).filter((part) => part !== undefined))
  }
  if (breaksCeiling(rule, build)) return breach([])
  const missing = (rule.recommends?.(build) ?? []).filter(
    (kind) => !filledSlots(build.parts).has(slotOf(kind)) && build.fitting.some((part) => part.kind === kind),
  )
  if (missing.length > 0) return breach([], missing)
  return rule.warns?.(build) ? breach([]) : undefined
}

/**
 * Every rule that a finished build breaks, and what belongs on its bill, in the order of the rulebook. An empty list
 * of `never` and `must_with` breaches = a build that a good shop would sell.
 */
export function judgeBuild(build: RuledBuild, rules: readonly Rule[] = RULEBOOK): Breach[] {
  return rules.flatMap((rule) => breachOf(rule, build, rules) ?? [])
}

/** Whether the breach keeps the build from being sold. */
export const forbids = ({ severity }: Pick<Breach, 'severity'>): boolean =>
  severity === 'never' || severity === 'must_with'
