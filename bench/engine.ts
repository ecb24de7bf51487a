/**
 * `npm run bench`: medians of the engine on fixed inputs, each with a checksum of its answers, so that a change of
 * speed is told from a change of answers. One core; each case is timed three times after a warm-up and its fastest run
 * counts, so that other work on the machine is left out.
 */

import highsLoader from 'highs'
import { PARTS } from '../src/catalog/parts.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { timeSlip } from '../src/engine/dragstrip/time-slip.ts'
import {
  buildFrontier,
  buildPower,
  cheapestFor,
  FITTED_FACTORS,
  openSearch,
  partsThatFit,
  planBuild,
  SAE_J1349_WEATHER,
  type SearchRequest,
  slotOf,
  stagePackages,
  type Vehicle,
} from '../src/engine/index.ts'
import { LABOR_CENTS_PER_HOUR } from '../src/engine/labor-rates.ts'
import { GOAL_COUNTS_FROM } from '../src/engine/optimizer/goal-answer.ts'
import { askSolver } from '../tests/reference-solvers/ask-highs.ts'
import { randomRequest } from '../tests/reference-solvers/random-request.ts'
import { typicalRules } from '../tests/reference-solvers/typical-rules.ts'

const weather = SAE_J1349_WEATHER
const factors = FITTED_FACTORS

/** FNV-1a over the answers' figures, rounded to a billionth, so that it does not hang on the last bit. */
function checksum(figures: readonly number[]): string {
  let hash = 0x811c9dc5
  for (const figure of figures) {
    for (const character of figure.toPrecision(9)) {
      hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
    }
  }
  return hash.toString(16).padStart(8, '0')
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

interface Timed {
  times: number[]
  figures: number[]
}

/** Runs every case three times and keeps each one's fastest: other work on the machine is not the engine's. */
function timed<T>(cases: readonly T[], run: (one: T) => readonly number[]): Timed {
  const times = cases.map(() => Number.POSITIVE_INFINITY)
  let figures: number[] = []
  for (let round = 0; round < 4; round++) {
    figures = []
    cases.forEach((one, index) => {
      const from = performance.now()
      const answer = run(one)
      const took = performance.now() - from
      if (round > 0) times[index] = Math.min(times[index]!, took)
      figures.push(...answer)
    })
  }
  return { times, figures }
}

function report(what: string, { times, figures }: Timed, goalMs: number): void {
  const median = quantile(times, 0.5)
  const verdict = median < goalMs ? 'ok' : 'OVER'
  console.log(
    `${what.padEnd(44)} median ${median.toFixed(3).padStart(8)} ms  p90 ${quantile(times, 0.9).toFixed(3).padStart(8)} ms  ` +
      `worst ${Math.max(...times)
        .toFixed(1)
        .padStart(6)} ms  ` +
      `n ${String(times.length).padStart(4)}  checksum ${checksum(figures)}  goal < ${goalMs} ms ${verdict}`,
  )
}

const requestFor = (vehicle: Vehicle): SearchRequest => ({
  vehicle,
  parts: partsThatFit(PARTS, vehicle),
  fuel: '93',
  weather,
  factors,
  laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
  use: 'street',
})

/** The same request under a rulebook of the real one's size: a dozen ceilings, needs, penalties, shared jobs. */
function ruled(request: SearchRequest): SearchRequest {
  const slots = new Set(request.parts.flatMap((part) => [slotOf(part.kind), ...(part.ratings.includes ?? [])]))
  return { ...request, rules: typicalRules(request.vehicle, slots) }
}

/** "The cheapest build for this goal" on real cars, asked of the search that answers customers and of HiGHS. */
async function againstHighs(): Promise<void> {
  const asked = Array.from({ length: 24 }, (_, index) => {
    const request = randomRequest(1000 + index * 2 + 1, { vehicles: VEHICLES, parts: PARTS, factors })
    const goalWheelHp = request.objective.goalWheelHp * GOAL_COUNTS_FROM
    return { request: index % 2 === 0 ? request : { ...request, ...ruled(request) }, goalWheelHp }
  })
  const ours = timed(asked, ({ request, goalWheelHp }) => [
    cheapestFor(openSearch(request), goalWheelHp).point?.scoreCents ?? 0,
  ])
  const highs = await highsLoader()
  let agree = 0
  const theirTimes = asked.map(({ request, goalWheelHp }, index) => {
    const from = performance.now()
    const { scoreCents = 0 } = askSolver(highs, request, goalWheelHp)
    const took = performance.now() - from
    if (scoreCents === ours.figures[index]) agree++
    return took
  })
  const mine = quantile(ours.times, 0.5)
  const theirs = quantile(theirTimes, 0.5)
  console.log(
    `cheapest build for a goal against HiGHS, real cars with and without rules: ours median ${mine.toFixed(3)} ms, ` +
      `HiGHS ${theirs.toFixed(1)} ms, ratio ${(theirs / mine).toFixed(0)} x; ` +
      `same score in ${agree} of ${asked.length}; checksum ${checksum(ours.figures)}`,
  )
}

const requests = VEHICLES.map(requestFor)
report(
  'frontier, whole catalog of the car',
  timed(requests, (request) => buildFrontier(request).points.flatMap((point) => [point.costCents, point.wheelHp])),
  10,
)
report(
  'frontier, whole catalog, with a rulebook',
  timed(requests.map(ruled), (request) =>
    buildFrontier(request).points.flatMap((point) => [point.scoreCents, point.wheelHp]),
  ),
  10,
)
report(
  'cheapest build for 1.4 x stock, with proof',
  timed(requests, (request) => {
    const { crankHp } = request.vehicle.engine
    const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp: crankHp * 1.2 } })
    return result.ok ? [result.planned.costCents, result.planned.power.wheelHp] : [0]
  }),
  10,
)
report(
  'the same with a rulebook',
  timed(requests.map(ruled), (request) => {
    const { crankHp } = request.vehicle.engine
    const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp: crankHp * 1.2 } })
    return result.ok ? [result.planned.costCents, result.planned.power.wheelHp] : [0]
  }),
  10,
)
report(
  'stage packages, all four',
  timed(VEHICLES, (vehicle) => {
    const result = stagePackages({ vehicle, parts: PARTS, fuel: '93', weather, factors })
    return result.ok ? result.packages.flatMap((stage) => [stage.targetWheelHp, stage.totalCents]) : [0]
  }),
  2,
)
report(
  'power of a stock car, curve and gains',
  timed(VEHICLES, (vehicle) => [buildPower({ vehicle, parts: [], fuel: '93', weather }, factors).wheelHp]),
  1,
)
const curves = VEHICLES.map((vehicle) => ({
  vehicle,
  curve: buildPower({ vehicle, parts: [], fuel: vehicle.engine.ratedFuel, weather }, factors).curve,
}))
report(
  'time slip of a stock car',
  timed(curves, ({ vehicle, curve }) => {
    const slip = timeSlip({ vehicle, curve, rollout: true, weather })
    return [slip.quarterMileS, slip.zeroToSixtyS, slip.trapMph]
  }),
  1,
)
await againstHighs()
