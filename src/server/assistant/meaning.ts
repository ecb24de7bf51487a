import type { BudgetPriority } from '../../contract/budget-priority.ts'
import type { DynoSheet } from '../../engine/current-setup/current-setup.ts'
import type { InductionChoice } from '../../engine/display-words.ts'
import type { Fuel, PartKind, Slot } from '../../engine/model.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import type { NamedCar } from '../catalog/car-words.ts'
import type { GearboxSaid } from './gearbox-said.ts'
import type { Standing } from './standing-words.ts'

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
  | 'stages'
  | 'topic'
  | 'stranger'
  | 'chat'
  | 'help'
  | 'thanks'
  | 'reset'
  | 'unknown'

/** What is to be reached. Power without another word is at the wheels. */
export type Goal =
  | { wheelHp: number }
  | { crankHp: number }
  /** Above stock, at the wheels. */
  | { gainHp: number; isCrank?: boolean }
  | { timesStock: number; isCrank?: boolean }
  /** At the wheels, or at the crank. */
  | { torqueLbft: number; isCrank?: boolean }
  | { stage: 1 | 2 | 3 }
  | { quarterMileS: number }
  | { zeroToSixtyS: number }
  | { trapMph: number }
  | { fasterThan: NamedCar }
  /** As much as budget and constraints allow. */
  | { most: true; isSafe?: boolean }

/** One message of a visitor, understood. Absent = it says nothing about that. */
export interface Meaning {
  intent: Intent
  /** The catalog's modelId. */
  car?: string
  year?: number
  /** The car that is talked about is not meant, but one of these. */
  notThisCar?: { cars: readonly string[]; words: string }
  isYearOfCode?: true
  gearbox?: GearboxSaid
  goal?: Goal
  fuel?: Fuel
  /** Fuels that cannot be had. */
  notFuels?: readonly Fuel[]
  budgetUsd?: number
  use?: IntendedUse
  induction?: InductionChoice
  priority?: BudgetPriority
  /** Places of the build that are to stay as the factory made them, sorted. */
  keepsStock?: readonly Slot[]
  /** Kinds of parts that the build is to hold, sorted. */
  wants?: readonly PartKind[]
  /** Kinds that must not be bought, where another kind may still fill their place, sorted. */
  without?: readonly PartKind[]
  /** Kinds that were ruled out before and are welcome again. */
  allows?: readonly PartKind[]
  /** Of these kinds of boost one is wanted. */
  boostKinds?: readonly PartKind[]
  /** How no part of it is to be made: "stroker". */
  notMade?: readonly string[]
  /** Every part of the build must pass California's smog check. */
  isCarbLegal?: true
  /** The maker that the build is to hold. */
  maker?: string
  /** Kinds of parts that are on the car already, sorted. */
  installed?: readonly PartKind[]
  /** What the car makes as it stands. */
  dynoSheet?: DynoSheet
  /** Its miles, altitude, tires and gearbox, where they are told. */
  standing?: Standing
  /** 'half': for half the money of the build before. */
  change?: 'cheaper' | 'half' | 'more_power' | 'less_power' | 'back'
  /** Back to the build of this power or budget. */
  backTo?: number
  /** No money was said to be the limit any more. */
  noBudget?: true
  /** Words that name a part which the build is to hold: "the Pure 800"; empty where none is any more. */
  partNamed?: string
  /** Changes the build that is shown, whatever topic its words would name alone. */
  isOfShown?: true
  /** Back to the first build of all, not to the one before. */
  isFirst?: true
  /** The goal before is what the car makes today: "I want 700 now", "what is the next step". */
  isNextStep?: true
  /** The car is to make no more power: parts are shopped for, and no build is planned. */
  noPower?: true
  /** The price of the parts alone is asked for. */
  isPartsOnly?: true
  /** What was said of the car before is taken back with it: "scratch that, mine is the 3.5". */
  isFresh?: true
  /** Two digits that may be the year of the car that is talked about. */
  maybeYear?: number
  /** The part asked about. */
  part?: { kind?: PartKind; kinds?: readonly PartKind[]; maker?: string; series?: string }
  /** The other side of a comparison. */
  against?: { car?: string; year?: number; gearbox?: GearboxSaid; fuel?: Fuel; induction?: InductionChoice }
  /** All cars of a comparison of three and more. */
  cars?: readonly NamedCar[]
  /** What a question is about that is no build: a topic of `knowledge/`, or of one car. */
  topic?: string
  /** A car that the shop does not build. */
  stranger?: string
  /** What is to become of the cart. */
  cart?: 'add' | 'remove' | 'show'
  /** All that is in the cart, not one part of it. */
  isWholeCart?: true
  /** All that is in the cart but the parts that are named. */
  isAllBut?: true
  /** Tires that a time is asked for on. */
  tires?: 'drag_radial' | 'slick'
  /** Asks about the car as it left the factory. */
  isStock?: true
}
