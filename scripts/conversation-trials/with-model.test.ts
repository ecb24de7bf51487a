import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isCarTool } from '../../src/server/agents/car-tool-forms.ts'
import { languageModel, type UseTool } from '../../src/server/agents/language-model.ts'
import { runShopTool } from '../../src/server/agents/shop-tools.ts'
import { answer as ownAnswer } from '../../src/server/assistant/answer.ts'
import { answerWithModel } from '../../src/server/assistant/with-model/answer-with-model.ts'
import { runCarTool } from '../../src/server/assistant/with-model/car-tools.ts'
import type { ShopSide } from '../../src/server/assistant/with-model/shop-side-tools.ts'
import type { Asked, Behavior, LanguageModel, Move } from '../../tests/support/language-model-server.ts'
import { openLanguageModel, PROVIDERS } from '../../tests/support/language-model-server.ts'
import { advisor } from './advisor.ts'
import { type Trial, trialsOf } from './trial.ts'

/** Conversations that end in a build of a stated car and wheel hp, of every speaker that has one. */
const trials = ['a', 'b', 'c', 'd', 'e', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n']
  .map((letter) => `open-${letter}`)
  .flatMap(trialsOf)
  .filter(({ expect: { intent, car, goal } }) => intent === 'build' && car && goal?.wheelHp !== undefined)
  .filter((_, index) => index % 6 === 0)

const use: UseTool = async (name, input) => (isCarTool(name) ? runCarTool : runShopTool)(advisor, name, input)
const shop: ShopSide = {
  catalog: advisor.catalog,
  read: async (messages) => ownAnswer(advisor, messages),
  shopFacts: async () => ({ phone: advisor.shop.phone }),
}
const TOLD = { shop, use, onProgress: () => {}, today: 'Monday, November 30, 2026', contact: '(555) 555-0100' }
const toolAnswers = ({ messages }: Asked) =>
  messages.filter(({ role }) => role === 'tool').map(({ content }) => JSON.parse(String(content)))

/** A model that finds the car, plans the power, and then says what the test makes of the answer. */
const plans =
  ({ expect: { car, year, goal } }: Trial, says: (planned: Planned) => string): Behavior =>
  (asked): Move => {
    const [found, planned] = toolAnswers(asked)
    const words = `${year ?? ''} ${advisor.catalog.variantsOf(car ?? '')[0]?.make} ${advisor.catalog.variantsOf(car ?? '')[0]?.model}`
    if (!found) return { calls: 'find_vehicle', input: { words: words.trim() } }
    if (!planned)
      return { calls: 'plan_build', input: { vehicleId: found.found.vehicleId, goalWheelHp: goal?.wheelHp } }
    return { says: says(planned) }
  }
interface Planned {
  wheelHp: number
  totalUsd: number
}

describe.each(PROVIDERS)('by the protocol of %s', (provider) => {
  let model: LanguageModel
  let answer: (trial: Trial) => ReturnType<typeof answerWithModel>
  beforeAll(async () => {
    model = await openLanguageModel(provider)
    const speak = languageModel({ provider, model: 'm', apiKey: 'k', baseUrl: model.baseUrl, timeoutMs: 60_000 })
    answer = ({ turns }) => {
      const messages = turns.map((text) => ({ from: 'visitor' as const, text }))
      return answerWithModel({ ...TOLD, speak, prepared: [], isDanger: false }, messages, new AbortController().signal)
    }
  })
  afterAll(() => model?.close())

  test('people’s own requests: a model plans with our tools alone, and what they answered is said and shown', async () => {
    expect(trials.length).toBeGreaterThan(25)
    for (const trial of trials) {
      const words = ({ wheelHp, totalUsd }: Planned) => `That makes ${Math.round(wheelHp)} whp for $${totalUsd}.`
      model.behave(plans(trial, words))
      const events = await answer(trial)
      const build = events.find((event) => event.type === 'build')
      expect(build?.request.modelId, trial.id).toBe(trial.expect.car)
      const { estimatedHorsepower, estimatedCost } = build!.reply
      expect(events[0], trial.id).toMatchObject({ type: 'text' })
      expect(JSON.stringify(events[0])).toContain(`${Math.round(estimatedHorsepower)} whp for $${estimatedCost}`)
      expect(model.asked[0]?.tools.toSorted()).toEqual([
        ...['about_car', 'add_to_cart', 'ask_reader', 'calculate', 'change_cart', 'compare_builds', 'find_parts'],
        ...['find_vehicle', 'fits', 'look_up', 'plan_build', 'shop_facts', 'show_cards', 'show_parts'],
        ...['stage_package', 'time_slip'],
      ])
    }
  })

  const LIES: [string, (planned: Planned) => string][] = [
    ['more power', ({ wheelHp }) => `That makes ${Math.round(wheelHp) + 7} whp.`],
    ['another price', ({ totalUsd }) => `All in for $${Math.round(totalUsd) - 100}.`],
    ['a percentage of its own', ({ wheelHp }) => `${Math.round(wheelHp)} whp, up 41.7%.`],
    ['a percentage in words', () => 'Some forty percent more than stock.'],
    ['a price in words', () => 'Nine thousand and change.'],
    ['an address', ({ wheelHp }) => `${Math.round(wheelHp)} whp. More at https://parts.example.com/deal`],
  ]
  test.each(LIES)('%s that no tool told is refused', async (_, says) => {
    const [trial] = trials
    model.behave(plans(trial!, says))
    await expect(answer(trial!)).rejects.toThrow('did not mend')
  })

  test('a figure that no tool told is sent back, and the mended answer counts', async () => {
    const [trial] = trials
    const lie = plans(trial!, ({ wheelHp }) => `That makes ${Math.round(wheelHp) + 7} whp.`)
    const truth = plans(trial!, ({ wheelHp }) => `That makes ${Math.round(wheelHp)} whp.`)
    model.behave((asked) => (JSON.stringify(asked.messages).includes('nobody said them') ? truth(asked) : lie(asked)))
    const events = await answer(trial!)
    const build = events.find((event) => event.type === 'build')
    expect(events[0]).toEqual({ type: 'text', text: `That makes ${Math.round(build!.reply.estimatedHorsepower)} whp.` })
  })

  test('a failure, silence in place of words and a broken answer are errors, never an answer', async () => {
    for (const move of [{ fails: 500 }, { fails: 401 }, { says: '' }, { breaksOff: 'That makes' }]) {
      model.behave(() => move)
      await expect(answer(trials[0]!)).rejects.toThrow()
    }
  })
})
