import type { Services } from '../api.ts'
import { inThread } from '../jobs/in-thread.ts'
import type { Judgement, StoredResult } from './judge.ts'
import { allEvidence, judgementRevision, storedJudgement, storeJudgement } from './store.ts'

const THREAD = new URL('./judge-thread.ts', import.meta.url)

/** Everything that was measured, judged. Asked again while nothing changed, it answers at once. */
export type JudgedEvidence = () => Promise<Judgement>

/**
 * Judges the stored evidence on a thread when something changed since, and keeps the judgement in the database for
 * every process. `keptOut` names the results that a refit rejected.
 */
export function judgedEvidence({ db }: Services, keptOut: () => Promise<ReadonlySet<string>>): JudgedEvidence {
  let known: { revision: string; judgement: Promise<Judgement> } | undefined

  async function judgeNow(revision: string): Promise<Judgement> {
    const stored = await storedJudgement(db)
    if (stored?.revision === revision) return stored.judgement
    const [records, out] = [await allEvidence(db), await keptOut()]
    const results: StoredResult[] = records.map(({ id, origin, row, flagged }) => ({
      ...{ id, origin, row },
      inFit: !flagged && !out.has(id),
    }))
    const judgement = await inThread<Judgement>(THREAD, results)
    await storeJudgement(db, { revision, judgement })
    return judgement
  }

  return async () => {
    const revision = await judgementRevision(db)
    if (known?.revision !== revision) {
      const mine = { revision, judgement: judgeNow(revision) }
      known = mine
      mine.judgement.catch(() => {
        if (known === mine) known = undefined
      })
    }
    return known.judgement
  }
}
