import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let client: Client
beforeAll(async () => {
  shop = await sharedShop()
  client = new Client({ name: 'a-test', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(`${shop.address}/mcp`))
  await client.connect(transport as Parameters<Client['connect']>[0])
  await client.listTools()
})
afterAll(() => client?.close())

/** The client checks what comes against the schema that the tool declares: a reply of another form is thrown here. */
async function use(name: string, input: Record<string, unknown>) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: input })
  const [first] = content as { text: string }[]
  if (isError !== true) expect(structuredContent).toEqual(JSON.parse(first?.text ?? ''))
  return { isError: isError === true, text: first?.text ?? '' }
}
const ask = async (name: string, input: Record<string, unknown>) => JSON.parse((await use(name, input)).text)

test('an agent finds the tools, plans a build and gets a cart that costs what the build costs', async () => {
  const { tools } = await client.listTools()
  expect(tools.map((tool) => tool.name).sort()).toEqual([
    ...['about_car', 'add_to_cart', 'compare_builds', 'find_parts', 'find_vehicle', 'fits', 'look_up', 'plan_build'],
    ...['stage_package', 'time_slip'],
  ])
  const { found } = await ask('find_vehicle', { words: '2018 mustang gt manual' })
  const build = await ask('plan_build', { vehicleId: found.vehicleId, year: 2018, goalWheelHp: 600 })
  expect(build.wheelHp).toBeGreaterThanOrEqual(600)
  const own = await ask('plan_build', {
    ...{ vehicleId: found.vehicleId, year: 2018, goalWheelHp: 600 },
    currentSetup: { installed: ['cat-back'], dynoSheet: { wheelHp: 398 } },
  })
  expect(own.currentSetup).toMatchObject({ wheelHp: 398, isMeasured: true, kept: [{ kind: 'catback_exhaust' }] })
  const partIds = build.parts.map((part: { partId: string }) => part.partId)
  const { cart } = await ask('add_to_cart', { vehicleId: found.vehicleId, partIds })
  expect(Number(cart.total)).toBeCloseTo(build.totalUsd, 2)
  const slip = await ask('time_slip', { vehicleId: found.vehicleId })
  expect(slip.timeSlip.quarterMileS).toBe(build.stockTimeSlip.quarterMileS)
  expect((await ask('fits', { vehicleId: found.vehicleId, kind: 'clutch' })).count).toBeGreaterThan(0)
})

test('an agent plans a time, and one goal at once', async () => {
  const { found } = await ask('find_vehicle', { words: '2018 mustang gt manual' })
  const timeGoal = { measure: 'zero_to_sixty', seconds: 3.8 }
  const build = await ask('plan_build', { vehicleId: found.vehicleId, timeGoal })
  expect(build.timeGoal).toMatchObject({ ...timeGoal, isReached: true })
  expect(build.timeSlip.zeroToSixtyS).toBeLessThanOrEqual(3.8)
  expect((await use('plan_build', { vehicleId: found.vehicleId, timeGoal, goalWheelHp: 500 })).isError).toBe(true)
})

test('what the shop refuses is told as a refusal, never as a broken connection', async () => {
  expect((await use('plan_build', { vehicleId: 'none', goalWheelHp: 500 })).isError).toBe(true)
  expect((await use('plan_build', { vehicleId: 5 })).isError).toBe(true)
  const { found } = await ask('find_vehicle', { words: '2018 mustang gt' })
  expect((await use('add_to_cart', { vehicleId: found.vehicleId, partIds: ['no-such-part'] })).isError).toBe(true)
  const { parts } = await ask('fits', { vehicleId: found.vehicleId, kind: 'clutch' })
  const twoClutches = parts.slice(0, 2).map((part: { partId: string }) => part.partId)
  expect((await use('add_to_cart', { vehicleId: found.vehicleId, partIds: twoClutches })).isError).toBe(true)
  expect((await shop.fetch('/mcp')).status).toBe(405)
})

test('a refusal names the argument that is missing, of another form or unknown', async () => {
  const refusalOf = async (name: string, input: Record<string, unknown>) => {
    const { text, isError } = await use(name, input)
    expect(isError).toBe(true)
    return JSON.parse(text).refused as string
  }
  expect(await refusalOf('plan_build', { goalWheelHp: 450 })).toMatch(/^vehicleId: /)
  expect(await refusalOf('plan_build', { vehicleId: 'x', currentSetup: { dynoSheet: { wheelHp: 'much' } } })).toMatch(
    /^currentSetup\.dynoSheet\.wheelHp: /,
  )
  expect(await refusalOf('plan_build', { vehicleId: 'x', goal: 450 })).toContain('"goal"')
  expect(await refusalOf('find_parts', {})).toMatch(/^words: /)
})

test('a list of messages is refused, so that the limit on requests counts every call', async () => {
  const call = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'find_vehicle', arguments: { words: 'm3' } } }
  const headers = { accept: 'application/json, text/event-stream' }
  for (const length of [1, 100]) {
    const json = Array.from({ length }, (_, id) => ({ ...call, id }))
    expect((await shop.fetch('/mcp', { json, headers })).status).toBe(400)
  }
})

test('says what it can and no more: instructions, what each tool answers and changes, no notices that never come', async () => {
  expect(client.getInstructions()).toContain('find_vehicle')
  expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {} })
  const { tools } = await client.listTools()
  for (const { name, outputSchema, annotations } of tools) {
    expect(outputSchema, name).toMatchObject({ type: 'object' })
    expect(annotations?.readOnlyHint, name).toBe(name !== 'add_to_cart')
  }
})

