import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import { isBesideDanger } from '../asked-acts/ask-in.ts'
import { told } from '../counter/fact.ts'
import { plainWords } from '../sentence.ts'
import { stateIn } from '../state-law.ts'
import type { Turn } from '../turn.ts'
import { catsOut } from './cats-out.ts'
import { ASKS, OF_SMOG } from './law-words.ts'
import { partsAtSmog } from './parts-at-smog.ts'
import { tuneAtSmog } from './tune-at-smog.ts'
import { warrantyAsked } from './warranty-asked.ts'

const WELDED =
  /\bweld(?:ed|ing|s)?\b[^.?!]{0,24}\b(?:diff\w*|rear ?end|lsd|axle|spider gears?)\b|\b(?:diff\w*|rear ?end)\b[^.?!]{0,16}\bweld\w*\b/
const IS_BOUGHT = /\b(?:price|how much|cart|install\w*|do you (?:sell|weld))\b/
const welded = (typed: string): Bilingual | undefined =>
  WELDED.test(typed) && (ASKS.test(typed) || /\byes or no\b/.test(typed)) && !IS_BOUGHT.test(typed)
    ? told('welded_diff')
    : undefined

const DIESEL = /\b(?:cummins|power ?stroke|duramax|diesel|dpf|egr|def|scr|tdi|6\.7|6\.6|6\.4|5\.9|[23]500)\b/
const DELETES = /\bdelet(?:e|ed|es|ing)\b/
const OF_RIGHT = /\b(?:legal\w*|illegal|law|allowed|ticket\w*|fined?|fines|inspect\w*|emissions?|pass|checks?)\b/
/** A diesel without its filter is judged by federal law, whatever a state looks at. */
const deleted = (typed: string): Bilingual | undefined =>
  DIESEL.test(typed) && DELETES.test(typed) && OF_RIGHT.test(typed)
    ? [
        "No, it isn't legal, in any state: taking out or tuning away the DPF, EGR or SCR is tampering under the federal Clean Air Act, whether or not anybody plugs your diesel in where you live. The fines run into the thousands per truck, dealers won't take it in trade or honor its warranty, and putting it back costs more than the delete. We do no deletes and sell no delete tunes.",
        'No es legal en ningún estado: quitar el DPF, EGR o SCR, o anularlos por programa, es alteración por la ley federal Clean Air Act, haya o no prueba donde vives. Las multas son de miles, pierde garantía y valor. No hacemos deletes.',
      ]
    : undefined

/** "And Arizona emissions?" beside the warranty. */
function withState(says: Bilingual | undefined, typed: string): Bilingual | undefined {
  const state = says && (OF_SMOG.test(typed) || /\bemissions?\b/.test(typed)) ? stateIn(typed) : undefined
  return says && state
    ? [
        `${says[0]} ${state[0]}; a plug-in test passes a tune that leaves every monitor on and ready, 50 to 100 miles after the flash.`,
        `${says[1]} ${state[1]}; el OBD pasa un tune que deja los monitores activos y listos.`,
      ]
    : says
}

/** A power, or a build that is ordered outright, is planned. */
const ORDERS =
  /\b\d{3,4} ?(?:[awr]?whp|hp|horse\w*|wheel)\b|\b(?:build|plan) (?:me|it|my|a|the)\b|\b(?:tiene|has|have) (?:que|to) (?:pasar|pass)\b/

/** Whether it is legal, whether it passes, whether the maker still pays: by the law and the car's own shelf, before any part is sold. */
export function askedLaw(turn: Turn): Answer | undefined {
  const { draft, reading, words } = turn
  const { meaning } = reading
  const typed = plainWords(words)
  if (isBesideDanger(turn) || meaning.intent === 'cart' || ORDERS.test(typed)) return undefined
  const isCalifornia = draft.talk?.mustPass === 'carb'
  const says =
    deleted(typed) ??
    catsOut(typed) ??
    welded(typed) ??
    withState(warrantyAsked(typed), typed) ??
    tuneAtSmog(typed, isCalifornia)
  if (says) return [text(inLanguage(draft.language, says)), suggestions('What does pass?', 'What breaks first?')]
  return partsAtSmog(turn, typed, isCalifornia)
}
