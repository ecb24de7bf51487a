import { listed, partName } from '../display-words.ts'
import { slotOf } from '../fitment/slots.ts'
import { isGrip, isStrength } from '../limits/is-strength.ts'
import { limitSetBy } from '../limits/limit-lifts.ts'
import { limitName } from '../limits/limit-words.ts'
import type { Part, PartKind, Slot } from '../model.ts'
import type { PlanLine, PlannedBuild } from '../optimizer/planned-build.ts'
import { scenarioParts } from '../power/build-power.ts'
import type { ScenarioParts } from '../power/power-scenario.ts'
import type { Rule, RuledBuild } from './rule.ts'
import { RULEBOOK } from './rulebook.ts'
import { type RuledTerms, ruledBuildOf } from './ruled-build.ts'

/** Why a part is in a build, as a customer reads it; `ruleId` where a rule of the trade asked for it. */
export interface Reason {
  ruleId?: string
  sentence: string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "+89 whp on this build", from what counts as a gain. */
function gainReason({ gainWheelHp }: PlanLine): Reason[] {
  const rounded = Math.round(gainWheelHp)
  if (rounded === 0) return []
  return [{ sentence: rounded > 0 ? `+${rounded} whp on this build.` : `Costs ${-rounded} whp on this build.` }]
}

/** Most of what a kit brings that is named: what a buyer asks after first. */
const NAMED_FIRST: readonly Slot[] = ['tune', 'ecu_unlock', 'injectors', 'fuel_pump', 'direct_fuel', 'intercooler']

/** "Comes with its tune, ECU unlock and intercooler.", of a kit that brings a tune. */
function kitReason({ ratings }: Part): Reason[] {
  const brought = NAMED_FIRST.filter((slot) => ratings.includes?.includes(slot))
  if (!brought.includes('tune') || brought.length < 2) return []
  const names = brought.map((slot) => limitName({ component: 'hardware', slot }))
  return [{ sentence: `Comes with its ${listed(names)}.` }]
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
    .filter((use) => use.liftedByPartId === part.id && isStrength(use) && !isGrip(use) && Number.isFinite(use.limit))
    .map((use) => goodFor(limitName(use), use.limit, use.unit))
}

/** What a rule asks of a build: slots for the sake of one part, slots of the whole build, and kinds to add. */
interface Asking {
  ruleId: string
  sentence: string
  forParts: readonly { part: Part; slots: readonly Slot[] }[]
  slots: readonly Slot[]
  kinds: readonly PartKind[]
}

/** Whether the rule asks for anything at all. */
const asks = ({ needs, ceilings, scenarioNeeds, recommends }: Rule): boolean =>
  (needs ?? ceilings ?? scenarioNeeds ?? recommends) !== undefined

/** What the rule asks for: with one of the parts, with the combination, at this power, or besides. */
function askingOf(rule: Rule, build: RuledBuild, chosen: ScenarioParts): Asking[] {
  const { needs } = rule
  const forParts = needs ? build.parts.map((part) => ({ part, slots: needs(part, build) })) : []
  const atThisPower = (rule.ceilings?.(build) ?? []).filter(
    ({ wheelHp, when }) => build.wheelHp > wheelHp && (when?.(chosen) ?? true),
  )
  const { id: ruleId, sentence } = rule
  const slots = rule.scenarioNeeds?.(chosen, build) ?? []
  const kinds = rule.recommends?.(build) ?? []
  return [
    { ruleId, sentence, forParts, slots, kinds },
    ...atThisPower.map(({ slot, sentence: own }) => ({
      ...{ ruleId, sentence: own ?? sentence, forParts: [], slots: [slot], kinds: [] },
    })),
  ]
}

/**
 * Whether the rule asks for the part's own slot, or for its kind: what a kit brings besides is not what it is bought
 * for, and neither is what goes with a turbo or blower.
 */
function asksFor({ forParts, slots, kinds }: Asking, part: Part): boolean {
  const own = slotOf(part.kind)
  const isNeeded = own !== 'boost_source' && forParts.some((one) => one.part !== part && one.slots.includes(own))
  return slots.includes(own) || kinds.includes(part.kind) || isNeeded
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

/** What a part is for that nothing asks for by name. */
function supportWords({ kind, category }: Part): string {
  if (FUEL_KINDS.has(kind)) return 'Feeds this much power.'
  return category === 'cooling' ? 'Carries off the heat of more power.' : 'Supporting mod.'
}

/** What the rules say of the part; the platform's own list only where no other rule speaks of it. */
function ruleReasons(part: Part, asked: readonly Asking[]): Reason[] {
  const asking = asked.filter((one) => asksFor(one, part))
  const specific = asking.filter(({ ruleId }) => ruleId !== PLATFORM_LIST)
  const said = (specific.length > 0 ? specific : asking).map(({ ruleId, sentence }) => ({ ruleId, sentence }))
  return said
    .filter(({ sentence }, at) => said.findIndex((one) => one.sentence === sentence) === at)
    .slice(0, MOST_RULES)
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
  const { chosen } = scenarioParts(build.parts)
  const asked = rules.filter(asks).flatMap((rule) => askingOf(rule, build, chosen))
  return new Map(
    planned.lines.map((line) => {
      const { part } = line
      const reasons = [
        ...gainReason(line),
        ...kitReason(part),
        ...limitReasons(part, planned),
        ...requiredWith(part, build.parts),
        ...ruleReasons(part, asked),
      ]
      if (reasons.length > 0) return [part.id, reasons]
      return [part.id, [{ sentence: supportWords(part) }]]
    }),
  )
}
