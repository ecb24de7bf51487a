import { describe, expect, it } from 'vitest'
import { catalog, lastOf } from '../../../tests/support/assistant-talk.ts'
import { strangerIn } from '../../catalog/other-cars.ts'
import { readCar } from '../catalog/car-words.ts'
import { gearboxSaid } from './gearbox-said.ts'

const nameIn = (text: string) => strangerIn(text, () => false)?.name

const STRANGERS = ['Odyssey', 'Chevelle', 'C10', 'Altima', 'Jeep', 'Lexus', 'Tahoe', 'Firebird', 'Wrangler', 'Cadillac']
/** What a sentence goes on with after the name of a car. */
const GOES_ON = [
  'shakes at 60',
  'vibrating when cold',
  'stalled twice',
  'overheats',
  'rattles',
  'smokes',
  'leaking oil',
]
const OF_A_MODEL = [
  'short bed',
  'big block',
  'brake pedal sinks',
  'extended warranty',
  'carb bogs',
  'engine knock',
  'long box',
]

describe('a car that we do not build', () => {
  it.each(STRANGERS)('%s swallows no word of the sentence that goes on', (name) => {
    for (const words of GOES_ON) expect(nameIn(`my ${name.toLowerCase()} ${words}`)).toBe(name)
  })

  it.each(STRANGERS.filter((name) => !['Jeep', 'Lexus', 'Cadillac'].includes(name)))(
    '%s is a model, and only its trim or engine belongs to it',
    (name) => {
      for (const words of OF_A_MODEL) expect(nameIn(`my ${name.toLowerCase()} ${words}`)).toBe(name)
    },
  )

  it.each([
    ['tesla model 3 performance', 'Tesla Model 3'],
    ['jeep wrangler 3.6 lift', 'Jeep Wrangler 3.6'],
    ['hyundai tucson tune', 'Hyundai Tucson'],
    ['cadillac cts v tune', 'Cadillac CTS V'],
    ['pontiac gto ls2', 'Pontiac GTO'],
    ['mercury grand marquis', 'Mercury Grand Marquis'],
    ['bronco 2.7', 'Bronco 2.7'],
  ])('%s keeps its name', (words, name) => {
    expect(nameIn(`a ${words}`)).toBe(name)
  })
})

describe('words that are no car', () => {
  const EVERYDAY =
    'couple types tapes tyres lighting civil series serie models weight topes tierra cierra cobre cobro cobran sobra manda focos turno'
  it.each(EVERYDAY.split(' '))('"%s" names none', (word) => {
    for (const text of [`what about the ${word} of it`, `i need a ${word}, 2018`, `cuanto ${word} para el mio`])
      expect(readCar(catalog.vehicles, text)).toEqual({ mayMean: [] })
  })

  it('a lap time names no gearbox, whatever track stands behind it', () => {
    for (const track of ['VIR', 'Road Atlanta', 'COTA', 'Sebring', 'laguna', 'the glen'])
      for (const lap of ['2:10', '1:56', '2:04', '1:48', 'a flat 2:06', 'a 1:39.6', '9'])
        expect(gearboxSaid(`chasing ${lap} at ${track.toLowerCase()}`), `${lap} at ${track}`).toBeUndefined()
  })

  it('a gearbox is still said in figures', () => {
    for (const text of ['2018 gt 10at', 'a 6 at, stock', 'gt 6mt', 'ram with the 8 at'])
      expect(gearboxSaid(text)?.gears).toBeGreaterThan(5)
  })

  it('a pronoun is no thing that we sell, and a condition no question', () => {
    for (const asked of [
      'numbers if you have em',
      'specs if you got em',
      'you have em?',
      'do you got em',
      'weights if you have those numbers',
    ])
      expect(lastOf('2015 sti', asked).text).not.toMatch(/I have no .* in the catalog/)
  })
})
