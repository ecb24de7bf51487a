import { ACTS, type LearnedAct } from '../../src/server/assistant/act-learned/learned-act.ts'
import { signsOf } from '../../src/server/assistant/act-learned/signs.ts'
import { draftOf } from '../../src/server/assistant/draft-of.ts'
import { readMessageInTalk } from '../../src/server/assistant/read-in-talk.ts'
import { advisor } from '../conversation-trials/advisor.ts'
import { talkOf } from '../conversation-trials/heard.ts'
import { trialsOf } from '../conversation-trials/trial.ts'

/** The last message of a conversation, read after those before it, with what its writer wants. */
export interface Read {
  file: string
  signs: ReadonlyMap<string, number>
  /** Its place in `ACTS`. */
  act: number
  allowed: readonly string[]
}

export function readAll(file: string): Read[] {
  const { catalog } = advisor
  return trialsOf(file).flatMap(({ turns, expect }) => {
    const act = ACTS.indexOf(expect.intent as LearnedAct)
    if (act < 0) return []
    const before = draftOf(catalog, talkOf(advisor, turns.slice(0, -1)))
    const reading = readMessageInTalk(catalog, before, turns.at(-1) ?? '')
    return [{ file, act, signs: signsOf(reading, before), allowed: expect.intentAny ?? [expect.intent] }]
  })
}
