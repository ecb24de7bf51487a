import type { Slot } from '../../../engine/model.ts'
import type { Bilingual } from '../advisor.ts'

const LIMIT =
  /\b\d{2,3} ?(?:db|dba|decibels?)\b|\bdecibels?\b|\b(?:sound|noise)[- ](?:limits?|restrictions?|rules?|levels?|caps?|test)\b/
const STAYS_QUIET =
  /\b(?:no|not|nothing|without|don't (?:want|need))(?: (?:an?|any|the|it|my))* (?:loud|noisy|louder)\b|\b(?:keep|leave|make sure)(?: (?:it|things|her|the \w+|my \w+))?(?: (?:is|stays?))? quiet\b|\b(?:stays?|has to be|must be|needs? to be) quiet\b|\bquiet,? please\b/
const SHOPS_FOR_ONE =
  /\b(?:want|need|get|buy|which|best|quietest|recommend|looking for)\b.{0,30}\b(?:exhausts?|cat-?backs?|mufflers?|axle-?backs?)\b|\b(?:but|and|still)\b.{0,16}\b(?:deep|growl|nice|good|sound|tone)\b|\b(?:hoa|neighbou?rs?|cops?|police|ticket)\b/

/** What the law or a part's own loudness is asks; it limits nothing. */
const ASKS_OF_IT =
  /\b(?:how loud|how many (?:db|decibels)|what is (?:the|a|your)|is there|legal\w*|illegal|law|louder than|which (?:is|one))\b/

/** Whether a message limits the noise, and asks for no exhaust that keeps to it. */
export const limitsNoise = (asked: string): boolean =>
  ((LIMIT.test(asked) && !ASKS_OF_IT.test(asked)) || STAYS_QUIET.test(asked)) &&
  (/\b(?:no|without) (?:loud|noisy)/.test(asked) || !SHOPS_FOR_ONE.test(asked))

/** What stays as it is where the noise is limited. */
export const QUIET_SLOTS: readonly Slot[] = ['catback', 'midpipe']

/** A limit on noise sells nothing: the exhaust stays as it is, and what makes no noise stays possible. */
export function noiseLimit(asked: string, name = 'car'): Bilingual {
  const decibels = /\b(\d{2,3}) ?d/.exec(asked)?.[1]
  const most = decibels ? ` under ${decibels} dB` : ''
  return [
    `Then the exhaust of the ${name} stays stock${most ? `: that is the surest way to stay${most}` : ''}. Coolers, brakes, pads, suspension and tires add no noise, so nothing there has to wait; an open intake is heard too, leave the factory airbox. Tracks measure in their own way and place, so ask yours how it reads a stock ${name}. If you want power later, say so and I'll plan it with the stock exhaust.`,
    `Entonces el escape queda de fábrica${decibels ? ` (límite ${decibels} dB)` : ''}. Enfriadores, frenos, suspensión y llantas no hacen ruido; deja también la caja de aire original.`,
  ]
}
