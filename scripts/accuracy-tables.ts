/** The tables of `npm run accuracy`: kinds of results, each beside what the fit before foretold of the same ones. */

import type { ModeledResult } from '../src/engine/calibration/fit.ts'
import { accuracyFigures, type UnseenPrediction } from '../src/engine/calibration/leave-one-source-out.ts'
import { classesOf, RESULT_CLASSES } from '../src/engine/calibration/result-classes.ts'
import { type LeftOut, previously } from './previous-fit.ts'

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`
export const cell = (text: string | number, width: number): string => String(text).padEnd(width)

interface Group {
  name: string
  holds(result: UnseenPrediction): boolean
}

const isWheelTest = ({ row }: UnseenPrediction) => row.powerBasis === 'wheel' && row.figureKind === 'measured_test'

/** By what is known of the result. */
const BY_STATEMENT: readonly Group[] = [
  { name: 'with a baseline', holds: ({ hasBaseline }) => hasBaseline },
  { name: '  measured, wheel', holds: (one) => one.hasBaseline && isWheelTest(one) },
  { name: '  crank', holds: ({ hasBaseline, row }) => hasBaseline && row.powerBasis === 'crank' },
  { name: "  makers' claims", holds: ({ hasBaseline, row }) => hasBaseline && row.figureKind === 'manufacturer_claim' },
  { name: '  one shop, typical', holds: ({ hasBaseline, row }) => hasBaseline && row.figureKind === 'shop_typical' },
  { name: 'without a baseline', holds: ({ hasBaseline }) => !hasBaseline },
  { name: '  boost stated or none', holds: ({ hasBaseline, unknowns }) => !hasBaseline && !unknowns.boostUnstated },
  { name: 'all', holds: () => true },
]

/** Kinds of builds and cars, whose ranges must hold by themselves. */
function byClass(results: readonly ModeledResult[]): readonly Group[] {
  const known = ({ unknowns }: UnseenPrediction) => unknowns.car
  return [
    ...RESULT_CLASSES.map((name) => ({
      name,
      holds: (one: UnseenPrediction) => classesOf({ ...one, model: results[one.index]!.model }).includes(name),
    })),
    { name: 'car in the catalog', holds: (one) => known(one) === 'vehicle' },
    { name: 'related car', holds: (one) => known(one) === 'near' },
    { name: 'unknown car', holds: (one) => known(one) === 'text' },
  ]
}

/** Median half-width of the ranges, as a share of the prediction. */
function medianHalfWidth(unseen: readonly UnseenPrediction[]): number {
  const widths = unseen.map(({ lowHp, highHp }) => Math.log(highHp / lowHp) / 2).sort((a, b) => a - b)
  return widths[Math.floor(widths.length / 2)] ?? 0
}

const HEADS = [
  'rows',
  'mean error',
  'median',
  'bias',
  'range holds',
  'half-width',
  '| before:',
  'mean',
  'median',
  'holds',
  'half-width',
]

function printGroups(leftOut: LeftOut, unseen: readonly UnseenPrediction[], groups: readonly Group[]): void {
  console.log(`${cell('', 24)}${HEADS.map((head) => cell(head, 12)).join('')}`)
  for (const { name, holds } of groups) {
    const kept = unseen.filter(holds)
    const now = accuracyFigures(kept)
    const earlier = kept.flatMap((one) => previously(leftOut, one) ?? [])
    const before = accuracyFigures(earlier)
    const cells = [
      now.rows,
      ...[now.meanError, now.medianError, now.bias, now.held, medianHalfWidth(kept)].map((share) => percent(share)),
      `| ${before.rows}`,
      ...[before.meanError, before.medianError, before.held, medianHalfWidth(earlier)].map((share) => percent(share)),
    ]
    console.log(`${cell(name, 24)}${cells.map((text) => cell(text, 12)).join('')}`)
  }
}

/** Prints one judgement: by what the results state, then by class. */
export function printJudgement(
  leftOut: LeftOut,
  unseen: readonly UnseenPrediction[],
  results: readonly ModeledResult[],
): void {
  console.log(`\nWhat is left out being a ${leftOut}:`)
  printGroups(leftOut, unseen, BY_STATEMENT)
  console.log('')
  printGroups(leftOut, unseen, byClass(results))
}
