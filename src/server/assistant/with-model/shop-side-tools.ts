import { z } from 'zod'
import { MAX_QUANTITY } from '../../../contract/bounds.ts'
import { PART_KINDS } from '../../../engine/model.ts'
import type { UseTool } from '../../agents/language-model.ts'
import { car, partIds, refusal, type ToolForm, type ToolReply, wrongInput } from '../../agents/tool.ts'
import type { CatalogSnapshot } from '../../catalog/catalog-snapshot.ts'
import type { Answer, Said } from '../advisor.ts'
import { offered } from '../offered-part.ts'
import { calculated, calculation } from './calculate.ts'

/** What the tools ask that the engine's threads don't know. */
export interface ShopSide {
  catalog: CatalogSnapshot
  /** The reader's own answer to a conversation. */
  read: (messages: readonly Said[]) => Promise<Answer>
  /** Hours, address, policies: everything that the shop says of itself. */
  shopFacts: () => Promise<Record<string, unknown>>
}
/** What is shown beside the words of an answer. */
export type Cards = Answer

const named = ({ manufacturer, name }: { manufacturer: string; name: string }): string => `${manufacturer} ${name}`

/** An answer in words, and the names of what is shown beside it. */
export function answerData(told: Answer) {
  const cards = told.flatMap((event) => {
    switch (event.type) {
      case 'build': {
        const { recommendedParts: parts, estimatedHorsepower: wheelHp, estimatedCost: totalUsd } = event.reply
        return [{ card: 'build', wheelHp, totalUsd, parts: parts.map(named) }]
      }
      case 'parts':
        return [
          {
            card: 'parts',
            parts: event.parts.map(({ manufacturer, name, price }) => ({ part: `${manufacturer} ${name}`, price })),
          },
        ]
      case 'cart':
        return [{ card: 'the build goes into the cart' }]
      case 'cart_change': {
        const { act, parts, kinds, quantity } = event
        return [
          {
            card: 'cart',
            act,
            kinds,
            quantity,
            parts: parts.map(named),
          },
        ]
      }
      default:
        return []
    }
  })
  return { says: told.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n'), cards }
}

const keyOf = (card: Answer[number]): string =>
  JSON.stringify(
    card.type === 'cart_change' ? [card.act, card.parts.map(({ partId }) => partId), card.kinds, card.quantity] : card,
  )
const isCard = ({ type }: Answer[number]): boolean => type !== 'text' && type !== 'suggestions' && type !== 'failed'
export const cardsOf = (told: Answer): Cards => told.filter(isCard)

const form = (name: string, title: string, description: string, input: z.ZodObject): ToolForm => ({
  ...{ name, title, description, input },
  output: z.looseObject({}),
})
const nothing = z.strictObject({})
const askReader = z.strictObject({
  question: z.string().min(1).max(1000).describe('one plain English sentence that names what it means'),
  forgetTheTalk: z.boolean().optional().describe('true: read it alone; then it has to name the car'),
})
const showParts = car.extend({ partIds: partIds.min(1).max(6) }).strict()
const changeCart = z.strictObject({
  act: z.enum(['add', 'remove', 'show']),
  vehicleId: z.string().max(200).optional(),
  partIds: partIds.optional().describe('single parts of the catalog that go in or out'),
  kinds: z.array(z.enum(PART_KINDS)).max(10).optional().describe('remove: every part of these kinds'),
  quantity: z.number().int().min(1).max(MAX_QUANTITY).optional(),
})

export const SHOP_SIDE_FORMS: readonly ToolForm[] = [
  form(
    'ask_reader',
    'Ask the shop’s own reader',
    'The shop’s reader of plain sentences: answers from the engine with words and cards, such as builds that must pass smog, parts of a kind, what a part gains on this car, which of two. Put what the customer means in one clear sentence. show_cards then shows its cards.',
    askReader,
  ),
  form(
    'show_cards',
    'Show the cards of the reader',
    'Shows the cards (build, parts, change of the cart) of the answer that ask_reader gave last, or of the prepared answer where it was not asked.',
    nothing,
  ),
  form(
    'show_parts',
    'Show parts to buy',
    'Cards of up to six parts that fit, each with a button for the cart.',
    showParts,
  ),
  form(
    'change_cart',
    'Change the cart',
    'Puts single parts into the customer’s cart, takes parts or kinds out, or shows it. Only when asked to. A whole build goes in by add_to_cart.',
    changeCart,
  ),
  form(
    'shop_facts',
    'What the shop says of itself',
    'Hours, address, phone, policies of shipping, returns, warranty, terms, booking, labor rates.',
    nothing,
  ),
  form(
    'calculate',
    'Calculate',
    'Sums, differences and percents of figures that tools answered or the customer said.',
    calculation,
  ),
]

/** The tools of the shop's side, over those that answer the rest; `cards` takes what is to be shown. */
export function withShopSide(
  { catalog, read, shopFacts }: ShopSide,
  talk: {
    messages: readonly Said[]
    prepared: Answer
    show: (cards: Cards) => void
    /** The figures of a list that stand in nothing that was said or answered. */
    strange: (values: readonly number[]) => readonly number[]
  },
  rest: UseTool,
): UseTool {
  let readLast = talk.prepared
  const shown = new Set<string>()
  /** What was shown is not shown again: a part whose card or change is asked for twice goes into the cart once. */
  const show = (cards: Cards) => {
    const fresh = cards.filter((card) => !shown.has(keyOf(card)))
    for (const card of fresh) shown.add(keyOf(card))
    talk.show(fresh)
  }
  const run: Readonly<Record<string, (input: unknown) => Promise<ToolReply> | ToolReply>> = {
    ask_reader: async (input) => {
      const { question, forgetTheTalk } = askReader.parse(input)
      const asked: Said = { from: 'visitor', text: question }
      readLast = await read(forgetTheTalk ? [asked] : [...talk.messages.slice(0, -1), asked])
      return { data: answerData(readLast) }
    },
    show_cards: () => {
      const cards = cardsOf(readLast)
      show(cards)
      return cards.length > 0 ? { data: { shown: cards.length } } : refusal('That answer has no cards.')
    },
    show_parts: (input) => {
      const { vehicleId, partIds: ids } = showParts.parse(input)
      const vehicle = catalog.vehicle(vehicleId)
      const parts = ids.flatMap((id) => catalog.part(id) ?? []).filter((part) => vehicle && catalog.fits(part, vehicle))
      if (!vehicle || parts.length === 0) return refusal('None of these parts has a card for this car.')
      show([{ type: 'parts', vehicleId, parts: parts.map(offered) }])
      return { data: { shown: parts.length } }
    },
    change_cart: (input) => {
      const { act, vehicleId, partIds: ids = [], kinds = [], quantity } = changeCart.parse(input)
      const parts = ids.flatMap((id) => catalog.part(id) ?? [])
      const vehicle = vehicleId === undefined ? undefined : catalog.vehicle(vehicleId)
      const strange = parts.filter((part) => vehicle && !catalog.fits(part, vehicle))
      if (parts.length < ids.length || strange.length > 0)
        return refusal('Some of these parts do not exist or do not fit.')
      if (act !== 'show' && parts.length + kinds.length === 0) return refusal('Name the parts or the kinds.')
      const of = vehicle ? { vehicleId: vehicle.id } : {}
      const inOrOut = act === 'add' ? parts.flatMap((part) => Array.from({ length: quantity ?? 1 }, () => part)) : parts
      const ofKinds = catalog.parts.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
      const all = ofKinds.length > 0 ? { partIds: ofKinds } : {}
      show([{ type: 'cart_change', act, ...of, parts: inOrOut.map(offered), kinds, ...all }])
      return { data: { done: act, parts: parts.map(named) } }
    },
    shop_facts: async () => ({ data: await shopFacts() }),
    calculate: (input) => {
      const asked = calculation.parse(input)
      const strange = talk.strange(asked.values)
      if (strange.length > 0) return refusal(`Nobody said or answered ${strange.join(', ')}.`)
      const result = calculated(asked)
      return result === undefined ? refusal('Nothing comes out of these figures.') : { data: { result } }
    },
  }
  return async (name, input) => {
    const own = run[name]
    if (!own) return rest(name, input)
    try {
      return await own(input)
    } catch (error) {
      if (error instanceof z.ZodError) return wrongInput(error)
      throw error
    }
  }
}
