import { expect, test } from 'vitest'
import { breakable } from '../engine/limits/is-strength.ts'
import { limitTitle } from '../engine/limits/limit-words.ts'
import type { LimitUse } from '../engine/model.ts'
import { breaksFirst } from './build-state.ts'

const limit = (use: Partial<LimitUse>): LimitUse => ({
  ...{ component: 'hardware', unit: 'crank hp', value: 500, limit: 500 / (use.share ?? 1), share: 1 },
  ...use,
})

const CAMS = limit({ slot: 'camshafts', share: 1 })
const TORQUE = limit({ component: 'transmission', unit: 'lb-ft', share: 0.81 })
const POWER = limit({ slot: 'transmission', share: 0.78 })
const PUMP = limit({ slot: 'fuel_pump', share: 0.83 })

test('one ranking: what can break, each piece once, the nearest to its limit first; cams run out of air and tires spin', () => {
  const limits = [CAMS, limit({ component: 'grip', unit: 'lb-ft', share: 2 }), POWER, PUMP, TORQUE]
  expect(breakable(limits)).toEqual([PUMP, TORQUE])
  expect(breaksFirst(limits)).toBe(PUMP)
})

test('no two limits of a car have one name, and boost is called what it is', () => {
  expect([TORQUE, POWER].map(limitTitle)).toEqual(['transmission, torque', 'transmission, power'])
  const boost = { component: 'boost_source' } as const
  expect(limitTitle(limit({ ...boost, boost: 'blower' }))).toBe('blower')
  expect(limitTitle(limit({ ...boost, boost: 'turbo' }))).toBe('turbo')
})
