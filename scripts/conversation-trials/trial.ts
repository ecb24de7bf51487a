import { readFileSync } from 'node:fs'

/** The goal in the visitor's own unit. */
export type ExpectedGoal = Partial<
  Record<
    'wheelHp' | 'crankHp' | 'ps' | 'kw' | 'torqueLbFt' | 'torqueNm' | 'gainHp' | 'stage' | 'quarterMileS' | 'zeroTo60S',
    number
  >
> & { doublePower?: true; asFastAs?: string; maximum?: string; budgetOnly?: true }

/** What the answer to the last message must do; tests/trials/conversations/format.md says what each field means. */
export interface Expected {
  intent: string
  intentAny?: readonly string[]
  asks?: string
  asksAny?: readonly string[]
  topic?: string
  car?: string | null
  carAny?: readonly string[]
  cars?: readonly string[]
  year?: number
  yearRange?: readonly [number, number]
  goal?: ExpectedGoal
  fuel?: string
  budgetUsd?: number
  use?: string
  without?: readonly string[]
  withAny?: readonly string[]
  withWords?: readonly string[]
  partKinds?: readonly string[]
  cart?: 'add' | 'remove' | 'show'
  installed?: readonly string[]
  baselineWheelHp?: number
  trapMph?: number
  transmission?: string
  cheaper?: boolean
  cheaperThanBefore?: boolean
  drivetrainKeep?: boolean
  says?: readonly (readonly string[])[]
  neverSays?: readonly string[]
  language?: 'en' | 'es' | 'de' | 'fr'
  /** Each of these languages will do. */
  languageAny?: readonly string[]
}

export interface Trial {
  id: string
  speaker: string
  turns: readonly string[]
  expect: Expected
}

const FOLDER = new URL('../../tests/trials/conversations/', import.meta.url)

/** The conversations of one file, or of a path of one's own. */
export function trialsOf(name: string): readonly Trial[] {
  const path = name.includes('/') ? name : new URL(`${name}.jsonl`, FOLDER)
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Trial)
}
