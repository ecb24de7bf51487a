import { describe, expect, test } from 'vitest'
import { advisor } from '../../../../scripts/conversation-trials/advisor.ts'
import { lawOf } from '../../../../tests/support/law.ts'
import { STAGES } from '../../../engine/vocabulary.ts'
import { stockLimits } from '../../planning/car-facts.ts'
import { runCarTool } from './car-tools.ts'

const { catalog } = advisor
/** What a model gets of an answer; the rest is cut off. */
const READ_CHARACTERS = 20_000

interface AboutCar {
  vehicleId: string
  stockPartsTakeWheelHpOn93: { part: string; wheelHp: number }[]
  stages: { stage: string; wheelHp: number; totalUsd: number; parts: string[] }[]
}
const about = (vehicleId: string, fuel = '93') =>
  runCarTool(advisor, 'about_car', { vehicleId, fuel }).data as unknown as AboutCar

describe('law: what the model is told of a car is what the shop shows of it', () => {
  lawOf(
    'limits and stages',
    10,
    catalog.vehicles.filter((_, at) => at % 4 === 0),
    (some) => {
      for (const vehicle of some) {
        const told = about(vehicle.id)
        expect(JSON.stringify(told).length, vehicle.id).toBeLessThan(READ_CHARACTERS)
        expect(told.stockPartsTakeWheelHpOn93, vehicle.id).toEqual(
          stockLimits(catalog, vehicle).map(({ name, wheelHp }) => ({ part: name, wheelHp: Math.round(wheelHp) })),
        )
        for (const stage of STAGES) {
          const shown = advisor.stageBuild({ vehicleId: vehicle.id, fuel: '93', stage })?.reply
          const line = told.stages.find((one) => one.stage === stage)
          expect(line?.wheelHp, `${vehicle.id} ${stage}`).toBe(shown?.estimatedHorsepower)
          expect(line?.totalUsd, `${vehicle.id} ${stage}`).toBe(shown?.estimatedCost)
          expect(line?.parts.length, `${vehicle.id} ${stage}`).toBe(shown?.recommendedParts.length)
        }
      }
    },
  )
})

const MUSTANG = catalog.vehicles.find(({ modelId, yearTo }) => modelId === 'ford-mustang-gt' && yearTo >= 2018)!

test('a stage is shown as the package that the planner has', () => {
  const asked = { vehicleId: MUSTANG.id, stage: 'stage2', fuel: '93' } as const
  const { build, data } = runCarTool(advisor, 'stage_package', asked)
  const made = advisor.stageBuild(asked)
  expect(build?.stagePackage).toEqual({ stage: 'stage2', fuel: '93' })
  expect(build?.reply).toEqual(made?.reply)
  expect(data.timeline).toBe(made?.timeline)
})

test('what is looked up for a car is of its own engine and generation', () => {
  const { ofThisCar } = runCarTool(advisor, 'look_up', {
    question: 'what goes wrong with the timing chain',
    vehicleId: catalog.vehicles.find(({ modelId }) => modelId === 'subaru-wrx-sti')!.id,
  }).data as unknown as { ofThisCar: { of: string }[] }
  expect(ofThisCar.length).toBeGreaterThan(0)
  for (const { of } of ofThisCar) expect(of).toMatch(/STI|WRX|EJ|Subaru/)
})

test.each([
  ['about_car', { vehicleId: 'no-such-car' }, /no vehicle/],
  ['about_car', { car: 'mustang' }, /vehicleId/],
  ['stage_package', { vehicleId: MUSTANG.id, stage: 'stage9' }, /stage/],
  ['look_up', { question: '' }, /question/],
  ['drop_tables', {}, /no tool/],
])('%s with %j is refused in words', (name, input, words) => {
  expect(runCarTool(advisor, name, input).data.refused).toMatch(words)
})
