import { describe, expect, test } from 'vitest'
import { EXAMPLE_FAMILY } from '../../../tests/examples/example-family.ts'
import type { Part, Vehicle } from '../../engine/model.ts'
import {
  choosePart,
  inTheWayOf,
  missingNeeds,
  obstacles,
  partsTogether,
  preselect,
  removePart,
  totalsOf,
} from './part-choice.ts'

const CAR: Vehicle = {
  id: 'test-coupe',
  make: 'Ford',
  model: 'Test Coupe',
  modelId: 'ford-test-coupe',
  variant: '6-speed manual',
  yearFrom: 2018,
  yearTo: 2020,
  engine: {
    code: 'V8',
    displacementL: 5,
    cylinders: 8,
    aspiration: 'na',
    compressionRatio: 11,
    crankHp: 435,
    crankHpRpm: 6500,
    crankTorqueLbft: 400,
    crankTorqueRpm: 4250,
    redlineRpm: 7000,
    boostGaugePsi: 0,
    ratedFuel: '93',
    ratingRatio: 1,
  },
  family: EXAMPLE_FAMILY,
  transmission: { kind: 'manual', code: '6MT', gearRatios: [3.66, 2.43, 1.69, 1.32, 1, 0.65], finalDrive: 3.55 },
  chassis: {
    curbWeightLb: 3700,
    drivetrain: 'rwd',
    tire: '275/40R19',
    dragCoefficient: 0.35,
    frontalAreaM2: 2.2,
    body: 'fastback',
  },
  limits: {
    internalsCrankHp: 780,
    transmissionTorqueLbft: 600,
    clutchTorqueLbft: 550,
    fuelSystemCrankHp: 700,
    builtEngineCrankHp: 1100,
  },
  sources: {},
}
const part = (id: string, given: Partial<Part> & Pick<Part, 'kind' | 'category'>): Part => ({
  id,
  manufacturer: 'Maker',
  name: id,
  description: '',
  priceCents: 50_000,
  priceConfidence: 'published',
  laborHours: 1,
  fitment: { universal: true },
  ratings: {},
  needs: [],
  excludes: [],
  source: 'test',
  confidence: 'published',
  ...given,
})
const BLOWER = part('blower', {
  kind: 'supercharger_roots',
  category: 'forced_induction',
  needs: ['tune'],
  excludes: ['ported_heads'],
})
const TURBO = part('turbo', { kind: 'turbo_kit_single', category: 'turbo' })
const TUNE = part('tune', { kind: 'tune', category: 'tuning', laborHours: 2.5 })
const OTHER_TUNE = part('other-tune', { kind: 'tune', category: 'tuning' })
const HEADS = part('heads', { kind: 'ported_heads', category: 'engine_internals' })
const PULLEY = part('pulley', { kind: 'pulley_smaller', category: 'intake' })
const AUTO_ONLY = part('converter', { kind: 'torque_converter', category: 'transmission' })
const HEADERS = part('headers', { kind: 'headers_long_tube', category: 'exhaust' })
const KIT_WITH_HEADERS = part('kit-with-headers', {
  kind: 'turbo_kit_single',
  category: 'turbo',
  ratings: { includes: ['headers'] },
})
const ids = (parts: readonly Part[]) => parts.map((one) => one.id).sort()

describe('preselection', () => {
  test('takes the first part of each category that goes with the others, and says which category stays empty', () => {
    const { chosen, leftOut } = preselect(CAR, [TUNE, OTHER_TUNE, BLOWER, TURBO, HEADS, PULLEY])
    expect(ids(chosen)).toEqual(['blower', 'pulley', 'tune'])
    expect(leftOut.map(({ category, problem }) => [category, problem.reason])).toEqual([
      ['turbo', 'slot_taken_twice'],
      ['engine_internals', 'excludes_each_other'],
    ])
  })
  test('offers nothing that does not bolt to the car or has nothing to act on', () => {
    const { chosen, leftOut } = preselect(CAR, [PULLEY, AUTO_ONLY])
    expect(chosen).toEqual([])
    expect(leftOut.map(({ problem }) => problem.reason)).toEqual(['no_boost_to_act_on', 'does_not_fit'])
  })
})

