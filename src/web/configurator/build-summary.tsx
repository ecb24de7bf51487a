import { LIMIT_NAMES } from '../../engine/display-words.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import type { BenchRun } from '../build-sheet/bench.ts'
import { FigureTile } from '../build-sheet/figure-tile.tsx'
import { seconds, signed, wholeHp } from '../build-sheet/figures-in-words.ts'
import { Card } from '../ui/card.tsx'
import { centsAsDollars, fixed, whole } from '../ui/money.ts'
import type { Totals } from './part-choice.ts'

interface BuildSummaryProps {
  title: string
  run: BenchRun
  totals: Totals
}

/** What the present choice makes and costs. It follows every change at once. */
export function BuildSummary({ title, run, totals }: BuildSummaryProps) {
  const { power, timeSlip } = run
  return (
    <Card className="p-5 sm:p-8">
      <p className="telemetry text-redline">Build Summary</p>
      <h2 className="headline mt-2 text-3xl sm:text-4xl">{title}</h2>
      <dl className="mt-7 grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-3 xl:grid-cols-4">
        <FigureTile label="Base power" value={wholeHp(power.stockWheelHp)} unit="whp" note="the stock car" />
        <FigureTile
          isStrong
          label="Total power"
          value={wholeHp(totals.wheelHp)}
          unit="whp"
          note={`${signed(totals.wheelHp - power.stockWheelHp)} from the parts`}
        />
        <FigureTile
          label="Total torque"
          value={totals.quickTorqueLbft}
          unit="lb-ft"
          note={`0.85 of the power; the curve peaks at ${wholeHp(power.wheelTorqueLbft)}`}
        />
        <FigureTile
          label="Quarter mile"
          value={seconds(timeSlip.quarterMileS)}
          unit="s"
          note={`0-60 in ${fixed(timeSlip.zeroToSixtyS, 1)} s`}
        />
        <FigureTile label="Parts" value={centsAsDollars(totals.partsCents)} note={`${run.lines.length} chosen`} />
        <FigureTile
          label="Labor"
          value={centsAsDollars(totals.laborCents)}
          note={`${totals.laborHours} h at ${centsAsDollars(LABOR_CENTS_PER_HOUR.configurator)}`}
        />
        <FigureTile isStrong label="Total cost" value={centsAsDollars(totals.totalCents)} note="parts plus labor" />
        <FigureTile
          label="Range"
          value={
            <span className="text-xl whitespace-nowrap sm:text-2xl">
              {whole(power.wheelHpRange90.low)}-{whole(power.wheelHpRange90.high)}
            </span>
          }
          unit="whp"
          note="nine of ten cars land here"
        />
      </dl>
      {run.limitedBy ? (
        <p className="mt-6 border-t border-hairline/60 pt-4 text-sm text-caution">
          These parts could make {wholeHp(run.unlimitedWheelHp)} whp. The tune must hold them at{' '}
          {wholeHp(power.wheelHp)} for{' '}
          {run.limitedBy === 'request' ? 'the weakest part' : `the ${LIMIT_NAMES[run.limitedBy]}`}.
        </p>
      ) : null}
    </Card>
  )
}
