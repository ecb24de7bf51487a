import { fillsSlot, slotOf } from '../fitment/slots.ts'
import { limitSetBy } from '../limits/limit-lifts.ts'
import { limitName } from '../limits/limit-words.ts'
import type { Part, Slot } from '../model.ts'
import type { PlanLine, PlannedBuild } from '../optimizer/planned-build.ts'
import { scenarioParts } from '../power/build-power.ts'
import type { Rule, RuledBuild } from './rule.ts'
import { RULEBOOK } from './rulebook.ts'
import { type RuledTerms, ruledBuildOf } from './ruled-build.ts'

/** Why a part is in a build, as a customer reads it; `ruleId` where a rule of the trade asked for it. */
export interface Reason {
  ruleId?: string
  sentence: string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const partName = ({ manufacturer, name }: Part): string =>
  name.startsWith(manufacturer) ? name : `${manufacturer} ${name}`

/** "+89 whp on this build", from what counts as a gain. */
function gainReason({ gainWheelHp }: PlanLine): Reason[] {
  const rounded = Math.round(gainWheelHp)
  if (rounded === 0) return []
  return [{ sentence: rounded > 0 ? `+${rounded} whp on this build.` : `Costs ${-rounded} whp on this build.` }]
}

/** The limit that the part sets: its own rating where it has one, else what the build's limits say of it. */
function limitReasons(part: Part, { build, limits }: PlannedBuild): Reason[] {
  const goodFor = (name: string, value: number, unit: string): Reason => ({
    sentence: `${capital(name)} good for ${Math.round(value).toLocaleString('en-US')} ${unit}.`,
  })
  const set = limitSetBy(part, build.vehicle)
  if (set) {
    const unit = set.limit === 'internals' ? 'crank hp' : 'lb-ft'
    return [goodFor(limitName({ component: set.limit }), set.value, unit)]
  }
  return limits
    .filter((use) => use.liftedByPartId === part.id && use.component !== 'grip' && Number.isFinite(use.limit))
    .map((use) => goodFor(limitName(use), use.limit, use.unit))
}

/** Whether the rule asks for a slot that the part fills, of another part, of the combination, or at this power. */
function asksFor(rule: Rule, part: Part, build: RuledBuild): boolean {
  const fills = (slot: Slot) => fillsSlot(part, slot)
  const { chosen } = scenarioParts(build.parts)
  return (
    build.parts.some((other) => other !== part && rule.needs?.(other, build).some(fills)) ||
    (rule.scenarioNeeds?.(chosen, build) ?? []).some(fills) ||
    (rule.ceilings?.(build) ?? []).some(
      ({ slot, wheelHp, when }) => fills(slot) && build.wheelHp > wheelHp && (when?.(chosen) ?? true),
    ) ||
    (rule.recommends?.(build) ?? []).includes(part.kind)
  )
}

/** Parts that cannot go in without this one, of themselves. */
function requiredWith(part: Part, parts: readonly Part[]): Reason[] {
  const needing = parts.find((other) => other !== part && other.needs.some((slot) => slot === slotOf(part.kind)))
  return needing ? [{ sentence: `Required with ${partName(needing)}.` }] : []
}

/** The rule that holds the platform's own list: what it says of any part is general. */
const PLATFORM_LIST = 'P01'
/** More sentences of rules than this say no more. */
const MOST_RULES = 2

const FUEL_KINDS: ReadonlySet<Part['kind']> = new Set<Part['kind']>([
  'injectors',
  'fuel_pump',
  'high_pressure_fuel_pump',
  'port_injection',
])

/** What the rules say of the part; the platform's own list only where no other rule speaks of it. */
function ruleReasons(part: Part, build: RuledBuild, rules: readonly Rule[]): Reason[] {
  const asking = rules.filter((rule) => asksFor(rule, part, build))
  const specific = asking.filter(({ id }) => id !== PLATFORM_LIST)
  return (specific.length > 0 ? specific : asking)
    .slice(0, MOST_RULES)
    .map(({ id, sentence }) => ({ ruleId: id, sentence }))
}

/**
 * Why each part is in the build, by part id: what it adds, the limit it sets, the part or rule that asked for it. Each
 * part has at least one reason.
 */
export function reasonsFor(
  planned: PlannedBuild,
  terms: RuledTerms,
  rules: readonly Rule[] = RULEBOOK,
): ReadonlyMap<string, readonly Reason[]> {
  const build = ruledBuildOf(planned, terms)
  return new Map(
    planned.lines.map((line) => {
      const { part } = line
      const reasons = [
        ...gainReason(line),
        ...limitReasons(part, planned),
        ...requiredWith(part, build.parts),
        ...ruleReasons(part, build, rules),
      ]
      if (reasons.length > 0) return [part.id, reasons]
      return [part.id, [{ sentence: FUEL_KINDS.has(part.kind) ? 'Feeds this much power.' : 'Supporting mod.' }]]
    }),
  )
}
