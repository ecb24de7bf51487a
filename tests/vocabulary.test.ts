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
  { name: 'aspiration', members: ASPIRATIONS, home: 'src/engine/model.ts' },
  { name: 'fuel', members: FUELS, home: 'src/engine/fuels.ts' },
  { name: 'drivetrain', members: DRIVETRAINS, home: 'src/engine/model.ts' },
  { name: 'gearbox kind', members: TRANSMISSION_KINDS, home: 'src/engine/model.ts' },
  { name: 'limit component', members: LIMIT_COMPONENTS, home: 'src/engine/model.ts' },
  { name: 'confidence', members: CONFIDENCES, home: 'src/engine/model.ts' },
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
