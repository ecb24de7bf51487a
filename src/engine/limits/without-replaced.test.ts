import { describe, expect, it } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { LABOR_CENTS_PER_HOUR } from '../labor-rates.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { planBuild } from '../optimizer/plan-build.ts'
import { underRulebook } from '../rulebook/ruled-request.ts'
import { withoutReplaced } from './without-replaced.ts'

/** Stock parts that have one name in every weak point. */
const NAMED = [
  ['clutch', 'the clutch'],
  ['intercooler', 'heat soak of the stock intercooler'],
  ['oil_pump_gears', 'oil pump gears'],
  ['charge_pipes', 'the plastic charge pipe'],
  ['heat_exchanger', 'small factory heat exchangers'],
  ['half_shafts', 'rear half shafts'],
  ['turbo_upgrade', 'sequential twins'],
] as const

describe('the weak points of a build', () => {
  it.each(NAMED)('do not name what its %s replaces', (kind, what) => {
    expect(withoutReplaced([what, 'timing chains'], new Set([kind]))).toEqual(['timing chains'])
    expect(withoutReplaced([what, 'timing chains'], new Set())).toEqual([what, 'timing chains'])
  })

  it('keep what stays beside a replaced part, and what only sounds like it', () => {
    expect(withoutReplaced(['oil pump gears and crank sprocket'], new Set(['oil_pump_gears']))).toEqual([
      'crank sprocket',
    ])
    const slave = 'the clutch slave cylinder inside the bellhousing'
    expect(withoutReplaced([slave, 'clutches of the 7-speed automatic'], new Set(['clutch']))).toHaveLength(2)
    expect(withoutReplaced(['the restrictive intercooler and downpipe'], new Set(['intercooler']))).toEqual([
      'the downpipe',
    ])
  })

  it('are told of a Mustang with a blower without the gears, the plugs and the clutch that come with it', () => {
    const vehicle = VEHICLES.find(({ id }) => id === 'ford-mustang-gt-2018-6mt-s550-facelift')
    if (!vehicle) throw new Error('the Mustang GT left the catalog')
    const request = underRulebook({
      ...{ vehicle, fuel: '93', use: 'street', induction: 'supercharger', parts: PARTS, weather: SAE_J1349_WEATHER },
      ...{ factors: FITTED_FACTORS, laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator },
    } as const)
    const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp: 650 } })
    if (!result.ok) throw new Error(result.reason)
    const kinds = result.planned.build.parts.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['oil_pump_gears', 'clutch']))
    const known = result.planned.safetyNotes.filter((note) => note.startsWith('Known issues')).join()
    expect(known).not.toMatch(/oil pump gears|clutch/)
  })
})
