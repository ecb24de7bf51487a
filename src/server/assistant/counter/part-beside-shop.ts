import { thingsNotKinds } from '../cart-talk/things-not-sold.ts'
import { partsIn } from '../part-words.ts'
import { plainWords } from '../sentence.ts'

const WISHES =
  /\b(?:wants?|needs?|looking for|after|price (?:on|of|for)|prices?|how much (?:is|are|for)|got any|get (?:him|her|them)|quiere|necesita|ocupa)\b|\bfor (?:a|an|my|his|her|the|our) (?:[\w-]+ )?(?:'?\d\d|(?:19|20)\d\d)\b/
/** Bought already, or brought along: of an order, and no wish. */
const HAD = /\b(?:bought|ordered|returns?|refund|warranty|broke\w*|came|my own|sent|got it|core|sell you)\b/

/**
 * Whether a clause beside a question of the shop wishes a part: "do you ship to Maine, he wants coilovers for an 07 S2000" is
 * where we ship, and coilovers.
 */
export function wishesPart(clause: string): boolean {
  const words = plainWords(clause)
  return WISHES.test(words) && !HAD.test(words) && partsIn(words).length + thingsNotKinds(words).length > 0
}
