import { memo, useId } from 'react'
import { ticks } from '../figures/chart-scale.ts'
import { dollars } from '../ui/money.ts'
import { wholeHp } from './figures-in-words.ts'
import { useDraggedValue } from './use-dragged-value.ts'

export interface FrontierPoint {
  wheelHp: number
  costUsd: number
  partIds: readonly string[]
}

interface FrontierChartProps {
  points: readonly FrontierPoint[]
  /** Index of the point that is shown. */
  at: number
  /** `isDragging`: the hand is still on the slider. */
  onAt: (index: number, isDragging: boolean) => void
  goalWheelHp?: number | undefined
  /** A build chosen by hand, which may lie under the line. */
  own?: { wheelHp: number; costUsd: number } | undefined
}

/** The point with the least cost that reaches the goal; the strongest when none does. */
export function pointForGoal(points: readonly FrontierPoint[], goalWheelHp: number): number {
  const reached = points.findIndex((point) => point.wheelHp >= goalWheelHp)
  return reached === -1 ? points.length - 1 : reached
}

const SLIDER_KEYS: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
])

const inThousands = (usd: number) => (usd === 0 ? '$0' : `$${Number((usd / 1000).toFixed(1))}k`)
const reading = (point: { wheelHp: number; costUsd: number }) =>
  `${wholeHp(point.wheelHp)} whp for ${dollars(point.costUsd)}`

const roundedUp = (value: number, step: number) => Math.ceil(value / step) * step

/** The frontier as a staircase in a box of 100 by 100: more money first, then more power. */
function stepPath(
  points: readonly FrontierPoint[],
  { mostUsd, leastHp, mostHp }: { mostUsd: number; leastHp: number; mostHp: number },
): string {
  const x = (usd: number) => ((usd / mostUsd) * 100).toFixed(2)
  const y = (hp: number) => ((1 - (hp - leastHp) / (mostHp - leastHp)) * 100).toFixed(2)
  return points
    .map(({ costUsd, wheelHp }, index) =>
      index === 0 ? `M${x(costUsd)} ${y(wheelHp)}` : `H${x(costUsd)}V${y(wheelHp)}`,
    )
    .join('')
}

interface Scale {
  mostUsd: number
  leastHp: number
  mostHp: number
}

/** The ground of the chart: its ticks, the goal and the frontier itself. It stays while the slider moves. */
const Ground = memo(function Ground({
  points,
  goalWheelHp,
  mostUsd,
  leastHp,
  mostHp,
}: Scale & Pick<FrontierChartProps, 'points' | 'goalWheelHp'>) {
  const x = (usd: number) => (usd / mostUsd) * 100
  const y = (hp: number) => (1 - (hp - leastHp) / (mostHp - leastHp)) * 100
  const path = stepPath(points, { mostUsd, leastHp, mostHp })
  return (
    <>
      <div className="figures text-xs text-steel" aria-hidden="true">
        {ticks(leastHp, mostHp, 5).map((hp) => (
          <span key={hp}>
            <span className="absolute right-full mr-2 -translate-y-1/2" style={{ top: `${y(hp)}%` }}>
              {hp}
            </span>
            <span className="absolute inset-x-0 h-px bg-hairline/45" style={{ top: `${y(hp)}%` }} />
          </span>
        ))}
        {ticks(0, mostUsd, 4).map((usd) => (
          <span key={usd} className="absolute top-full mt-2 -translate-x-1/2" style={{ left: `${x(usd)}%` }}>
            {inThousands(usd)}
          </span>
        ))}
        {goalWheelHp === undefined ? null : (
          <span
            className="absolute inset-x-0 border-t border-dashed border-cold/70"
            style={{ top: `${y(goalWheelHp)}%` }}
          >
            <span className="absolute right-0 bottom-full text-cold">goal {goalWheelHp} whp</span>
          </span>
        )}
      </div>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
        fill="none"
        aria-hidden="true"
      >
        <g className="chart-lines" stroke="var(--color-redline)" strokeLinejoin="round">
          <path d={path} strokeWidth="8" strokeOpacity=".18" />
          <path d={path} strokeWidth="2.5" />
        </g>
      </svg>
    </>
  )
})

/**
 * Power against dollars: every step of the line is a build that no other beats. The slider under it walks along the
 * line; arrow keys move one build at a time.
 */
export function FrontierChart({ points, at, onAt, goalWheelHp, own }: FrontierChartProps) {
  const id = useId()
  const { value, hold, press, release } = useDraggedValue(at, onAt)
  const shown = points[value]
  const first = points[0]
  const last = points.at(-1)
  if (!shown || !first || !last) return null
  const mostUsd = Math.max(last.costUsd, roundedUp(own?.costUsd ?? 0, 5000), 1) * 1.03
  const powers = [first.wheelHp, last.wheelHp, own?.wheelHp ?? first.wheelHp]
  const leastHp = Math.floor(Math.min(...powers, goalWheelHp ?? Number.POSITIVE_INFINITY) / 50) * 50
  const mostHp = roundedUp(Math.max(...powers, goalWheelHp ?? 0), 50)
  /** Moves a mark to its place without a new layout: hundredths of the chart's width and height. */
  const place = (usd: number, hp: number) => ({
    transform: `translate(${((usd / mostUsd) * 100).toFixed(3)}cqw,${((1 - (hp - leastHp) / (mostHp - leastHp)) * 100).toFixed(3)}cqh)`,
  })
  return (
    <div>
      <div className="relative h-56 pr-2 pb-8 pl-11 sm:h-72">
        <div
          role="img"
          aria-label={`Wheel horsepower against dollars: ${points.length} builds from ${reading(first)} to ${reading(last)}`}
          className="relative h-full border-b border-l border-hairline [container-type:size]"
        >
          <Ground {...{ points, goalWheelHp, mostUsd, leastHp, mostHp }} />
          <div aria-hidden="true">
            <span
              className="absolute top-0 left-0 h-full w-px bg-light/40 will-change-transform"
              style={place(shown.costUsd, mostHp)}
            />
            {own ? (
              <span
                className="absolute top-0 left-0 will-change-transform"
                style={value === at ? place(own.costUsd, own.wheelHp) : place(shown.costUsd, shown.wheelHp)}
              >
                <span className="absolute -top-2 -left-2 size-4 rounded-full border-[3px] border-ember" />
              </span>
            ) : null}
            <span className="absolute top-0 left-0 will-change-transform" style={place(shown.costUsd, shown.wheelHp)}>
              <span className="absolute -top-[7px] -left-[7px] size-3.5 rounded-full border-2 border-ink bg-light" />
            </span>
          </div>
        </div>
      </div>
      <div className="mt-3 flex h-22 flex-col gap-2 [contain:size_layout_style] sm:h-20 print:hidden">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label htmlFor={id} className="telemetry text-silver">
            Best builds by price
          </label>
          <output htmlFor={id} className="figures font-bold">
            {reading(shown)}
          </output>
        </div>
        <input
          id={id}
          type="range"
          className="slider"
          min={0}
          max={points.length - 1}
          step={1}
          value={value}
          aria-valuetext={reading(shown)}
          style={
            { '--share': `${points.length < 2 ? 0 : (value / (points.length - 1)) * 100}%` } as React.CSSProperties
          }
          onChange={(event) => hold(Number(event.target.value))}
          onPointerUp={press}
          onKeyUp={({ key }) => (SLIDER_KEYS.has(key) ? press() : release())}
          onBlur={release}
        />
      </div>
    </div>
  )
}
