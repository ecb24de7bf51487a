import { keptByCatalog } from '../../catalog/kept-by-catalog.ts'
import { expanded, NICKNAMES } from '../../catalog/nicknames.ts'
import { yearIn } from './year-words.ts'

interface Rule {
  car: string
  near: readonly RegExp[]
  never?: RegExp
  years?: { from: number; to: number; isNeeded: boolean }
}

/** So many letters may stand between the parts of a nickname. */
const MOST_BETWEEN = 26
/** Words between which two cars are held against each other. */
const APART = /[.;!?](?!\d)| (?:and|or|vs|versus|than|like|not|beat|against|y|o) /

const asPattern = (words: string): string =>
  words
    .trim()
    .replaceAll(/(?<=\d)\.(?=\d)/g, String.raw`\.`)
    .replaceAll(' ', '[ /-]?')

const whole = (words: string): RegExp => new RegExp(String.raw`(?<![\w.])(?:${asPattern(words)})(?!\w|\.\d)`, 'g')

/** Worked: "tl s @!2007-2008" holds where a year is said and is one of these. */
function ruleOf(car: string, written: string): Rule {
  const [head = '', span] = expanded(written).split(/ @(?=!?\d)/)
  const [parts = '', never] = head.split(' ! ')
  const years = span ? /^(!?)(\d{4})-(\d{4})/.exec(span) : undefined
  return {
    car,
    near: parts.split(' + ').map(whole),
    ...(never ? { never: whole(never) } : {}),
    ...(years ? { years: { from: Number(years[2]), to: Number(years[3]), isNeeded: years[1] === '!' } } : {}),
  }
}

let rules: readonly Rule[] | undefined
const allRules = (): readonly Rule[] => {
  rules ??= Object.entries(NICKNAMES).flatMap(([car, written]) => written.map((one) => ruleOf(car, one)))
  return rules
}

/** The narrowest stretch of the text that has every part, in any order. */
function spanOf(text: string, near: readonly RegExp[]): { from: number; to: number } | undefined {
  const all: { from: number; to: number }[][] = []
  for (const one of near) {
    const places = [...text.matchAll(one)].map((m) => ({ from: m.index, to: m.index + m[0].length }))
    if (places.length === 0) return undefined
    all.push(places)
  }
  const [first = [], ...others] = all
  for (const start of first) {
    let { from, to } = start
    for (const places of others) {
      const place = places.find((one) => {
        const gap = one.from >= to ? text.slice(to, one.from) : text.slice(one.to, from)
        const isAside = one.from >= to || one.to <= from
        return isAside && gap.length <= MOST_BETWEEN && !APART.test(gap)
      })
      if (!place) {
        from = -1
        break
      }
      from = Math.min(from, place.from)
      to = Math.max(to, place.to)
    }
    if (from >= 0) return { from, to }
  }
  return undefined
}

const SHORT_YEAR = /(?<![\d.$])'?(\d\d)(?![\d.]|[a-z%"]| ?(?:psi|w?hp|whp|octane|k|inch|lbs?|miles|mph|speed|spd))/g
const NEWEST = 26
const OLDEST = 85

/** A year of two digits beside the nickname. */
function yearNear(text: string, { from, to }: { from: number; to: number }): number | undefined {
  const around = text.slice(Math.max(0, from - 8), to + 5)
  const short = [...around.matchAll(SHORT_YEAR)]
    .map(([, digits]) => Number(digits))
    .find((digits) => digits <= NEWEST || digits >= OLDEST)
  return short === undefined ? undefined : short + (short >= OLDEST ? 1900 : 2000)
}

export interface Nickname {
  car: string
  from: number
  to: number
  words: string
}

/** The model that the words call by a name of its owners: "chally hc", "gt3rs", "12 f150 eco 3.5". */
export const nicknameIn = (said: string): Nickname | undefined =>
  found(NICKNAMES, said, () => ({ nickname: nicknameOf(said) })).nickname

/** Some thousand forms are tried on a text, and many ask for the same one. */
const found = keptByCatalog<{ nickname: Nickname | undefined }>(300)

function nicknameOf(said: string): Nickname | undefined {
  const text = said.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  for (const { car, near, never, years } of allRules()) {
    const span = spanOf(text, near)
    if (!span) continue
    if (never) {
      never.lastIndex = 0
      if (never.test(text)) continue
    }
    if (years) {
      const year = yearIn(text) ?? yearNear(text, span)
      if (year === undefined ? years.isNeeded : year < years.from || year > years.to) continue
    }
    return { car, ...span, words: text.slice(span.from, span.to) }
  }
  return undefined
}

/** What is left of a message for its car, with the words that others have read of it where they are its name: "911 4s". */
export const withNickname = (whole: string, left: string): string =>
  nicknameIn(whole) && !nicknameIn(left) ? whole : left
