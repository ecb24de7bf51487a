import { describe, expect, test } from 'vitest'
import { eachOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { draftOf } from './draft-of.ts'
import { followUp } from './follow-up.ts'
import { readMessage } from './meaning-of.ts'
import { askedBefore } from './pending-question.ts'

const catalog = { vehicles: VEHICLES, parts: PARTS }
const said = (...turns: string[]) => {
  const before = draftOf(
    catalog,
    turns.slice(0, -1).map((text) => ({ from: 'visitor' as const, text })),
  )
  return askedBefore(before, followUp(before, readMessage(catalog, turns.at(-1) ?? '')))
}
const read = (text: string) => readMessage(catalog, text).meaning
const CARS = ['2018 civic si', '2016 wrx', '2015 golf r', '2019 mustang gt'] as const

describe('law: a fuel said after the stages is the fuel of the stages', () => {
  eachOf(6, CARS)('%s', (car) => {
    for (const fuel of ['91 only here', 'on e85', '93 octane'])
      expect(said(`${car}, show me the stages`, fuel).intent, fuel).toBe('stages')
  })
})

describe('law: the price of a part is told with the part', () => {
  eachOf(6, CARS)('%s', (car) => {
    for (const part of ['a clutch', 'an intercooler', 'a cold air intake', 'brake pads'])
      for (const asked of [`how much is ${part} for a ${car}`, `${car}, what does ${part} cost`])
        expect(said(asked), asked).toMatchObject({ intent: 'fits', part: {} })
  })
})

describe('law: a sick engine is diagnosed before any power', () => {
  eachOf(6, ['it knocks at idle', 'it misfires', 'it smokes a bit', 'it burns oil'])('%s', (trouble) => {
    for (const car of CARS)
      expect(said(`${car}, 400 whp`, `${trouble}, should i still do it`).topic, car).toBe('fix_before_power')
  })
})

describe('law: what is no name names no car', () => {
  eachOf(6, ['the 2.0 one', 'it has the 5.7', 'actually the 3.0'])('%s', (text) =>
    expect(read(text).car).toBeUndefined(),
  )
  eachOf(6, ['69 camaro', '1972 corvette', '67 mustang'])('%s', (car) =>
    expect(read(`got a ${car}, 500 whp`).stranger ?? read(`got a ${car}, 500 whp`).year).toBeDefined(),
  )
  eachOf(6, ['needs', 'wants', 'runs'])('a verb behind a stranger is no model: %s', (verb) =>
    expect(read(`my koenigsegg gemera ${verb} more power`).stranger).toBe('Koenigsegg Gemera'),
  )
})

describe('law: what a car makes beside its parts is its baseline', () => {
  eachOf(6, ['makes 300 whp', 'making like 300 to the wheels', 'did 300 on the rollers'])('%s', (makes) =>
    expect(read(`2018 wrx, intake and downpipe done already, ${makes}`).dynoSheet?.wheelHp).toBe(300),
  )
  test('a year is no power', () => expect(read('got a golf r now 2016')).toMatchObject({ year: 2016 }))
  test('what is refused behind a fuel is not the fuel', () =>
    expect(read("2018 wrx, 93 and i don't want to open the motor").fuel).toBe('93'))
})
