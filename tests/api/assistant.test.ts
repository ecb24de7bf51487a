import { beforeAll, expect, test } from 'vitest'
import { type AssistantEvent, type AssistantQuestion, assistantEvent } from '../../src/contract/assistant.ts'
import { buildCartLines } from '../../src/contract/cart-lines.ts'
import { ask } from '../support/replies.ts'
import { sharedShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedShop()
})

type Said = AssistantQuestion['messages'][number]

/** A visitor who says one thing after the other, as the chat screen would send it. */
function conversation() {
  const messages: Said[] = []
  return async (text: string) => {
    messages.push({ from: 'visitor', text })
    const reply = await shop.fetch('/api/assistant/messages', { json: { messages } })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('application/x-ndjson')
    const events = (await reply.text())
      .trimEnd()
      .split('\n')
      .map((line) => assistantEvent.parse(JSON.parse(line)))
    const words = events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n')
    const build = events.findLast((event) => event.type === 'build')
    messages.push({ from: 'assistant', text: words, ...(build ? { request: build.request } : {}) })
    return { events, words, build }
  }
}
const cartOf = async (events: readonly AssistantEvent[]) => {
  const body = events.find((event) => event.type === 'cart')?.plan
  if (!body) throw new Error('no build was put into the cart')
  const plan = await ask(shop, 'POST /api/plans', { body })
  return buildCartLines({ ...plan, laborHours: plan.now.laborHours })
}

test('the assistant asks back what is missing, plans, changes the plan and puts it in the cart', async () => {
  const say = conversation()
  expect((await say('600 wheel under 20k')).words).toMatch(/which car/i)
  expect((await say('mustang gt')).words).toMatch(/which year/i)
  const planned = await say('2018')
  expect(planned.build?.request).toMatchObject({ modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: 600 })
  expect(planned.build?.reply.estimatedHorsepower).toBeGreaterThanOrEqual(600)
  expect(planned.build?.reply.estimatedCost).toBeLessThanOrEqual(20_000)

  const cheaper = await say('cheaper')
  expect(cheaper.build?.reply.estimatedCost).toBeLessThan(planned.build?.reply.estimatedCost ?? 0)
  const ethanol = await say('on E85')
  expect(ethanol.build?.reply.enhancedData.preferences.fuel_type).toBe('e85')
  const kept = await say('what if I keep the stock clutch')
  expect(kept.build?.reply.recommendedParts.some((part) => part.slot === 'clutch')).toBe(false)
  expect((await say('what breaks first?')).words).toMatch(/at \d+% of its limit|Nothing on the stock car is past/)

  const lines = await cartOf((await say('add it to my cart')).events)
  const cart = await (await shop.fetch('/api/shopify/cart', { json: { lines } })).json()
  expect(Number(cart.cost.totalAmount.amount)).toBeCloseTo(kept.build?.reply.estimatedCost ?? 0, 2)
})

test('a stage is the planner’s package, also in the cart: same parts, same labor rate, same price', async () => {
  const say = conversation()
  const { build } = await say('2018 mustang gt 10 speed stage 2')
  const vehicleId = build?.request.vehicleId ?? ''
  const { packages } = await ask(shop, 'GET /api/planner/stages', { query: { vehicleId } })
  const planner = packages.find(({ stage }) => stage === 'stage2')
  expect(build?.reply.estimatedCost).toBe(planner?.totalCost)
  expect((await say('how much is it?')).words).toContain(`$${planner?.totalCost.toLocaleString('en-US')}`)
  const lines = await cartOf((await say('add it to my cart')).events)
  const cart = await (await shop.fetch('/api/shopify/cart', { json: { lines } })).json()
  expect(Number(cart.cost.totalAmount.amount)).toBeCloseTo(planner?.totalCost ?? 0, 2)
})

