import { describe, expect, test } from 'vitest'
import { PARTS } from '../../src/catalog/parts.ts'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import { fits } from '../../src/engine/fitment/fits.ts'
import {
  buildPower,
  FITTED_FACTORS,
  forbids,
  judgeBuild,
  type Part,
  type PartKind,
  planBuild,
  SAE_J1349_WEATHER,
  underRulebook,
} from '../../src/engine/index.ts'
import { asked, type BadBuild, invented } from './bad-builds.ts'

/** What tuners struck from builds of ours, as laws. */

const tune = invented('tune', { calibration: 'custom' })
const turbo = invented('turbo_upgrade')

const broken = (bad: BadBuild): string[] => judgeBuild(asked(bad).build).map(({ ruleId }) => ruleId)
const forbidden = (bad: BadBuild): string[] =>
  judgeBuild(asked(bad).build)
    .filter(forbids)
    .map(({ ruleId }) => ruleId)

/** Kinds in the cheapest build for a goal, and its power. */
function cheapest(bad: Omit<BadBuild, 'parts'>, goalWheelHp: number) {
  const { request } = asked({ ...bad, parts: [] })
  const result = planBuild({ ...underRulebook(request), objective: { kind: 'cheapest', goalWheelHp } })
  if (!result.ok) throw new Error(`${bad.car}: no build for ${goalWheelHp}`)
  const { build, power } = result.planned
  const { wheelHp, stockWheelHp } = power
  return { kinds: build.parts.map(({ kind }): PartKind => kind), parts: build.parts, wheelHp, stockWheelHp }
}

describe('the stock bottom end', () => {
  const golf = (power: number, use: NonNullable<BadBuild['use']>): BadBuild => ({
    car: '2016 Volkswagen Golf R',
    parts: [turbo, tune, 'downpipe', 'intercooler'],
    ...{ power, use },
  })

  test('is sold to 5% short of its limit on the road, 10% short of it on track', () => {
    const { family } = asked(golf(1.1, 'street')).build
    const limit = family.bottomEndLimitWheelHp
    expect(forbidden(golf(0.94 * limit, 'street'))).not.toContain('F01')
    expect(forbidden(golf(0.97 * limit, 'street'))).toContain('F01')
    expect(forbidden(golf(0.89 * limit, 'track'))).not.toContain('F01')
    expect(forbidden(golf(0.92 * limit, 'track'))).toContain('F01')
  })

  test.each([
    ['2020 Chevrolet Camaro SS', 650, 'street'],
    ['2012 Mitsubishi Lancer Evolution X MR', 420, 'street'],
    ['2016 Volkswagen Golf R', 430, 'street'],
    ['2006 Mitsubishi Lancer Evolution IX', 420, 'street'],
    ['2019 Honda Civic Type R', 400, 'track'],
  ] as const)('of a %s stays in at %d whp on E85', (car, goal, use) => {
    expect(cheapest({ car, use, fuel: 'e85' }, goal).kinds).not.toContain('built_bottom_end')
  })
})

