import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ENGINE_FAMILIES } from '../../src/catalog/engine-families.ts'
import { PARTS } from '../../src/catalog/parts.ts'
import { fuelRoleOf } from '../../src/engine/families/fuel-feed.ts'
import { type PartKind, RULEBOOK } from '../../src/engine/index.ts'
import { HELD_ELSEWHERE } from './held-elsewhere.ts'
import { rulebookPage } from './rulebook-page.ts'

/** How many rules the trade's list has under each letter. */
const TRADE_LIST = { A: 18, B: 22, C: 22, D: 12, E: 18, F: 10, G: 7, H: 5, I: 10, J: 12 } as const
const tradeIds = Object.entries(TRADE_LIST).flatMap(([letter, rules]) =>
  Array.from({ length: rules }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`),
)

describe('the rulebook as a page', () => {
  test('is up to date (npm run rulebook writes it)', () => {
    expect(readFileSync(new URL('../../docs/rulebook.md', import.meta.url), 'utf8')).toBe(rulebookPage())
  })

  test('each of the 136 rules of the trade is in the rulebook or said to be held elsewhere, not both', () => {
    expect(tradeIds).toHaveLength(136)
    const book = new Set(RULEBOOK.map(({ id }) => id))
    for (const id of tradeIds) expect([id, book.has(id) !== id in HELD_ELSEWHERE]).toEqual([id, true])
    for (const id of Object.keys(HELD_ELSEWHERE)) expect(tradeIds).toContain(id)
  })

  test('no id stands twice', () => {
    expect(new Set(RULEBOOK.map(({ id }) => id)).size).toBe(RULEBOOK.length)
  })
})

describe('rules held by data and limits', () => {
  test('A06: no cat-back, brake, tire or spring asks for a tune', () => {
    const without: ReadonlySet<PartKind> = new Set<PartKind>([
      ...(['catback_exhaust', 'brake_pads', 'brake_kit', 'brake_rotors', 'brake_fluid'] as const),
      ...(['tires', 'drag_tires', 'springs', 'coilovers', 'sway_bar'] as const),
    ])
    expect(PARTS.filter(({ kind, needs }) => without.has(kind) && needs.includes('tune'))).toEqual([])
  })

  test('B05: an in-tank pump lifts no fuel limit of a direct-injected engine', () => {
    const direct = ENGINE_FAMILIES.filter(({ injection }) => injection === 'direct')
    expect(direct.length).toBeGreaterThan(20)
    for (const family of direct) expect(fuelRoleOf({ kind: 'fuel_pump' }, family)).toBeUndefined()
  })

  test('E16, E17: gearboxes stand no more than the trade says', () => {
    const most = { GR6: 640, DL501: 430, DQ250: 440, DQ381: 440, DQ500: 600, W6DGA: 400, TL70: 260, 'ND 6MT': 220 }
    const limits = ENGINE_FAMILIES.flatMap(({ gearboxLimitsLbft }) => Object.entries(gearboxLimitsLbft))
    for (const [code, lbft] of Object.entries(most)) {
      const found = limits.flatMap(([name, limit]) => (name === code ? limit : []))
      expect([code, found.length > 0]).toEqual([code, true])
      for (const limit of found) expect(limit).toBeLessThanOrEqual(lbft)
    }
    const early = ENGINE_FAMILIES.filter(({ id }) => id === 'sub-ej205' || id === 'sub-ej255')
    expect(early).toHaveLength(2)
    for (const { gearboxLimitsLbft } of early) expect(gearboxLimitsLbft.TY75).toBeLessThanOrEqual(300)
  })
})
