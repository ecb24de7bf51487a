import { expect, test } from 'vitest'
import type { Database } from '../database/connection.ts'
import { keptCars, keptRows } from './kept-rows.ts'
import type { ListedRow } from './part-rows.ts'

const db = {} as Database

test('a part is read once until the listing changes, and stands where it was asked for', async () => {
  let era = 0
  let price = 100
  const read: string[][] = []
  const rows = keptRows(
    () => era,
    async (_, ids) => {
      read.push([...ids])
      return ids.filter((id) => id !== 'gone').map((id) => ({ id, price_cents: price }) as ListedRow)
    },
  )
  const asked = async (...ids: string[]) => (await rows(db, ids)).map((row) => `${row.id} ${row.price_cents}`)
  expect(await asked('b', 'a')).toEqual(['b 100', 'a 100'])
  expect(await asked('a', 'gone', 'c', 'b')).toEqual(['a 100', 'c 100', 'b 100'])
  expect(read).toEqual([
    ['b', 'a'],
    ['gone', 'c'],
  ])
  era += 1
  price = 200
  expect(await asked('a')).toEqual(['a 200'])
})

test('what was read before a change is not shown after it', async () => {
  let era = 0
  const waiting: ((price: number) => void)[] = []
  const rows = keptRows(
    () => era,
    (_, ids) =>
      new Promise((done) => waiting.push((price) => done(ids.map((id) => ({ id, price_cents: price }) as ListedRow)))),
  )
  const early = rows(db, ['a'])
  era += 1
  const late = rows(db, ['a'])
  waiting[1]?.(200)
  waiting[0]?.(100)
  expect([(await early)[0]?.price_cents, (await late)[0]?.price_cents]).toEqual([100, 200])
  expect((await rows(db, ['a']))[0]?.price_cents).toBe(200)
})

test('which parts fit a car is found once until the listing changes, and asked again after a failure', async () => {
  let era = 0
  let fitting: string[] | Error | undefined = ['b', 'a']
  let found = 0
  const rows = keptRows(
    () => era,
    async (_, ids) => ids.map((id) => ({ id }) as ListedRow),
  )
  const cars = keptCars(
    () => era,
    rows,
    async () => {
      found += 1
      if (fitting instanceof Error) throw fitting
      return fitting
    },
  )
  const asked = async () => (await cars(db, 'car'))?.map(({ id }) => id)
  expect(await Promise.all([asked(), asked()])).toEqual([
    ['b', 'a'],
    ['b', 'a'],
  ])
  expect([await asked(), found]).toEqual([['b', 'a'], 1])
  era += 1
  fitting = new Error('away')
  await expect(asked()).rejects.toThrow('away')
  fitting = undefined
  expect([await asked(), await asked(), found]).toEqual([undefined, undefined, 3])
})
