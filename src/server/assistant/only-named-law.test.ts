import { describe, expect } from 'vitest'
import { eachOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { readCar } from '../catalog/car-words.ts'
import { draftOf } from './draft-of.ts'
import { spelledOut } from './spelled-out/spelled-out.ts'

const catalog = { vehicles: VEHICLES, parts: PARTS }
const carAfter = (...texts: readonly string[]): string | undefined => {
  const said = texts.map((text) => ({ from: 'visitor' as const, text }))
  return draftOf(catalog, spelledOut(catalog, said).messages).car
}

/** Own cars of several makes, and others that are no trims of them. */
const OWN = [
  ['2018 ford mustang gt, 500 whp', 'ford-mustang-gt'],
  ['2015 subaru wrx, 320 whp on 93', 'subaru-wrx'],
  ['2017 dodge charger scat pack, 550 whp', 'dodge-charger-scat-pack'],
  ['2013 bmw 335i, 400 whp', 'bmw-335i'],
] as const
const OTHERS = ['2016 camaro ss', '2013 mazdaspeed3', '2020 gr supra', '2016 mitsubishi evo'] as const

const NAMES: readonly ((other: string) => string)[] = [
  (other) => `would it be less likely to blow up than the ${other}`,
  (other) => `is it safer than a ${other} at that power`,
  (other) => `can i get it to sound like a ${other}`,
  (other) => `does the gearbox hold as much as the ${other}`,
  (other) => `my buddy just got a ${other} and it overheats, can that happen to mine`,
  (other) => `my brother has a ${other} on e85. should i do e85 too`,
  (other) => `i raced a ${other} last night, what should i do first`,
  (other) => `mi vecino tiene un ${other}, que le meto al mio`,
  (other) => `mein kumpel hat einen ${other}, was brauche ich`,
]

describe('law: a car that a message only names does not take the place of the talk’s car', () => {
  for (const [own, car] of OWN)
    for (const other of OTHERS)
      eachOf(
        6,
        NAMES.map((says) => says(other)),
      )(`${own}: %s`, (said) => {
        expect(carAfter(own, said)).toBe(car)
      })

  eachOf(6, [
    ['2018 mustang gt, 500 whp', 'ok now do a 2016 camaro ss for 500 whp', 'chevrolet-camaro-ss'],
    ['2018 mustang gt, 500 whp', 'actually my wife has a 2015 wrx, plan hers for 320 whp', 'subaru-wrx'],
    ['2018 mustang gt, 500 whp', 'what about a 2020 gr supra 3.0 at 500 whp instead', 'toyota-gr-supra-3-0'],
    ['2015 wrx, 320 whp', 'i like the 2013 335i more, 400 whp on that', 'bmw-335i'],
  ])('%s, then %s: the next car of the talk', (own, said, car) => {
    expect(carAfter(own, said)).toBe(car)
  })
})

describe('law: what is sold, traded in or a rival’s is not the customer’s', () => {
  eachOf(6, [
    [
      'thinking about selling the mazdaspeed3 because it eats mounts. what would a 2015 fiesta st take',
      'ford-fiesta-st',
    ],
    ['if we trade the charger, how is a 2021 m340i for 450 whp', 'bmw-m340i'],
    [
      'my cousin has a 2018 wrx on stage 2. mazdaspeed3 with an intake, what do i need to pull on him',
      'mazda-mazdaspeed3',
    ],
    ['my buddy runs a 2016 m3, what does my 2018 mustang gt need to dust him', 'ford-mustang-gt'],
  ])('%s', (said, car) => {
    expect(carAfter(said)).toBe(car)
  })
})

describe('law: a word of another language is no car', () => {
  eachOf(6, [
    'le va a poner gomas',
    'que corra bajitos los 11',
    'cuanto cobra por instalar',
    'va pues, la cabra y la barrera',
    'una carrera de arrancones',
    'la siesta y la ronda de las camaras',
    'ca coute combien, je vais couper la soupe',
    'corsa or borla, which is quieter',
  ])('%s', (said) => {
    const { named, mayMean, stranger } = readCar(VEHICLES, said)
    expect(named ?? stranger).toBeUndefined()
    expect(mayMean).toHaveLength(0)
  })

  eachOf(6, [
    ['2017 va sti', 'subaru-wrx-sti'],
    ['03 cobra', 'ford-mustang-svt-cobra'],
    ['2015 carrera s', 'porsche-911-carrera-s'],
    ['2018 camero ss', 'chevrolet-camaro-ss'],
  ])('%s is one', (said, car) => {
    expect(readCar(VEHICLES, said).named?.car).toBe(car)
  })
})

describe('law: the generation of a 911 is its years', () => {
  eachOf(6, [
    ['991.2 gt3, track only', 2018, 2019],
    ['992.1 gt3', 2022, 2024],
    ['997.2 turbo', 2010, 2013],
    ['991.1 carrera s', 2012, 2016],
    ['991.2 turbo s', 2017, 2019],
  ])('%s', (said, from, to) => {
    const year = readCar(VEHICLES, said).named?.year ?? 0
    expect(year).toBeGreaterThanOrEqual(from)
    expect(year).toBeLessThanOrEqual(to)
  })
})
