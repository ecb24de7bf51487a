import { expect, test } from 'vitest'
import { FITTED_FACTORS } from '../../engine/calibration/fitted-factors.ts'
import { packageRows } from './package-rows.ts'

test('a package sells at whole dollars, and they are its parts and its labor', () => {
  for (const { slug, priceCents, data } of packageRows(FITTED_FACTORS)) {
    expect(priceCents % 100, slug).toBe(0)
    expect(data.basePrice * 100, slug).toBe(priceCents)
    expect(Math.round((data.partsCost + data.laborCost) * 100), slug).toBe(priceCents)
  }
})
