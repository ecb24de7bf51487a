import type { Part } from '../../../engine/model.ts'
import type { OrderContext } from '../cart-talk/pick-part.ts'
import type { Spoken } from '../cart-talk/spoken-order.ts'
import type { ChosenCar } from '../request-of.ts'
import type { MeantPart } from './meant-part.ts'

/** A question of a part: the message, the car, and the part that is meant. */
export interface OfPart {
  spoken: Spoken
  context: OrderContext
  car: ChosenCar
  /** "2015 Subaru WRX". */
  name: string
  meant: MeantPart
  /** The message as a parts counter hears it. */
  words: string
  /** The piece of the message that asks. */
  typed: string
}

/** The part that is meant, else the cheapest of those that may be. */
export const partOf = ({ meant }: OfPart): Part | undefined => meant.part ?? meant.parts[0]
