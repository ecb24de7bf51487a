import { describe, expect, test } from 'vitest'
import { advisor } from '../../../tests/support/assistant-talk.ts'
import { readMessage } from './meaning-of.ts'
import { withoutPower } from './no-power.ts'

const useOf = (said: string) => readMessage(advisor.catalog, said).meaning.use

describe('law: a course by its name and a car that is tracked are laps', () => {
  test.each([
    '2018 cayman s, 380 whp, mostly tracked',
    '2020 gr supra, 450 whp, laguna seca twice a year',
    '2016 m4, 480 whp for road atlanta',
    '2019 civic type r, 340 whp, gets tracked once a month',
    '2018 golf r, 350 whp for the nordschleife',
    '2017 corvette z06, 650 whp, sebring in march',
  ])('%s', (said) => {
    expect(useOf(said)).toBe('track')
  })
})

describe('law: a prepped track is a strip', () => {
  test.each([
    '2016 mustang gt, 600 whp for a prepped track',
    '2018 camaro ss, 600 whp, no-prep track',
    '2019 challenger scat pack, i need it to run 11.5 at the track',
  ])('%s', (said) => {
    expect(useOf(said)).toBe('drag')
  })
})

describe('law: what it is not for, rings of a piston and minutes are no laps', () => {
  test.each([
    '2018 mustang gt, 450 whp, street use, no track',
    '2016 mustang gt, 450 whp, never sees the track',
    '2015 silverado 5.3, 350 whp, i have about 25 min',
    '2003 silverado 5.3, 400 whp, what ring gap',
    '2014 camaro ss, 450 whp with a ring and pinion',
  ])('%s', (said) => {
    expect(useOf(said)).not.toBe('track')
  })
})

describe('law: who wants more grip and no power is offered no drag radials, but for a launch', () => {
  test('by what is said', () => {
    expect(withoutPower("make it stickier and not faster, it's for my daughter", true)).not.toContain('drag_tires')
    expect(withoutPower('more grip in the rain, no more power', true)).not.toContain('drag_tires')
    expect(withoutPower('no more power, it has to hook at the strip', true)).toContain('drag_tires')
  })
  test('a truck that is to be kept alive without power is shopped for by its cooling', () => {
    expect(withoutPower('make it not die, cooling and trans, no power', true)).toContain('transmission_cooler')
  })
})
