import { STATES, type State } from '../../contract/states.ts'

const STATE_KEY = 'adrenaline.ship-to'

/** The state that this browser's orders ship to, once it was chosen in the cart or in checkout. */
export function knownState(): State | '' {
  try {
    const kept = window.localStorage.getItem(STATE_KEY) ?? ''
    return Object.hasOwn(STATES, kept) ? (kept as State) : ''
  } catch {
    return ''
  }
}

export function keepState(state: string): void {
  try {
    window.localStorage.setItem(STATE_KEY, state)
  } catch {
    // Without storage the state is asked for again on the next visit.
  }
}
