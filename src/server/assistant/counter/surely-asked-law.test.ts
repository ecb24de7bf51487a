import { describe, expect } from 'vitest'
import { lastOf } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

describe('law: what happens if a build reads less than we said needs no car', () => {
  eachOf(6, [
    'if your site says 500 whp and my dyno sheet says 460, then what',
    'suppose I pay for the 420 package and it only measures 390, do you fix it',
    'say i buy stage 2 and it comes in 30 hp short of what you predict, what do you do',
    'when the build makes less than you promise, who pays for the retune',
    'so if it says 550 and it makes 510 on a hub dyno what happens',
    'what happens when i strap it down afterwards and its 20 whp low vs your number',
  ])('%s', (said) => {
    const { text, builds } = lastOf(said)
    expect(builds).toEqual([])
    expect(text).toMatch(/no guaranteed|guaranteed number/)
    expect(text).toMatch(/\/contact/)
    expect(text).not.toMatch(/Which car is it|Which year/)
  })

  eachOf(6, [
    '2018 mustang gt, what happens if I go 500 whp on the stock clutch',
    'what do you do to make 500 on a 2016 camaro ss',
    'if I want 450 whp from my 2019 m2 what do I need',
    'what happens if i run 91 on a 93 tune',
  ])('not of it: %s', (said) => {
    expect(lastOf(said).text).not.toMatch(/guaranteed number/)
  })
})

describe('law: room for a rig, and an order by a number of the customer’s', () => {
  eachOf(6, [
    'is there space at the shop to park a 40 ft toy hauler while you work on the truck',
    'can we fit a truck and trailer in your lot overnight',
    'got anywhere to park an rv behind the building for a night, the truck needs gears',
  ])('%s', (said) => {
    const { text } = lastOf(said)
    expect(text).toMatch(/\(904\) 555-0142/)
    expect(text).not.toMatch(/We build Acura/)
  })
  eachOf(6, ['PO 88213 was two day shipping, its day 5, where is it', 'order 55120 is late, day 9, where is my stuff'])(
    '%s',
    (said) => {
      const { text } = lastOf(said)
      expect(text).toMatch(/^Sorry/)
      expect(text).toMatch(/\(904\) 555-0142/)
    },
  )
  eachOf(6, [
    'what fits behind a trailer hitch on a 2018 f150',
    'is there room for a 325 tire on my c7',
    'my truck tows a camper, what cooler',
  ])('not of it: %s', (said) => {
    expect(lastOf(said).text).not.toMatch(/how long our lot is/)
  })
})
