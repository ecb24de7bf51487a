import { memo } from 'react'
import { breakable } from '../../engine/limits/is-strength.ts'
import { seconds, signed } from '../build-sheet/figures-in-words.ts'
import { limitLabel } from '../figures/limit-label.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { centsAsDollars, count, whole } from '../ui/money.ts'
import type { BuildView } from './build-view.ts'

interface LiveTotalsProps {
  now: BuildView
  /** The build before the last change; absent: nothing was changed yet. */
  before: BuildView | undefined
  onUndo: () => void
  className?: string
}

/** "+12", "-0.05" or nothing where a figure stayed. */
const change = (by: number, words: string) => (Number(words.replaceAll(/[^\d.]/g, '')) === 0 || by === 0 ? '' : words)
const signedSeconds = (by: number) => `${by > 0 ? '+' : '-'}${seconds(Math.abs(by))}`
const signedDollars = (cents: number) => `${cents > 0 ? '+' : '-'}${centsAsDollars(Math.abs(cents))}`

/** Power, time, price and the limit that is nearest, with what the last change did to each, and the way back. */
export const LiveTotals = memo(function LiveTotals({ now, before, onUndo, className }: LiveTotalsProps) {
  const hp = before ? now.totals.wheelHp - before.totals.wheelHp : 0
  const quarterS = before ? now.run.timeSlip.quarterMileS - before.run.timeSlip.quarterMileS : 0
  const cents = before ? now.totals.totalCents - before.totals.totalCents : 0
  const [nearest] = breakable(now.run.limits)
  return (
    <div
      className={classes('figures flex items-center justify-between gap-x-4 gap-y-2 font-bold print:hidden', className)}
    >
      <dl className="flex flex-1 flex-wrap items-baseline gap-x-6 gap-y-2">
        <Figure name="Power" value={`${count(now.totals.wheelHp)} whp`} by={change(hp, signed(hp))} isBetter={hp > 0} />
        <Figure
          name="Quarter mile"
          value={`${seconds(now.run.timeSlip.quarterMileS)} s`}
          by={change(quarterS, signedSeconds(quarterS))}
          isBetter={quarterS < 0}
        />
        <Figure
          name="Total"
          value={centsAsDollars(now.totals.totalCents)}
          by={change(cents, signedDollars(cents))}
          isBetter={cents < 0}
        />
        {nearest ? (
          <Figure
            name="Nearest limit"
            className="max-xl:hidden"
            value={`${limitLabel(nearest)}, ${whole(nearest.share * 100)}%`}
            by=""
            isBetter={false}
          />
        ) : null}
      </dl>
      <Button kind="outline" size="small" disabled={!before} onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
})

interface FigureProps {
  name: string
  value: string
  /** What the last change did to it. */
  by: string
  isBetter: boolean
  className?: string
}

function Figure({ name, value, by, isBetter, className }: FigureProps) {
  return (
    <div className={className}>
      <dt className="telemetry text-[0.65rem] font-normal text-steel max-sm:sr-only">{name}</dt>
      <dd className="whitespace-nowrap">
        {value} {by ? <span className={classes('text-xs', isBetter ? 'text-go' : 'text-caution')}>{by}</span> : null}
      </dd>
    </div>
  )
}
