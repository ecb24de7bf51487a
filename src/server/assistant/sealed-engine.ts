import type { Slot } from '../../engine/model.ts'
import type { MessageReading } from './meaning-of.ts'

const ENGINE = String.raw`(?:(?:the|my|his|her|a|that|stock) )?(?:motor|engine)`
/** "Without opening the motor", "don't want to crack the engine open", "sin tocar el motor por dentro". */
const STAYS_SHUT = [
  new RegExp(
    String.raw`\b(?:without|no|not|never|don't|won't|w\/o|can't|rather not|keep(?:ing)? from)\b(?: (?:want|wanna|wants|going|trying|looking|plan\w*|have|having|need|to|like|ever|really|even|be|me|i|you|into))* (?:open(?:ing|ed)?|crack(?:ing)?|go(?:ing)? (?:in|into|inside)|get(?:ting)? (?:in|into|inside)|tear(?:ing)? (?:into|down|apart)|pull(?:ing)? apart|tak(?:e|ing) apart)(?: up)? ${ENGINE}\b`,
  ),
  /\b(?:engine|motor) (?:stays?|remains?|has to (?:stay|remain)|kept|must stay|is (?:to )?(?:stay|staying)) (?:sealed|shut|closed|unopened|together|in one piece)\b/,
  /\b(?:sealed|unopened) (?:motor|engine)\b/,
  new RegExp(
    String.raw`\b(?:without|no|not) (?:touch|touching|open|opening) ${ENGINE} (?:on the inside|inside|internally|internals?|por dentro)\b`,
  ),
]
const SLOTS: readonly Slot[] = ['bottom_end', 'camshafts', 'heads']

/** An engine that is not to be opened keeps its cams and heads as well as its bottom end. */
export function withSealedEngine(reading: MessageReading): MessageReading {
  const { meaning, asked } = reading
  if (!STAYS_SHUT.some((form) => form.test(asked))) return reading
  const wants = (meaning.wants ?? []) as readonly string[]
  const isMeant = !wants.some((kind) => kind === 'camshafts' || kind === 'ported_heads')
  return isMeant
    ? {
        ...reading,
        meaning: { ...meaning, keepsStock: [...new Set([...(meaning.keepsStock ?? []), ...SLOTS])].sort() },
      }
    : reading
}
