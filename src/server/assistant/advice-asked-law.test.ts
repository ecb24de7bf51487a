import { describe, expect, it } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const last = (...said: string[]) => lastOf(...said).text

describe('advice and troubles by what is asked', () => {
  eachOf(6, ['what is a cold air intake', 'hey, what is a downpipe?'])('a part is explained first: %s', (said) => {
    expect(last(said)).not.toMatch(/^For the sound/)
    expect(last(said)).toMatch(/bigger filter|pipe right behind/)
  })

  eachOf(6, [
    'my 2018 golf r gets lazy after 3 pulls on a hot day',
    '2017 mustang ecoboost, third pull in summer it pulls timing and feels slow',
  ])('a boosted car that is slow when hot soaks its charge cooling: %s', (said) => {
    const told = last(said)
    expect(told).toMatch(/heat soak/)
    expect(told).toMatch(/installed/)
  })

  eachOf(6, [
    ['temp needle is way past normal on lap 4 and i smell coolant, can i do one more run', /^No\. Stop driving/],
    [
      'brakes feel squishy and the pedal goes far down, can i still drive it 40 minutes to you',
      /^(?:No\. )?Stop driving/,
    ],
    ['it pinged in fourth on the last pull, can i keep driving it to the meet', /Stay out of boost/],
  ])('a danger comes first: %s', (said, form) => {
    const told = lastOf(said)
    expect(told.text).toMatch(form)
    expect(told.builds).toHaveLength(0)
    expect(told.parts).toHaveLength(0)
  })

  it('what to do first for a track day is no power', () => {
    expect(last('what should i do first to my stock 2006 s2000 for a track day')).toMatch(/^Brake fluid first/)
  })

  it('of two axle ratios the one that the tires leave is told, with what each gives', () => {
    const told = last('2018 f150 5.0 on 35s with 3.31 gears, should i regear to 3.73 or 4.10')
    expect(told).toMatch(/^The (?:3\.73|4\.10) on the 2018 Ford F-150 5\.0\./)
    expect(told).toMatch(/3\.73: 13% more pull/)
    expect(told).toMatch(/4\.10: 24% more pull/)
  })

  it('a car to buy is looked over, and nothing is built for its price', () => {
    const told = lastOf('is a 2016 camaro ss with 90k miles a good buy for 21 grand')
    expect(told.text).toMatch(/known for/)
    expect(told.builds).toHaveLength(0)
  })
})
