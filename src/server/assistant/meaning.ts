import type { BudgetPriority } from '../../contract/budget-priority.ts'
import type { DynoSheet } from '../../engine/current-setup/current-setup.ts'
import type { InductionChoice } from '../../engine/display-words.ts'
import type { Fuel, PartKind, Slot, TransmissionKind } from '../../engine/model.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import type { NamedCar } from '../catalog/car-words.ts'

/** What the visitor wants to hear. `plan` is a request for a build, or whatever changes one. */
export type Intent =
  | 'plan'
  | 'slip'
  | 'limits'
  | 'fits'
  | 'compare'
  | 'cart'
  | 'price'
  | 'why'
  | 'stock'
  | 'help'
  | 'thanks'
  | 'reset'
  | 'unknown'

/** What is to be reached. Power without another word is at the wheels. */
export type Goal =
  | { wheelHp: number }
  | { crankHp: number }
  /** Above stock, at the wheels. */
  | { gainHp: number }
  | { quarterMileS: number }
  | { zeroToSixtyS: number }
  | { trapMph: number }
  | { fasterThan: NamedCar }
  /** As much as budget and constraints allow. */
  | { most: true }

/** One message of a visitor, understood. Absent = it says nothing about that. */
export interface Meaning {
  intent: Intent
  /** The catalog's modelId. */
  car?: string
  year?: number
  gearbox?: TransmissionKind
  goal?: Goal
  fuel?: Fuel
  budgetUsd?: number
  use?: IntendedUse
  induction?: InductionChoice
  priority?: BudgetPriority
  /** Places of the build that are to stay as the factory made them, sorted. */
  keepsStock?: readonly Slot[]
  /** Kinds of parts that the build is to hold, sorted. */
  wants?: readonly PartKind[]
  /** Kinds of parts that are on the car already, sorted. */
  installed?: readonly PartKind[]
  /** What the car makes as it stands. */
  dynoSheet?: DynoSheet
  change?: 'cheaper' | 'more_power'
  /** The part asked about. */
  part?: { kind?: PartKind; maker?: string }
  /** The other side of a comparison. */
  against?: { car?: string; year?: number; fuel?: Fuel; induction?: InductionChoice }
  /** Asks about the car as it left the factory. */
  isStock?: true
}
