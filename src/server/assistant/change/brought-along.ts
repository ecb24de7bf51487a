import type { MessageReading } from '../meaning-of.ts'
import { kindsIn } from '../part-words.ts'
import type { Before } from '../said-before.ts'

/** "Price without the clutch, I'm sourcing that used", "I'll bring my own injectors". */
const BRINGS =
  /\b(?:i'?m |i am |i'?ll |i will |i can |we'?re |we'?ll |im |ill )?(?:sourc(?:e|ing)|supply(?:ing)?|bring(?:ing)? (?:my|our) own|provid(?:e|ing))\b|\b(?:buy(?:ing)?|get(?:ting)?|find(?:ing)?|pick(?:ing)? up) (?:it|that|those|them|one|the [a-z ]{3,20}|my own [a-z ]{3,20}) (?:used|elsewhere|somewhere else|from (?:a|my|the) (?:buddy|friend|junk ?yard|guy|shop)|myself|on my own)\b/
const ASKS =
  /\b(?:can|could|may|do you|will you|is it ok|are you ok)\b.{0,24}\b(?:bring|install|fit|put)\b|\bwarranty\b/

/** Whether the words tell of a part that the owner brings: said in one breath with what it is to do to the price. */
export const bringsPart = (typed: string): boolean =>
  BRINGS.test(typed.toLowerCase()) && !ASKS.test(typed.toLowerCase())

/** A part that the owner brings himself stays in the build and out of the price. */
export function broughtAlong(before: Before, reading: MessageReading): MessageReading {
  const { asked, meaning } = reading
  const isOfBuild = before.shown !== undefined && before.talk?.danger === undefined && !meaning.cart
  const kinds = isOfBuild && BRINGS.test(asked) && !ASKS.test(asked) ? kindsIn(asked) : []
  if (kinds.length === 0 || (meaning.car !== undefined && meaning.car !== before.car)) return reading
  return { ...reading, meaning: { intent: 'plan', installed: [...new Set(kinds)].sort(), isOfShown: true } }
}
