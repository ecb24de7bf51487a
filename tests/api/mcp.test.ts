import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let client: Client
beforeAll(async () => {
  shop = await openShop()
  client = new Client({ name: 'a-test', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(`${shop.address}/mcp`))
  await client.connect(transport as Parameters<Client['connect']>[0])
})
afterAll(async () => {
  await client?.close()
  await shop?.close()
})

async function use(name: string, input: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: input })
  const [first] = content as { text: string }[]
  return { isError: isError === true, text: first?.text ?? '' }
}
const ask = async (name: string, input: Record<string, unknown>) => JSON.parse((await use(name, input)).text)

test('an agent finds the tools, plans a build and gets a cart that costs what the build costs', async () => {
  const { tools } = await client.listTools()
  expect(tools.map((tool) => tool.name).sort()).toEqual([
    ...['add_to_cart', 'compare_builds', 'find_vehicle', 'fits', 'plan_build', 'time_slip'],
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

test('a list of messages is refused, so that the limit on requests counts every call', async () => {
  const call = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'find_vehicle', arguments: { words: 'm3' } } }
  const headers = { accept: 'application/json, text/event-stream' }
  for (const length of [1, 100]) {
    const json = Array.from({ length }, (_, id) => ({ ...call, id }))
    expect((await shop.fetch('/mcp', { json, headers })).status).toBe(400)
  }
})
