import type { FittedTires } from '../dragstrip/tire.ts'
import type { Reserve } from '../limits/ceilings.ts'
import type { CalibrationFactors, Fuel, Part, PartCategory, PartKind, Slot, Vehicle, Weather } from '../model.ts'
import type { PowerScenario, ScenarioInput } from '../power/power-scenario.ts'
import type { SearchRules } from '../rulebook/search-rules.ts'
import type { InductionPreference, IntendedUse } from '../vocabulary.ts'

/** Which builds are allowed. Nothing here has a hidden default for fuel or weather. */
export interface SearchRequest {
  vehicle: Vehicle
  /** The catalog's parts, and in their place those that are on the car; those that do not fit the car are left out. */
  parts: readonly Part[]
  /** What is in the tank. Ethanol blends count only with a tune or flex-fuel kit made for them. */
  fuel: Fuel
  /** It is what the customer can buy: no other is suggested. */
  noOtherFuel?: boolean
  weather: Weather
  factors: CalibrationFactors
  laborRateCentsPerHour: number
  induction?: InductionPreference
  use?: IntendedUse
  /** Left stock: "keep the stock clutch". */
  excludedSlots?: readonly Slot[]
  excludedCategories?: readonly PartCategory[]
  excludedKinds?: readonly PartKind[]
  excludedPartIds?: readonly string[]
  /** Must be in the build. */
  lockedPartIds?: readonly string[]
  /** Tires that the car stands on, where a time is the goal; absent: as it left the factory. */
  fittedTires?: FittedTires | undefined
  /** Slots that must be filled by some part or kit. */
  requiredSlots?: readonly Slot[]
  /** What of every strength limit stays unused, on top of what the use asks for. */
  limitReserve?: Reserve
  /** The calibration holds power here at most, wheel hp, whatever the parts would make. */
  capWheelHp?: number | undefined
  /** Where the calibration can be set, it delivers this at most, wheel hp; see `limitedWheelHp`. */
  deliverWheelHp?: number | undefined
  /** List every scenario with its outcome in the proof. */
  explain?: boolean
  /** The rulebook for this car, fuel and use; absent = none. */
  rules?: SearchRules
  /** The power model, for tests that bring their own. */
  scenarioOf?: (input: ScenarioInput) => PowerScenario
}
