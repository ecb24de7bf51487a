import { expect, test } from 'vitest'
import type { RecommendedPart } from '../../contract/configurator.ts'
import { buildCsv } from './build-csv.ts'

const part: RecommendedPart = {
  partId: 'a',
  name: 'Exhaust, 3" cat-back',
  manufacturer: '=HYPERLINK()',
  category: 'exhaust',
  kind: 'catback_exhaust',
  slot: 'catback',
  description: '',
  partNumber: null,
  imageUrl: '',
  totalCost: 1350,
  estimatedPrice: 900,
  priceIsEstimate: false,
  horsepower: 11.26,
  pricing: { partCost: 900, laborHours: 3, totalCost: 1350 },
  performance: { hpGain: 11.26, torqueGain: 9 },
  reason: '+11 whp on this build.',
  why: [{ ruleId: null, sentence: '+11 whp on this build.' }],
  source: 'maker',
}

test('each part is a row, then labor and the total with the goal and what it runs; quotes are doubled and formulas made harmless', () => {
  const timeSlip = { quarterMileS: 12.3, trapMph: 112.4, zeroToSixtyS: 4.21 }
  const made = { goal: '1/4 mile in 12.40 s', wheelHp: 402, timeSlip }
  const lines = buildCsv({ ...made, parts: [part], laborHours: 3, laborCost: 450, estimatedCost: 1350 })
    .trimEnd()
    .split('\r\n')
  expect(lines).toEqual([
    'category,manufacturer,part,part_number,price_usd,labor_hours,gain_whp,reason',
    `exhaust,'=HYPERLINK(),"Exhaust, 3"" cat-back",,900.00,3,11.3,'+11 whp on this build.`,
    'labor,,Installation,,450.00,3,,',
    'total,,,,1350.00,,,"Makes 402 whp, 1/4 mile in 12.30 s at 112 mph, 0-60 in 4.21 s. Goal 1/4 mile in 12.40 s."',
  ])
})
