import { describe, expect, test } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const told = (...said: string[]) => talk(...said)
const last = (...said: string[]) => told(...said).at(-1)
const partsOf = (answer: ReturnType<typeof last>) => answer?.builds[0]?.reply.recommendedParts ?? []
const kindsOf = (...said: string[]) => partsOf(last(...said)).map(({ kind }) => kind)

describe('law: a part that is dropped leaves the rest as it was', () => {
  eachOf(6, [
    ['2018 audi rs3 440 whp on 93, stock turbo', 'drop the intercooler', 'intercooler'],
    ['2018 audi rs3 440 whp on 93, stock turbo', 'cheaper please, and leave out the intercooler', 'intercooler'],
    ['2018 mustang gt 450 whp na 93', 'take out the headers', 'headers_long_tube'],
    ['2015 sti stage 2 93', 'skip the downpipe', 'downpipe'],
    ['2013 gt-r 600 whp e85', 'no downpipes', 'downpipe'],
  ])('%s // %s', (wish, change, kind) => {
    const [before, after] = told(wish, change)
    // A map that was written for the part may be another one; nothing else comes in.
    const [had, has] = [partsOf(before), partsOf(after)].map((parts) => parts.map((part) => part.kind))
    expect(partsOf(before).map((part) => part.kind)).toContain(kind)
    expect(partsOf(after).map((part) => part.kind)).not.toContain(kind)
    expect(has?.filter((one) => !had?.includes(one))).toEqual([])
    expect(after?.builds[0]?.reply.estimatedCost).toBeLessThan(before?.builds[0]?.reply.estimatedCost ?? 0)
  })
  test('with parts that the car has it stays above what it makes today', () => {
    const built = last('2011 sti hatch already has a turboback, 320 whp on 93', 'drop the intake')?.builds[0]?.reply
    expect(built?.power.wheelHp).toBeGreaterThan(300)
  })
  test('what is not in it changes nothing', () =>
    expect(last('2018 mustang gt 450 whp na 93', 'take the nitrous out')?.text).toMatch(/Nothing in it touches/))
})

describe('law: a build that is cut to what is named holds nothing else', () => {
  const BESIDE = /^(?:tune|e85_tune|flex_fuel|injectors|fuel_pump|ecu_unlock|spark_plugs)$/
  eachOf(6, [
    ['2019 hellcat charger 750 whp 93', 'cut it to just the tune and pulley', ['pulley_smaller', 'tune']],
    ['2017 mustang gt 480 whp 93', 'what if i just do the intake and tune', ['cold_air_intake', 'tune']],
    ['2017 mustang gt 480 whp 93', 'only a tune, nothing else', ['tune']],
    ['2019 silverado 6.2 450 whp 93', 'just does the tune nothing else', ['tune']],
  ])('%s // %s', (wish, change, kinds) => {
    const has = kindsOf(wish, change)
    for (const kind of kinds) expect(has, change).toContain(kind)
    expect(has.filter((kind) => !(kinds as readonly string[]).includes(kind) && !BESIDE.test(kind))).toEqual([])
  })
  test('on ethanol its tune and what feeds it stay', () =>
    expect(kindsOf('2016 hellcat charger 800 whp on e85', 'cut it down to the pulley and tune')).toContain('e85_tune'))
  eachOf(6, ['just drop the cams', 'just the tune, how much', 'just add a clutch'])('no cut: %s', (change) =>
    expect(kindsOf('2017 mustang gt 480 whp 93', change)).not.toEqual(['tune']),
  )
})

describe('law: a part that he brings is out of the price and in the build', () => {
  eachOf(6, ["price it without the clutch, i'm sourcing that used", 'i will bring my own clutch'])('%s', (change) => {
    const [before, after] = told('2018 mustang gt 650 whp 93', change)
    expect(partsOf(after).map(({ kind }) => kind)).not.toContain('clutch')
    const [was, is] = [before, after].map((answer) => answer?.builds[0]?.reply)
    expect(Math.round(is?.power.wheelHp ?? 0)).toBe(Math.round(was?.power.wheelHp ?? 1))
    expect(is?.estimatedCost).toBeLessThan(was?.estimatedCost ?? 0)
  })
})

describe('law: a maker or a bigger turbo that is named is in the build, or it is said why not', () => {
  eachOf(6, [
    ['2018 mustang gt with a vortech, 600 whp on 93', 'Vortech'],
    ['2018 mustang gt vmp 600 whp 93', 'VMP'],
    ['2003 lightning kenne bell 420 whp 93', 'Kenne Bell'],
  ])('%s', (said, maker) =>
    expect(partsOf(last(said)).find(({ kind }) => kind.startsWith('supercharger'))?.manufacturer).toContain(maker),
  )
  test('a change to another maker of the kind', () =>
    expect(
      partsOf(last('2018 mustang gt 600 whp 93', 'use a vortech')).map(({ manufacturer }) => manufacturer),
    ).toContain('Vortech'))
  eachOf(6, ['2015 sti stage 2 93', '2017 golf r stage 2 93'])('%s // hybrid turbo', (wish) =>
    expect(kindsOf(wish, 'and with a hybrid turbo?')).toContain('turbo_upgrade'),
  )
  eachOf(6, ['bigger turbo 500 whp, transmission stock', 'turbo grande 500 a las ruedas, caja original'])(
    '%s',
    (wish) => expect(kindsOf(`evo 8 2004 e85 ${wish}`)).toContain('turbo_upgrade'),
  )
  test('one that is added bears the goal', () => {
    const built = last('2017 mustang gt 480 whp 93', 'add a clutch')?.builds[0]?.reply
    expect(built?.power.wheelHp).toBeGreaterThan(465)
    expect(built?.recommendedParts.map(({ kind }) => kind)).toContain('clutch')
  })
})

describe('law: what is asked beside a build is said first', () => {
  eachOf(6, ['parts cost only, i turn my own wrenches', "just the parts, i'll do the work myself", 'no labor, diy'])(
    '%s',
    (own) => expect(last(`2017 mustang gt 480 whp 93. ${own}`)?.text).toMatch(/^\$[\d,]+ for the parts alone/),
  )
  test('a time that is missed up high', () =>
    expect(last("2020 zl1 a10, 10.5 quarter mile on 91, i'm at 5000 ft")?.text).toMatch(/5,000 ft.*sea level/s))
  test('a cheaper build at its limit', () =>
    expect(last('2018 m3 500 whp 93', 'cheaper')?.text).toMatch(/at \d+% of (?:its|the) limit/))
  test('a swap that we do not list is not priced', () => {
    const said = last('evo x mr sst 2010 400 whp e85', 'compare with swapping to a 5 speed')
    expect(said?.text).toMatch(/no manual swap/)
    expect(said?.builds).toEqual([])
  })
  test('a change in French is read', () =>
    expect(kindsOf('2016 mustang gt 440 whp na 93', 'sans les arbres à cames alors')).not.toContain('camshafts'))
})
