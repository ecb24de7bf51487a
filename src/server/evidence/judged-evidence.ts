import { storedVehicles } from '../catalog/catalog-snapshot.ts'
import { runForked } from '../jobs/run-forked.ts'
import { programAt } from '../places.ts'
import type { Services } from '../services.ts'
import type { Evidence, Judgement } from './judge.ts'
import {
  allEvidence,
  allTrackTests,
  judgementRevision,
  storedJudgement,
  storedRevision,
  storeJudgement,
  whileNobodyElseJudges,
} from './store.ts'

const JUDGE = programAt('evidence/judge-process')

/** What was judged last, and whether it still holds. */
export interface LatestJudgement {
  /** Null until the first judging is done. */
  judgement: Judgement | null
  /** The evidence is being judged: it changed since, or was never judged. */
  isJudging: boolean
  /** Changes whenever one of the two does. */
  revision: string
}

/** Everything that was measured, judged. */
export interface JudgedEvidence {
  /** Answers at once with what was judged last, and begins a new judging where the evidence changed since. */
  latest: () => Promise<LatestJudgement>
  /** Waits until all that is stored now is judged. */
  settled: () => Promise<Judgement>
  /** Breaks off what is being judged. */
  stop: () => Promise<void>
}

/** Before another process is asked again whether it is done. */
const WAIT_FOR_OTHERS_MS = 250
/** After a judging that failed, before the next one begins by itself. */
const REST_MS = 60_000

interface Judged {
  revision: string
  judgement: Judgement
}
type Judge = (evidence: Evidence, signal: AbortSignal) => Promise<Judgement>

/**
 * Judges the stored evidence in a process of its own when something changed since, and keeps the judgement in the database for
 * every process. One judging at a time, whoever asks and however often the evidence changes meanwhile. `keptOut` names
 * the results that a refit rejected.
 */
export function judgedEvidence(
  { db, log }: Pick<Services, 'db' | 'log'>,
  keptOut: () => Promise<ReadonlySet<string>>,
  judge: Judge = (evidence, signal) => runForked(JUDGE, evidence, signal),
): JudgedEvidence {
  const stopping = new AbortController()
  const { signal } = stopping
  let known: Judged | undefined
  let atWork: { revision: string; judged: Promise<Judged> } | undefined
  let restsUntil = Number.NEGATIVE_INFINITY

  async function judgeNow(): Promise<Judged> {
    for (;;) {
      signal.throwIfAborted()
      const revision = await judgementRevision(db)
      const stored = await storedJudgement(db)
      if (stored?.revision === revision) return stored
      const judged = await whileNobodyElseJudges(db, async () => {
        const { revision: judging, evidence } = await evidenceNow()
        const made = { revision: judging, judgement: await judge(evidence, signal) }
        await storeJudgement(db, made)
        return made
      })
      if (judged) return judged
      await new Promise((done) => setTimeout(done, WAIT_FOR_OTHERS_MS))
    }
  }

  /** The evidence and its revision, of one and the same moment. */
  async function evidenceNow(): Promise<{ revision: string; evidence: Evidence }> {
    for (;;) {
      const revision = await judgementRevision(db)
      const [records, out] = [await allEvidence(db), await keptOut()]
      const [vehicles, trackTests] = [await storedVehicles(db), await allTrackTests(db)]
      if ((await judgementRevision(db)) !== revision) continue
      const results = records.map(({ id, origin, row, flagged }) => ({
        ...{ id, origin, row },
        inFit: !flagged && !out.has(id),
      }))
      return { revision, evidence: { vehicles, trackTests, results } }
    }
  }

  async function settled(): Promise<Judgement> {
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

  async function latest(): Promise<LatestJudgement> {
    const revision = await judgementRevision(db)
    if (known?.revision !== revision) {
      const stored = await storedRevision(db)
      if (stored !== undefined && stored !== known?.revision) known = await storedJudgement(db)
    }
    const isJudging = known?.revision !== revision
    if (isJudging) begin()
    return { judgement: known?.judgement ?? null, isJudging, revision: `${known?.revision ?? 'none'} ${isJudging}` }
  }

  function begin(): void {
    if (atWork || signal.aborted || performance.now() < restsUntil) return
    settled().catch((error: unknown) => {
      if (signal.aborted) return
      restsUntil = performance.now() + REST_MS
      log.error({ err: error }, 'the evidence could not be judged')
    })
  }

  async function stop(): Promise<void> {
    stopping.abort(new Error('the shop is closing'))
    await atWork?.judged.catch(() => {})
  }

  return { latest, settled, stop }
}
