import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_BLOWN_V8, EXAMPLE_TURBO, EXAMPLE_V8, examplePart } from '../../../tests/examples/example-cars.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { slotOf } from '../fitment/slots.ts'
import { type Fuel, PART_KINDS, type Part, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'
import { buildPower, peakAndGainRange, scenarioParts } from './build-power.ts'
import { powerScenario, scenarioWheelHp } from './power-scenario.ts'

const CARS = [EXAMPLE_V8, EXAMPLE_TURBO, EXAMPLE_BLOWN_V8] as const
const power = (vehicle: Vehicle, parts: readonly Part[], fuel: Fuel = '93', temperatureF = 77) =>
  buildPower({ vehicle, parts, fuel, weather: { ...SAE_J1349_WEATHER, temperatureF } }, FITTED_FACTORS)

const car = fc.constantFrom(...CARS)
const fuel = fc.constantFrom<Fuel>('87', '91', '93', 'e30', 'e85', 'race')
const part = fc
  .record({
    kind: fc.constantFrom(...PART_KINDS),
    psi: fc.option(fc.double({ min: 4, max: 25, noNaN: true }), { nil: undefined }),
    supports: fc.option(fc.integer({ min: 300, max: 1500 }), { nil: undefined }),
    cc: fc.option(fc.integer({ min: 300, max: 2000 }), { nil: undefined }),
  })
  .map(({ kind, psi, supports, cc }) =>
    examplePart(kind, {
      ...(psi === undefined ? {} : { boostGaugePsi: psi }),
      ...(supports === undefined ? {} : { supportsCrankHp: supports }),
      ...(cc === undefined ? {} : { injectorCcPerMin: cc }),
    }),
  )
/** A build holds at most one part per slot. */
const parts = fc.uniqueArray(part, { maxLength: 10, selector: ({ kind }) => slotOf(kind) })

describe('power of a build, laws', () => {
  test('no part is stock', () => {
    for (const vehicle of CARS) {
      const { wheelHp, stockWheelHp, curve, stockCurve, gains } = power(vehicle, [])
      expect(wheelHp).toBe(stockWheelHp)
      expect(curve).toEqual(stockCurve)
      expect(gains).toEqual([])
    }
  })

  test('stock power at the crank is the rating, on the rated fuel in reference weather', () => {
    expect(power(EXAMPLE_V8, []).stockCrankHp).toBeCloseTo(460, 0)
    expect(power(EXAMPLE_TURBO, [], '91').stockCrankHp).toBeCloseTo(250, 0)
  })

  test('peak and range of the gain are those of the whole, to the last bit', () => {
    fc.assert(
      fc.property(car, parts, fuel, (vehicle, chosen, fuel) => {
        const build = { vehicle, parts: chosen, fuel, weather: SAE_J1349_WEATHER }
        const { wheelHp, gainRange90 } = buildPower(build, FITTED_FACTORS)
        expect(peakAndGainRange(build, FITTED_FACTORS)).toEqual({ wheelHp, gainRange90 })
      }),
    )
  })

  test('base plus the gains, added in order, is the total: to the last bit where each gain is below it', () => {
    /** A share larger than the total has no last bit as fine as the total's. */
    const sameSum = (base: number, gains: readonly number[], total: number) => {
      const sum = gains.reduce((before, gain) => before + gain, base)
      if (gains.every((gain) => Math.abs(gain) <= total && gain >= 0)) expect(sum).toBe(total)
      else expect(Math.abs(sum - total)).toBeLessThan(1e-12 * Math.max(base, ...gains))
    }
    fc.assert(
      fc.property(car, parts, fuel, (vehicle, chosen, tank) => {
        const { gains, ...built } = power(vehicle, chosen, tank)
        const wheelHp = gains.map((gain) => gain.wheelHp)
        sameSum(built.stockWheelHp, wheelHp, built.wheelHp)
        const torque = gains.map((gain) => gain.wheelTorqueLbft)
        if (chosen.length > 0) sameSum(built.stockWheelTorqueLbft, torque, built.wheelTorqueLbft)
      }),
      { seed: 11, numRuns: 600 },
    )
  })

  test('injectors and pumps unlock power and have none of their own', () => {
    const unlocks = new Set(['injectors', 'fuel_pump', 'high_pressure_fuel_pump', 'port_injection'])
    fc.assert(
      fc.property(car, parts, fuel, (vehicle, chosen, tank) => {
        const { gains, wheelHp, stockWheelHp } = power(vehicle, chosen, tank)
        // Injectors smaller than the stock ones do cost power.
        if (wheelHp < stockWheelHp) return
        for (const [index, one] of chosen.entries()) {
          if (unlocks.has(one.kind)) expect(Math.abs(gains[index]!.wheelHp)).toBeLessThan(1e-9)
        }
      }),
      { seed: 15, numRuns: 300 },
    )
  })

  test('an E85 tune on a kit that runs out of fuel costs no power: all that make air get less alike', () => {
    const kit = examplePart('supercharger_roots', { boostGaugePsi: 9, includes: ['tune', 'injectors'] })
    const short = power(EXAMPLE_V8, [kit, examplePart('e85_tune')], 'e85')
    expect(short.cappedBy).toBe('fuel_system')
    for (const gain of short.gains) expect(gain.wheelHp).toBeGreaterThan(0)
    const fed = power(
      EXAMPLE_V8,
      [kit, examplePart('e85_tune'), examplePart('injectors', { injectorCcPerMin: 2000 }), examplePart('fuel_pump')],
      'e85',
    )
    expect(fed.wheelHp).toBeGreaterThan(short.wheelHp)
    expect(fed.gains[0]!.wheelHp / fed.gains[1]!.wheelHp).toBeCloseTo(
      short.gains[0]!.wheelHp / short.gains[1]!.wheelHp,
      6,
    )
    expect(fed.gains.slice(2).map((gain) => gain.wheelHp)).toEqual([0, 0])
  })

  test('the order of the parts does not matter', () => {
    fc.assert(
      fc.property(car, parts, fuel, fc.infiniteStream(fc.nat()), (vehicle, chosen, tank, dice) => {
        const shuffled = chosen
          .map((one) => ({ one, rank: dice.next().value as number }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ one }) => one)
        const a = power(vehicle, chosen, tank)
        const b = power(vehicle, shuffled, tank)
        expect(b.wheelHp).toBe(a.wheelHp)
        expect(b.wheelTorqueLbft).toBe(a.wheelTorqueLbft)
        for (const gain of a.gains) {
          const twin = b.gains.find(({ partId }) => partId === gain.partId)
          expect(twin?.wheelHp).toBeCloseTo(gain.wheelHp, 6)
        }
      }),
      { seed: 12, numRuns: 100 },
    )
  })

  test('hotter air never makes more power', () => {
    fc.assert(
      fc.property(car, parts, fc.integer({ min: 30, max: 110 }), (vehicle, chosen, temperatureF) => {
        const cool = power(vehicle, chosen, '93', temperatureF).wheelHp
        expect(power(vehicle, chosen, '93', temperatureF + 5).wheelHp).toBeLessThanOrEqual(cool)
      }),
      { seed: 13, numRuns: 100 },
    )
  })

  test('at every point of every curve hp is lb-ft x rpm / 5252 and the wheels get what the driveline leaves', () => {
    fc.assert(
      fc.property(car, parts, fuel, (vehicle, chosen, tank) => {
        const { curve, wheelHp, drivelineLoss } = power(vehicle, chosen, tank)
        expect(curve.length).toBeGreaterThanOrEqual(40)
        for (const point of curve) {
          expect((point.wheelTorqueLbft * point.rpm) / HP_RPM_PER_LBFT).toBeCloseTo(point.wheelHp, 9)
          expect(point.crankHp * (1 - drivelineLoss)).toBeCloseTo(point.wheelHp, 9)
        }
        expect(Math.max(...curve.map((point) => point.wheelHp))).toBe(wheelHp)
      }),
      { seed: 14, numRuns: 60 },
    )
  })

  test('the scenario that a search uses agrees to the last bit', () => {
    fc.assert(
      fc.property(car, parts, fuel, (vehicle, chosen, tank) => {
        const { chosen: keyed, others } = scenarioParts(chosen)
        const weather = SAE_J1349_WEATHER
        const scenario = powerScenario({ vehicle, fuel: tank, weather, factors: FITTED_FACTORS, ...keyed })
        expect(scenarioWheelHp(scenario, others).wheelHp).toBe(power(vehicle, chosen, tank).wheelHp)
      }),
      { seed: 15, numRuns: 150 },
    )
  })

  test('no cap holds the factory car below its own power, and no build exceeds a cap', () => {
    fc.assert(
      fc.property(car, parts, fuel, (vehicle, chosen, tank) => {
        const { chosen: keyed, others } = scenarioParts(chosen)
        const scenario = powerScenario({
          vehicle,
          fuel: tank,
          weather: SAE_J1349_WEATHER,
          factors: FITTED_FACTORS,
          ...keyed,
        })
        const { wheelHp } = scenarioWheelHp(scenario, others)
        expect(wheelHp).toBeLessThanOrEqual(scenario.capWheelHp.boostSource)
        const injectors = others.find(({ kind }) => kind === 'injectors')
        const cap = (injectors && scenario.capOf(injectors)) ?? scenario.capWheelHp.stockInjectors
        expect(wheelHp).toBeLessThanOrEqual(cap)
      }),
      { seed: 16, numRuns: 150 },
    )
  })

  test('the 90 % range holds the prediction', () => {
    fc.assert(
      fc.property(car, parts, (vehicle, chosen) => {
        const { wheelHp, wheelHpRange90 } = power(vehicle, chosen)
        expect(wheelHpRange90.low).toBeLessThan(wheelHp)
        expect(wheelHpRange90.high).toBeGreaterThan(wheelHp)
      }),
      { seed: 17, numRuns: 50 },
    )
  })

  test('the gain of one car on one dyno is told more narrowly than its power, holds the gain, and is never negative', () => {
    fc.assert(
      fc.property(car, fuel, parts, (vehicle, burned, fitted) => {
        const { gainRange90, stockWheelHp, wheelHp, wheelHpRange90 } = power(vehicle, fitted, burned)
        expect(gainRange90.low).toBeGreaterThanOrEqual(0)
        expect(gainRange90.low).toBeLessThanOrEqual(Math.max(0, wheelHp - stockWheelHp) + 1e-9)
        expect(gainRange90.high).toBeGreaterThanOrEqual(Math.max(0, wheelHp - stockWheelHp) - 1e-9)
        expect(gainRange90.high - gainRange90.low).toBeLessThan(wheelHpRange90.high - wheelHpRange90.low)
      }),
      { seed: 11, numRuns: 200 },
    )
  })
})

