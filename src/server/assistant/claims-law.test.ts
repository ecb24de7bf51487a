import { describe, expect, it } from 'vitest'
import { lastOf, talk } from '../../../tests/support/assistant-talk.ts'
import { claimTold } from './named-car/claim-told.ts'
import { plainWords } from './sentence.ts'

describe('a power that a seller claims is held against what the parts make', () => {
  const MADE = { wheelHp: 380, crankHp: 440, fuel: '93' } as const
  it.each([
    ['seller says 520', /^Not on 93 octane: 520 is 140 over the 380 whp/],
    ['the guy swears it makes 445 whp', /at the crank, so that may be/],
    ['the ad claims 360 at the wheels', /^Believable/],
    ['my buddy swears he dynoed 405', /^405 is 25 over .* generous dyno/],
    ['the owner insists on 600', /^Not on 93/],
    ['el vendedor dice que da 500', /^Not on 93/],
  ])('%s', (said, verdict) => {
    expect(claimTold(plainWords(said), MADE)?.[0]).toMatch(verdict)
  })

  it.each(['seller says 120 miles from here', 'the ad says $500 off', 'i want 500 whp', 'he says 300 nm'])(
    '%s: no claim of power',
    (said) => {
      expect(claimTold(plainWords(said), MADE)).toBeUndefined()
    },
  )

  it('is the first thing told of the car for sale', () => {
    const told = lastOf(
      'found a 2010 335i coupe 6MT, ad says: "FBO, MHD stage 2, catless dps, 7 inch FMIC, dci, inlets" what does that really make at the wheels on 93, stock turbos still. seller says 450',
    )
    expect(told.text).toMatch(/^Not on 93 octane: 450 is \d+ over/)
    expect(told.builds).toEqual([])
  })
})

describe('a torque that a gearbox is said not to take is held against the build', () => {
  const BUILD = '2019 audi s4, 370 whp on 93'
  it.each([
    ['And the torque? I read the gearbox should not see more than 500 Nm', /% over the 500 Nm/],
    ['how much torque is that, people say the zf is only good for 900 Nm', /inside the 900 Nm/],
    ['what torque does it make? supposedly the trans takes 300 lb-ft max', /% over the 300 lb-ft/],
  ])('%s', (message, form) => {
    const told = talk(BUILD, message).at(-1)
    expect(told?.text).toMatch(form)
    expect(told?.builds).toEqual([])
  })

  it('torque alone is told alone', () => {
    expect(talk(BUILD, 'and the torque?').at(-1)?.text).not.toMatch(/you heard/)
  })
})

describe('the same build on another fuel', () => {
  it('loses what it loses of the power that was shown', () => {
    const [build, less] = talk(
      '2019 dodge challenger hellcat automatic, $9,000, 850 whp, has e85',
      'what about on 93 only, how much does it lose',
    )
    const shown = Math.round(build?.builds[0]?.reply.power.wheelHp ?? 0)
    const said =
      /: about (\d+) whp, against .*? against the (\d+) whp that the build is set to for your goal it's (\d+) whp less/.exec(
        less?.text ?? '',
      )
    expect(Number(said?.[2])).toBe(shown)
    expect(Number(said?.[2]) - Number(said?.[1])).toBe(Number(said?.[3]))
  })
})

describe('a stock part after a wish is judged at the power that was wished for', () => {
  it('y la caja aguanta?', () => {
    const told = talk('can a stock 2018 charger scat pack engine take 600 whp', 'y la caja aguanta?').at(-1)
    expect(told?.text).toMatch(/600 whp/)
  })
})
