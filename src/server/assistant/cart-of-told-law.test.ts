import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import type { AssistantEvent } from '../../contract/assistant.ts'

const addedIn = (events: readonly AssistantEvent[]) =>
  events.flatMap((event) => (event.type === 'cart_change' && event.act === 'add' ? event.parts : []))
const CARS = ['2016 wrx', '2018 golf r', '2016 mustang gt', '2015 brz'] as const
const ADDS = ['put it in the cart', 'add that', 'add it to my cart', 'throw that in the cart', 'ok order it'] as const

describe('law: what goes into the cart is what was told last, one part of each kind', () => {
  eachOf(9, CARS)('one kind: %s', (car) => {
    for (const kind of ['coilovers', 'a clutch', 'brake pads', 'a cat back'])
      for (const add of ADDS) {
        const [first, then] = talk(`${car} show me ${kind}`, add)
        const said = `${car}, ${kind}, ${add}: ${then?.text}`
        const parts = addedIn(then?.events ?? [])
        expect(parts, said).toHaveLength(1)
        expect(
          first?.parts.map(({ partId }) => partId),
          said,
        ).toContain(parts[0]?.partId)
      }
  })

  const SEVERAL = [
    'brakes fade at autocross what should i get',
    'first mods?',
    'show me coilovers and brake pads',
  ] as const
  eachOf(
    3,
    CARS.flatMap((car) => SEVERAL.map((asked) => `${car} ${asked}`)),
  )('several kinds: %s', (asked) => {
    for (const add of ['put it in the cart', 'add that', 'add it to my cart']) {
      const { text, events } = talk(asked, add).at(-1) ?? { text: '', events: [] }
      expect(addedIn(events), `${add}: ${text}`).toHaveLength(0)
      expect(text, add).toMatch(/^Which one: .*\$[\d,]+.*\$[\d,]+/)
    }
    for (const add of ['put the first one in the cart', 'add the second one', 'add the cheapest one to my cart'])
      expect(addedIn(talk(asked, add).at(-1)?.events ?? []), add).toHaveLength(1)
  })

  eachOf(9, CARS)('the first is the first that was told: %s', (car) => {
    const [, first, second] = talk(`${car} show me coilovers and brake pads`, 'put the first one in the cart', 'price?')
    expect(addedIn(first?.events ?? []).map(({ kind }) => kind)).toEqual(['coilovers'])
    expect(second?.text).toMatch(/\$/)
    const both = talk(`${car} show me coilovers and brake pads`, 'add both to my cart').at(-1)
    expect(addedIn(both?.events ?? []).map(({ kind }) => kind)).toEqual(['coilovers', 'brake_pads'])
  })

  eachOf(9, CARS)('after a shot of nitrous no engine is bought: %s', (car) => {
    for (const asked of ['75 shot nitrous ok?', '150 shot on the stock bottom end and stock pump, safe?'])
      for (const add of ADDS)
        expect(
          addedIn(talk(`${car} ${asked}`, add).at(-1)?.events ?? []).filter(({ kind }) => kind !== 'nitrous'),
          add,
        ).toEqual([])
  })

  eachOf(9, ADDS)('nothing was told: which part is asked, and nothing is bought: %s', (add) => {
    const { events, text } = talk('2018 mustang gt i hear a clunk in the rear', add).at(-1) ?? { events: [], text: '' }
    expect(addedIn(events)).toEqual([])
    expect(text).toMatch(/[Ww]hich (?:part|one)/)
  })

  test('of a build that is shown the whole, or the part at its place', () => {
    expect(
      talk('2016 wrx 300 whp', 'put it in the cart')
        .at(-1)
        ?.events.some(({ type }) => type === 'cart'),
    ).toBe(true)
    const [built, first] = talk('2016 wrx 300 whp', 'put the first one in the cart')
    expect(addedIn(first?.events ?? []).map(({ partId }) => partId)).toEqual([
      built?.builds[0]?.reply.recommendedParts[0]?.partId,
    ])
  })
})

describe('law: a part that an answer names by maker and name is the one that goes into the cart', () => {
  eachOf(9, ['put it in the cart', 'add that', 'ok what else do i need, put it in the cart'])('%s', (order) => {
    for (const car of ['2011 camaro ss manual', '2018 mustang gt manual']) {
      const told = talk(`${car}, 150 shot, safe?`, 'is that safe with the stock clutch', order)
      const named = /Rated for it: (.*?), \$/.exec(told[1]?.text ?? '')?.[1]
      if (named === undefined) continue
      const added = addedIn(told.at(-1)?.events ?? [])
      for (const { manufacturer, name } of added) expect(`${manufacturer} ${name}`, `${car}: ${order}`).toBe(named)
    }
  })
})
