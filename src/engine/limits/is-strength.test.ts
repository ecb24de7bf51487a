import { expect, test } from 'vitest'
import type { LimitUse } from '../model.ts'
import { breakable } from './is-strength.ts'

const use = (component: LimitUse['component'], share: number, more: Partial<LimitUse> = {}): LimitUse => ({
  ...{ component, unit: 'crank hp', value: share, limit: 1, share },
  ...more,
})
const names = (uses: readonly LimitUse[]) => breakable(uses).map(({ component, slot }) => slot ?? component)

test('each piece of hardware is told once, at its strictest limit', () => {
  expect(names([use('clutch', 0.88), use('hardware', 0.95, { slot: 'clutch' })])).toEqual(['clutch'])
  expect(breakable([use('clutch', 0.88), use('hardware', 0.95, { slot: 'clutch' })])[0]?.share).toBe(0.95)
  expect(names([use('transmission', 0.9), use('hardware', 0.94, { slot: 'transmission_tune' })])).toEqual([
    'transmission_tune',
  ])
  expect(names([use('internals', 0.83), use('hardware', 0.95, { slot: 'bottom_end' })])).toEqual(['bottom_end'])
})

test('the fuel system is the part that would lift it', () => {
  const system = use('fuel_system', 0.95, { liftedByKind: 'injectors' })
  const [injectors, pump] = (['injectors', 'fuel_pump'] as const).map((slot) => use('hardware', 0.95, { slot }))
  expect(names([system, injectors!, pump!])).toEqual(['injectors', 'fuel_pump'])
  expect(names([use('fuel_system', 1, { liftedByKind: 'injectors' }), injectors!, pump!])).toEqual([
    'fuel_system',
    'fuel_pump',
  ])
})
