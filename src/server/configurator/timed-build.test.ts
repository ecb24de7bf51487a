import { describe, expect, test } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { type GenerateReply, type GenerateRequest, generateRequest } from '../../contract/configurator.ts'
import { timeOf } from '../../engine/dragstrip/timed-run.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { FUELS } from '../../engine/model.ts'
import { TIME_MEASURES } from '../../engine/vocabulary.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { planNow } from '../plans/plans.ts'
import { generate } from './generate.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })

const GT: GenerateRequest = { modelId: 'ford-mustang-gt', year: 2018 }
const answers = new Map<string, ReturnType<typeof generate>>()
/** What is asked twice is worked out once. */
function ask(request: Partial<GenerateRequest>): ReturnType<typeof generate> {
  const asked = JSON.stringify(request)
  const answer = answers.get(asked) ?? generate(catalog, generateRequest.parse({ ...GT, ...request }))
  answers.set(asked, answer)
  return answer
}
function built(
  request: Partial<GenerateRequest>,
): GenerateReply & { timeGoal: NonNullable<GenerateReply['timeGoal']> } {
  const answer = ask(request)
  if (!answer.ok) throw new Error(answer.detail)
  const { timeGoal } = answer.reply
  if (!timeGoal) throw new Error('an answer without its time goal')
  return { ...answer.reply, timeGoal }
}
const quarter = (seconds: number) => ({ measure: 'quarter_mile', seconds }) as const

describe('a build for a time', () => {
  test('runs it, says on which tires, and a quicker goal never costs less', () => {
    for (const measure of TIME_MEASURES) {
      let before = 0
      const goals = measure === 'quarter_mile' ? [12.5, 11.5, 10.9] : [4.5, 4, 3.5]
      for (const seconds of goals) {
        const { timeGoal, timeSlip, estimatedCost, recommendedParts, explanation } = built({
          timeGoal: { measure, seconds },
        })
        expect(timeGoal).toMatchObject({ measure, seconds, isReached: true, shortfall: null, nearer: [] })
        expect(timeGoal.runsS).toBeLessThanOrEqual(seconds)
        expect(timeGoal.runsS).toBe(timeOf(timeSlip, { measure }))
        expect(estimatedCost).toBeGreaterThanOrEqual(before)
        before = estimatedCost
        const tires = recommendedParts.find(({ slot }) => slot === 'tires')
        expect(timeGoal.tires).toBe(tires ? `${tires.manufacturer} ${tires.name}` : 'the stock tires')
        expect(explanation).toContain(timeGoal.tires)
        expect(explanation).toContain(timeGoal.runsS.toFixed(2))
      }
    }
  })

  test('reads the time and not the power that a client sends along', () => {
    const timed = built({ timeGoal: quarter(11.5) })
    expect(built({ timeGoal: quarter(11.5), targetHorsepower: 900 })).toEqual(timed)
  })

  test('a car that runs it stock needs nothing', () => {
    const { recommendedParts, timeGoal, explanation } = built({ timeGoal: quarter(16) })
    expect(recommendedParts).toEqual([])
    expect(timeGoal).toMatchObject({ isReached: true, tires: 'the stock tires' })
    expect(explanation).toMatch(/^Stock, it already runs/)
  })

  test('counts on the tires that the car has, and says so', () => {
    const stock = built({ timeGoal: quarter(12) })
    const tires = { compound: 'slick' } as const
    const { timeGoal, timeSlip, estimatedCost } = built({ timeGoal: quarter(12), tires })
    expect(estimatedCost).toBeLessThan(stock.estimatedCost)
    expect(timeGoal).toMatchObject({ isReached: true, tires: 'the tires it has', runsS: timeSlip.quarterMileS })
  })

  test('out of reach gives the quickest build, and names quicker ones on other fuels', () => {
    const { timeGoal, explanation } = built({ timeGoal: quarter(8) })
    expect(timeGoal.isReached).toBe(false)
    expect(explanation).toContain(`No allowed build gets to an 8.00 s quarter mile on 93 octane.`)
    const again = built({ timeGoal: quarter(timeGoal.runsS + 0.01) })
    expect(again.timeGoal.isReached).toBe(true)
    expect(ask({ timeGoal: quarter(timeGoal.runsS - 0.02) })).toMatchObject({
      reply: { timeGoal: { isReached: false, runsS: timeGoal.runsS } },
    })
    for (const { runsS } of timeGoal.nearer) expect(runsS).toBeLessThan(timeGoal.runsS)
  })

  lawOf('every nearer one named out of reach is a build that can be asked for', 5, FUELS, (some) => {
    const named = built({ timeGoal: quarter(8) }).timeGoal.nearer.filter(({ fuel }) => fuel && some.includes(fuel))
    expect(named.length).toBeGreaterThan(0)
    for (const { fuel, runsS, costUsd } of named) {
      const there = built({ timeGoal: quarter(8), preferences: { fuel_type: fuel ?? '93' } })
      expect(there).toMatchObject({ estimatedCost: costUsd, timeGoal: { runsS } })
    }
  })

  test('a budget that falls short says what it buys, and what the time takes without it', () => {
    const { timeGoal, estimatedCost, explanation } = built({ timeGoal: quarter(10.9), budgetUsd: 5000 })
    expect(estimatedCost).toBeLessThanOrEqual(5000)
    expect(timeGoal.isReached).toBe(false)
    expect(explanation).not.toContain('No allowed build')
    const free = built({ timeGoal: quarter(10.9) })
    expect(timeGoal.nearer[0]).toMatchObject({ fuel: null, isReached: true, costUsd: free.estimatedCost })
  })

  test('a time that no street car runs is refused with the quickest that this one does', () => {
    const quickest = built({ timeGoal: quarter(7) }).timeGoal.runsS
    const refusal = ask({ timeGoal: quarter(3), budgetUsd: 900 })
    expect(refusal).toMatchObject({ ok: false, code: 'time_not_possible', help: { quickestS: quickest } })
    expect('detail' in refusal && refusal.detail).toContain(`runs a ${quickest.toFixed(2)} s quarter mile`)
  })

  const saved = ['lowest cost', 'balanced', 'reliability'].flatMap((budget_priority) =>
    [11.5, 10.9, 8].map((seconds) => ({ budget_priority, seconds })),
  )
  lawOf('saved as a plan it runs the same and costs the same, whatever margin the priority keeps', 4, saved, (some) => {
    for (const { budget_priority, seconds } of some) {
      const request = { ...GT, timeGoal: quarter(seconds), preferences: { budget_priority } }
      const reply = built(request)
      const vehicle = catalog.vehicle(reply.enhancedData.vehicle.id)!
      const parts = reply.recommendedParts.map(({ partId }) => catalog.part(partId)!)
      const plan = {
        request: generateRequest.parse(request),
        tool: 'configurator',
        laborCentsPerHour: 15_000,
      } as const
      const now = planNow(catalog, vehicle, parts, plan)
      expect(now.timeSlip).toEqual(reply.timeSlip)
      expect(now.estimatedCost).toBe(reply.estimatedCost)
      expect(now.power.wheelHp).toBe(reply.power.wheelHp)
    }
  })
})
