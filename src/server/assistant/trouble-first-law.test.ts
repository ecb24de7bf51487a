import { describe, expect, test } from 'vitest'
import { lastOf, type Told } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const sells = ({ builds, parts, text }: Told): boolean =>
  builds.length > 0 || parts.length > 0 || /\bstage 1 \d|\bwhp stock\b|^(?:Which|¿Qué) [A-Z]/.test(text)

describe('law: a first message that tells a trouble gets what it is, and no build, no parts, no stages, no "which car"', () => {
  const TROUBLES = [
    'turbo makes a siren sound',
    'throwing p0299, replaced the diverter valve already',
    'code p0420 after downpipe',
    'lifter tick. dealer wants 6 grand. what do you sell that fixes it',
    'idle jumps up and down after cleaning the throttle body',
    'leaves a puddle of oil overnight',
    'pulls to the right when braking',
    'rear tires wear on the inside',
    'battery dies overnight',
    "it won't go into first when it is cold",
    'fuel pump whining',
    'reverse went out',
  ]
  const CARS = ['2014 focus st', '2012 camaro', '2014 silverado', '2016 mustang gt'] as const
  const PUT = [(car: string, told: string) => `${car} ${told}`, (car: string, told: string) => `${told}, ${car}`]
  eachOf(
    3,
    TROUBLES.flatMap((told, at) => PUT.map((put, way) => put(CARS[(at + way) % CARS.length] ?? '', told))),
  )('%s', (said) => {
    expect(sells(lastOf(said)), lastOf(said).text).toBe(false)
  })

  test('a light that blinks is told to stop in Spanish as well', () => {
    expect(lastOf('mi f150 2013 3.5 pierde fuerza en subidas y parpadea la luz').text).toMatch(/^No lo aceleres/)
  })
})

describe('law: what a first message surely asks for is told before what single words of it name', () => {
  eachOf(9, [
    ['APO address. You ship there.', /APO, FPO or DPO/],
    ['need a wholesale acct for the shop', /dealer accounts/],
    ['the tracking says delivered but theres nothing on my porch', /within 5 days/],
    ['steering wheel shakes at 70 on my 2016 camaro ss', /balance|tire|wheel/i],
    ['squeaking from the belt at startup 2014 g37', /belt is slipping/],
  ])('%s', (said, tells) => {
    expect(lastOf(said).text).toMatch(tells)
  })
})

describe('law: who asks for power, a price or a part gets it', () => {
  eachOf(9, [
    '2015 mustang gt 500whp',
    'coilovers for 2015 wrx',
    'need a clutch that holds 400 for my 2016 wrx',
    'show me intakes for a 2018 gti',
    'budget 3000 2012 civic si street',
  ])('%s', (said) => {
    const { builds, parts } = lastOf(said)
    expect(builds.length + parts.length).toBeGreaterThan(0)
  })
})
