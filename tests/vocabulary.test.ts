import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { INDUCTION_NAMES } from '../src/engine/display-words.ts'
import {
  ASPIRATIONS,
  CONFIDENCES,
  DRIVETRAINS,
  FUELS,
  LIMIT_COMPONENTS,
  TRANSMISSION_KINDS,
} from '../src/engine/model.ts'
import { INDUCTION_PREFERENCES, INTENDED_USES, STAGES } from '../src/engine/vocabulary.ts'
import { filesBelow } from '../src/server/pages/files.ts'

const ROOT = join(import.meta.dirname, '..')
const VOCABULARY = 'src/engine/vocabulary.ts'
const DISPLAY_WORDS = 'src/engine/display-words.ts'

/** A vocabulary and the one file that lists it. */
interface Vocabulary {
  name: string
  members: readonly string[]
  home: string
}

const VOCABULARIES: readonly Vocabulary[] = [
  { name: 'stage', members: STAGES, home: VOCABULARY },
  { name: 'induction', members: INDUCTION_PREFERENCES, home: VOCABULARY },
  { name: 'induction in display words', members: Object.values(INDUCTION_NAMES), home: DISPLAY_WORDS },
  { name: 'aspiration', members: ASPIRATIONS, home: 'src/engine/vehicle.ts' },
  { name: 'fuel', members: FUELS, home: 'src/engine/fuels.ts' },
  { name: 'drivetrain', members: DRIVETRAINS, home: 'src/engine/vehicle.ts' },
  { name: 'gearbox kind', members: TRANSMISSION_KINDS, home: 'src/engine/vehicle.ts' },
  { name: 'limit component', members: LIMIT_COMPONENTS, home: 'src/engine/model.ts' },
  { name: 'confidence', members: CONFIDENCES, home: 'src/engine/vehicle.ts' },
  { name: 'intended use', members: INTENDED_USES, home: VOCABULARY },
]

/** Rows that each state their own members. */
const DATA = /^src\/catalog\/(engines|gearboxes|vehicles|parts|evidence|engine-families)\//

const FILES = [
  ...filesBelow(join(ROOT, 'src')).map((path) => `src/${path}`),
  ...filesBelow(join(ROOT, 'scripts')).map((path) => `scripts/${path}`),
  ...filesBelow(join(ROOT, 'tests', 'support')).map((path) => `tests/support/${path}`),
].filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !DATA.test(path))

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

const STRING = /'([^'\n]*)'/g
/** Arrays of nothing but strings, and unions of strings. */
const LIST = /\[\s*(?:'[^'\n]*'\s*,?\s*)+\]|(?:'[^'\n]*'\s*\|\s*)+'[^'\n]*'/g
/** Objects of nothing but texts; those with a space or a capital are what members are called, the rest are codes. */
const NAMES = /\{\s*(?:(?:'[^'\n]*'|\w+):\s*'[^'\n_.#]*'\s*,?\s*)+\}/g
const IS_SAID = /'[^'\n]*[A-Z ][^'\n]*'/
const KEY = /(?:'([^'\n]*)'|(\w+)):\s*'/g

const membersIn = (vocabulary: Vocabulary, words: Iterable<string>): number =>
  new Set([...words].filter((word) => vocabulary.members.includes(word))).size

/** More than half of a vocabulary, three at least, is a second list of it; fewer are a choice among its members. */
const isSecond = (vocabulary: Vocabulary, found: number): boolean =>
  found >= Math.max(3, Math.floor(vocabulary.members.length / 2) + 1)

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** Every literal list of the vocabulary in a text, as "line: the literal". */
function listsIn(vocabulary: Vocabulary, text: string): string[] {
  return [...text.matchAll(LIST)]
    .filter(([list]) =>
      isSecond(
        vocabulary,
        membersIn(
          vocabulary,
          [...list.matchAll(STRING)].map(([, word]) => word ?? ''),
        ),
      ),
    )
    .map(({ 0: list, index }) => `${lineOf(text, index)}: ${list.replaceAll(/\s+/g, ' ')}`)
}

