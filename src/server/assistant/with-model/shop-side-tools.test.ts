import { describe, expect, test } from 'vitest'
import { advisor } from '../../../../scripts/conversation-trials/advisor.ts'
import type { Answer } from '../advisor.ts'
import { answer } from '../answer.ts'
import { withShopSide } from './shop-side-tools.ts'

const { catalog } = advisor
const MUSTANG = catalog.vehicles.find(({ modelId, yearTo }) => modelId === 'ford-mustang-gt' && yearTo >= 2018)!
const CLUTCH = catalog.partsFor(MUSTANG).find(({ kind }) => kind === 'clutch')!
const STRANGE = catalog.parts.find((part) => !catalog.fits(part, MUSTANG))!

/** The tools in a talk, with what they show and the figures that were heard. */
function inTalk({ messages = ['2018 mustang gt manual, 600 whp'], heard = [] as readonly number[] } = {}) {
  const shown: Answer[number][] = []
  const said = messages.map((text) => ({ from: 'visitor' as const, text }))
  const use = withShopSide(
    {
      catalog,
      read: async (talk) => answer(advisor, talk),
      shopFacts: async () => ({ phone: '(904) 555-0142' }),
    },
    {
      ...{ messages: said, prepared: answer(advisor, said) },
      show: (cards) => void shown.push(...cards),
      strange: (values) => values.filter((value) => !heard.includes(value)),
    },
    async () => ({ data: { refused: 'another hand answers' } }),
  )
  return { use, shown }
}

describe('the cart is changed as it was asked for', () => {
  test('so many of a part go in, and the change names them', async () => {
    const { use, shown } = inTalk()
    await use('change_cart', { act: 'add', vehicleId: MUSTANG.id, partIds: [CLUTCH.id], quantity: 2 })
    expect(shown).toMatchObject([
      { type: 'cart_change', act: 'add', vehicleId: MUSTANG.id, parts: [{ partId: CLUTCH.id }, { partId: CLUTCH.id }] },
    ])
  })

  test('asked for twice, by its card and by the change, a part goes in once', async () => {
    const { use, shown } = inTalk({
      messages: [`add the ${CLUTCH.manufacturer} ${CLUTCH.name} to my cart for my 2018 mustang gt manual`],
    })
    await use('change_cart', { act: 'add', vehicleId: MUSTANG.id, partIds: [CLUTCH.id] })
    await use('change_cart', { act: 'add', vehicleId: MUSTANG.id, partIds: [CLUTCH.id] })
    await use('show_cards', {})
    await use('show_cards', {})
    const added = shown.flatMap((card) => (card.type === 'cart_change' && card.act === 'add' ? card.parts : []))
    expect(added.filter(({ partId }) => partId === CLUTCH.id)).toHaveLength(1)
  })

  test('a kind goes out, whichever part of it is in', async () => {
    const { use, shown } = inTalk()
    await use('change_cart', { act: 'remove', kinds: ['clutch'] })
    expect(shown).toMatchObject([{ type: 'cart_change', act: 'remove', kinds: ['clutch'] }])
    expect(JSON.stringify(shown)).toContain(CLUTCH.id)
  })

  test.each([
    ['a part that does not fit', { act: 'add', vehicleId: MUSTANG.id, partIds: [STRANGE.id] }],
    ['a part that does not exist', { act: 'add', vehicleId: MUSTANG.id, partIds: ['no-such-part'] }],
    ['nothing', { act: 'add', vehicleId: MUSTANG.id }],
    ['another form', { act: 'empty it all' }],
  ])('%s changes nothing and is refused in words', async (_, input) => {
    const { use, shown } = inTalk()
    const { data } = await use('change_cart', input)
    expect(data.refused).toEqual(expect.any(String))
    expect(shown).toEqual([])
  })
})

describe('what the shop’s own reader answers', () => {
  test('its cards are those of the prepared answer until it is asked', async () => {
    const { use, shown } = inTalk()
    await use('show_cards', {})
    expect(shown.map(({ type }) => type)).toContain('build')
  })

  test('asked, it answers in the talk, and its cards stand in', async () => {
    const { use, shown } = inTalk()
    const { data } = await use('ask_reader', { question: 'show me clutches for my 2018 Mustang GT' })
    expect(JSON.stringify(data.cards)).toContain('parts')
    await use('show_cards', {})
    expect(shown.map(({ type }) => type)).toEqual(['parts'])
  })
})

test('figures are calculated where they were heard, and refused where nobody said them', async () => {
  const { use } = inTalk({ heard: [400, 460, 14_750, 9000] })
  expect((await use('calculate', { what: 'percent_more', values: [400, 460] })).data.result).toBeCloseTo(15)
  expect((await use('calculate', { what: 'difference', values: [14_750, 9000] })).data.result).toBe(5750)
  expect((await use('calculate', { what: 'sum', values: [400, 777] })).data.refused).toContain('777')
  expect((await use('calculate', { what: 'quotient', values: [400, 0] })).data.refused).toEqual(expect.any(String))
})

test('parts are shown as cards only where they fit', async () => {
  const { use, shown } = inTalk()
  expect((await use('show_parts', { vehicleId: MUSTANG.id, partIds: [STRANGE.id] })).data.refused).toBeDefined()
  await use('show_parts', { vehicleId: MUSTANG.id, partIds: [CLUTCH.id, STRANGE.id] })
  expect(shown).toMatchObject([{ type: 'parts', parts: [{ partId: CLUTCH.id }] }])
})

test('what is none of them is for another hand', async () => {
  expect((await inTalk().use('plan_build', {})).data.refused).toBe('another hand answers')
})
