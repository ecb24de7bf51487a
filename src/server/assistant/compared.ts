import type { Meaning } from './meaning.ts'
import type { SaidCar } from './said-car.ts'

/** The cars of the last comparison, and what was asked of them. */
export interface Compared {
  cars: readonly SaidCar[]
  said: Pick<Meaning, 'goal' | 'budgetUsd' | 'use' | 'fuel' | 'induction'>
  /** The words that compared them, with what was said to be done to each. */
  words?: string
}
