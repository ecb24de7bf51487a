import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf, lawOf } from '../../../tests/support/law.ts'
import { secondTurns } from './knowledge/second-turns.ts'
import { topicOf } from './knowledge/topic-index.ts'

/** Of the topics that are offered by their own title, every so many: a law over all takes minutes. */
const EVERY = 27
const ASKED = Object.entries(secondTurns())
  .flatMap(([id, turns]) => turns.map(({ asks, says }) => ({ id, ask: asks[0] ?? '', says: says[0] })))
  .filter(({ id }, at) => at % EVERY === 0 && topicOf(id) !== undefined)

describe('what is asked next of a topic', () => {
  test('every second turn belongs to something that is told, asks in at least two ways, and says both languages', () => {
    const wrong = Object.entries(secondTurns()).filter(
      ([id, turns]) =>
        (!/^(?:danger|part)_/.test(id) && topicOf(id) === undefined) ||
        turns.some(({ asks, says }) => asks.length < 2 || says.some((words) => words.trim() === '')),
    )
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  lawOf('is answered from its second turns, not by another topic or the same words again', 8, ASKED, (some) => {
    const missed = some.filter(({ id, ask, says }) => {
      const [first, next] = talk(topicOf(id)?.title ?? '', ask)
      const isTold = first?.text.includes(topicOf(id)?.answer[0].slice(0, 28) ?? '')
      // A price of the catalog is better than a price of the trade.
      const isPriced = /\$[\d,]+ installed/.test(next?.text ?? '')
      return isTold && !isPriced && !next?.text.includes(says.slice(0, 28))
    })
    expect(missed.length / some.length).toBeLessThan(0.2)
  })

  test('whether it is safe and whether it breaks are asked the other way around', () => {
    const safe = Object.entries(secondTurns()).flatMap(([id, turns]) =>
      turns
        .filter(
          ({ aspect, asks, says }) =>
            aspect === 'safe' && /^Yes\b.*\bengine/.test(says[0]) && asks.some((ask) => /\bsafe\b/.test(ask)),
        )
        .map(() => id),
    )
    const asked = safe.flatMap((id) => topicOf(id) ?? []).slice(0, 8)
    for (const { title } of asked) {
      const told = talk(title, 'will it break my engine?').at(-1)?.text ?? ''
      expect(told, title).not.toMatch(/^Yes\b/)
    }
    expect(talk('what does a tune do', 'will it break my car?').at(-1)?.text).toMatch(
      /^No: (?:a good tune|on a healthy engine)/,
    )
    expect(talk('what does a tune do', 'is it safe for the engine?').at(-1)?.text).toMatch(/^Yes\b/)
  })

  eachOf(6, [
    ['is the crank hub on an s55 a real problem', 'what does it cost with the work', /^About \$/],
    ['my brake pedal went soft after the canyon', 'is it safe to drive home?', /^No/],
    ['can i cancel my order', 'how long do refunds take', /\d/],
  ])('%s, %s', (first, next, answer) => {
    expect(talk(first, next).at(-1)?.text).toMatch(answer)
  })

  test('what is to be done is done: "take that out again" asks nothing of a part', () => {
    const told = talk('2017 wrx 330 whp', 'why the downpipe', 'take that out again')
    expect(told.at(-1)?.builds.length).toBe(1)
  })
})

describe('what was said of the car', () => {
  eachOf(6, [
    ['2014 mustang v6 no wait it is the gt, 500 whp on 93', 'ford-mustang-gt'],
    ['i have a 2017 f150 with the 2.7 and want it to pull better, 350 whp', 'ford-f-150-2-7-ecoboost'],
  ])('%s', (said, car) => {
    expect(talk(said).at(-1)?.builds.at(-1)?.request.modelId).toBe(car)
  })

  test('no power is wanted: grip and brakes within the money, and no build', () => {
    const [told] = talk("2017 miata, i don't care about power, what should i upgrade first for under $2k?")
    expect(told?.text).toMatch(/tires first/i)
    expect(told?.builds).toEqual([])
  })

  test('a truck that tows gets cooling first, and what all of it costs is the sum of what was told', () => {
    const [told, price] = talk(
      '2017 f150 2.7, i pull a camper, what can i do to make it pull better',
      'what would that run me all in',
    )
    const each = [...(told?.text ?? '').matchAll(/\$([\d,]+) installed/g)].map(([, usd]) =>
      Number(usd?.replace(',', '')),
    )
    const sum = each.reduce((total, usd) => total + usd, 0)
    expect(each.length).toBeGreaterThan(1)
    expect(price?.text).toContain(`$${sum.toLocaleString('en-US')} for all of it`)
  })

  test('limits are told in the language of the question', () => {
    const [told] = talk('mi sti 2018 truena con mas de 350 hp, es cierto?')
    expect(told?.text).toMatch(/^A 350 whp lo primero que pasa/)
  })
})