describe('changing a choice', () => {
  test('a part takes the place of the one in its slot', () => {
    expect(ids(choosePart(CAR, [TUNE, BLOWER], OTHER_TUNE).chosen)).toEqual(['blower', 'other-tune'])
  })
  test('a part that excludes another drops it, and names it', () => {
    const { chosen, dropped } = choosePart(CAR, [TUNE, BLOWER, PULLEY], HEADS)
    expect(ids(dropped)).toEqual(['blower', 'pulley'])
    expect(ids(chosen)).toEqual(['heads', 'tune'])
  })
  test('a part that a chosen kit brings along takes the place of the kit, and the address keeps what was chosen', () => {
    const { chosen, dropped } = choosePart(CAR, [TUNE, KIT_WITH_HEADERS], HEADERS)
    expect(ids(dropped)).toEqual(['kit-with-headers'])
    expect(ids(chosen)).toEqual(['headers', 'tune'])
    expect(ids(choosePart(CAR, [TUNE, HEADERS], KIT_WITH_HEADERS).dropped)).toEqual(['headers'])
  })
  test('whatever is chosen, in whatever order, comes back from its address', () => {
    const all = [BLOWER, TURBO, TUNE, OTHER_TUNE, HEADS, PULLEY, KIT_WITH_HEADERS, HEADERS]
    for (const first of all) {
      for (const second of all) {
        for (const third of all) {
          const chosen = [first, second, third].reduce<readonly Part[]>(
            (before, one) => choosePart(CAR, before, one).chosen,
            [],
          )
          expect(ids(partsTogether(CAR, chosen))).toEqual(ids(chosen))
        }
      }
    }
  })
  test('a part replaces only what it cannot stand beside, whatever else is wrong with the build', () => {
    expect(ids(inTheWayOf([TUNE, KIT_WITH_HEADERS], HEADERS))).toEqual(['kit-with-headers'])
    expect(inTheWayOf([HEADERS, KIT_WITH_HEADERS], TUNE)).toEqual([])
    expect(obstacles(CAR, [HEADERS, KIT_WITH_HEADERS], TUNE)).toEqual([])
  })
  test('taking out the boost source takes out what acted on it', () => {
    const { chosen, dropped } = removePart(CAR, [TUNE, BLOWER, PULLEY], 'blower')
    expect(ids(chosen)).toEqual(['tune'])
    expect(ids(dropped)).toEqual(['pulley'])
  })
  test('a missing need is named with the part that asks for it', () => {
    expect(missingNeeds(CAR, [BLOWER])).toEqual([{ part: BLOWER, slot: 'tune' }])
    expect(missingNeeds(CAR, [BLOWER, TUNE])).toEqual([])
  })
  test('the parts of an address are taken in any order, the first of each slot', () => {
    expect(ids(partsTogether(CAR, [PULLEY, TUNE, OTHER_TUNE, BLOWER, HEADS]))).toEqual(['blower', 'pulley', 'tune'])
    expect(ids(partsTogether(CAR, [PULLEY, AUTO_ONLY, TUNE]))).toEqual(['tune'])
  })
})

test("totals are the sum of parts and of labor at 150 dollars per hour, power base plus gains, torque the curve's peak", () => {
  const power = {
    stockWheelHp: 380,
    wheelTorqueLbft: 431,
    gains: [
      { partId: 'blower', wheelHp: 100, wheelTorqueLbft: 90 },
      { partId: 'tune', wheelHp: 20, wheelTorqueLbft: 10 },
    ],
  }
  expect(totalsOf([BLOWER, TUNE], power)).toEqual({
    partsCents: 100_000,
    laborCents: 52_500,
    totalCents: 152_500,
    laborHours: 4,
    wheelHp: 500,
    torqueLbft: 431,
    isQuickTorque: false,
  })
  expect(totalsOf([BLOWER, TUNE], { ...power, wheelTorqueLbft: 0 })).toMatchObject({
    torqueLbft: 425,
    isQuickTorque: true,
  })
})
