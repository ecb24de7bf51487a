import { useId, useMemo } from 'react'
import { ticks } from '../figures/chart-scale.ts'
import { dollars } from '../ui/money.ts'
import { wholeHp } from './figures-in-words.ts'

export interface FrontierPoint {
  wheelHp: number
  costUsd: number
  partIds: readonly string[]
}

interface FrontierChartProps {
  points: readonly FrontierPoint[]
  /** Index of the point that is shown. */
  at: number
  onAt: (index: number) => void
  goalWheelHp?: number | undefined
  /** A build chosen by hand, which may lie under the line. */
  own?: { wheelHp: number; costUsd: number } | undefined
}

/** The point with the least cost that reaches the goal; the strongest when none does. */
export function pointForGoal(points: readonly FrontierPoint[], goalWheelHp: number): number {
  const reached = points.findIndex((point) => point.wheelHp >= goalWheelHp)
  return reached === -1 ? points.length - 1 : reached
}

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

/**
 * Power against dollars: every step of the line is a build that no other beats. The slider under it walks along the
 * line; arrow keys move one build at a time.
 */
export function FrontierChart({ points, at, onAt, goalWheelHp, own }: FrontierChartProps) {
  const id = useId()
  const shown = points[at]
  const first = points[0]
  const last = points.at(-1)
  const ownUsd = own?.costUsd ?? 0
  const mostUsd = Math.max(last?.costUsd ?? 0, roundedUp(ownUsd, 5000), 1) * 1.03
  const powers = [first?.wheelHp ?? 0, last?.wheelHp ?? 0, own?.wheelHp ?? first?.wheelHp ?? 0]
  const leastHp = Math.floor(Math.min(...powers, goalWheelHp ?? Number.POSITIVE_INFINITY) / 50) * 50
  const mostHp = roundedUp(Math.max(...powers, goalWheelHp ?? 0), 50)
  const x = (usd: number) => (usd / mostUsd) * 100
  const y = (hp: number) => (1 - (hp - leastHp) / (mostHp - leastHp)) * 100
  const path = useMemo(() => stepPath(points, { mostUsd, leastHp, mostHp }), [points, mostUsd, leastHp, mostHp])
  if (!shown || !first || !last) return null
  return (
    <div>
      <div className="relative h-56 pr-2 pb-8 pl-11 sm:h-72">
        <div
          role="img"
          aria-label={`Wheel horsepower against dollars: ${points.length} builds from ${reading(first)} to ${reading(last)}`}
          className="relative h-full border-b border-l border-hairline"
        >
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
            <span className="absolute inset-y-0 w-px bg-light/40" style={{ left: `${x(shown.costUsd)}%` }} />
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
          {own ? (
            <span
              aria-hidden="true"
              className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-[3px] border-ember"
              style={{ left: `${x(own.costUsd)}%`, top: `${y(own.wheelHp)}%` }}
            />
          ) : null}
          <span
            aria-hidden="true"
            className="absolute size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-ink bg-light"
            style={{ left: `${x(shown.costUsd)}%`, top: `${y(shown.wheelHp)}%` }}
          />
        </div>
      </div>
      <div className="mt-3 flex flex-col gap-2 print:hidden">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label htmlFor={id} className="telemetry text-silver">
            Slide along the best builds
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
          value={at}
          aria-valuetext={reading(shown)}
          style={{ '--share': `${points.length < 2 ? 0 : (at / (points.length - 1)) * 100}%` } as React.CSSProperties}
          onChange={(event) => onAt(Number(event.target.value))}
        />
      </div>
    </div>
  )
}
