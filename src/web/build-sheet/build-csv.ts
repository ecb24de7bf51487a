import type { RecommendedPart } from '../../contract/configurator.ts'
import type { TimeSlipReply } from '../../contract/figures.ts'
import { csvText, plain } from '../ui/csv.ts'
import { seconds } from './figures-in-words.ts'

type Slip = Pick<TimeSlipReply, 'quarterMileS' | 'trapMph' | 'zeroToSixtyS'>

const runWords = ({ goal, wheelHp, timeSlip }: { goal: string; wheelHp: number; timeSlip: Slip }): string =>
  `Makes ${wheelHp} whp, 1/4 mile in ${seconds(timeSlip.quarterMileS)} s at ${Math.round(timeSlip.trapMph)} mph, 0-60 in ${seconds(timeSlip.zeroToSixtyS)} s. Goal ${goal}.`

/** The bill of a build as CSV: one row a part, then labor, then the total with what the build makes and its goal. Money in US dollars. */
export function buildCsv(build: {
  /** "600 whp", "1/4 mile in 10.90 s". */
  goal: string
  wheelHp: number
  timeSlip: Slip
  parts: readonly RecommendedPart[]
  laborHours: number
  laborCost: number
  estimatedCost: number
}): string {
  const rows: (string | number)[][] = [
    ['category', 'manufacturer', 'part', 'part_number', 'price_usd', 'labor_hours', 'gain_whp', 'reason'],
    ...build.parts.map((part) => [
      part.category,
      plain(part.manufacturer),
      plain(part.name),
      plain(part.partNumber ?? ''),
      part.pricing.partCost.toFixed(2),
      part.pricing.laborHours,
      part.performance.hpGain.toFixed(1),
      plain(part.reason),
    ]),
    ['labor', '', 'Installation', '', build.laborCost.toFixed(2), build.laborHours, '', ''],
    ['total', '', '', '', build.estimatedCost.toFixed(2), '', '', runWords(build)],
  ]
  return csvText(rows)
}
