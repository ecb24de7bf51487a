import type { Vehicle } from '../../engine/model.ts'
import { openFactors } from '../../engine/power/power-factors.ts'
import type { Transaction } from '../database/connection.ts'
import type { Services } from '../services.ts'
import * as fit from './fit-record.ts'
import { pickTests, type TestHistory, trendDirection } from './pick-tests.ts'
import { refitInThread } from './refit.ts'
import * as store from './store.ts'
import { type TestOutcome, testableResults, UnseenFits } from './unseen-tests.ts'

const CYCLE = 'optimization-cycle'
const WORK = 'optimization-work'
/** Cars in one run of the running engine, and tests of each. */
const MODELS_PER_RUN = 10
const TESTS_PER_MODEL = 20
/** How many processes may share one run. */
const HANDS = 3
const PAUSE_BETWEEN_RUNS_S = 2
/** Once every result was tested with the fit in force, there is no hurry. */
const PAUSE_WHEN_ALL_TESTED_S = 60
const TESTS_KEPT_PER_RESULT = 50
/** Runs of single models that may wait at once. */
const MOST_TRIGGERED = 5
const ACTIONS_KEPT = 1000
const WAIT_FOR_OTHERS_MS = 200
const ACCURACY_ISSUE = 0.9

export interface OptimizationEngine {
  start(): Promise<boolean>
  stop(): Promise<boolean>
  /**
   * Tests one vehicle model now, or answers the run of it that is at work. Undefined = nothing is known of that model;
   * busy = enough runs wait already.
   */
  trigger(vehicleModel: string, testCount: number): Promise<{ runId: string; tests: number } | 'busy' | undefined>
  /** Tests every result and tries again to fit in what was kept out; the run's id, or that of the one at work. */
  optimize(): Promise<string>
}

/**
 * The optimization engine as jobs: a run is a list of results to test, kept in the database; any process may work on
 * it, one source at a time under a lock that dies with its process; a finished run is told once.
 */
export function createOptimizationEngine(services: Services, onRefit: () => Promise<unknown>): OptimizationEngine {
  const { db, jobs, random, log } = services
  const evidence = evidenceReader(services)

  async function history(): Promise<readonly TestHistory[]> {
    const [{ results }, counts] = [await evidence(), await store.testCounts(db)]
    return results.map(({ evidenceId, vehicleModel }) => ({
      vehicleModel,
      ...(counts.get(evidenceId) ?? { evidenceId, timesTested: 0, lastAccuracy: null }),
    }))
  }

  async function begin(
    tx: Transaction,
    kind: store.RunKind,
    evidenceIds: readonly string[],
    vehicleModel: string | null,
  ): Promise<string> {
    const runId = random(8)
    await store.createRun(tx, { id: runId, kind, vehicleModel, evidenceIds })
    for (let hand = 0; hand < HANDS; hand += 1) {
      await jobs.send(WORK, { runId }, { singletonKey: `${runId} ${hand}`, transaction: tx })
    }
    return runId
  }

  /** Two requests in the same moment, in whatever processes, do not both find nothing at work. */
  const oneAtATime = <T>(kind: store.RunKind, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await store.lockKind(tx, kind)
      return work(tx)
    })

  jobs.work(
    CYCLE,
    async () => {
      const unfinished = await store.unfinishedRunIds(db)
      for (const runId of unfinished) await jobs.send(WORK, { runId }, { singletonKey: `${runId} again` })
      if (unfinished.length > 0 || !(await store.isRunning(db))) return
      const picked = pickTests(await history(), { models: MODELS_PER_RUN, testCount: TESTS_PER_MODEL })
      if (picked.length > 0) await db.transaction((tx) => begin(tx, 'engine', picked, null))
    },
    { pollingIntervalS: 1, retryDelayS: 1 },
  )
  // A server that was killed, or none that was left: the next minute goes on where it stopped.
  jobs.schedule(CYCLE, '* * * * *')

  jobs.work<{ runId: string }>(
    WORK,
    async ({ runId }) => {
      if (!(await workOff(services, evidence, runId))) return
      const finished = await finish(services, evidence, runId)
      if (finished.isOurs) {
        if (finished.isRefitted) await onRefit()
        const counts = await store.testCounts(db)
        const allTested = (await evidence()).results.every(({ evidenceId }) => counts.has(evidenceId))
        if (await store.isRunning(db)) {
          const startAfterS = allTested ? PAUSE_WHEN_ALL_TESTED_S : PAUSE_BETWEEN_RUNS_S
          await jobs.send(CYCLE, {}, { singletonKey: 'next', startAfterS })
        }
        await store.pruneTests(db, TESTS_KEPT_PER_RESULT)
        await store.pruneActions(db, ACTIONS_KEPT)
        log.info({ runId }, 'optimization run finished')
      }
    },
    { pollingIntervalS: 1, retryDelayS: 1, expireInS: 60 },
  )

  return {
    start: () =>
      db.transaction(async (tx) => {
        const changed = await store.setRunning(tx, true)
        if (!changed) return false
        await store.addAction(tx, { action: 'Engine started', vehicleModel: 'all vehicles', result: 'success' })
        await store.pruneActions(tx, ACTIONS_KEPT)
        await jobs.send(CYCLE, {}, { singletonKey: 'now', transaction: tx })
        return true
      }),
    stop: () =>
      db.transaction(async (tx) => {
        const changed = await store.setRunning(tx, false)
        if (!changed) return false
        const cut = await store.stopRuns(tx)
        const action = cut > 0 ? 'Engine stopped in the middle of a run' : 'Engine stopped'
        await store.addAction(tx, { action, vehicleModel: 'all vehicles', result: 'success' })
        return true
      }),
    trigger: async (vehicleModel, testCount) => {
      const picked = pickTests(await history(), { models: 1, testCount, onlyModel: vehicleModel })
      if (picked.length === 0) return undefined
      return oneAtATime('trigger', async (tx) => {
        const waiting = await store.runningRuns(tx, 'trigger')
        const same = waiting.find((run) => run.vehicleModel === vehicleModel)
        if (same) return { runId: same.id, tests: same.evidenceIds.length }
        if (waiting.length >= MOST_TRIGGERED) return 'busy'
        return { runId: await begin(tx, 'trigger', picked, vehicleModel), tests: picked.length }
      })
    },
    optimize: async () => {
      const everything = (await evidence()).results.map(({ evidenceId }) => evidenceId)
      return oneAtATime('optimize', async (tx) => {
        const [running] = await store.runningRuns(tx, 'optimize')
        if (running) return running.id
        await fit.forgetRejected(tx)
        return begin(tx, 'optimize', everything, null)
      })
    },
  }
}

