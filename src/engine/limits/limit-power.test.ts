import { describe, expect, test } from 'vitest'
import { inventedParts, inventedVehicle } from '../../../tests/reference-solvers/random-catalog.ts'
import { seededNumbers } from '../../../tests/support/seeded-numbers.ts'
import { DEFAULT_FACTORS } from '../calibration/factors.ts'
import { type Build, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { buildPower } from '../power/build-power.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'
import { ceilingsOf } from './ceilings.ts'
import { drivenWeightShare, launchGripTorqueLbft, tireRadiusFt } from './launch-grip.ts'
import { powerAtTorqueCrankHp, torqueAtPowerPeakLbft } from './limit-lifts.ts'
import { limitedBuildPower } from './limit-power.ts'
import { bindsFirst, limitUse } from './limit-use.ts'
import { safetyNotes } from './safety-notes.ts'

function inventedBuild(seed: number): Build {
  const random = seededNumbers(seed)
  const vehicle = inventedVehicle(random)
  const parts = inventedParts(random, 14)
  const kinds = new Set<string>()
  const chosen = parts.filter((part) => !kinds.has(part.kind) && kinds.add(part.kind))
  return { vehicle, parts: chosen, fuel: '93', weather: SAE_J1349_WEATHER }
}

const mustang: Vehicle = {
  ...inventedVehicle(seededNumbers(3)),
  chassis: {
    curbWeightLb: 3705,
    drivetrain: 'rwd',
    tire: '275/40R19',
    dragCoefficient: 0.35,
    frontalAreaM2: 2.3,
    body: 'fastback',
  },
  transmission: { kind: 'manual', code: 'MT82', gearRatios: [3.66, 2.43, 1.69, 1.32, 1, 0.65], finalDrive: 3.55 },
}

describe('power limited to what the build can take', () => {
  test('never exceeds a ceiling, at the peak or anywhere on the curve', () => {
    let limited = 0
    for (let seed = 1; seed <= 300; seed++) {
      const build = inventedBuild(seed)
      const result = limitedBuildPower(build, DEFAULT_FACTORS)
      if (result.limitedBy) limited++
      for (const { limit, value } of ceilingsOf(build.vehicle, build.parts)) {
        for (const point of result.power.curve) {
          const used = limit === 'internals' ? point.crankHp : point.crankTorqueLbft
          expect(used, `${limit}, build ${seed}`).toBeLessThanOrEqual(value * (1 + 1e-9))
        }
      }
    }
    expect(limited).toBeGreaterThan(30)
  })

  test('keeps the identities: peak of the curve, hp from torque, gains that add up to the last bit', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { power, unlimitedWheelHp } = limitedBuildPower(inventedBuild(seed), DEFAULT_FACTORS)
      expect(Math.max(...power.curve.map((point) => point.wheelHp))).toBe(power.wheelHp)
      expect(power.wheelHp).toBeLessThanOrEqual(unlimitedWheelHp)
      for (const point of power.curve) {
        expect((point.wheelTorqueLbft * point.rpm) / HP_RPM_PER_LBFT).toBeCloseTo(point.wheelHp, 6)
      }
      expect(power.gains.reduce((sum, gain) => sum + gain.wheelHp, power.stockWheelHp)).toBe(power.wheelHp)
      const torque = power.gains.reduce((sum, gain) => sum + gain.wheelTorqueLbft, power.stockWheelTorqueLbft)
      // A share larger than the total has no last bit as fine as the total's.
      const isFine = power.gains.every((gain) => Math.abs(gain.wheelTorqueLbft) <= power.wheelTorqueLbft)
      if (isFine) expect(torque).toBe(power.wheelTorqueLbft)
      else expect(torque).toBeCloseTo(power.wheelTorqueLbft, 9)
      expect(power.wheelHpRange90.low).toBeLessThanOrEqual(power.wheelHp)
      expect(power.wheelHpRange90.high).toBeGreaterThanOrEqual(power.wheelHp)
    }
  })

  test('is what the parts make when no ceiling is reached, and never more with a larger reserve', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const build = inventedBuild(seed)
      const free = limitedBuildPower(build, DEFAULT_FACTORS)
      if (!free.limitedBy) expect(free.power.wheelHp).toBe(buildPower(build, DEFAULT_FACTORS).wheelHp)
      const careful = limitedBuildPower(build, DEFAULT_FACTORS, { reserve: 0.2 })
      expect(careful.power.wheelHp).toBeLessThanOrEqual(free.power.wheelHp)
      const asked = limitedBuildPower(build, DEFAULT_FACTORS, { capWheelHp: free.power.wheelHp - 10 })
      expect(asked.power.wheelHp).toBe(free.power.wheelHp - 10)
      expect(asked.limitedBy).toBe('request')
    }
  })

  test('leaves the factory car alone, whatever the limits table says of it', () => {
    const { vehicle } = inventedBuild(5)
    const weak = { ...vehicle, limits: { ...vehicle.limits, internalsCrankHp: 50, transmissionTorqueLbft: 50 } }
    const stock: Build = { vehicle: weak, parts: [], fuel: '93', weather: SAE_J1349_WEATHER }
    expect(limitedBuildPower(stock, DEFAULT_FACTORS).limitedBy).toBeUndefined()
  })
})

describe('limits', () => {
  test('convert between hp and torque at the rated power peak: 800 hp at 6500 rpm is 646 lb-ft', () => {
    const vehicle = { ...mustang, engine: { ...mustang.engine, crankHpRpm: 6500 } }
    expect(torqueAtPowerPeakLbft(800, vehicle)).toBeCloseTo(646.4, 1)
    expect(powerAtTorqueCrankHp(torqueAtPowerPeakLbft(800, vehicle), vehicle)).toBeCloseTo(800, 9)
  })

  test('of grip follow the tire, the layout and the first gear: 217 lb-ft spin the tires of a stock Mustang', () => {
    expect(tireRadiusFt('275/40R19')).toBeCloseTo(1.153, 3)
    expect(tireRadiusFt('P245/45ZR18')).toBeCloseTo(1.112, 3)
    expect(tireRadiusFt('none')).toBeUndefined()
    expect(drivenWeightShare('rwd', 0.95)).toBeCloseTo(0.5735, 4)
    expect(drivenWeightShare('awd', 0.95)).toBe(1)
    expect(launchGripTorqueLbft(mustang, [], 0.135)).toBeCloseTo(217.1, 0)
  })

  test('come nearest first, each with its share, and the notes name what is really approached', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const build = inventedBuild(seed)
      const limited = limitedBuildPower(build, DEFAULT_FACTORS)
      const uses = limitUse(build, limited, DEFAULT_FACTORS)
      expect(uses.map((use) => use.share)).toEqual(uses.map((use) => use.share).sort((a, b) => b - a))
      for (const use of uses) {
        expect(use.share).toBeCloseTo(use.value / use.limit, 12)
        expect(use.liftedByKind !== undefined).toBe(use.share > 0.9)
      }
      const notes = safetyNotes(build, limited, uses, () => true)
      expect(notes.length).toBeGreaterThan(0)
      const first = bindsFirst(uses)
      const { limitedBy, unlimitedWheelHp, power } = limited
      const isHeld = limitedBy && limitedBy !== 'request' && unlimitedWheelHp >= 1.01 * power.wheelHp
      if (isHeld) expect(notes[0]).toMatch(/^(?:The tune holds it to|The pulley is sized|Figure on)/)
      else if (first && first.share <= 0.9) expect(notes[0]).toContain('Everything stays within its limits')
    }
  })
})