describe('hardware with something in hand', () => {
  test('a bigger turbo never runs on the stock injectors of a port-injected engine at their limit', () => {
    const evo = { car: '2011 Mitsubishi Lancer Evolution X GSR', use: 'track' } as const
    const { kinds } = cheapest(evo, 340)
    expect(kinds).toContain('turbo_upgrade')
    expect(kinds).toContain('injectors')
  })

  test.each([
    ['street', 0.95],
    ['track', 0.9],
    ['drag', 0.9],
  ] as const)('a new turbo for %s uses %d of the stock injectors on pump gas', (use, share) => {
    const parts = [turbo, tune, 'downpipe', 'intercooler', 'fuel_pump'] as const
    const car = '2011 Mitsubishi Lancer Evolution X GSR'
    const limit = asked({ car, parts }).build.family.fuelLimitWheelHp[93]
    expect(forbidden({ car, parts, use, power: (share - 0.01) * limit })).not.toContain('B10-reserve')
    expect(forbidden({ car, parts, use, power: (share + 0.01) * limit })).toContain('B10-reserve')
  })

  test('a pump behind a turbo on E85 keeps a tenth in hand: 700 whp of it are not fed by a booster at its last percent', () => {
    const { parts } = cheapest({ car: '2016 Ford Mustang GT', use: 'drag', fuel: 'e85' }, 700)
    const pump = parts.find(({ kind }) => kind === 'fuel_pump')
    expect(pump).toBeDefined()
    expect(pump?.id).not.toBe('jms-powermax-fuel-pump-booster')
  })

  test('an engine that comes out for a short block goes back with a clutch where the stock one is past 90%', () => {
    const parts = [turbo, tune, 'built_bottom_end', 'head_studs'] as const
    const wrx = { car: '2018 Subaru WRX manual', use: 'street', fuel: 'e85', power: 338 } as const
    expect(forbidden({ ...wrx, parts })).toContain('E02-engine-out')
    expect(forbidden({ ...wrx, parts: [...parts, 'clutch'] })).not.toContain('E02-engine-out')
    expect(forbidden({ ...wrx, parts: [turbo, tune], power: 325 })).not.toContain('E02-engine-out')
  })

  test('a manual on drag radials past 600 lb-ft at the wheels has half shafts and a driveshaft', () => {
    const { kinds } = cheapest({ car: '2016 Ford Mustang GT', use: 'drag', fuel: 'e85' }, 700)
    expect(kinds).toContain('half_shafts')
    expect(kinds).toContain('driveshaft')
  })
})

describe('money for nothing', () => {
  test('a bigger turbo brings the air that cams stand for on the stock one', () => {
    const evo = { car: '2013 Mitsubishi Lancer Evolution X GSR', use: 'street', fuel: 'e85' } as const
    expect(cheapest(evo, 420).kinds).not.toContain('camshafts')
  })

  test('no pipes at a sixth of the price for the last percent', () => {
    const { kinds, wheelHp } = cheapest({ car: '2022 BMW M3 Competition', use: 'street' }, 580)
    expect(kinds).not.toContain('charge_pipes')
    expect(wheelHp).toBeGreaterThanOrEqual(0.985 * 580)
  })

  test('neither engine nor gearbox is opened for the last 3%', () => {
    const wrx = cheapest({ car: '2018 Subaru WRX', use: 'street', fuel: 'e85' }, 340)
    expect(wrx.kinds).not.toContain('built_bottom_end')
    expect(wrx.wheelHp).toBeGreaterThanOrEqual(0.97 * 340)
    const miata = cheapest({ car: '2019 Mazda MX-5 Miata', use: 'street' }, 225)
    expect(miata.kinds).not.toContain('built_transmission')
    expect(miata.wheelHp).toBeGreaterThanOrEqual(0.97 * 225)
  })

  test('a car that comes within 3% of the goal is built, not refused', () => {
    const rx7 = { car: '1993 Mazda RX-7', use: 'street' } as const
    const { request } = asked({ ...rx7, parts: [] })
    const far = planBuild({ ...underRulebook(request), objective: { kind: 'cheapest', goalWheelHp: 900 } })
    const most = !far.ok && far.reason === 'goal_out_of_reach' ? far.bestWheelHp : 0
    expect(most).toBeGreaterThan(200)
    expect(cheapest(rx7, most / 0.975).wheelHp).toBeCloseTo(most, 6)
    expect(() => cheapest(rx7, most / 0.965)).toThrow('no build')
  })
})

describe('a 911 Turbo on track', () => {
  const turbo911 = '2008 Porsche 911 Turbo'

  test('gets no midpipe: the engine sits behind its muffler', () => {
    const pipe = '#adrenaline-performance-fabricated-high-flow-midpipe'
    expect(forbidden({ car: turbo911, parts: [pipe, tune], use: 'track' })).toContain('E15')
  })

  test('makes no power by water-methanol alone: the octane is in the fuel', () => {
    const parts = ['methanol_injection', 'intercooler', tune] as const
    expect(forbidden({ car: turbo911, parts, use: 'track' })).toContain('B19-track')
    expect(forbidden({ car: turbo911, parts, use: 'track', fuel: 'race' })).not.toContain('B19-track')
    expect(cheapest({ car: turbo911, use: 'track' }, 480).kinds).not.toContain('methanol_injection')
  })
})

