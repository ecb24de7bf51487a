import { expect, test } from 'vitest'
import { PARTS } from '../../src/catalog/parts.ts'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import { fits } from '../../src/engine/fitment/fits.ts'
import type { Part, Vehicle } from '../../src/engine/index.ts'
import { LABOR_CENTS_PER_HOUR } from '../../src/engine/labor-rates.ts'
import { laborCents } from '../../src/engine/optimizer/shared-labor.ts'

/** Rule J09 of the trade: what a job costs fitted, dollars; far outside is a slip of the catalog. */
const RANGES: readonly (readonly [what: string, holds: (part: Part) => boolean, low: number, high: number])[] = [
  [
    'a complete V8 blower kit',
    (part) =>
      part.kind.startsWith('supercharger_') &&
      (part.ratings.includes?.includes('tune') ?? false) &&
      fitsSome(part, ({ engine }) => engine.cylinders === 8 && engine.aspiration === 'na'),
    8500,
    13_000,
  ],
  ['a built short block', ({ kind }) => kind === 'built_bottom_end', 9000, 22_000],
  [
    'a build of an 8HP, 10R80 or 6L80',
    (part) =>
      part.kind === 'built_transmission' &&
      fitsSome(part, ({ transmission }) => /8HP|10R80|6L80/.test(transmission.code)),
    4500,
    8500,
  ],
  [
    'a build of a GR6',
    (part) => part.kind === 'built_transmission' && fitsSome(part, ({ transmission }) => /GR6/.test(transmission.code)),
    6000,
    16_000,
  ],
]

const fitsSome = (part: Part, of: (vehicle: Vehicle) => boolean): boolean =>
  VEHICLES.some((vehicle) => of(vehicle) && fits(part, vehicle))

test.each(RANGES)('%s costs about what the trade asks, fitted', (_what, holds, low, high) => {
  const parts = PARTS.filter(holds)
  expect(parts.length).toBeGreaterThan(0)
  const outside = parts.flatMap((part) => {
    const dollars = (part.priceCents + laborCents(part, LABOR_CENTS_PER_HOUR.planner)) / 100
    return dollars < 0.7 * low || dollars > 2 * high ? [`${part.id}: $${dollars}`] : []
  })
  expect(outside).toEqual([])
})
