/**
 * `npm run bench:loop [-- --every 8]` asks the heavy calls for every n-th car of the catalog and prints how much processor
 * time each took on the thread that answers visitors, and how long it took in all. No call may hold that thread for
 * more than 50 ms.
 */

import { parseArgs } from 'node:util'
import { PARTS } from '../src/catalog/parts.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { generateReply, generateRequest } from '../src/contract/configurator.ts'
import { stagesReply } from '../src/contract/planner.ts'
import { FITTED_FACTORS, type Vehicle } from '../src/engine/index.ts'
import { LABOR_CENTS_PER_HOUR } from '../src/engine/labor-rates.ts'
import { catalogSnapshot } from '../src/server/catalog/catalog-snapshot.ts'
import type { EngineWork } from '../src/server/engine-work.ts'
import { engineThreads } from '../src/server/planning/engine-threads.ts'
import { planNow, planParts } from '../src/server/plans/plans.ts'

const { values } = parseArgs({ options: { every: { type: 'string', default: '8' } } })
const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
const work = new URL('../src/server/engine-work.ts', import.meta.url)
const engine = engineThreads<EngineWork>(() => catalog, work)
const cars = VEHICLES.filter((_, index) => index % Number(values.every) === 0)

const requestFor = (car: Vehicle, more: object) =>
  generateRequest.parse({ modelId: car.modelId, vehicleId: car.id, year: car.yearTo, ...more })
const modest = (car: Vehicle) =>
  requestFor(car, { targetHorsepower: Math.max(50, Math.round(car.engine.crankHp * 1.2)) })
const FAR = { targetHorsepower: 3000, preferences: { budget_priority: 'reliability', fuel_type: 'E85' } }

async function build(request: ReturnType<typeof requestFor>) {
  const answer = await engine.run('generate', request)
  if (answer.ok) JSON.stringify(generateReply.parse(answer.reply))
  return answer
}

const CALLS: Readonly<Record<string, (car: Vehicle) => Promise<unknown>>> = {
  'generate, a modest goal': (car) => build(modest(car)),
  'generate, a goal out of reach': (car) => build(requestFor(car, FAR)),
  'planner stages': async (car) => {
    const query = { vehicleId: car.id, induction: 'auto', fuel: '93', filter: 'all' } as const
    const answer = await engine.run('stages', query)
    if (answer.ok) JSON.stringify(stagesReply.parse(answer.reply))
  },
  'preference packages': (car) =>
    engine.run('preferencePackages', {
      request: { vehicleModel: car.modelId, preferenceType: 'auto', stage: 'stage3', budgetRange: 'high' },
      socialValidation: '',
    }),
  'parts with gains': (car) => engine.run('partsReply', { preference: 'all', vehicleModel: car.modelId }),
  assistant: (car) =>
    engine.run('answer', {
      shop: { phone: '', email: '', address: '', hours: [] },
      messages: [
        {
          from: 'visitor',
          text: `${car.yearTo} ${car.make} ${car.model} faster than a 2018 Challenger SRT Demon on e85`,
        },
      ],
    }),
  'a saved plan (on the answering thread)': async (car) => {
    const answer = await engine.run('generate', modest(car))
    if (!answer.ok) return
    const ids = answer.reply.recommendedParts.map((part) => part.partId)
    const checked = planParts(catalog, car.id, ids, modest(car))
    const terms = {
      request: modest(car),
      tool: 'configurator',
      laborCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
    } as const
    if (checked.ok) planNow(catalog, checked.vehicle, checked.parts, terms)
  },
}

for (const [name, call] of Object.entries(CALLS)) {
  const taken: { held: number; total: number; id: string }[] = []
  for (const car of cars) {
    const [cpu, start] = [process.threadCpuUsage(), performance.now()]
    await call(car)
    const { user, system } = process.threadCpuUsage(cpu)
    taken.push({ held: (user + system) / 1000, total: performance.now() - start, id: car.id })
  }
  taken.sort((a, b) => a.held - b.held)
  const worst = taken.at(-1)
  const slowest = Math.max(...taken.map(({ total }) => total))
  const middle = taken[Math.floor(taken.length / 2)]?.held ?? 0
  process.stdout.write(
    `${name}: holds ${middle.toFixed(1)} ms, at most ${worst?.held.toFixed(1)} ms (${worst?.id}); ` +
      `answered within ${slowest.toFixed(0)} ms, ${taken.length} cars\n`,
  )
}
await engine.stop()
