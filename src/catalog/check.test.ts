import { describe, expect, test } from 'vitest'
import { FITTED_FACTORS, SAE_J1349_WEATHER, underRulebook } from '../engine/index.ts'
import { BRANDS } from './brands.ts'
import { BUILDS } from './builds.ts'
import { checkCatalog } from './check.ts'
import { MERCHANDISE } from './merchandise.ts'
import { MODELS } from './models.ts'
import { PARTS } from './parts.ts'
import { VEHICLES } from './vehicles.ts'

const CONDITIONS = { parts: PARTS, weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }

describe('the catalog', () => {
  test('passes its own check', () => {
    expect(checkCatalog()).toEqual([])
  })

  test('covers at least 150 variants and 500 bought-in parts, and every brand of the shop', () => {
    expect(VEHICLES.length).toBeGreaterThanOrEqual(150)
    expect(PARTS.filter((part) => part.manufacturer !== 'Adrenaline Performance').length).toBeGreaterThanOrEqual(500)
    expect(BRANDS.filter((brand) => brand.onHome).length).toBe(15)
    for (const brand of BRANDS) expect(MODELS.some((model) => model.make === brand.make)).toBe(true)
  })

  test('never shows a part number that no page states', () => {
    for (const part of PARTS) if (part.partNumber !== undefined) expect(part.source).toMatch(/^https?:/)
  })

  test('marks every price that nobody published as an estimate', () => {
    for (const part of PARTS) {
      const own = part.manufacturer === 'Adrenaline Performance'
      if (part.source.startsWith('recalled')) expect(part.priceConfidence, part.id).toBe('estimated')
      if (own && part.source !== 'our own price list') expect(part.priceConfidence, part.id).toBe('estimated')
    }
  })

  test('shows at least fourteen customer builds over eight brands, each marked as a sample', () => {
    const makes = new Set(BUILDS.map((build) => build.vehicleId.split('-')[0]))
    expect(BUILDS.length).toBeGreaterThanOrEqual(14)
    expect(makes.size).toBeGreaterThanOrEqual(8)
    expect(BUILDS.filter((build) => build.isFeatured).length).toBeGreaterThanOrEqual(3)
    expect(BUILDS.every((build) => build.isSample)).toBe(true)
  })

  test('shows no build with a part that the rulebook keeps off its car on its fuel', () => {
    for (const { id, vehicleId, partIds, fuel } of BUILDS) {
      const vehicle = VEHICLES.find((one) => one.id === vehicleId)!
      const { rules } = underRulebook({ ...CONDITIONS, vehicle, fuel })
      const refused = PARTS.filter((part) => partIds.includes(part.id) && rules.refusalOf(part) !== undefined)
      expect(
        refused.map((part) => part.id),
        id,
      ).toEqual([])
    }
  })

  test('sells sixteen pieces of gear in all three categories', () => {
    expect(MERCHANDISE.length).toBe(16)
    expect(new Set(MERCHANDISE.map((item) => item.category)).size).toBe(3)
  })
})