type Evidence = () => Promise<UnseenFits>

/** The evidence, read from the database when it changed since. */
function evidenceReader(services: Services): Evidence {
  const { db } = services
  let known: { vehicles: readonly Vehicle[]; revision: string; fits: Promise<UnseenFits> } | undefined
  return async () => {
    const rejected = await fit.rejectedIds(db)
    const revision = `${await store.evidenceRevision(db)} ${rejected.size}`
    const { vehicles } = services.catalog
    if (known?.revision !== revision || known.vehicles !== vehicles) {
      const rows = await store.allEvidence(db)
      known = {
        vehicles,
        revision,
        fits: testableResults(
          vehicles,
          rows.map(({ id, row, flagged }) => ({ id, row, inFit: !flagged && !rejected.has(id) })),
        ).then((results) => new UnseenFits(results)),
      }
    }
    return known.fits
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Tests what is left of a run, side by side with other processes. False = the run was stopped or is over. */
async function workOff(services: Services, evidence: Evidence, runId: string): Promise<boolean> {
  const { db } = services
  for (;;) {
    const run = await store.runById(db, runId)
    if (run?.status !== 'running') return false
    const fits = await evidence()
    const open = await store.untested(db, run)
    const sources = new Set(fits.results.filter(({ evidenceId }) => open.has(evidenceId)).map(({ source }) => source))
    if (sources.size === 0) return true
    let isIdle = true
    for (const source of sources) {
      const didIt = await testOneSource(services, fits, runId, source)
      isIdle &&= !didIt
    }
    // Everything left is in other hands: wait for them, or take over what they leave behind.
    if (isIdle) await pause(WAIT_FOR_OTHERS_MS)
  }
}

function testOneSource({ db, catalog }: Services, fits: UnseenFits, runId: string, source: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await store.claimSource(tx, runId, source))) return false
    const run = await store.runById(tx, runId)
    if (run?.status !== 'running') return false
    const { spread } = openFactors(catalog.factors)
    const outcomes = await fits.test(source, await store.untested(tx, run), spread)
    await store.addTests(tx, runId, outcomes)
    return outcomes.length > 0
  })
}