describe('E85 on direct injection', () => {
  test.each([
    ['2018 Subaru WRX', 330],
    ['2021 BMW M4', 700],
    ['2020 Toyota GR Supra 3.0', 590],
  ] as const)('a %s at %d whp has a pump in the tank and port injection', (car, goal) => {
    const { kinds } = cheapest({ car, use: 'street', fuel: 'e85' }, goal)
    expect(kinds).toContain('fuel_pump')
    expect(kinds).toContain('port_injection')
  })

  test('stands in for water-methanol', () => {
    const bad: BadBuild = { car: '2016 Chevrolet Corvette Z06', parts: [], fuel: 'e85', use: 'drag' }
    expect(cheapest(bad, 720).kinds).not.toContain('methanol_injection')
  })

  test.each([
    ['2019 Audi RS3', 600, 'drag'],
    ['2020 Mercedes-Benz E63 S AMG', 680, 'street'],
    ['2009 Porsche 911 Turbo', 600, 'track'],
  ] as const)('is sold for a %s at %d whp', (car, goal, use) => {
    // Within 3 %: a tuner does not open an engine for the last few.
    expect(cheapest({ car, use, fuel: 'e85' }, goal).wheelHp).toBeGreaterThanOrEqual(0.97 * goal)
  })
})

describe('the driveline', () => {
  test.each([
    ['2019 Ford Mustang GT', 650, '93'],
    ['2009 BMW 335i', 500, 'e85'],
    ['2020 Chevrolet Camaro SS', 650, 'e85'],
  ] as const)('of a %s keeps its gearbox at %d whp', (car, goal, fuel) => {
    expect(cheapest({ car, use: 'street', fuel }, goal).kinds).not.toContain('built_transmission')
  })

  test('front drive is advised stickier tires before a shop puts them in', () => {
    const { kinds } = cheapest({ car: '2018 Honda Civic Type R', use: 'daily' }, 335)
    expect(kinds).not.toContain('tires')
    expect(broken({ car: 'honda-civic-type-r-2017-6mt', parts: [tune], power: 335 })).toContain('E10-advice')
  })

  test('a universal gearbox is not sold for a car that it does not bolt to', () => {
    const { parts } = cheapest({ car: '2017 Ford Mustang GT', use: 'drag', fuel: 'e85' }, 740)
    expect(parts.filter(({ name }) => /Magnum 6-speed/.test(name))).toEqual([])
  })
})

