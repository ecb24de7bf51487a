import type { Bilingual } from '../advisor.ts'
import { stateIn } from '../state-law.ts'

const CATS = String.raw`(?:cats?|catalysts?|catalytics?|catalytic converters?)(?! ?-?back)\b`
const TAKES = String.raw`(?:pull|take|cut|remov|delet|gut|ditch|drop|hollow|knock|rip|yank)(?:e|es|ed|ing|s|ting|ping)?`
const TAKEN_OFF = new RegExp(
  String.raw`\b${TAKES}\b(?: (?:off|out|the|my|both|all|those|them|its|stock|factory|of))* ${CATS}|\b(?:run|drive|go) (?:it )?(?:without|with no|no) (?:the |any )?${CATS}|\bcats? (?:off|out|delete)\b`,
)
const MAY_I =
  /\b(?:can|could|may|am|are) (?:i|we|you|he|she|they) (?:now |just |still |allowed to |free to |good to )?\b|\b(?:ok|okay|fine|legal|allowed|free|good) to\b|\b(?:i|we|you|he|she|they) can\b|\bright\W*$|\bis (?:it|that) (?:ok|okay|legal|fine|allowed)\b|\bno (?:more )?inspections?\b/
/** Who would lose or leave them asks for no permission. */
const NOT_ASKED =
  /\b(?:without (?:touch|pull|remov|los|cut|delet|tak)\w*|don't|not|never|won't|instead of)\b[^.?!]{0,24}\bcats?\b|\bhow much\b|\bprice\b/

/** "No inspection here, so the cats can come off, right?" */
function mayComeOff(typed: string): Bilingual | undefined {
  if (!TAKEN_OFF.test(typed) || !MAY_I.test(typed) || NOT_ASKED.test(typed)) return undefined
  const [state, estado] = stateIn(typed) ?? []
  return [
    `No. Federal law bars taking a working cat off any car certified for the street, whether or not anybody looks at it where you live.${state ? ` ${state}.` : ''} It also sets P0420, smells, and a shop may not do it. Leave them in: a cat-back, an intake and a tune that keeps every monitor give most of the sound and the power.`,
    `No. La ley federal prohíbe quitar un catalizador que sirve de cualquier carro certificado para la calle, lo revisen o no donde vives.${estado ? ` ${estado}.` : ''} Además prende el P0420 y huele. Déjalos: cat-back, admisión y tune dan casi todo el sonido y la potencia.`,
  ]
}

const OUT =
  /\btest pipes?\b|\b(?:catless|de-?cat\w*|cat delete|no cats?|straight pip\w+)\b|\bcats? (?:are |were |is |was |got )?(?:off|gone|out|deleted|removed|gutted|hollow)\b/
const OF_TEST = /\b(?:emissions?|inspections?|smog|e-?check|sniffer)\b/
const IS_ASKED =
  /\?|\bwhat (?:should|do|can) i do\b|\bhow (?:do|can|to)\b|\b(?:fail|pass|fails|passes)\b[^.;!]{0,20}$|\bor (?:nah|no|not)\b/
const NO_TEST =
  /\bno (?:emissions?|inspections?|smog)\b|\bnot? (?:have|do|need) (?:an? )?(?:emissions?|inspections?|smog)\b/

/** The cats are out, or are to go, and a test stands before it. */
const beforeTest = (typed: string): Bilingual | undefined =>
  OUT.test(typed) && OF_TEST.test(typed) && IS_ASKED.test(typed) && !NO_TEST.test(typed) && !NOT_ASKED.test(typed)
    ? [
        'Not without its cats: the test looks for a check-engine light, for monitors that are ready and in many places for the cats themselves, and test pipes or catless parts are not legal on the street in any state. So the factory cats go back on (or new ones that carry an EPA label for that car, a CARB number in California), with good gaskets and the sensors where they were. Then clear the codes, drive 50 to 100 mixed miles over a few days until a scan tool shows the monitors ready, and go. No tune that hides the light makes that legal, and a monitor that is switched off fails by itself.',
        'Sin sus catalizadores no pasa: revisan la luz, los monitores y en muchos lados los catalizadores, y sin ellos no es legal en la calle en ningún estado. Vuelve a poner los de fábrica (o nuevos con etiqueta EPA para ese carro, número CARB en California), borra los códigos, maneja 50 a 100 millas hasta que los monitores estén listos y entonces ve. Un tune que apaga la luz no lo hace legal.',
      ]
    : undefined

/** What is asked of a car without its cats: by the law, before any part or code. */
export const catsOut = (typed: string): Bilingual | undefined => mayComeOff(typed) ?? beforeTest(typed)
