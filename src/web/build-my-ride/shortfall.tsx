import type { GenerateReply, TimeGoalReply } from '../../contract/configurator.ts'
import { FUEL_LABELS } from '../../engine/display-words.ts'
import type { Fuel } from '../../engine/model.ts'
import { seconds } from '../build-sheet/figures-in-words.ts'
import { timeGoalWords } from '../build-sheet/goal-line.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { count, dollars } from '../ui/money.ts'

/** Said plainly when the goal cannot be reached: how near one comes, what stands in the way, what would move it. */
export function Shortfall({ shortfall }: { shortfall: NonNullable<GenerateReply['shortfall']> }) {
  const missing = Math.round(shortfall.goalWheelHp - shortfall.bestWheelHp)
  return (
    <section aria-label="Goal out of reach" className="rounded-sm border border-caution/60 bg-caution/5 p-5 sm:p-6">
      <h3 className="flex items-center gap-3 text-lg font-bold text-caution">
        <Icon name="warning" className="size-5 shrink-0" />
        This build tops out at {count(shortfall.bestWheelHp)} whp
      </h3>
      <p className="mt-3 text-silver">
        {missing} whp short of your goal. {shortfall.reason}
      </p>
      <p className="mt-2 text-light">{shortfall.remedy}</p>
    </section>
  )
}

interface TimeShortfallProps {
  goal: TimeGoalReply
  onFuel: (fuel: Fuel) => void
  onAnyBudget: () => void
}

/** The same of a time: what the quickest build runs, and what gets nearer, one click each. */
export function TimeShortfall({ goal, onFuel, onAnyBudget }: TimeShortfallProps) {
  return (
    <section aria-label="Goal out of reach" className="rounded-sm border border-caution/60 bg-caution/5 p-5 sm:p-6">
      <h3 className="flex items-center gap-3 text-lg font-bold text-caution">
        <Icon name="warning" className="size-5 shrink-0" />
        The quickest build runs {seconds(goal.runsS)} s
      </h3>
      <p className="mt-3 text-silver">
        {seconds(goal.runsS - goal.seconds)} s short of your goal, {timeGoalWords(goal)}.
      </p>
      {goal.nearer.length > 0 ? (
        <ul className="mt-4 grid gap-3">
          {goal.nearer.map(({ fuel, runsS, costUsd, isReached }) => (
            <li key={fuel ?? 'any budget'} className="flex flex-wrap items-center justify-between gap-3 text-silver">
              <span>
                {fuel === null ? 'With no budget limit' : FUEL_LABELS[fuel]}:{' '}
                <span className="figures text-light">
                  {seconds(runsS)} s for {dollars(costUsd)}
                </span>
                {isReached ? ', makes your goal' : ''}
              </span>
              <Button
                kind="outline"
                size="small"
                className="print:hidden"
                onClick={() => (fuel === null ? onAnyBudget() : onFuel(fuel))}
              >
                {fuel === null ? 'Drop the budget' : `Build on ${FUEL_LABELS[fuel]}`}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-light">No other fuel we sell for gets this car there. Ask us about a one-off build.</p>
      )}
    </section>
  )
}

interface UnmetWishesProps {
  wishes: NonNullable<GenerateReply['unmetWishes']>
  onAnyBudget: () => void
}

/** The parts that were wanted and are not in the build: what each costs installed, or why there is none. */
export function UnmetWishes({ wishes, onAnyBudget }: UnmetWishesProps) {
  const { parts, allFromUsd } = wishes
  return (
    <section aria-label="Not in this build" className="rounded-sm border border-hairline p-5 sm:p-6">
      <h3 className="text-lg font-bold text-light">Not in this build</h3>
      <ul className="mt-3 grid gap-2 text-silver">
        {parts.map(({ slot, partId, name, fromUsd, reason }) => (
          <li key={slot}>
            {reason ?? (
              <>
                {name}, {partId === null ? 'from ' : ''}
                <span className="figures text-light">{dollars(fromUsd ?? 0)}</span> installed
              </>
            )}
          </li>
        ))}
      </ul>
      {allFromUsd === null ? null : (
        <p className="mt-4 flex flex-wrap items-center justify-between gap-3 text-silver">
          <span>
            With everything you asked for, builds start at{' '}
            <span className="figures text-light">{dollars(allFromUsd)}</span>.
          </span>
          <Button kind="outline" size="small" className="print:hidden" onClick={onAnyBudget}>
            Build it with everything
          </Button>
        </p>
      )}
    </section>
  )
}
