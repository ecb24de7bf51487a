const UNITS = 'zero one two three four five six seven eight nine'.split(' ')
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const VALUES: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, at) => [word, at] as const),
  ...TEENS.map((word, at) => [word, 10 + at] as const),
  ...TENS.map((word, at) => [word, 20 + 10 * at] as const),
  ['fourty', 40],
  ['fivty', 50],
])
const U = UNITS.slice(1).join('|')
const O = `oh?|zero`
const TN = TEENS.join('|')
const T = [...TENS, 'fourty', 'fivty'].join('|')
const J = '[ -]'
const value = (word = ''): number => VALUES.get(word) ?? 0

/** "one" to "twelve", and what they say. */
export const UP_TO_TWELVE: Readonly<Record<string, number>> = Object.fromEntries(
  [...UNITS.slice(1), ...TEENS.slice(0, 3)].map((word) => [word, value(word)]),
)

const form = (source: string): RegExp => new RegExp(`\\b${source}\\b`, 'g')

/** Displacements that are said as two figures: "the five seven". */
const LITERS: ReadonlySet<string> = new Set(
  '2.0 2.3 2.5 2.7 3.0 3.5 3.6 3.7 3.8 4.0 4.6 5.0 5.2 5.3 5.4 5.7 6.0 6.1 6.2 6.4 6.7'.split(' '),
)

/** What a number from 1 to 99 looks like in words, in two groups. */
const TWO = `(?:(${T})(?:${J}(${U}))?|(${TN})|(${U}))`
type Replaced = readonly [RegExp, (all: string, ...groups: string[]) => string]

const RULES: readonly Replaced[] = [
  [form(`(?:o|oh|aught|ought)[ -](${U})(?= [a-z])`), (_, u) => `0${value(u)}`],
  // Years: "twenty fifteen", "nineteen ninety five", "two thousand (and) twelve", "oh nine" stays for the year reader.
  [
    form(`(nineteen|twenty)${J}(?:(${T})(?:${J}(${U}))?|(${TN})|(?:${O})${J}(${U}))(?!${J}(?:hundred|thousand|grand))`),
    (all, century, tens, unit, teen, single) => {
      const rest = tens ? value(tens) + value(unit) : teen ? value(teen) : value(single)
      return century === 'nineteen' || rest >= 10 || single
        ? String((century === 'nineteen' ? 1900 : 2000) + rest)
        : all
    },
  ],
  [
    form(`two thousand(?: and)?(?:${J}${TWO})(?! (?:dollars|bucks|hundred))`),
    (_, t, u, n, s) => String(2000 + value(t) + value(u) + value(n) + value(s)),
  ],
  [
    form(`${TWO}${J}thousand(?:${J}(${U})${J}hundred)?`),
    (_, t, u, n, s, more) => String(1000 * (value(t) + value(u) + value(n) + value(s)) + 100 * value(more)),
  ],
  [form(`${TWO}(?=${J}(?:grand|k)\\b)`), (_, t, u, n, s) => String(value(t) + value(u) + value(n) + value(s))],
  // Times: "eleven point five".
  [
    form(`(?:(${TN})|(${U}))${J}point${J}(${U}|${O}|${TN})(?:${J}(${U}|${O}))?`),
    (_, teen, unit, a, b) => `${value(teen ?? unit)}.${value(a)}${b ? value(b) : ''}`,
  ],
  // Hundreds: "six hundred and fifty", "six fifty", "eleven fifty", "five oh two".
  [form(`(${U}|${TN})${J}hundred(?=${J}(?:${U})${J}(?:${U}|${O})\\b)`), (_, h) => String(100 * value(h))],
  [form(`(${T})${J}(${U})${J}hundred`), (_, t, u) => String(100 * (value(t) + value(u)))],
  [
    form(`(${U}|${TN})${J}hundred(?:${J}and)?(?:${J}${TWO})?`),
    (_, h, t, u, n, s) => String(100 * value(h) + value(t) + value(u) + value(n) + value(s)),
  ],
  [
    form(`(?<!(?:${T})[ -])(${U}|${TN})${J}(${T})(?:${J}(${U}))?(?!${J}(?:hundred|thousand))`),
    (_, h, t, u) => String(100 * value(h) + value(t) + value(u)),
  ],
  [form(`(${U})${J}(${TN})(?! (?:second|flat))`), (_, h, n) => String(100 * value(h) + value(n))],
  [form(`(${U})${J}(?:oh|o)${J}(${U})`), (_, h, u) => String(100 * value(h) + value(u))],
  [
    form(`(${U})${J}(${U}|${O})`),
    (all, a, b) => (LITERS.has(`${value(a)}.${value(b)}`) ? `${value(a)}.${value(b)}` : all),
  ],
  [form(`(${T})${J}(${U})`), (_, t, u) => String(value(t) + value(u))],
  [form(`(${T}|${TN})`), (_, word) => String(value(word))],
]

/** Names of letters as a phone writes them; `SURE` are no other words. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ bee: 'b', cee: 'c', dee: 'd', eff: 'f', gee: 'g', jee: 'g', aitch: 'h', jay: 'j', kay: 'k', ell: 'l', em: 'm' },
  ...{
    pee: 'p',
    ar: 'r',
    are: 'r',
    ess: 's',
    tee: 't',
    tea: 't',
    vee: 'v',
    ex: 'x',
    zee: 'z',
    zed: 'z',
    eye: 'i',
    en: 'n',
  },
}
const SURE = /\b(?:bee|cee|dee|eff|gee|jee|aitch|kay|ell|pee|ess|tee|vee|zee|zed)\b/
const NAMES = Object.keys(LETTERS).join('|')
/** "Zee ell one": a figure that belongs to the letters. */
const FIGURE_AFTER = `(?:${J}(?:one|two|three|four|five|six|eight)\\b(?!${J}(?:hundred|thousand|point)))?`
const LETTER = `(?:${NAMES}|[b-hj-z])`
const SPELLED = new RegExp(
  `(?:\\b(?:${LETTER}${J})+(?:${NAMES})\\b|\\b(?:${NAMES})(?:${J}${LETTER}\\b)+)${FIGURE_AFTER}`,
  'g',
)

const spelledLetters = (text: string): string =>
  text.replaceAll(SPELLED, (run) =>
    SURE.test(run) && run.split(/[ -]/).length <= 4
      ? run
          .split(/[ -]/)
          .map((one) => LETTERS[one] ?? (value(one) > 0 ? String(value(one)) : one))
          .join('')
      : run,
  )

/** Numbers and letters that were spoken, as figures and letters: "twenty fifteen", "six fifty", "ess ess". */
export const spokenNumbers = (text: string): string =>
  RULES.reduce((words, [said, meant]) => words.replaceAll(said, meant as never), spelledLetters(text))
