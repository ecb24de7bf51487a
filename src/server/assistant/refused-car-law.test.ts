import { describe, expect, test } from 'vitest'
import { eachOf, lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import type { Vehicle } from '../../engine/model.ts'
import { draftOf } from './draft-of.ts'

/**
 * A car that is refused or corrected is not taken: for each pair of trims of one nameplate and year, said in twelve ways of
 * which every pair gets three, in turn.
 */

const catalog = { vehicles: VEHICLES, parts: PARTS }
const draftAfter = (...texts: readonly string[]) =>
  draftOf(
    catalog,
    texts.map((text) => ({ from: 'visitor' as const, text })),
  )

const WAYS: readonly ((own: string, other: string) => string)[] = [
  (own, other) => `no not the ${own}, the ${other}`,
  (own, other) => `no not the ${own} its the ${other}`,
  (own, other) => `not the ${own}, the ${other}`,
  (own, other) => `its the ${other} not the ${own}`,
  (own, other) => `the ${other}, not the ${own}`,
  (own, other) => `its not the ${own}, its the ${other}`,
  (_, other) => `actualy its the ${other}`,
  (own, other) => `sry i ment the ${other} not the ${own}`,
  (own, other) => `${other} not ${own}`,
  (own, other) => `mine is the ${other} instead of the ${own}`,
  (_, other) => `wrong one, its a ${other}`,
  (own, other) => `its not a ${own} its a ${other}`,
]
const OF_A_PAIR = 3

const words = ({ model }: Vehicle): string[] => model.split(' ')
const without = (one: Vehicle, other: Vehicle): string =>
  words(one)
    .filter((word) => !words(other).includes(word))
    .join(' ')
    .toLowerCase()

const models = [...new Map(VEHICLES.map((one) => [one.modelId, one])).values()]
const pairs = models.flatMap((from) =>
  models.flatMap((to) => {
    const year = Math.max(from.yearFrom, to.yearFrom)
    const isSibling = from !== to && from.make === to.make && words(from)[0] === words(to)[0]
    if (!isSibling || year > Math.min(from.yearTo, to.yearTo) || !without(from, to) || !without(to, from)) return []
    const first = `${year} ${from.make} ${from.model}`
    return draftAfter(first).car === from.modelId ? [{ first, year, from, to }] : []
  }),
)

describe('law: the trim that is refused or corrected is not taken, and the year stays', () => {
  test('there are many pairs', () => expect(pairs.length).toBeGreaterThan(100))

  const said = pairs.flatMap((pair, at) =>
    Array.from({ length: OF_A_PAIR }, (_, turn) => {
      const way = WAYS[(at + turn * 4) % WAYS.length] as (typeof WAYS)[number]
      return { ...pair, words: way(without(pair.from, pair.to), without(pair.to, pair.from)) }
    }),
  )
  // 5 shares no factor with the twelve ways nor with the three of a pair: each way is in the sample.
  lawOf('whatever the words', 15, said, (some) => {
    for (const { first, words: correction, year, to } of some)
      expect(draftAfter(first, correction), `${first} / ${correction}`).toMatchObject({ car: to.modelId, year })
  })

  eachOf(6, [
    'actualy its the 05',
    'nah its an 05',
    'sorry its an 05',
    'its the 05 not the 08',
    'wrong year, its the 05',
  ])('the year of %s', (said) => expect(draftAfter('2008 350z', said).year).toBe(2005))

  eachOf(6, [
    ['its a 2020 charger, no wait he has the challenger. the scat pack one', 'dodge-challenger-r-t-scat-pack', 2020],
    ['2018 mustang gt, no wait its the ecoboost mustang', 'ford-mustang-ecoboost', 2018],
  ])('the year was not wrong: %s', (said, car, year) => expect(draftAfter(said)).toMatchObject({ car, year }))

  eachOf(6, ['2nd gen 86', 'the new 86', '2023 toyota 86'])('%s is the GR86', (said) =>
    expect(draftAfter(said).car).toBe('toyota-gr86'),
  )

  test('who refuses the only version that was named is asked which it is', () => {
    const { car, half } = draftAfter('2018 ford mustang gt', 'not the gt')
    expect(car).toBeUndefined()
    expect(half?.cars).toContain('ford-mustang-ecoboost')
    expect(half?.cars).not.toContain('ford-mustang-gt')
  })
})
