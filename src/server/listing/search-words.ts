import { SAME_WORDS } from '../../catalog/trade-words.ts'
import { type KnownWords, wordQuery } from './known-words.ts'

/** Signs inside one word: "cat-back", "1-7/8", "142.211C", "L/h", "K&N". */
const INNER = /[-/.&'+]+/
const WORD = /[a-z0-9]+(?:[-/.&'+]+[a-z0-9]+)*/g
const MOST_WORDS = 400
export const LONGEST_WORD = 60

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** One word as it is stored: plurals as their singular, other names of one thing as one. Worked: "headers" is "header". */
export function spelledAlike(word: string): string {
  const same = SAME_WORDS.get(word)
  if (same !== undefined) return same
  const singular = /^[a-z]{4,}s$/.test(word) && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
  return SAME_WORDS.get(singular) ?? singular
}

/** A typed or written word in its forms: the pieces between its signs, and all of it as one. */
export interface WordForms {
  joined: string
  /** More than one where the word has signs inside, or a number with its unit. */
  pieces: readonly string[]
}

/** "Cat-Back, 2018+" is [{ joined: catback, pieces: [cat, back] }, { joined: 2018, pieces: [2018] }]. */
export function wordsOf(text: string): WordForms[] {
  return (plain(text).match(WORD) ?? []).slice(0, MOST_WORDS).map((word) => {
    const pieces = word.split(INNER)
    const joined = pieces.join('').slice(0, LONGEST_WORD)
    const unit = pieces.length === 1 ? /^(\d+)([a-z]{1,3})$/.exec(word) : null
    return {
      joined: spelledAlike(joined),
      pieces: (unit ? [unit[1]!, unit[2]!] : pieces).map((one) => spelledAlike(one.slice(0, LONGEST_WORD))),
    }
  })
}

/** What a part is found by, each word once, in its order. */
export function indexWords(...texts: readonly string[]): string {
  const words = new Set<string>()
  for (const { joined, pieces } of texts.flatMap(wordsOf)) {
    words.add(joined)
    for (const piece of pieces) words.add(piece)
  }
  return [...words].join(' ')
}

const FILLERS: ReadonlySet<string> = new Set(
  [
    'for a an the my to on with in of and or i need want looking best buy cheap some new upgrade parts part please fit',
    'fits that at from by is are was do does where what which how it its this your',
  ].flatMap((words) => words.split(' ')),
)
const MOST_TERMS = 12

/** The words of a search, without those that say nothing; all of them where nothing else is left. */
export function searchTerms(text: string): WordForms[] {
  const words = wordsOf(text)
  const said = words.filter(({ joined }) => !FILLERS.has(joined))
  return (said.length > 0 ? said : words).slice(0, MOST_TERMS)
}

/** Numbers and names of types are typed in part: "ID1300" for "ID1300x2". */
const mayGoOn = (word: string, isLast: boolean): boolean =>
  (isLast && word.length >= 3) || (word.length >= 4 && /\d/.test(word) && !/^(?:19|20)\d\d$/.test(word))

/** A word in the middle of being typed says too little to be looked for before its third letter: a digit begins a tenth of all numbers. */
const isShort = ({ joined }: WordForms): boolean => joined.length < 3
const saysNothing = (term: WordForms): boolean => isShort(term) && /^[a-z]+$/.test(term.joined)

/**
 * The search as PostgreSQL asks it: every word, in one of its forms; the last one may be half typed, with `isBegun` any.
 * Two words with a digit between them may stand in the catalog as one ("ID 1050x").
 */
export function tsqueryOf(terms: readonly WordForms[], known?: KnownWords, isBegun = false): string {
  const last = terms.at(-1)
  if (isBegun && last && terms.length > 1 && saysNothing(last)) return tsqueryOf(terms.slice(0, -1), known, isBegun)
  return terms
    .map(({ joined, pieces }, at) => {
      const isLast = at === terms.length - 1
      const mayBeBegun = isBegun && !isShort({ joined, pieces })
      const forms = [wordQuery(known, joined, mayBeBegun || mayGoOn(joined, isLast))]
      if (pieces.length > 1) {
        const each = pieces.map((one, place) =>
          wordQuery(known, one, isLast && place === pieces.length - 1 && one.length >= 3),
        )
        forms.push(`(${each.join(' & ')})`)
      }
      for (const pair of [
        terms[at - 1] && terms[at - 1]!.joined + joined,
        terms[at + 1] && joined + terms[at + 1]!.joined,
      ]) {
        if (pair && /\d/.test(pair) && /[a-z]/.test(pair)) forms.push(wordQuery(known, pair, false))
      }
      return forms.length > 1 ? `(${forms.join(' | ')})` : forms[0]!
    })
    .join(' & ')
}