describe('power of a build, stories', () => {
  const gain = (vehicle: Vehicle, chosen: readonly Part[], tank: Fuel = '93') => {
    const built = power(vehicle, chosen, tank)
    return built.wheelHp / built.stockWheelHp - 1
  }
  const tune = examplePart('tune')
  const intercooler = examplePart('intercooler')

  test('a tune gives a turbo engine far more than an unboosted one', () => {
    expect(gain(EXAMPLE_TURBO, [tune])).toBeGreaterThan(1.5 * gain(EXAMPLE_V8, [tune]))
  })

  test('an intercooler is worth nothing without boost and more with more of it', () => {
    const kit = (boostGaugePsi: number) => examplePart('supercharger_centrifugal', { boostGaugePsi })
    const worth = (psi: number) => {
      const strong = { ...EXAMPLE_V8, limits: { ...EXAMPLE_V8.limits, fuelSystemCrankHp: 3000 } }
      return gain(strong, [kit(psi), tune, intercooler]) - gain(strong, [kit(psi), tune])
    }
    expect(gain(EXAMPLE_V8, [intercooler])).toBe(0)
    expect(worth(6)).toBeGreaterThan(0.02)
    expect(worth(12)).toBeGreaterThan(worth(6))
  })

  test('an exhaust is worth more on a turbo engine than on one without', () => {
    const downpipe = examplePart('downpipe')
    expect(gain(EXAMPLE_TURBO, [tune, downpipe])).toBeGreaterThan(gain(EXAMPLE_TURBO, [tune]))
    expect(gain(EXAMPLE_V8, [downpipe])).toBe(0)
  })

  test('a blower on the stock fuel system is held by it, and injectors with a pump set it free', () => {
    const blower = examplePart('supercharger_twin_screw', { boostGaugePsi: 14 })
    const held = power(EXAMPLE_V8, [blower, tune])
    expect(held.cappedBy).toBe('fuel_system')
    expect(held.crankHp).toBeCloseTo(640, 6)
    const fed = power(EXAMPLE_V8, [
      blower,
      tune,
      examplePart('injectors', { injectorCcPerMin: 1300 }),
      examplePart('fuel_pump', { pumpLitersPerHour: 900 }),
    ])
    expect(fed.cappedBy).toBeUndefined()
    expect(fed.wheelHp).toBeGreaterThan(held.wheelHp)
  })

  test('a complete kit feeds the power it is rated for', () => {
    const kit = examplePart('supercharger_roots', {
      boostGaugePsi: 12,
      supportsCrankHp: 700,
      includes: ['injectors', 'tune', 'intercooler'],
    })
    expect(power(EXAMPLE_V8, [kit]).crankHp).toBeGreaterThan(660)
    expect(power(EXAMPLE_V8, [kit]).crankHp).toBeLessThanOrEqual(700 + 1e-9)
  })

  test('a tune on the factory turbo ends where that turbo ends', () => {
    const small = { ...EXAMPLE_TURBO, limits: { ...EXAMPLE_TURBO.limits, boostSourceCrankHp: 260 } }
    const tuned = power(small, [tune])
    expect(tuned.cappedBy).toBe('boost_source')
    expect(tuned.crankHp).toBeCloseTo(260, 6)
  })

  test('ethanol in the tank of an untuned car changes nothing; with its tune it is worth more than the tune alone', () => {
    const strong = {
      ...EXAMPLE_TURBO,
      limits: { ...EXAMPLE_TURBO.limits, fuelSystemCrankHp: 900, boostSourceCrankHp: 900 },
    }
    expect(power(strong, [], 'e85').wheelHp).toBe(power(strong, [], '91').wheelHp)
    expect(power(strong, [examplePart('e85_tune')], 'e85').wheelHp).toBeGreaterThan(
      1.05 * power(strong, [tune], '91').wheelHp,
    )
  })

  test('headers that bring midpipe and cat-back are worth those too', () => {
    const bare = gain(EXAMPLE_V8, [examplePart('headers_long_tube')])
    const whole = gain(EXAMPLE_V8, [examplePart('headers_long_tube', { includes: ['midpipe', 'catback'] })])
    expect(whole).toBeGreaterThan(bare + 0.01)
  })

  test('a hundred-horse shot of nitrous adds a hundred horses at the crank', () => {
    const shot = power(EXAMPLE_V8, [examplePart('nitrous', { nitrousHp: 100 })])
    expect(shot.crankHp - shot.stockCrankHp).toBeCloseTo(100, 6)
  })

  test('a positive-displacement blower lifts low rpm where a centrifugal one waits for speed', () => {
    const strong = { ...EXAMPLE_V8, limits: { ...EXAMPLE_V8.limits, fuelSystemCrankHp: 3000 } }
    const at = (kind: 'supercharger_roots' | 'supercharger_centrifugal') => {
      const { curve, wheelHp } = power(strong, [examplePart(kind, { boostGaugePsi: 8 }), tune])
      const early = curve.find(({ rpm }) => rpm > 2500)
      return (early?.wheelHp ?? 0) / wheelHp
    }
    expect(at('supercharger_roots')).toBeGreaterThan(1.2 * at('supercharger_centrifugal'))
  })

  test('no breathing part of the fitted factors costs power on any car', () => {
    const kinds = ['cold_air_intake', 'catback_exhaust', 'headers_long_tube', 'camshafts', 'ported_heads'] as const
    for (const vehicle of CARS) {
      for (const kind of kinds) expect(gain(vehicle, [examplePart(kind)])).toBeGreaterThanOrEqual(0)
    }
  })
})