test('the shop tells where it is and when it is open, from its own settings', async () => {
  const { phone, address } = await ask(shop, 'GET /api/shop', {})
  expect((await conversation()('where are you located?')).words).toContain(address)
  expect((await conversation()("what's your phone number")).words).toContain(phone)
  expect((await conversation()('are you open on sunday?')).words).toMatch(
    /closed Sundays|by appointment|we're open Sunday/,
  )
})

test('a time, a rival and "as much as possible" become builds that the engine stands by', {
  tags: 'sweep',
}, async () => {
  const quick = (await conversation()('2018 mustang gt, 11.7 in the quarter')).build?.reply
  expect(quick?.timeSlip.quarterMileS).toBeLessThanOrEqual(11.7)
  const rival = (await conversation()('make my 2018 mustang gt faster than a 2016 camaro ss')).build?.reply
  expect(rival?.timeSlip.quarterMileS).toBeLessThan(rival?.stockTimeSlip.quarterMileS ?? 0)
  const most = (await conversation()('as much power as possible for 6000 dollars, 2016 focus rs')).build?.reply
  expect(most?.estimatedCost).toBeLessThanOrEqual(6000)
  expect(most?.shortfall).toBeNull()
})

test('a time is planned by the configurator, tires and all, and stays the goal while the wish changes', async () => {
  const say = conversation()
  const { build, words } = await say('2018 mustang gt, 10 second car')
  const timeGoal = { measure: 'quarter_mile', seconds: 10.99 } as const
  expect(build?.request.timeGoal).toEqual(timeGoal)
  expect(build?.reply).toEqual(await ask(shop, 'POST /api/configurator/generate', { body: build?.request }))
  expect(words).toContain('10.99 s quarter mile')
  const ethanol = await say('on E85')
  expect(ethanol.build?.request).toMatchObject({ timeGoal, preferences: { fuel_type: 'e85' } })
  expect(ethanol.build?.reply.timeGoal?.isReached).toBe(true)
  const sixty = await say('0-60 in 3.5')
  expect(sixty.build?.request.timeGoal).toEqual({ measure: 'zero_to_sixty', seconds: 3.5 })
  expect((await say('what does it run?')).words).toContain(String(sixty.build?.reply.timeSlip.quarterMileS))
  const more = await say('50 more whp')
  expect(more.build?.request.timeGoal).toBeUndefined()
  expect(more.build?.request.targetHorsepower).toBe(Math.round((sixty.build?.reply.power.wheelHp ?? 0) + 50))
})

test('"No allowed build gets there" is said of the whole search, and a 3 second quarter mile names the ceiling', {
  tags: 'sweep',
}, async () => {
  const far = await conversation()('2018 mustang gt, 8.50 in the quarter mile')
  expect(far.words).toContain('No allowed build gets to an 8.50 s quarter mile on 93 octane.')
  const quickest = far.build?.reply.timeGoal?.runsS ?? 0
  const there = await conversation()(`2018 mustang gt, ${(quickest + 0.01).toFixed(2)} in the quarter mile`)
  expect(there.build?.reply.timeGoal?.isReached).toBe(true)
  const nonsense = await conversation()('2018 mustang gt, 3 second quarter mile')
  expect(nonsense.build).toBeUndefined()
  expect(nonsense.words).toContain(`runs a ${quickest.toFixed(2)} s quarter mile`)
})

test('what cannot be is said, with what can', async () => {
  const { words, events } = await conversation()('2015 gti 400whp no boost')
  expect(words).toContain('cannot be naturally aspirated')
  expect(events.some((event) => event.type === 'build')).toBe(false)
  expect((await conversation()('1970 mustang gt 400 whp')).events.some((event) => event.type === 'build')).toBe(false)
})

test('a conversation that does not end with the visitor is refused', async () => {
  const reply = await shop.fetch('/api/assistant/messages', { json: { messages: [{ from: 'assistant', text: 'hi' }] } })
  expect(reply.status).toBe(400)
})
