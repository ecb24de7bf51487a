import { LIMIT_NAMES } from '../../engine/display-words.ts'
import { timeOf } from '../../engine/dragstrip/timed-run.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import type { BenchRun } from '../build-sheet/bench.ts'
import { FigureTile } from '../build-sheet/figure-tile.tsx'
import { seconds, signed, wholeHp } from '../build-sheet/figures-in-words.ts'
import { timeGoalWords } from '../build-sheet/goal-line.ts'
import type { OpenedWith } from '../build-sheet/opened-with.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { centsAsDollars, count, fixed } from '../ui/money.ts'
import type { Totals } from './part-choice.ts'

interface BuildSummaryProps {
  title: string
  run: BenchRun
  totals: Totals
  goal: OpenedWith['goal']
  onTakeAll: () => void
  /** What the visitor's own car makes today; absent: the plan starts from stock. */
  ownWheelHp?: number
}

/** What the present choice makes and costs. It follows every change at once. */
export function BuildSummary({ title, run, totals, goal, onTakeAll, ownWheelHp }: BuildSummaryProps) {
  const { power, timeSlip, range90WithoutSheet } = run
  const baseWheelHp = ownWheelHp ?? power.stockWheelHp
  return (
    <Card className="p-5 sm:p-8">
      <p className="telemetry text-redline">Build Summary</p>
      <h2 className="headline mt-2 text-3xl sm:text-4xl">{title}</h2>
      <dl className="mt-7 grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-3 xl:grid-cols-4">
        <FigureTile
          label="Base power"
          value={wholeHp(baseWheelHp)}
          unit="whp"
          note={ownWheelHp === undefined ? 'the stock car' : 'your car now'}
        />
        <FigureTile
          isStrong
          label="Total power"
          value={wholeHp(totals.wheelHp)}
          unit="whp"
          note={`${signed(totals.wheelHp - baseWheelHp)} from the parts`}
        />
        <FigureTile
          label="Total torque"
          value={wholeHp(totals.torqueLbft)}
          unit="lb-ft"
          note={totals.isQuickTorque ? 'estimate, 0.85 x total power' : 'peak, at the wheels'}
        />
        <FigureTile
          label="Quarter mile"
          value={seconds(timeSlip.quarterMileS)}
          unit="s"
          note={`0-60 in ${fixed(timeSlip.zeroToSixtyS, 1)} s`}
        />
        <FigureTile
          label="Parts"
          value={centsAsDollars(totals.partsCents)}
          note={`${run.lines.filter(({ part }) => !part.installed).length} chosen`}
        />
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
              {count(power.wheelHpRange90.low)}-{count(power.wheelHpRange90.high)}
            </span>
          }
          unit="whp"
          note={
            range90WithoutSheet
              ? `with your dyno sheet; ${count(range90WithoutSheet.low)}-${count(range90WithoutSheet.high)} without it`
              : 'most cars land here'
          }
        />
      </dl>
      <GoalNote run={run} goal={goal} onTakeAll={onTakeAll} />
      {run.limitedBy && run.limitedBy !== 'request' ? (
        <p className="mt-6 border-t border-hairline/60 pt-4 text-sm text-caution">
          These parts could make {wholeHp(run.unlimitedWheelHp)} whp. The tune has to hold them to{' '}
          {wholeHp(power.wheelHp)} for the {LIMIT_NAMES[run.limitedBy]}.
        </p>
      ) : null}
    </Card>
  )
}

/** What the build was opened for: the power that its tune is set to, with all of it one click away, or the time. */
function GoalNote({ run, goal, onTakeAll }: Omit<BuildSummaryProps, 'title' | 'totals'>) {
  const timeGoal = goal?.timeGoal
  const { allWheelHp } = run
  if (timeGoal) {
    const runsS = timeOf(run.timeSlip, timeGoal)
    return (
      <p className="mt-6 border-t border-hairline/60 pt-4 text-sm text-silver">
        Goal {timeGoalWords(timeGoal)}: this build runs {seconds(runsS)} s.
      </p>
    )
  }
  if (allWheelHp === undefined) return null
  const forGoal = goal?.wheelHp ? ` for your goal of ${wholeHp(goal.wheelHp)}` : ''
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-hairline/60 pt-4 text-sm text-silver print:hidden">
      <p>{`Tuned to ${wholeHp(run.power.wheelHp)} whp${forGoal}; the parts could make ${wholeHp(allWheelHp)}.`}</p>
      <Button kind="outline" size="small" onClick={onTakeAll}>
        Take all {wholeHp(allWheelHp)} whp
      </Button>
    </div>
  )
}
