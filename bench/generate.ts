/**
 * `npm run bench:generate`: what a customer's request costs from end to end, as the server answers it: a whole
 * `generate` with its offers, frontier and reasons, the four stages of a car, and the shop's stage packages. Thread CPU
 * time, cold (the first request for a car) and warm (the second), with a fingerprint of every answer, so that a change
 * of speed is told from a change of answers. `--dump <file>` writes the answers, one line each.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import { PARTS } from '../src/catalog/parts.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { generateRequest } from '../src/contract/configurator.ts'
import { stagesQuery } from '../src/contract/planner.ts'
import { FITTED_FACTORS, SAE_J1349_WEATHER, stagePackages, type Vehicle } from '../src/engine/index.ts'
import { catalogSnapshot } from '../src/server/catalog/catalog-snapshot.ts'
import { generate } from '../src/server/configurator/generate.ts'
import { stages } from '../src/server/planner/stages.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
/** Every tenth car of the catalog. */
const CARS = VEHICLES.filter((_, index) => index % 10 === 3)
const dumpAt = process.argv.indexOf('--dump')
const dump = dumpAt > 0 ? process.argv[dumpAt + 1] : undefined
if (dump) writeFileSync(dump, '')

const stockWheelHp = (vehicle: Vehicle): number => catalog.stockPower(vehicle).stockWheelHp

/** What customers ask: a modest goal, a big one, one out of reach, ethanol, the track, a budget, an offer taken. */
const WISHES: readonly ((stock: number) => Record<string, unknown>)[] = [
  (stock) => ({ targetHorsepower: Math.round(stock * 1.2) }),
  (stock) => ({ targetHorsepower: Math.round(stock * 1.5), preferences: { budget_priority: 'balanced' } }),
  (stock) => ({ targetHorsepower: Math.round(stock * 2.4) }),
  (stock) => ({ targetHorsepower: Math.round(stock * 1.4), preferences: { fuel_type: 'E85' } }),
  (stock) => ({ targetHorsepower: Math.round(stock * 1.3), intendedUse: 'track', preferences: { fuel_type: '91' } }),
  (stock) => ({ targetHorsepower: Math.round(stock * 1.6), budgetUsd: 9000, intendedUse: 'drag' }),
]

type Answered = (vehicle: Vehicle) => unknown
const CASES: readonly { what: string; answer: Answered }[] = [
  ...WISHES.map((wish, index) => ({
    what: `generate, wish ${index + 1}`,
    answer: (vehicle: Vehicle) =>
      generate(
        catalog,
        generateRequest.parse({
          modelId: vehicle.modelId,
          vehicleId: vehicle.id,
          year: vehicle.yearTo,
          ...wish(stockWheelHp(vehicle)),
        }),
      ),
  })),
  {
    what: 'the planner, four stages',
    answer: (vehicle) => stages(catalog, stagesQuery.parse({ vehicleId: vehicle.id, fuel: '93' })),
  },
  {
    what: 'stage packages, whole catalog',
    answer: (vehicle) => {
      const made = stagePackages({
        ...{ vehicle, parts: PARTS, fuel: '93', weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS },
      })
      return made.ok ? made.packages.map(({ planned, reasons, ...rest }) => ({ ...rest, why: [...reasons] })) : made
    },
  },
]

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const figure = (ms: number): string => ms.toFixed(1).padStart(7)

function line(what: string, times: readonly number[]): string {
  const sum = times.reduce((total, one) => total + one, 0)
  return (
    `${what.padEnd(38)} median ${figure(quantile(times, 0.5))}  p95 ${figure(quantile(times, 0.95))}  ` +
    `worst ${figure(Math.max(...times))}  sum ${(sum / 1000).toFixed(2).padStart(6)} s  n ${times.length}`
  )
}

/** One round over all cars: each case's CPU time by car, and the hash of all answers. */
function round(hash?: ReturnType<typeof createHash>): number[][] {
  const times = CASES.map((): number[] => [])
  for (const vehicle of CARS) {
    for (const [index, { what, answer }] of CASES.entries()) {
      const from = cpuMs()
      const found = answer(vehicle)
      times[index]!.push(cpuMs() - from)
      if (!hash) continue
      const text = JSON.stringify(found)
      hash.update(text)
      if (dump) appendFileSync(dump, `${JSON.stringify({ car: vehicle.id, what })}\t${text}\n`)
    }
  }
  return times
}

const rounds = [round(), round(), round()]
const hash = createHash('sha256')
round(hash)
console.log('CPU ms of one thread; the fastest of two warm rounds over every tenth car')
CASES.forEach(({ what }, index) => {
  const warm = CARS.map((_, car) => Math.min(rounds[1]![index]![car]!, rounds[2]![index]![car]!))
  console.log(line(what, warm))
})
console.log(line('first round, all of it (cold program)', rounds[0]!.flat()))
const count = CARS.length * CASES.length
console.log(`fingerprint of ${count} answers: ${hash.digest('hex').slice(0, 16)}`)
