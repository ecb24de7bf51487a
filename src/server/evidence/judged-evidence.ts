import type { Services } from '../api.ts'
import { inThread } from '../jobs/in-thread.ts'
import type { Judgement, StoredResult } from './judge.ts'
import { allEvidence, judgementRevision, storedJudgement, storeJudgement, whileNobodyElseJudges } from './store.ts'

const THREAD = new URL('./judge-thread.ts', import.meta.url)

/** Everything that was measured, judged. Asked again while nothing changed, it answers at once. */
export type JudgedEvidence = () => Promise<Judgement>

/** Before another process is asked again whether it is done. */
const WAIT_FOR_OTHERS_MS = 250

interface Judged {
  revision: string
  judgement: Judgement
}

/**
 * Judges the stored evidence on a thread when something changed since, and keeps the judgement in the database for
 * every process. One judging at a time, whoever asks and however often the evidence changes meanwhile. `keptOut` names
 * the results that a refit rejected.
 */
export function judgedEvidence(
  { db }: Pick<Services, 'db'>,
  keptOut: () => Promise<ReadonlySet<string>>,
  judge: (results: readonly StoredResult[]) => Promise<Judgement> = (results) => inThread(THREAD, results),
): JudgedEvidence {
  let known: Judged | undefined
  let atWork: { revision: string; judged: Promise<Judged> } | undefined

  async function judgeNow(): Promise<Judged> {
    for (;;) {
      const revision = await judgementRevision(db)
      const stored = await storedJudgement(db)
      if (stored?.revision === revision) return stored
      const judged = await whileNobodyElseJudges(db, async () => {
        const evidence = await evidenceNow()
        const made = { revision: evidence.revision, judgement: await judge(evidence.results) }
        await storeJudgement(db, made)
        return made
      })
      if (judged) return judged
      await new Promise((done) => setTimeout(done, WAIT_FOR_OTHERS_MS))
    }
  }

  /** The evidence and its revision, of one and the same moment. */
  async function evidenceNow(): Promise<{ revision: string; results: StoredResult[] }> {
    for (;;) {
      const revision = await judgementRevision(db)
      const [records, out] = [await allEvidence(db), await keptOut()]
      if ((await judgementRevision(db)) !== revision) continue
      const results = records.map(({ id, origin, row, flagged }) => ({
        ...{ id, origin, row },
        inFit: !flagged && !out.has(id),
      }))
      return { revision, results }
    }
  }

  return async () => {
    for (;;) {
      const revision = await judgementRevision(db)
      if (known?.revision === revision) return known.judgement
      atWork ??= start(revision)
      const { revision: judging, judged } = atWork
      if (judging === revision) return (await judged).judgement
      // An older state is being judged: ours comes after it.
      await judged.catch(() => {})
    }
  }

  function start(revision: string): NonNullable<typeof atWork> {
    const judged = judgeNow()
      .then((made) => {
        known = made
        return made
      })
      .finally(() => {
        atWork = undefined
      })
    return { revision, judged }
  }
}
