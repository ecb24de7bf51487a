import { describe, expect, test } from 'vitest'
import { lastOf } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const POWER =
  /^(?:tune|e85_tune|transmission_tune|cold_air_intake|downpipe|turbo|supercharger|headers|catback|injectors)/

describe('law: who leaves the power alone and spends on the rest of the car is sold no build and no tune', () => {
  eachOf(6, [
    ['2018 mustang gt, engine stays stock, $4000 for track days, what first', 'brake_pads'],
    [
      'no interest in extra horsepower. 2015 wrx sti for lapping days, 2500 dollars, which order would you buy in',
      'brake_fluid',
    ],
    ['2016 camaro ss. I am keeping the power stock. $3500, brakes and cooling, what would you buy', 'oil_cooler'],
    ['2021 honda civic type r, stock power is plenty. 2k to get it ready for autocross, what first', 'tires'],
    [
      "2020 m2 competition dct, i don't want any more hp, just cooling and brakes for hpde, what does it cost",
      'transmission_cooler',
    ],
    ['zero desire for more power, 2018 mustang gt, track prep list for 3 grand please', 'brake_pads'],
  ])('%s', (said, kind) => {
    const { builds, parts } = lastOf(said)
    expect(builds).toHaveLength(0)
    expect(parts.map((part) => part.kind)).toContain(kind)
    expect(parts.filter((part) => POWER.test(part.kind))).toEqual([])
  })

  test('what is sorted is left out of the list that is made again', () => {
    const told = lastOf(
      '2018 mustang gt, leave the engine alone. $4000 for track days, what would you buy and in what order',
      'pads and fluid are done already, redo the list without those',
    )
    expect(told.builds).toHaveLength(0)
    const kinds = told.parts.map(({ kind }) => kind)
    expect(kinds.length).toBeGreaterThan(1)
    expect(kinds).not.toContain('brake_pads')
    expect(kinds).not.toContain('brake_fluid')
  })

  test('power left at stock instead of a plan is answered with what it costs and which is quicker', () => {
    const told = lastOf(
      '2018 mustang gt, 500 whp for track days',
      'what if i kept the power stock and put the money into brakes and cooling, what does that cost and is it quicker over a session',
    )
    expect(told.builds).toHaveLength(0)
    expect(told.text).toMatch(/session/)
    expect(told.text).toMatch(/\$/)
  })

  eachOf(6, [
    '2019 wrx sti, 400 whp but keep the motor stock',
    '2018 mustang gt on track days, 550 whp, bottom end stays stock',
    '2016 camaro ss, 500 whp, no power adders',
  ])('a goal beside what stays stock is planned: %s', (said) => {
    expect(lastOf(said).builds).toHaveLength(1)
  })
})
