import { expect, test } from 'vitest'
import { readOwnersCar } from './on-the-car.ts'
import { Sentence } from './sentence.ts'
import { readStanding } from './standing-words.ts'

const read = (text: string) => readStanding(new Sentence(text))

test.each([
  ['2015 wrx with 61k miles', { mileage: 61_000 }],
  ['silverado, 120,000 miles', { mileage: 120_000 }],
  ['i live at 4200 feet', { altitudeFt: 4200 }],
  ['up in denver', { altitudeFt: 5280 }],
  ['on 305/35r20 drag radials', { tires: { widthMm: 305, compound: 'drag_radial' } }],
  ['with a t56 swap', { gearbox: 'T56' }],
  ['took 200 lbs out', { weightChangeLb: -200 }],
] as const)('"%s"', (text, standing) => expect(read(text)).toEqual(standing))

test.each(['oil every 5000 miles', 'i drive 40 miles each way', 'how quick is it on drag radials', 'under 10k'])(
  '"%s" tells nothing of it',
  (text) => expect(read(text)).toBeUndefined(),
)

test.each([
  ['made 398 whp on a dynojet, want 550', { wheelHp: 398, dyno: 'dynojet' }],
  ['it makes 398 whp on a mustang dyno now', { wheelHp: 398, dyno: 'mustang' }],
] as const)('"%s" is what the car makes today', (text, sheet) => {
  expect(readOwnersCar(new Sentence(text)).dynoSheet).toMatchObject(sheet)
})
