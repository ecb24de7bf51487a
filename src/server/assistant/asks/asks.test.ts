import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { ASK_KINDS, type AskKind, familyOf } from './ask.ts'
import { askWords } from './ask-words.ts'
import { asksIn } from './asks-in.ts'
import { oneByOne } from './one-by-one.ts'
import { piecesOf } from './pieces.ts'

interface Kept {
  turns: string[]
  asks: [string, AskKind][]
}

/** Messages of sixteen people whose writers and labels had no part in what was learned. */
const KEPT = readFileSync(new URL('../../../../tests/trials/conversations/asks-kept.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Kept => JSON.parse(line))

describe('messages of people that nothing was learned from', () => {
  const single = KEPT.filter(({ asks }) => asks.length === 1).map(({ turns, asks }) => {
    const read = asksIn(turns)
    return { is: asks[0]?.[1] as AskKind, kinds: read.map(({ kind }) => kind), likely: read[0]?.likely ?? 0 }
  })

  it('what is asked is right in three of five, and in nine of ten where it is likely', () => {
    const right = single.filter(({ is, kinds }) => kinds[0] === is)
    const sure = single.filter(({ likely, kinds }) => likely >= 0.5 && kinds.length === 1)
    expect(right.length / single.length).toBeGreaterThan(0.6)
    expect(
      sure.filter(({ is, kinds }) => familyOf(kinds[0] as AskKind) === familyOf(is)).length / sure.length,
    ).toBeGreaterThan(0.88)
  })

  it('what asks one thing is seldom cut in two', () => {
    expect(single.filter(({ kinds }) => new Set(kinds).size > 1).length / single.length).toBeLessThan(0.06)
  })
})

test('what was learned knows every kind: `npm run learn-asks` after one is added', () => {
  const { bias } = JSON.parse(readFileSync(new URL('ask-weights.json', import.meta.url), 'utf8'))
  expect(bias).toHaveLength(ASK_KINDS.length)
})

test('no kind is asked for twice in the list', () => {
  expect(new Set(ASK_KINDS).size).toBe(ASK_KINDS.length)
})

test.each([
  ['2018 mustang gt, 650whp?', ['CAR', '000', 'whp', '?']],
  ['e85 on an e92 m3', ['FUEL', 'on', 'an', 'CAR']],
])('a name of a car tells nothing of what is asked: %s', (typed, words) => {
  expect(askWords(typed)).toEqual(words)
})

test.each([
  'do you ship to canada? and how long',
  'cheaper. skip the e85, and what is left of the gearbox',
  'one, two; three! and four',
])('the pieces are the message: %s', (typed) => {
  expect(piecesOf(typed).join('')).toBe(typed)
})

test('a list of things is no list of asks', () => {
  expect(piecesOf('price of a downpipe and an intercooler and some plugs')).toHaveLength(1)
})

describe('several asks in one message', () => {
  const of = (kind: AskKind, typed: string, likely = 0.8) => ({ kind, typed, likely })

  it('are answered one after the other', () => {
    expect(
      oneByOne([of('shop.ship_where', 'ship to texas?'), of('parts.price', 'price of plugs')], false),
    ).toHaveLength(2)
  })
  it('are one where they belong together', () => {
    expect(oneByOne([of('change.cheaper', 'cheaper'), of('change.fuel', 'on 93')], true)).toEqual(['cheaper on 93'])
    expect(oneByOne([of('talk.greet', 'hi'), of('build.goal', '500 whp')], false)).toEqual(['hi 500 whp'])
  })
  it('are read as a whole where one of them is not likely', () => {
    expect(oneByOne([of('parts.fit', 'a'), of('shop.pay', 'b', 0.2)], false)).toEqual([])
  })
  it('a fact of the shop comes first, as the shorter answer', () => {
    expect(oneByOne([of('build.goal', 'build'), of('shop.pay', 'cards')], false)).toEqual(['cards', 'build'])
  })
  it('a term that follows a question is no change where nothing is planned', () => {
    expect(oneByOne([of('compare.fuels', 'meth or e85?'), of('change.fuel', 'no e85 here')], false)).toHaveLength(1)
  })
})
