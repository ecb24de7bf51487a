import type { Said } from '../advisor.ts'
import { NO_THING, OTHER, WHERE } from '../cart-order.ts'
import { thingsNotKinds } from './things-not-sold.ts'

const NO_OBJECT =
  /\b(?:percent|discount|dollars?|bucks|bit|picture|photo|break|note|guess|pics?|car|hint|cheap\w*|set|sets|pair|cooler|pipe|pump|pads)\b/
/** A thing to add or to take out that is no part we know: "a floor jack". */
export function thingIn(said: string): string | undefined {
  const clause = said
    .replace(/^\W*(?:(?:please|just|ok|and|also) )*[a-z]+/, '')
    .replace(WHERE, '')
    .replace(/\b[2-5]\.?\d\d (?=(?:rear )?gears?\b)/, '')
  const thing = OTHER.exec(clause)?.[1]?.trim()
  return thing && !NO_THING.test(thing) && !NO_OBJECT.test(thing) ? thing : undefined
}

/** The answer before began with what is not in our list. */
export const isNotCarried = (answer: string): boolean => /^(?:We don't carry|No manejamos) /.test(answer)

/** What was asked for before and is not carried: "put both in the cart" puts none of it in. */
export function thingsBefore(messages: readonly Said[]): string[] {
  const asked = messages.filter(({ from }) => from === 'visitor').at(-2)?.text ?? ''
  return thingsNotKinds(asked.toLowerCase()).map(({ name }) => name)
}
