import { ACTS, type LearnedAct } from '../../src/server/assistant/act-learned/learned-act.ts'
import { signsOf } from '../../src/server/assistant/act-learned/signs.ts'
import { draftOf } from '../../src/server/assistant/draft.ts'
import { ALIKE } from '../../src/server/assistant/knowledge/alike-topics.ts'
import { stemsOf } from '../../src/server/assistant/knowledge/stems.ts'
import { withoutCars } from '../../src/server/assistant/knowledge/subject-of-question.ts'
import { topicOf } from '../../src/server/assistant/knowledge/topic-index.ts'
import { readMessageInTalk } from '../../src/server/assistant/read-in-talk.ts'
import { advisor } from '../conversation-trials/advisor.ts'
import { play, talkOf } from '../conversation-trials/heard.ts'
import { judge } from '../conversation-trials/judge.ts'
import { trialsOf } from '../conversation-trials/trial.ts'

/** The last message of an opened conversation, read after those before it, with what its writer wants. */
export interface Read {
  file: string
  signs: ReadonlyMap<string, number>
  /** Its place in `ACTS`. */
  act: number
  allowed: readonly string[]
  /** The topic that answered it, where an answer was wanted and given. */
  topic?: string
  stems: readonly string[]
}

export function readAll(file: string): Read[] {
  const { catalog } = advisor
  return trialsOf(file).flatMap((trial) => {
    const { turns, expect } = trial
    const act = ACTS.indexOf(expect.intent as LearnedAct)
    if (act < 0) return []
    const before = draftOf(catalog, talkOf(advisor, turns.slice(0, -1)))
    const reading = readMessageInTalk(catalog, before, turns.at(-1) ?? '')
    const isAnswered = expect.intent === 'answer' && judge(advisor, trial, play(advisor, trial)).misses.length === 0
    const { topic = '' } = reading.meaning
    const known = isAnswered ? topicOf(ALIKE[topic] ?? topic)?.id : undefined
    return [
      {
        ...{ file, act, signs: signsOf(reading, before), allowed: expect.intentAny ?? [expect.intent] },
        ...(known ? { topic: known } : {}),
        stems: [...new Set(stemsOf(withoutCars(catalog.vehicles, reading.asked)))].filter(
          (stem) => !/^\d+$/.test(stem),
        ),
      },
    ]
  })
}