test('the vehicles and the rulebook can be read whole', async () => {
  const { resources } = await client.listResources()
  expect((await client.listResourceTemplates()).resourceTemplates).toEqual([])
  const texts = []
  for (const { uri } of resources) {
    const [content] = (await client.readResource({ uri })).contents
    texts.push(content && 'text' in content ? content.text : '')
  }
  const vehicles = JSON.parse(texts.find((text) => text.startsWith('[')) ?? '[]')
  expect(vehicles.length).toBeGreaterThan(400)
  expect(texts.some((text) => text.startsWith('# Rulebook') && text.includes('**A01**'))).toBe(true)
  await expect(client.readResource({ uri: 'shop://nothing' })).rejects.toThrow('There is no resource')
})

test('what is known of a car and of a question, and a stage as the planner has it', async () => {
  const { found } = await ask('find_vehicle', { words: '2018 mustang gt manual' })
  const car = await ask('about_car', { vehicleId: found.vehicleId })
  expect(car.whatTheTradeKnowsOfTheEngine.weakPoints.length).toBeGreaterThan(0)
  const told = car.stages.find(({ stage }: { stage: string }) => stage === 'stage2')
  const stage = await ask('stage_package', { vehicleId: found.vehicleId, stage: 'stage2' })
  expect(stage).toMatchObject({ wheelHp: told.wheelHp, totalUsd: told.totalUsd, timeline: told.timeline })
  const { general, ofThisCar } = await ask('look_up', {
    question: 'does an intake need a tune',
    vehicleId: found.vehicleId,
  })
  expect(JSON.stringify(general)).toMatch(/tune/)
  expect(ofThisCar.length).toBeGreaterThan(0)
})

test('a build keeps the parts that must be in it and leaves out those that must not', async () => {
  const { found } = await ask('find_vehicle', { words: '2018 mustang gt manual' })
  const goal = { vehicleId: found.vehicleId, goalWheelHp: 600 }
  const idsOf = ({ parts }: { parts: { partId: string }[] }) => parts.map(({ partId }) => partId)
  const first = idsOf(await ask('plan_build', goal))
  const [left] = first
  const { parts: clutches } = await ask('fits', { vehicleId: found.vehicleId, kind: 'brake_pads' })
  const kept = clutches[0].partId
  const second = idsOf(await ask('plan_build', { ...goal, excludedPartIds: [left], lockedPartIds: [kept] }))
  expect(second).toContain(kept)
  expect(second).not.toContain(left)
})

test('runs any build: parts, tires and altitude change the slip', async () => {
  const { found } = await ask('find_vehicle', { words: '2018 mustang gt manual' })
  const car = { vehicleId: found.vehicleId }
  const stock = await ask('time_slip', car)
  const { parts } = await ask('plan_build', { ...car, goalWheelHp: 600 })
  const partIds = parts.map(({ partId }: { partId: string }) => partId)
  const built = await ask('time_slip', { ...car, partIds })
  expect(built.wheelHp).toBeGreaterThan(stock.wheelHp)
  expect(built.timeSlip.quarterMileS).toBeLessThan(stock.timeSlip.quarterMileS)
  const onSlicks = await ask('time_slip', { ...car, partIds, fittedTires: { compound: 'slick' } })
  expect(onSlicks.timeSlip.sixtyFootS).toBeLessThan(built.timeSlip.sixtyFootS)
  const inDenver = await ask('time_slip', { ...car, altitudeFt: 5280 })
  expect(inDenver.timeSlip.trapMph).toBeLessThan(stock.timeSlip.trapMph)
})

test('finds parts by words and says what fits', async () => {
  const { found } = await ask('find_vehicle', { words: '2018 subaru wrx' })
  const { parts } = await ask('find_parts', { words: 'downpipe', vehicleId: found.vehicleId })
  expect(parts[0]).toMatchObject({ kind: 'downpipe', fits: true })
  expect((await ask('find_parts', { words: 'xyzzyplugh' })).parts).toEqual([])
})

test('asked again with the same key there is one cart, and its checkout opens from anywhere', async () => {
  const { found } = await ask('find_vehicle', { words: '2018 mustang gt manual' })
  const { parts } = await ask('fits', { vehicleId: found.vehicleId, kind: 'catback_exhaust' })
  const buy = { vehicleId: found.vehicleId, partIds: [parts[0].partId], idempotencyKey: 'an-agents-own-key-0001' }
  const [first, again] = [await ask('add_to_cart', buy), await ask('add_to_cart', buy)]
  expect(again.cart).toEqual(first.cart)
  expect(first.cart.checkoutUrl).toMatch(/^http:\/\/localhost:\d+\/checkout\//)
  const { cart } = await ask('add_to_cart', { ...buy, idempotencyKey: 'an-agents-own-key-0002' })
  expect(cart.id).not.toBe(first.cart.id)
})

test('a body that is no JSON and a page of another site are refused as they should be', async () => {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const broken = await shop.fetch('/mcp', { method: 'POST', headers, body: '{"jsonrpc": "2.0", ' })
  expect(broken.status).toBe(400)
  expect(await broken.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32700 } })
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const elsewhere = { ...headers, origin: 'https://evil.example' }
  expect((await shop.fetch('/mcp', { json: call, headers: elsewhere })).status).toBe(403)
})
