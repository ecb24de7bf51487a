import { ORDER_STATE_WORDS, type OrderState } from '../../contract/order-states.ts'

/** "Awaiting payment". */
export const stateWords = (state: string): string => ORDER_STATE_WORDS[state as OrderState] ?? state
