import { keptByCatalog } from '../../catalog/kept-by-catalog.ts'
import { withoutSaidWrong } from './said-wrong.ts'
import { shorthandSpelledOut } from './words/build-shorthand.ts'
import { correctedInSpanish } from './words/corrected-in-spanish.ts'
import { undictated } from './words/dictation.ts'
import { figuresSpelledOut } from './words/figure-slang.ts'
import { inEnglish } from './words/foreign.ts'
import { type Language, languageAskedFor, languageOf } from './words/language.ts'
import { spokenNumbers, UP_TO_TWELVE } from './words/number-words.ts'
import { partsInEnglish } from './words/parts-in-spanish.ts'
import { spelledOut } from './words/slang.ts'
import { tagalogInEnglish } from './words/tagalog.ts'

/** As much of one message as is read. Nobody says a request in more, and every reader's work grows with it. */
const LONGEST_READ = 1_500

/**
 * A visitor's words while they are being read: what one reader has understood is taken out, so that the next does not
 * read it again ("$600" is no horsepower, the "91" of "91 octane" no year).
 */
export class Sentence {
  rest: string
  /** In which it is answered: the one that is asked for, else that of the words. Undefined where they do not tell. */
  readonly language: Language | undefined

  constructor(text: string) {
    const { rest, language } = begun(KEPT, text, () => beginningOf(text))
    this.rest = rest
    this.language = language
  }

  /** The first place where the form stands, taken out of the rest; undefined where it stands nowhere. */
  take(form: RegExp): RegExpExecArray | undefined {
    const match = form.exec(this.rest)
    if (!match) return undefined
    this.rest = `${this.rest.slice(0, match.index)} , ${this.rest.slice(match.index + match[0].length)}`
    return match
  }

  /** The last place where the form stands: what was said last is what is meant. */
  takeLast(form: RegExp): RegExpExecArray | undefined {
    const all = [...this.rest.matchAll(new RegExp(form, 'g'))]
    const match = all.at(-1)
    if (!match) return undefined
    this.rest = `${this.rest.slice(0, match.index)} , ${this.rest.slice(match.index + match[0].length)}`
    return match as RegExpExecArray
  }

  has(form: RegExp): boolean {
    return form.test(this.rest)
  }
}

/** One text is begun by many readers. */
const KEPT = {}
const begun = keptByCatalog<Pick<Sentence, 'rest' | 'language'>>(300)
const plain = keptByCatalog<string>(300)

/** A text in plain English, and in which language it is answered. */
function beginningOf(text: string): Pick<Sentence, 'rest' | 'language'> {
  // "Y/N" is no Spanish "and".
  const said = plainWords(text).replaceAll(/\by ?\/ ?n\b/g, 'yes or no')
  const asked = languageAskedFor(said)
  const typed = tagalogInEnglish(asked?.rest ?? said)
  const written = languageOf(typed) ?? (/[¿¡]/.test(text) ? 'es' : undefined)
  const spoken = partsInEnglish(spokenNumbers(undictated(correctedInSpanish(typed))))
  const whole = written === 'en' ? eachInEnglish(spoken) : spoken
  const english = withoutSaidWrong(
    figuresSpelledOut(spelledOut(shorthandSpelledOut(verbFirst(inEnglish(whole, written))))),
  )
  return { rest: ` ${english.replaceAll(/\s+/g, ' ').trim()} `, language: asked?.language ?? written }
}

/** "And on E85 what's the number, la caja aguanta eso?": clauses in another language inside an English message. */
const eachInEnglish = (text: string): string =>
  text
    .split(/(?<=[,.;?!]) /)
    .map((clause) => {
      const language = languageOf(clause, 2)
      return language === 'es' || language === 'de' ? inEnglish(clause, language) : clause
    })
    .join(' ')

/** "Holds the DSG this torque?", "and holds the clutch it?": the order of a sentence in another language. */
const verbFirst = (text: string): string =>
  text.replaceAll(
    /(^\W*|, |\band |\bbut )(holds|takes|needs|fits|makes) ((?:the|my|a|an|this) (?:[\w-]+ ){1,4}?)(this|that|it|these|those|the)\b/g,
    (_, before, verb, subject, object) => `${before}does ${subject}${verb.replace(/s$/, '')} ${object}`,
  )

/** Tens and teens go on a figure: "four hundred and sixty". */
const SPOKEN = 'ten|eleven|twelve|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty'
const NUMBER_WORD = Object.keys(UP_TO_TWELVE).join('|')

/** Lower case, plain quotes and dashes, numbers as figures: "Six hundred" and "1,000" become "600" and "1000". */
export const plainWords = (text: string): string => plain(KEPT, text, () => inPlainWords(text))

function inPlainWords(text: string): string {
  return (
    text
      .slice(0, LONGEST_READ)
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .slice(0, LONGEST_READ)
      .toLowerCase()
      .replaceAll(/[‘’`´]/g, "'")
      .replaceAll(/[–—]/g, '-')
      .replaceAll(/[¿¡]/g, ' ')
      .replaceAll(
        /(?<=^\W*(?:(?:ok|so|but|wait|lol) )*)y (?=tho(?:ugh)?\b|not\b|is\b|r\b|do(?:es)?\b|would\b|should\b|cant?\b|u\b)/g,
        'why ',
      )
      .replaceAll(/(\d),(\d{3})\b/g, '$1$2')
      // "18 000 USD", "92 000 km": as they are written where a comma is a point.
      .replaceAll(
        /(?<![\d.,] ?)(\d{1,2}|\d{3}(?= 000)) (\d{3})(?= ?(?:usd|us ?\$|dolares|doll?[ao]rs?|bucks|euros?|eur|km\b|miles\b|millas\b))/g,
        '$1$2',
      )
      .replaceAll(/(\d)[ -]?ish\b/g, '$1')
      // Miles, and no Spanish "my".
      .replaceAll(
        /(?<=\d ?k? )mi\b(?= ?(?:$|[,.;!?)]|(?:on|and|since|per|stock|now|each|or|but|from|trip|with|ago|old|later|between|to)\b))/g,
        'miles',
      )
      .replaceAll(/\b(\d{1,2})\.(\d{3})(?= ?(?:doll?[ao]r|usd|bucks|\$|euro))/g, '$1$2')
      .replaceAll(/(?<!(?:[\d,.]|stages? ?))(1[0-5]|\d),(\d{1,2})(?!\d|,\d)/g, '$1.$2')
      .replaceAll(
        new RegExp(
          `\\b(${NUMBER_WORD}) hundred(?: and)?(?: (fifty|twenty[- ]five))?\\b(?! (?:and )?(?:${SPOKEN})\\b)`,
          'g',
        ),
        (_, hundreds, more) => String(100 * (UP_TO_TWELVE[hundreds] ?? 0) + (more === 'fifty' ? 50 : more ? 25 : 0)),
      )
      .replaceAll(
        new RegExp(
          `(?<!ty[ -])\\b(${NUMBER_WORD})(?=[\\s-](?:grand|thousand(?! (?:and )?(?:one|two|three|four|five|six|seven|eight|nine|oh|[a-z]+teen|ten|eleven|twelve|twenty)\\b)|k\\b|seconds?|sec\\b))`,
          'g',
        ),
        (word) => String(UP_TO_TWELVE[word]),
      )
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}
