import { slotOf } from '../../engine/fitment/slots.ts'
import type { Slot } from '../../engine/model.ts'
import { QUIET_SLOTS } from './computed/noise-answer.ts'

/** How a build is wished for that nobody hears; "not loud enough" wishes for the other thing. */
const QUIET = [
  /(?<!\b(?:mak(?:es?|ing)|made|hears?|heard|hearing) )\b(?:no|zero|without|not|nor)(?: (?:any|more|extra|exhaust|the|added|additional|induction))* (?:noise|sound|drone|droning|racket)\b(?! (?:in|from|of|at (?:idle|start)|when|while|coming|complaints?|restrictions?|limits?|system|cameras?|deaden\w*|like|until|after|unless))/,
  /\b(?:can't|must not|mustn't|shouldn't|won't|don't|doesn't|not|isn't|never|nothing)(?: (?:to|be|become|make|get|go|sound|want|need|it|her|him|this|too|that|so|all|super|crazy|obnoxiously|gonna|going|the car))* (?:loud|louder|noisy|noisier|obnoxious)\b(?! enough)/,
  /(?:^|[,.;&+(]|\b(?:and|but|keep|it|keeps?|stays?|kept|staying|still|be|remains?|run|whisper|totally|dead))(?: (?:it|her|very|real|really|super|fairly|nice and|all))* ?-?quiet(?:ly)?(?=\W*$| ?[,.;!)]| (?:please|and|but|enough|under|because|my neighb\w+|so|no)\b)/,
  /\b(?:noise|sound|volume) (?:unchanged|stays?|as it is|the same)\b|\bstock (?:sound|noise|volume)\b|\bsound(?:s|ing)? (?:totally |completely |all |like )*stock\b|\bwithout (?:shouting|anyone hearing|the neighb\w+ hearing)\b/,
  /\b(?:not|without|don't|won't|can't|doesn't|never)(?: \w+){0,2} wak(?:e|ing)(?: up)? (?:the|my|our|anyone|anybody|everyone|half|a)\b/,
] as const
/** An exhaust that is asked for is to be a mild one, and none is left out. */
const SHOPS_EXHAUST = /\b(?:exhausts?|cat-?backs?|axle-?backs?|mufflers?|resonators?|straight pipes?|tips?)\b/
const LEAVES_EXHAUST =
  /\b(?:no|not|without|stock|leave|keep|skip|same|except)\b[^,.;!?]{0,20}\b(?:exhausts?|cat-?backs?|mufflers?)\b/

/** Pads that squeal and gears that whine are quiet in another way. */
const OF_OTHERS = /\b(?:brakes?|brake pads?|pads|squeal\w*|squeak\w*|diff|bushings?|tires?)\b/
const ASKS =
  /\b(?:is|will|would|does|gonna|going to|how)\b[^.,;!?]{0,30}\b(?:loud\w*|noisy|quiet\w*|drone)\b[^.;!]{0,20}\?/

/** Whether what is built is not to be heard, said of the car and not of an exhaust that is shopped for. */
export const staysQuiet = (asked: string): boolean =>
  QUIET.some((form) => form.test(asked)) &&
  !ASKS.test(asked) &&
  !OF_OTHERS.test(asked) &&
  (!SHOPS_EXHAUST.test(asked) || LEAVES_EXHAUST.test(asked))

/** What stays as it is then: the exhaust, and headers, which it only half silences. */
export const SILENT_SLOTS: readonly Slot[] = [...QUIET_SLOTS, slotOf('headers_long_tube')]
