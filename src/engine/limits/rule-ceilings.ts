import { fillsSlot } from '../fitment/slots.ts'
import type { Part, Slot, Vehicle } from '../model.ts'
import type { ScenarioParts } from '../power/power-scenario.ts'
import type { RuleCeiling, SearchRules } from '../rulebook/search-rules.ts'
import { keptOfAll, keptOfDriveline, provenOutput, type Reserve } from './ceilings.ts'

/** A ceiling of the rulebook on one build, as the power that it leaves. */
export interface RuleHold {
  slot: Slot
  wheelHp: number
  /** Absent: the combination of boost source and tune is not sold for more. */
  ruleId?: string
  /** Why, as a customer reads it. */
  sentence?: string | undefined
  setByPartId?: string
  /** Of a pump or injectors: the share of the limit that the figure leaves free. */
  inHand?: number
}

/** How a ceiling's figure counts: less the reserve, and never below what the car makes for sure. */
export interface CeilingMargin {
  reserve: Reserve
  /** Of what the reserve is kept. */
  keeps: ReadonlySet<Slot>
  /** What the factory car makes at the wheels, or the customer's own on its dyno sheet, hp. */
  factoryWheelHp: number
  /** What a shot of nitrous adds to what the engine breathes, hp. */
  shotWheelHp: number
}

export function ceilingMargin(
  vehicle: Vehicle,
  reserve: Reserve,
  { drivelineLoss, shotWheelHp }: { drivelineLoss: number; shotWheelHp: number },
): CeilingMargin {
  const keeps = vehicle.engine.aspiration === 'na' ? NA_KEEPS_RESERVE : KEEPS_RESERVE
  return { reserve, keeps, factoryWheelHp: provenOutput(vehicle).crankHp * (1 - drivelineLoss), shotWheelHp }
}

/** What fails for good when its figure is passed; the rest of the rulebook's figures say when a good shop adds a part. */
const KEEPS_RESERVE: ReadonlySet<Slot> = new Set<Slot>([
  ...(['bottom_end', 'heads', 'transmission', 'clutch', 'torque_converter', 'boost_source'] as const),
  ...(['injectors', 'fuel_pump', 'direct_fuel', 'oil_pump'] as const),
])

/** What carries the torque, as far as a reserve is kept of it. */
const DRIVELINE: ReadonlySet<Slot> = new Set<Slot>(['transmission', 'clutch', 'torque_converter'])

/** Without boost, injectors that run out cost power and no piston; a kit that adds it has a margin of its own. */
const FUEL: ReadonlySet<Slot> = new Set<Slot>(['injectors', 'fuel_pump', 'direct_fuel'])
const NA_KEEPS_RESERVE: ReadonlySet<Slot> = new Set([...KEEPS_RESERVE].filter((slot) => !FUEL.has(slot)))

/**
 * Worked: a clutch good for 700 whp, reserve 0.05, a factory car of 400 whp: 665 whp. Half shafts keep their 700, and a
 * bottom end that is sold to 617 of 650 whp keeps its 617: a twentieth is in hand. Cams that breathe 450 whp leave 535 with
 * a shot of 85.
 */
export function keptWheelHp(
  { slot, inHand, ofAir }: Pick<RuleCeiling, 'slot' | 'inHand' | 'ofAir'>,
  wheelHp: number,
  { reserve, keeps, factoryWheelHp, shotWheelHp }: CeilingMargin,
): number {
  const share = (DRIVELINE.has(slot) ? keptOfDriveline : keptOfAll)(reserve)
  const kept = Math.max(keeps.has(slot) ? wheelHp * (1 - stillToKeep(share, inHand)) : wheelHp, factoryWheelHp)
  return ofAir ? kept + shotWheelHp : kept
}

/** What a reserve takes of a figure that leaves this share free already. Worked: 0.15 over 0.05: 1 - 0.85 / 0.95 = 0.105. */
export const stillToKeep = (reserve: number, inHand = 0): number => Math.max(0, 1 - (1 - reserve) / (1 - inHand))

/** What a ceiling leaves with this part in its slot, before any reserve, wheel hp; undefined: the part does not fill it. */
export function liftOf(ceiling: RuleCeiling, part: Part): number | undefined {
  if (!fillsSlot(part, ceiling.slot)) return undefined
  return ceiling.liftedTo ? ceiling.liftedTo(part) : Number.POSITIVE_INFINITY
}

function holdOf(ceiling: RuleCeiling, parts: readonly Part[], margin: CeilingMargin): RuleHold {
  let lifted: { part: Part; wheelHp: number } | undefined
  for (const part of parts) {
    const wheelHp = liftOf(ceiling, part)
    if (wheelHp !== undefined && (!lifted || wheelHp > lifted.wheelHp)) lifted = { part, wheelHp }
  }
  return {
    slot: ceiling.slot,
    ruleId: ceiling.ruleId,
    sentence: ceiling.sentence,
    wheelHp: keptWheelHp(ceiling, lifted?.wheelHp ?? ceiling.wheelHp, margin),
    ...(lifted ? { setByPartId: lifted.part.id } : {}),
    ...(ceiling.inHand && FUEL.has(ceiling.slot) ? { inHand: ceiling.inHand } : {}),
  }
}

/** What the rulebook leaves of a build's power, one entry for each ceiling that holds it at some power. */
export function ruleHolds(
  rules: SearchRules | undefined,
  build: { chosen: ScenarioParts; parts: readonly Part[] },
  margin: CeilingMargin,
): RuleHold[] {
  if (!rules) return []
  const { chosen, parts } = build
  const holds = rules.ceilings
    .filter((ceiling) => ceiling.when?.(chosen) ?? true)
    .map((ceiling) => holdOf(ceiling, parts, margin))
  const slot: Slot = chosen.boostSource ? 'boost_source' : 'tune'
  const sentence = rules.scenarioCeilingSentence?.(chosen)
  holds.push({ slot, wheelHp: rules.scenarioCeilingWheelHp(chosen), sentence })
  return holds.filter((hold) => Number.isFinite(hold.wheelHp))
}
