import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { draftOf } from './draft-of.ts'
import { readInTalk } from './read-in-talk.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
const intentAfter = (before: readonly string[], last: string) => {
  const draft = draftOf(
    catalog,
    before.map((text) => ({ from: 'visitor' as const, text })),
  )
  return readInTalk(catalog, draft, last).meaning
}

const CARS = ['2017 scat pack challenger', '2008 honda s2000', '2015 mustang gt', '2016 golf r']
const REQUESTS = [
  'nitrous is OK on this one, race gas too',
  '91 gas. Keep it naturally aspirated, no turbo no supercharger',
  'wife says 8 grand tops',
  'cam and heads, no blower no turbo no bottle. 93',
]

describe('once a car is on the table', () => {
  test.each(CARS)('what is said of the build is its request: %s', (car) => {
    for (const words of REQUESTS) expect(intentAfter([car], words).intent, words).toBe('plan')
  })

  test.each(CARS)('a question stays a question: %s', (car) => {
    for (const words of ['what does nitrous do to the engine?', 'is 91 bad for it?', 'how much is a clutch'])
      expect(intentAfter([car], words).intent, words).not.toBe('plan')
  })

  test('after the stages a fuel is the fuel of them all', () => {
    expect(intentAfter(['2016 subaru wrx', 'show me the stages'], '91 octane, that is all I get')).toMatchObject({
      intent: 'stages',
      fuel: '91',
    })
  })
})
