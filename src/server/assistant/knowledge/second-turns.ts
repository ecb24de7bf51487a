import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../places.ts'
import type { Bilingual } from '../advisor.ts'
import type { Aspect } from '../asked-of-talk.ts'

/** What is asked next once a topic was told: its questions as people put them, without its subject, and the answer. */
export interface SecondTurn {
  aspect?: Aspect
  asks: readonly string[]
  says: Bilingual
}

const FOLDER = join(ROOT, 'src/server/assistant/knowledge/second-turns')

let known: Readonly<Record<string, readonly SecondTurn[]>> | undefined

/** The second turns of each topic. Read when the first message comes: they take more room than all the other words. */
export function secondTurns(): Readonly<Record<string, readonly SecondTurn[]>> {
  known ??= Object.assign(
    {},
    ...readdirSync(FOLDER)
      .toSorted()
      .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))),
  )
  return known as Readonly<Record<string, readonly SecondTurn[]>>
}
