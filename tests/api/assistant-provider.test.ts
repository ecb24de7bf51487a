import { afterAll, beforeAll, expect, test } from 'vitest'
import { assistantEvent } from '../../src/contract/assistant.ts'
import { type Behavior, type LanguageModel, openLanguageModel } from '../support/language-model-server.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let model: LanguageModel
beforeAll(async () => {
  model = await openLanguageModel()
  shop = await openShop(model.env)
  // The model has five seconds for its answer: the engine's thread knows the car before it starts.
  const { build } = await say(REQUEST)
  expect(build).toBeDefined()
})
afterAll(async () => {
  await shop?.close()
  await model?.close()
})

const REQUEST = '2018 mustang gt manual, 600 whp'
async function say(text: string) {
  const messages = [{ from: 'visitor', text }]
  const reply = await shop.fetch('/api/assistant/messages', { json: { messages } })
  const events = (await reply.text())
    .trimEnd()
    .split('\n')
    .map((line) => assistantEvent.parse(JSON.parse(line)))
  const words = events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n')
  const progress = events.flatMap((event) => (event.type === 'progress' ? [event.text] : []))
  return { words, progress, build: events.find((event) => event.type === 'build') }
}
const explained = async (targetHorsepower: number) => {
  const body = { modelId: 'ford-mustang-gt', year: 2018, targetHorsepower, explain: true }
  return (await shop.fetch('/api/configurator/generate', { json: body })).json()
}

/** Plans with the tools, then says the words. */
const plansThenSays =
  (words: (planned: { wheelHp: number; totalUsd: number }) => string): Behavior =>
  ({ messages }) => {
    const answers = messages.filter((message) => message.role === 'tool')
    if (answers.length === 0) return { calls: 'find_vehicle', input: { words: '2018 mustang gt manual' } }
    if (answers.length > 1) return { says: words(JSON.parse(String(answers[1]?.content))) }
    const { found } = JSON.parse(String(answers[0]?.content))
    return { calls: 'plan_build', input: { vehicleId: found.vehicleId, year: 2018, goalWheelHp: 600 } }
  }

test('the model plans with our tools and explains what they answered', async () => {
  model.behave(plansThenSays(({ wheelHp, totalUsd }) => `That makes ${wheelHp} whp for $${totalUsd}.`))
  const { words, progress, build } = await say(REQUEST)
  expect(progress).toEqual(['Finding your car', 'Planning the build'])
  expect(words).toMatch(/^That makes \d+ whp for \$[\d.]+\.$/)
  expect(build?.reply.estimatedHorsepower).toBeGreaterThanOrEqual(600)
  expect(model.asked[0]?.tools.toSorted()).toEqual([
    ...['about_car', 'add_to_cart', 'ask_reader', 'calculate', 'change_cart', 'compare_builds', 'find_parts'],
    ...['find_vehicle', 'fits', 'look_up', 'plan_build', 'shop_facts', 'show_cards', 'show_parts'],
    ...['stage_package', 'time_slip'],
  ])
})

/** The shop waits five seconds for a model that never answers. */
const FAILURES: [how: string, behavior: Behavior, options?: { tags: string }][] = [
  ['fails', () => ({ fails: 500 })],
  ['is not allowed', () => ({ fails: 401 })],
  ['never answers', () => ({ hangs: true }), { tags: 'sweep' }],
  ['breaks off', () => ({ breaksOff: 'That makes' })],
  ['says nothing', () => ({ says: '' })],
  ['invents power', plansThenSays(({ wheelHp }) => `That makes ${wheelHp + 37} whp.`)],
  ['invents a price', plansThenSays(() => 'All of it costs $9,123.45.')],
  ['invents without any tool', () => ({ says: 'A Whipple makes 750 whp on it.' })],
  ['calls a tool that does not exist, for ever', () => ({ calls: 'delete_everything', input: {} })],
  ['calls a tool with nonsense, for ever', () => ({ calls: 'plan_build', input: { vehicleId: 7 } })],
]
for (const [how, behavior, options = {}] of FAILURES) {
  test(`where the model ${how}, the engine answers as if there were none`, options, async () => {
    model.behave(behavior)
    const { words, build } = await say(REQUEST)
    expect(words).toContain('This is our lowest-cost build for 600 whp')
    expect(build?.reply.estimatedHorsepower).toBeGreaterThanOrEqual(600)
    expect(words).not.toMatch(/failed|error|model/i)
  })
}

test('a build is explained by the provider, or by the engine where the provider makes figures up', async () => {
  model.behave(() => ({ says: 'Two strong parts, and your clutch is the first to give way.' }))
  expect(await explained(600)).toMatchObject({
    ...{ provider: 'AI', explanation: 'Two strong parts, and your clutch is the first to give way.' },
  })
  model.behave(() => ({ says: 'It makes 2345 whp.' }))
  const own = await explained(601)
  expect(own.provider).toBe('Adrenaline Engine')
  expect(own.explanation).not.toContain('2345')
})

test('the engine stands in only while the provider fails: the same wish is explained by the provider afterwards', async () => {
  model.behave(() => ({ fails: 500 }))
  expect((await explained(602)).provider).toBe('Adrenaline Engine')
  model.behave(() => ({ says: 'Two strong parts.' }))
  expect(await explained(602)).toMatchObject({ provider: 'AI', explanation: 'Two strong parts.' })
  model.behave(() => ({ fails: 500 }))
  expect((await explained(602)).provider).toBe('AI')
})