describe('the right part for the job', () => {
  test('a street car on a bigger goal gets catted downpipes', () => {
    for (const [car, goal] of [
      ['2022 BMW M3 Competition', 580],
      ['2017 BMW M3', 460],
    ] as const) {
      const { parts } = cheapest({ car, use: 'street' }, goal)
      expect(parts.filter(({ kind, name }) => kind === 'downpipe' && !/\bcat(ted|s)\b/i.test(name))).toEqual([])
    }
  })

  test('a turbo engine gets no intake manifold where a turbo makes the goal', () => {
    for (const goal of [320, 330]) {
      const { kinds } = cheapest({ car: '2017 Subaru WRX STI', use: 'street' }, goal)
      expect(kinds).not.toContain('intake_manifold')
    }
  })

  test.each([
    ['2012 Ford Mustang GT', 500],
    ['2019 Dodge Challenger R/T Scat Pack', 505],
    ['2015 Chevrolet Corvette Stingray', 540],
    ['2010 Infiniti G37', 370],
  ] as const)('a blower of a %s makes what its pulley makes, and the bill has what that takes', (car, goal) => {
    const { request } = asked({ car, use: 'street', parts: [] })
    const objective = { kind: 'cheapest', goalWheelHp: goal } as const
    const result = planBuild({ ...underRulebook({ ...request, induction: 'supercharger' as const }), objective })
    if (!result.ok) throw new Error(`${car}: no blower for ${goal}`)
    const { power, unlimitedWheelHp, safetyNotes } = result.planned
    expect(power.wheelHp).toBeGreaterThan(0.85 * unlimitedWheelHp)
    expect(safetyNotes.join(' ')).not.toMatch(/pulley (?!is sized)/)
  })

  test('a pump made for the car comes before a universal one at about the same price', () => {
    const { parts } = cheapest({ car: '2017 Subaru WRX STI', use: 'street', fuel: 'e85' }, 345)
    expect(parts.filter(({ kind, fitment }) => kind === 'fuel_pump' && 'universal' in fitment)).toEqual([])
  })

  test('a car with a limited-slip differential is not advised another one', () => {
    const bmw = { car: '2017 BMW M3', parts: [tune], power: 1.3 }
    expect(broken(bmw)).not.toContain('E13')
    expect(broken({ ...bmw, parts: [tune, 'differential'] })).toContain('E14')
  })

  test('a later 370Z is sold no gasket job as a must', () => {
    expect(cheapest({ car: '2013 Nissan 370Z', use: 'street' }, 420).kinds).not.toContain('reliability_fix')
  })

  test('an off-the-shelf map of a car with an airflow meter stands beside the factory intake', () => {
    for (const [car, goal] of [
      ['2016 Subaru WRX STI', 310],
      ['2022 Subaru WRX', 308],
    ] as const) {
      const { parts } = cheapest({ car, use: 'street' }, goal)
      const shelf = parts.some(({ calibration }) => calibration?.startsWith('off_the_shelf'))
      expect(shelf && parts.some(({ kind }) => kind === 'cold_air_intake' || kind === 'intercooler')).toBe(false)
    }
  })
})

describe('what each part adds', () => {
  test('a smaller pulley never costs a factory-supercharged car power', () => {
    const blown = VEHICLES.filter(({ engine }) => engine.aspiration === 'supercharged')
    expect(blown.length).toBeGreaterThan(20)
    for (const vehicle of blown) {
      for (const fuel of ['93', 'e85'] as const) {
        const whp = (parts: Part[]) =>
          buildPower({ vehicle, parts, fuel, weather: SAE_J1349_WEATHER }, FITTED_FACTORS).wheelHp
        const e85 = invented('e85_tune')
        const pulleys = PARTS.filter((part) => part.kind === 'pulley_smaller' && fits(part, vehicle))
        for (const pulley of pulleys) expect(whp([e85, pulley]), vehicle.id).toBeGreaterThanOrEqual(whp([e85]))
      }
    }
  })

  test("a flex-fuel sensor adds nothing: what E85 makes is the tune's", () => {
    const { request } = asked({ car: '2018 Chevrolet Camaro SS', use: 'street', fuel: 'e85', parts: [] })
    const { parts, stockWheelHp } = cheapest({ car: '2018 Chevrolet Camaro SS', use: 'street', fuel: 'e85' }, 450)
    const build = { vehicle: request.vehicle, parts, fuel: request.fuel, weather: request.weather }
    const { gains } = buildPower(build, FITTED_FACTORS)
    const gainOf = (kind: PartKind) => gains.find((_, index) => parts[index]?.kind === kind)?.wheelHp
    expect(gainOf('flex_fuel')).toBe(0)
    expect(gainOf('e85_tune')).toBeGreaterThan(0.02 * stockWheelHp)
  })
})

describe('words', () => {
  test('nobody is told that an engine which wants 87 does not run on 87', () => {
    const { request } = asked({ car: '2019 Ford Mustang EcoBoost', parts: [], fuel: '87' })
    const refusal = underRulebook(request).rules.fuelRefusal?.sentence
    expect(refusal).toContain('Pick 91')
    expect(refusal).not.toContain('87 octane')
  })
})
