import { describe, expect, it } from 'vitest'
import { lastOf, talk } from '../../../tests/support/assistant-talk.ts'
import { areLettered, waysIn } from './asked-acts/two-ways.ts'
import { factBeside } from './counter/asks-of-shop.ts'
import { HIDDEN } from './counter/money-facts.ts'
import { placeIn } from './counter/places.ts'
import { asksAtHome } from './how-asked.ts'
import { topicsFor } from './knowledge/topic-index.ts'
import { aspectsByWords } from './of-shown/aspects-asked.ts'

const topics = (asked: string) => topicsFor(asked).map(({ topic }) => topic.id)

describe('a word in another sense brings no fact of the shop up', () => {
  it.each(['is it a close race or does he walk me', 'how close would we be at the line', 'those two are close right'])(
    'hours: %s',
    (asked) => expect(topics(asked)).not.toContain('business_hours'),
  )
  it.each(['when do you close', 'are you closed on Sundays', 'how late are you open'])('hours are told: %s', (asked) =>
    expect(topics(asked)).toContain('business_hours'),
  )
  it.each(['without the package, what fits', 'no package deal, just a radiator', 'ceramic wrap the headers too'])(
    'wrapping: %s',
    (asked) => expect(HIDDEN.test(asked.replace('ceramic wrap the headers', 'wrap the headers'))).toBe(false),
  )
  it.each(['can you gift wrap it', 'no price in the box please', 'hide the label on the package'])(
    'wrapped: %s',
    (asked) => expect(HIDDEN.test(asked)).toBe(true),
  )
})

describe('who pays the shop asks what it costs, and not how to do it at home', () => {
  it.each([
    'what is it with your shop doing it, could he do it in the garage',
    'can you guys put it in, i would rather pay than do it myself',
    'my cousin says he could in the driveway but i would sooner pay',
  ])('%s', (asked) => expect(asksAtHome(asked)).toBe(false))
  it.each(['can i do it myself', 'could we do that in my garage', 'is it hard to do at home'])('%s', (asked) =>
    expect(asksAtHome(asked)).toBe(true),
  )
})

describe('what is asked of a price by its words', () => {
  it.each([
    'what does every one of those horsepower cost me',
    'so how much does each extra hp cost',
    'cost of each of the ponies',
  ])('per hp: %s', (asked) => expect(aspectsByWords(asked).map(({ aspect }) => aspect)).toContain('per_hp'))
  it.each(['does each cylinder make the same hp', 'what does it cost with every part'])('is not: %s', (asked) =>
    expect(aspectsByWords(asked).map(({ aspect }) => aspect)).not.toContain('per_hp'),
  )
  it('"parts and labor" is the whole of it', () => {
    const [, told] = talk('2016 Charger Hellcat, 780 whp on 93', 'how much is that, parts and labor')
    expect(told?.text).toMatch(/installed: parts|of it is labor.*together/)
  })
})

describe('Germany is written DE in German', () => {
  it.each(['liefert ihr auch nach DE', 'verschickt ihr DE oder nur USA'])('%s', (words) =>
    expect(placeIn(words.toLowerCase(), words)).toEqual({ of: 'abroad' }),
  )
  it('and Delaware elsewhere', () => {
    expect(placeIn('do you ship to wilmington de', 'do you ship to Wilmington DE')).toEqual({
      of: 'states',
      name: 'DE',
    })
  })
  it('where we ship is told beside another question', () => {
    expect(factBeside([], 'Wie viel kostet das Ganze, und verschickt ihr nach DE?')).toHaveLength(2)
    expect(factBeside([], 'Wie viel kostet das Ganze, und wann ist es fertig?')).toEqual([])
  })
})

describe('leaving a thing alone is no way of building', () => {
  it.each(['leave it alone or rebuild it', 'keep it or sell it'])('%s', (asked) => {
    expect(areLettered(asked)).toBe(false)
    expect(waysIn(asked)?.isPlain).toBe(false)
  })
})

describe('a price of another seller is not matched by shipping policy', () => {
  it('price match', () => {
    expect(lastOf('saw the same intake at another shop for $240, will you beat that').text).toMatch(
      /^No automatic price match/,
    )
  })
  it('another kind after a priced one is priced as well', () => {
    const [, told] = talk('how much is a cat-back for a 2018 Mustang GT installed', 'and headers?')
    expect(told?.text).toMatch(/headers.*\$[\d,]+ installed/)
  })
  it('two kinds are held against each other, and never two gearboxes', () => {
    const { text } = lastOf('compare coilovers and lowering springs for a 2011 G37, my back is bad')
    expect(text).toMatch(/springs.*coilovers/s)
    expect(text).not.toMatch(/automatic/i)
  })
})
