import { type ChoiceState, EMPTY_CHOICE, type PricedOption, withGroup } from './choice-frontier.ts'
import { byLabor } from './shared-labor.ts'

/**
 * The frontier of cost against gain after some groups, with what follows from it. Scenarios differ in few groups, so
 * most of them walk the same path from the root and find the work done.
 */
export interface AirChoices {
  options: readonly PricedOption[]
  states: readonly ChoiceState[]
  /** The same, one list for each shared labor: rising in cost; rising in gain but for ties of cost. */
  alike: readonly (readonly ChoiceState[])[]
  next: AirChoices[]
}

/** The start: nothing chosen yet. */
export function noAirChoices(): AirChoices {
  return { options: [], states: [EMPTY_CHOICE], alike: [[EMPTY_CHOICE]], next: [] }
}

function sameOptions(a: readonly PricedOption[], b: readonly PricedOption[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!
    const y = b[i]!
    if (x.gain !== y.gain || x.cents !== y.cents || x.labor?.key !== y.labor?.key || x.parts.length !== y.parts.length)
      return false
    for (let p = 0; p < x.parts.length; p++) if (x.parts[p] !== y.parts[p]) return false
  }
  return true
}

/** The frontier after one more group; `fresh` says how many states had to be worked out. */
export function airChoicesWith(
  before: AirChoices,
  options: readonly PricedOption[],
): { choices: AirChoices; fresh: number } {
  for (const known of before.next) if (sameOptions(known.options, options)) return { choices: known, fresh: 0 }
  const states = withGroup(before.states, options)
  const choices: AirChoices = { options, states, alike: byLabor(states), next: [] }
  before.next.push(choices)
  return { choices, fresh: before.states.length * options.length }
}