/** Refits where there is something new, and tells the run's trend and actions: once, whoever comes first. */
async function finish(
  services: Services,
  evidence: Evidence,
  runId: string,
): Promise<{ isOurs: boolean; isRefitted: boolean }> {
  const { db, catalog } = services
  const run = await store.runById(db, runId)
  if (run?.status !== 'running') return { isOurs: false, isRefitted: false }
  const fits = await evidence()
  const { spread } = openFactors(catalog.factors)
  const tested = new Set(run.evidenceIds)
  const sources = new Set(fits.results.filter(({ evidenceId }) => tested.has(evidenceId)).map(({ source }) => source))
  const outcomes: TestOutcome[] = []
  for (const source of sources) outcomes.push(...(await fits.test(source, tested, spread)))
  const isRefitted = await refitWhatIsNew(services)
  const isOurs = await db.transaction(async (tx) => {
    if (!(await store.finishRun(tx, runId))) return false
    const before = await store.lastTrendAccuracy(tx)
    const now = (await store.overallAccuracy(tx)) ?? 0
    await store.addTrend(tx, {
      runId,
      overallAccuracy: now,
      trendDirection: trendDirection(before, now),
      testsRun: run.evidenceIds.length,
      issuesIdentified: outcomes.filter(({ isOutlier, lacksData }) => isOutlier || lacksData).length,
      fixesApplied: isRefitted ? 1 : 0,
    })
    for (const action of actionsOf(outcomes)) await store.addAction(tx, { ...action, runId })
    return true
  })
  return { isOurs, isRefitted }
}

function actionsOf(outcomes: readonly TestOutcome[]) {
  const byModel = Map.groupBy(outcomes, ({ vehicleModel }) => vehicleModel)
  return [...byModel].map(([vehicleModel, tests]) => {
    const accuracy = tests.reduce((sum, one) => sum + one.accuracy, 0) / tests.length
    const outliers = tests.filter(({ isOutlier }) => isOutlier).length
    const said = `${tests.length} ${tests.length === 1 ? 'test' : 'tests'}, accuracy ${(100 * accuracy).toFixed(1)}%`
    return {
      vehicleModel,
      action: outliers > 0 ? `${said}, ${outliers} outside the 90% range` : said,
      result: accuracy >= ACCURACY_ISSUE ? ('success' as const) : ('other' as const),
    }
  })
}

/** Fits in the shop's new dyno sheets when unseen results do not suffer; else keeps them out. True = refitted. */
async function refitWhatIsNew({ db, catalog }: Services): Promise<boolean> {
  const [rows, record] = [await store.allEvidence(db), await fit.fitRecord(db)]
  const fitted = new Set(record.fitted ?? rows.filter(({ origin }) => origin === 'published').map(({ id }) => id))
  const known = new Set([...fitted, ...record.rejected])
  const added = rows.filter(({ id, row, flagged }) => !known.has(id) && !flagged && row.modifiedHp !== undefined)
  if (added.length === 0) return false
  const current = rows.filter(({ id }) => fitted.has(id))
  const version = `results-${current.length + added.length}`
  const outcome = await refitInThread({
    vehicles: catalog.vehicles,
    current: current.map(({ row }) => row),
    added: added.map(({ row }) => row),
    version,
  })
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`
  const change = `unseen results ${percent(outcome.accuracyBefore)} to ${percent(outcome.accuracyAfter)}`
  const ids = added.map(({ id }) => id)
  return db.transaction(async (tx) => {
    await fit.lockFit(tx)
    const again = await fit.fitRecord(tx)
    if (JSON.stringify(again) !== JSON.stringify(record) || !(await fit.areStored(tx, ids))) return false
    if (outcome.isKept) await fit.rememberFit(tx, { ...record, fitted: [...fitted, ...ids] }, outcome.factors)
    else await fit.rememberFit(tx, { fitted: [...fitted], rejected: [...record.rejected, ...ids] })
    await store.addAction(tx, {
      action: outcome.isKept
        ? `Refitted with ${added.length} new results: ${change}`
        : `Refit not kept, ${added.length} new results left out: ${change}`,
      vehicleModel: 'all vehicles',
      result: outcome.isKept ? 'success' : 'other',
    })
    return outcome.isKept
  })
}
