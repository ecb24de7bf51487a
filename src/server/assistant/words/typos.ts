import { INDUCTION_PREFERENCES } from '../../../engine/vocabulary.ts'

/** Words of this trade that are typed in a hurry, and how they are spelled. */
const WORDS = [
  ...INDUCTION_PREFERENCES.filter((one) => !['auto', 'naturally_aspirated'].includes(one)),
  ...['turbos', 'supercharged', 'blower', 'exhaust', 'headers', 'intake'],
  ...['injectors', 'intercooler', 'downpipe', 'transmission', 'automatic', 'manual', 'hybrid', 'stage', 'wheel'],
  ...['wheels', 'horsepower', 'mustang', 'camaro', 'corvette', 'challenger', 'charger', 'silverado', 'octane'],
  ...['already', 'installed', 'possible', 'quarter', 'power', 'points', 'track', 'street', 'stock', 'build', 'which'],
  ...['want', 'clutch', 'budget', 'cheapest', 'journey', 'tuning', 'cooler', 'coilover', 'coilovers', 'camshaft'],
  ...['camshafts', 'catback', 'chargepipe', 'converter', 'differential', 'downpipes', 'driveshaft', 'exchanger'],
  ...['flexfuel', 'flywheel', 'injector', 'intercoolers', 'manifold', 'methanol', 'nitrous', 'procharger', 'radiator'],
  ...['reliability', 'throttle', 'whipple', 'suspension', 'calipers', 'headstuds', 'injection'],
] as const
/** What is a word of its own. */
const OWN: ReadonlySet<string> = new Set([
  ...[
    'stag',
    'sage',
    'stags',
    'toke',
    'clutches',
    'wheal',
    'bower',
    'lower',
    'chargers',
    'change',
    'wan',
    'wont',
    'ant',
  ],
  ...[
    'sock',
    'tock',
    'stoke',
    'pint',
    'pints',
    'tack',
    'trek',
    'buil',
    'built',
    'guild',
    'wel',
    'wheals',
    'powder',
    'prower',
    'challenge',
    'supercharge',
    'converser',
    'differentia',
    'exchange',
    'exchanged',
    'infector',
    'infectors',
    'infection',
    'insection',
    'manyfold',
    'throstle',
    'calibers',
    'instilled',
    'passible',
  ],
])
const LEAST_FOR_LOST = 7
/** Of so long a word a wrong letter makes no other word, or one of `OWN`. */
const LEAST_FOR_WRONG = 8
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** A letter too much, one too few or wrong in a long word, or two that changed places. */
function misspelledAs(word: string): string[] {
  const found: string[] = []
  for (let at = 0; at < word.length; at++) {
    const before = word.slice(0, at)
    const [letter = '', next = ''] = [word[at], word[at + 1]]
    if (next && next !== letter && at > 0) found.push(`${before}${next}${letter}${word.slice(at + 2)}`)
    if (at > 0) found.push(`${before}${letter}${letter}${word.slice(at + 1)}`)
    if (at > 0 && at < word.length - 1 && word.length >= LEAST_FOR_LOST) found.push(`${before}${word.slice(at + 1)}`)
    // What lost its "s" is one of them.
    if (at === word.length - 1 && word.length >= LEAST_FOR_WRONG && letter !== 's') found.push(before)
    if (at > 0 && at < word.length - 1 && word.length >= LEAST_FOR_WRONG)
      found.push(...LETTERS.map((wrong) => `${before}${wrong}${word.slice(at + 1)}`))
  }
  return found
}

const SPELLED: ReadonlyMap<string, string> = new Map([
  ...WORDS.flatMap((word) =>
    misspelledAs(word).flatMap((typo) =>
      OWN.has(typo) || (WORDS as readonly string[]).includes(typo) ? [] : [[typo, word] as const],
    ),
  ),
  ...([
    ['stok', 'stock'],
    ['stokc', 'stock'],
    ['wnat', 'want'],
    ['wnt', 'want'],
    ['whcih', 'which'],
    ['teh', 'the'],
    ['alrdy', 'already'],
    ['alredy', 'already'],
    ['hybird', 'hybrid'],
    ['camero', 'camaro'],
    ['possble', 'possible'],
    ['mannual', 'manual'],
    ['blowr', 'blower'],
  ] as const),
])

/** The text with the words of the trade spelled right. */
export const withoutTypos = (text: string): string => text.replaceAll(/[a-z]{3,}/g, (word) => SPELLED.get(word) ?? word)