/** Every literal record of texts by the vocabulary's members. */
function namesIn(vocabulary: Vocabulary, text: string): string[] {
  return [...text.matchAll(NAMES)]
    .filter(([record]) => IS_SAID.test(record))
    .filter(([record]) =>
      isSecond(
        vocabulary,
        membersIn(
          vocabulary,
          [...record.matchAll(KEY)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
        ),
      ),
    )
    .map(({ 0: record, index }) => `${lineOf(text, index)}: ${record.replaceAll(/\s+/g, ' ')}`)
}

/** Words in which people speak of a vocabulary, and the file that reads them. */
interface Reader {
  name: string
  spoken: readonly string[]
  home: string
  /** Where the same letters are read as something else. */
  otherwise?: string
}

const READERS: readonly Reader[] = [
  {
    ...{ name: 'gearbox', home: 'src/engine/lexicon.ts' },
    spoken: ['dct', 'dsg', 'pdk', 'sst', 'smg', 'manual', 'automatic'],
    // Codes of gearboxes, not what people call them.
    otherwise: 'src/engine/rulebook/driveline-rules.ts',
  },
  {
    name: 'drivetrain',
    spoken: ['awd', 'rwd', 'fwd', '4wd', '4x4', 'xdrive', 'quattro'],
    home: 'src/engine/lexicon.ts',
  },
  {
    ...{ name: 'factory induction', home: 'src/engine/lexicon.ts' },
    spoken: ['twin', 'quad', 'kompressor', 'blown', 'ecoboost', 'tfsi', 'tsi'],
  },
  {
    ...{ name: 'induction asked for', home: 'src/server/planning/preference-words.ts' },
    spoken: ['naturally aspirated', 'all[- ]motor', 'big single', 'whipple', 'roots', 'centrifugal'],
  },
  {
    ...{ name: 'fuel', home: 'src/server/planning/preference-words.ts' },
    spoken: ['ethanol', 'corn', 'regular', 'premium', 'race', 'octane', 'pump gas'],
  },
  {
    ...{ name: 'intended use', home: 'src/server/planning/preference-words.ts' },
    spoken: ['daily', 'commut', 'autocross', 'circuit', 'time attack', 'lapping', 'canyons?'],
  },
  {
    ...{ name: 'budget priority', home: 'src/server/planning/preference-words.ts' },
    spoken: ['reliab', 'durable', 'balanced?', 'medium', 'lowest cost', 'quality', 'safety'],
  },
  {
    ...{ name: 'parts of published results', home: 'src/engine/calibration/mod-words.ts' },
    spoken: ['whipple', 'kenne', 'vortech', 'paxton', 'rotrex', 'magnuson', 'decat', 'hfc', 'jb4', 'piggyback', 'wmi'],
  },
  {
    ...{ name: 'parts asked for', home: 'src/server/assistant/part-words.ts' },
    spoken: ['lpfp', 'hpfp', 'cai', 'slicks', 'tranny', 'bbk', 'lsd', 'connecting rods', 'brake discs'],
  },
]

/** A regular expression, or a text that becomes one. */
const PATTERN = /\/(?![/*\s])(?:[^/\n\\]|\\.)+\/[gimsuy]*|'[^'\n]*'|`[^`]*`/g

/** Lines with a pattern of alternatives that holds three words of the reader's or more. */
function readingsIn({ spoken }: Reader, text: string): string[] {
  return [...text.matchAll(PATTERN)]
    .filter(([pattern]) => pattern.includes('|'))
    .filter(
      ([pattern]) =>
        spoken.filter((word) => pattern.split(/[|()/]|\\b|\(\?[:!=<]+/).some((form) => form.includes(word))).length >=
        3,
    )
    .map(({ 0: pattern, index }) => `${lineOf(text, index)}: ${pattern}`)
}

describe('one list and one set of display words for each vocabulary', () => {
  const texts = new Map(FILES.map((path) => [path, withoutComments(readFileSync(join(ROOT, path), 'utf8'))]))

  test.each(VOCABULARIES)('$name', (vocabulary) => {
    const seconds = [...texts].flatMap(([path, text]) => [
      ...(path === vocabulary.home ? [] : listsIn(vocabulary, text)).map((found) => `${path}:${found}`),
      ...(path === DISPLAY_WORDS || path === vocabulary.home ? [] : namesIn(vocabulary, text)).map(
        (found) => `${path}:${found}`,
      ),
    ])
    expect(seconds).toEqual([])
  })

  test('a second list would be found, in any of its forms', () => {
    const [stage] = VOCABULARIES
    const forms = [
      `const A = ['stage1', 'stage2', 'stage3', 'wide_open'] as const`,
      `type A = 'stage1' | 'stage2' | 'wide_open'`,
      `const a = z.enum(['stage1', 'stage2', 'stage3'])`,
    ]
    expect(forms.map((text) => listsIn(stage!, text).length)).toEqual([1, 1, 1])
    expect(namesIn(stage!, `const A = { stage1: 'One', stage2: 'Two', wide_open: 'All' }`)).toHaveLength(1)
    expect(listsIn(stage!, `const A = ['stage1', 'stage2'] as const`)).toEqual([])
  })
})

describe('one reader of the words in which people speak of a vocabulary', () => {
  const texts = new Map(FILES.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))

  test.each(READERS)('$name', (reader) => {
    const seconds = [...texts].flatMap(([path, text]) =>
      path === reader.home || path === reader.otherwise
        ? []
        : readingsIn(reader, text).map((found) => `${path}:${found}`),
    )
    expect(seconds).toEqual([])
  })

  test('a second reader would be found', () => {
    const [gearbox] = READERS
    expect(readingsIn(gearbox!, 'if (/dual|dct|dsg|pdk/.test(box)) return')).toHaveLength(1)
    expect(readingsIn(gearbox!, 'const a = String.raw`\\bmanual|automatic|dct`')).toHaveLength(1)
    expect(readingsIn(gearbox!, 'const a = /manual|automatic/')).toEqual([])
  })

  test.each(READERS)('$name: the words are still read where the list says', (reader) => {
    expect(reader.spoken.filter((word) => !texts.get(reader.home)?.includes(word))).toEqual([])
  })
})
