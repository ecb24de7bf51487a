import { describe, expect, test } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const last = (...said: string[]) => talk(...said).at(-1)
const eventsOf = (...said: string[]) => last(...said)?.events ?? []
const addedIn = (...said: string[]) =>
  eventsOf(...said).flatMap((event) => (event.type === 'cart_change' && event.act === 'add' ? event.parts : []))
const removedIn = (...said: string[]) =>
  eventsOf(...said).flatMap((event) => (event.type === 'cart_change' && event.act === 'remove' ? event.parts : []))
const builtIn = (...said: string[]) =>
  eventsOf(...said).flatMap((event) => (event.type === 'cart' ? [event.plan.vehicleId] : []))

describe('law: what is pointed at by its price goes in, and no other where nothing costs that', () => {
  const CLUTCH = 'what does a clutch for a 2018 mustang gt run'
  eachOf(9, [['gimme the 620 one'], ['ok add the $620 one to my cart'], ["i'll take the 620 dollar one"]])(
    '%s',
    (said) => expect(addedIn(CLUTCH, said).map(({ price }) => price)).toEqual([620]),
  )
  test('a price that none has', () => {
    expect(addedIn(CLUTCH, "i'll grab the $333 one")).toEqual([])
    expect(last(CLUTCH, "i'll grab the $333 one")?.text).toMatch(/\$333 one.*\$370/)
  })
})

describe('law: of several builds the one that is meant goes into the cart', () => {
  const TWO = ['2018 mustang gt 600 whp', '2018 camaro ss 500 whp']
  eachOf(9, [
    ['buy the mustang build', /mustang/],
    ['put the first one in the cart', /mustang/],
    ["i'll take the 2nd one", /camaro/],
    ['ok order the cheaper one', /camaro/],
    ['lemme get the more expensive build', /mustang/],
    ['im down, ring it up', /camaro/],
  ])('%s', (said, car) => {
    const [one = '', ...more] = builtIn(...TWO, said)
    expect(more).toEqual([])
    expect(one).toMatch(car)
  })
  test('both, each shown before it goes in', () => {
    expect(builtIn(...TWO, 'add both to my cart')).toHaveLength(2)
  })
  eachOf(9, [
    'is the first one louder',
    'which of them is the cheaper one to insure',
    'add coilovers to the first one',
  ])('%s orders no build', (said) => expect(builtIn(...TWO, said)).toEqual([]))
})

describe('law: of the build that is shown the parts that are ordered go in, and no others', () => {
  const BUILD = '2018 mustang gt 600 whp'
  eachOf(9, [
    ['grab everything except the plugs', ['supercharger_centrifugal', 'fuel_pump', 'clutch', 'oil_pump_gears']],
    [
      "i'll take all of it minus the clutch",
      ['supercharger_centrifugal', 'fuel_pump', 'oil_pump_gears', 'spark_plugs'],
    ],
    ['cart just the blower and the pump', ['supercharger_centrifugal', 'fuel_pump']],
  ])('%s', (said, kinds) =>
    expect(
      addedIn(BUILD, said)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(kinds.toSorted()),
  )
  eachOf(9, ['only the stock clutch, not the new one', 'do i need all of it but the plugs'])(
    '%s orders nothing',
    (said) => expect(addedIn(BUILD, said)).toEqual([]),
  )
})

describe('law: a swap changes what went in for what is named, or leaves it', () => {
  const INJECTORS = 'add id1050x injectors for a 2016 wrx sti to the cart'
  eachOf(9, ['actually make those id1300x', 'switch them to the 1300s', 'swap those for the 1300x'])('%s', (said) => {
    expect(removedIn(INJECTORS, said).map(({ name }) => name)).toEqual([expect.stringContaining('ID1050X')])
    expect(addedIn(INJECTORS, said).map(({ name }) => name)).toEqual([expect.stringContaining('ID1300X')])
  })
  eachOf(9, ['swap them for the id725x', 'change it to the id1050x', 'trade those for the purple ones'])(
    '%s leaves the cart as it is',
    (said) => {
      expect(removedIn(INJECTORS, said)).toEqual([])
      expect(addedIn(INJECTORS, said)).toEqual([])
    },
  )
})

describe('law: nothing comes out or goes in that was not meant', () => {
  const INTAKE = 'add an intake for my 2018 mustang gt'
  eachOf(9, [
    [[INTAKE, 'there is a hoodie in there, take that out'], /hoodie/],
    [['2018 mustang gt 600 whp', 'put the whole thing in my cart', 'take the pump out'], /one line in your cart/],
    [['2018 mustang gt 600 whp', 'put the whole thing in my cart', 'remove the clutch'], /one line in your cart/],
  ])('%s takes nothing out', (said, words) => {
    expect(removedIn(...said)).toEqual([])
    expect(last(...said)?.text).toMatch(words)
  })
  eachOf(9, [
    [["i'm getting the clutch from rockauto, just put plugs in my cart, 2016 sti"], ['spark_plugs']],
    [['2016 wrx sti: add a downpipe to my cart. the tune i buy somewhere else'], ['downpipe']],
    [
      ['front pads for a camaro zl1', 'do they fit the 4 pot on a camaro ss too? 2 sets if so'],
      ['brake_pads', 'brake_pads'],
    ],
    [['coilovers for a 2015 wrx', 'ok add em bc my stockers are blown'], ['coilovers']],
  ])('%s', (said, kinds) => expect(addedIn(...said).map(({ kind }) => kind)).toEqual(kinds))
  eachOf(9, [['actually just the intercooler'], ['nah only the intercooler'], ['never mind the downpipe']])(
    '%s',
    (said) =>
      expect(
        removedIn('2016 focus rs intercooler and downpipe, put both in my cart', said).map(({ kind }) => kind),
      ).toEqual(['downpipe']),
  )
  test('a place is that of the list as it was told', () => {
    const [shown = ''] = [last('coilovers for a 2017 golf r')?.text]
    const [part] = addedIn('coilovers for a 2017 golf r', 'the third one pls')
    expect(shown.split('Also: ')[1]?.split('; ')[1]).toContain(part?.name)
  })
  test('a part of the cart that leaves the build leaves the cart', () => {
    const said = [
      '2019 gt long tubes price',
      'add them, and plan 460 wheel with no blower on 93',
      'take the headers back out',
    ]
    expect(removedIn(...said).map(({ kind }) => kind)).toEqual(['headers_long_tube'])
  })
})
