import { CAT_RULES } from './at-the-cats.ts'
import { BILL_RULES } from './bill-rules.ts'
import { BLOWER_RULES } from './blower-rules.ts'
import { BOOST_RULES } from './boost-rules.ts'
import { BOTTLE_RULES } from './bottle-rules.ts'
import { BREATHING_RULES } from './breathing-rules.ts'
import { CALIBRATION_RULES } from './calibration-rules.ts'
import { CHARGE_PIPE_RULES } from './charge-pipe-rules.ts'
import { DRIVELINE_RULES } from './driveline-rules.ts'
import { ETHANOL_RULES } from './ethanol-rules.ts'
import { FUEL_RULES } from './fuel-rules.ts'
import { INTERNALS_RULES } from './internals-rules.ts'
import { PIGGYBACK_RULES } from './piggyback-rules.ts'
import { PLATFORM_RULES } from './platform-rules.ts'
import type { Rule } from './rule.ts'
import { TIRE_RULES } from './tire-rules.ts'
import { TRACK_RULES } from './track-rules.ts'
import { USE_RULES } from './use-rules.ts'

/** Every rule that a build obeys. One list for the optimizer, both configurators, planner, cart and catalog check. */
export const RULEBOOK: readonly Rule[] = [
  ...CALIBRATION_RULES,
  ...PIGGYBACK_RULES,
  ...FUEL_RULES,
  ...ETHANOL_RULES,
  ...BOTTLE_RULES,
  ...BOOST_RULES,
  ...CHARGE_PIPE_RULES,
  ...BLOWER_RULES,
  ...BREATHING_RULES,
  ...DRIVELINE_RULES,
  ...INTERNALS_RULES,
  ...TRACK_RULES,
  ...USE_RULES,
  ...TIRE_RULES,
  ...CAT_RULES,
  ...PLATFORM_RULES,
  ...BILL_RULES,
]

const BY_ID: ReadonlyMap<string, Rule> = new Map(RULEBOOK.map((rule) => [rule.id, rule]))

/** The rule with this id. Throws on an id that is no rule's: a typing error of ours. */
export function ruleById(id: string): Rule {
  const rule = BY_ID.get(id)
  if (!rule) throw new Error(`no rule ${id}`)
  return rule
}
