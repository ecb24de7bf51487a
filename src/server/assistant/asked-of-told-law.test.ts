import { describe, expect } from 'vitest'
import { catalog, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const usdIn = (words = ''): number[] =>
  [...words.matchAll(/\$([\d,]+)/g)].map(([, usd = '']) => Number(usd.replaceAll(',', '')))

const LIMITS = [
  ['how much power can a stock 2jz take', 'toyota-supra-turbo', 1998],
  ['what can the stock block hold on my 2016 wrx', 'subaru-wrx', 2016],
  ['how much can the stock internals take on a 2017 focus st', 'ford-focus-st', 2017],
] as const
describe('law: a fuel alone after a limit is asked of that limit', () => {
  eachOf(6, LIMITS)('%s', (question, modelId, year) => {
    const family = catalog.vehicles.find(
      (one) => one.modelId === modelId && one.yearFrom <= year && year <= one.yearTo,
    )?.family
    for (const ask of ['on e85?', 'and on e85', 'what about on e85']) {
      const told = talk(question, ask).at(-1)
      expect(told?.text, ask).toContain(String(Math.round(family?.bottomEndLimitWheelHp ?? 0)))
      expect(told?.text, ask).toMatch(/fuel system/)
      expect(told?.builds, ask).toHaveLength(0)
    }
    expect(talk(question, 'on e85?', 'and on 91').at(-1)?.text).toMatch(/^Less: /)
  })
})

describe('law: a fuel alone after a tune is asked of that tune', () => {
  eachOf(6, ['2017 focus st', '2015 wrx', '2016 golf r'])('%s', (car) => {
    const told = talk(`tune for my ${car}`, 'is 93 ok', 'and 91?', 'can i run 87', 'what about e85').map(
      ({ text }) => text,
    )
    expect(told[1]).toMatch(/^Yes/)
    expect(told[2]).toMatch(/map written for 91/)
    expect(told[3]).toMatch(/^No/)
    expect(told[4]).toMatch(/^Only with a tune/)
  })
})

describe('law: of parts that were told in an order the next and the reason are told', () => {
  eachOf(6, ['2013 brz', '2015 mustang gt', '2017 civic si'])('%s', (car) => {
    const first = talk(`whats the best first mod on a ${car}`)[0]?.text ?? ''
    const [, second = '', third = ''] = first.split('cheapest power first: ')[1]?.split('; ') ?? []
    for (const ask of ['and second?', 'whats next', 'and the second one', 'then what'])
      expect(talk(`whats the best first mod on a ${car}`, ask).at(-1)?.text, ask).toContain(second)
    expect(talk(`whats the best first mod on a ${car}`, 'why', 'and third').at(-1)?.text).toContain(
      third.split('. ')[0],
    )
    expect(talk(`whats the best first mod on a ${car}`, 'why').at(-1)?.text).toMatch(/^Because .*\$\d+ a whp/)
  })
})

describe('law: a price that was told is taken apart, and with another part it is the sum', () => {
  eachOf(6, [
    ['intercooler', '2014 fiesta st'],
    ['oil cooler', '2018 mustang gt'],
    ['clutch', '2015 wrx'],
  ])('%s for a %s', (part, car) => {
    for (const ask of ['and whats that w labor', 'how much installed', 'ok and with install?']) {
      const [, price, told] = talk(`${part} for my ${car}`, `how much is just the ${part}`, ask)
      expect(told?.text, ask).not.toBe(price?.text)
      const [fitted = 0, shelf = 0, labor = 0] = usdIn(told?.text)
      expect(shelf + labor, told?.text).toBe(fitted)
      expect(told?.text).toMatch(/hours at \$150 an hour/)
    }
    const [, both] = talk(`${part} for my ${car}`, 'how much with a tune')
    const installed = [...(both?.text.matchAll(/\$([\d,]+) installed for the cheapest|, \$([\d,]+) installed/g) ?? [])]
    expect(installed.length, both?.text).toBeGreaterThan(1)
    expect(both?.text).toMatch(/Together \$[\d,]+ installed/)
  })
})
