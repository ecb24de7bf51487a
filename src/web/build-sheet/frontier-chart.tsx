import { useId } from 'react'
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

const BOX = { width: 720, height: 300, left: 56, right: 20, top: 20, bottom: 40 }

/** Round steps for an axis from 0: at most five. */
export function axisSteps(max: number): number[] {
  if (!(max > 0)) return [0]
  const rough = max / 5
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? 10 * magnitude
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step)
}

/** The point with the least cost that reaches the goal; the strongest when none does. */
export function pointForGoal(points: readonly FrontierPoint[], goalWheelHp: number): number {
  const reached = points.findIndex((point) => point.wheelHp >= goalWheelHp)
  return reached === -1 ? points.length - 1 : reached
}

/**
 * Power against dollars: every step of the line is a build that no other beats. The slider under it walks along the
 * line; arrow keys move one build at a time.
 */
export function FrontierChart({ points, at, onAt, goalWheelHp, own }: FrontierChartProps) {
  const id = useId()
  const shown = points[at]
  if (!shown) return null
  const mostUsd = Math.max(...points.map((point) => point.costUsd), own?.costUsd ?? 0, 1)
  const powers = [...points, ...(own ? [own] : [])].map((point) => point.wheelHp)
  const leastHp = Math.floor(Math.min(...powers) / 50) * 50
  const mostHp = Math.ceil((Math.max(...powers, goalWheelHp ?? 0) + 1) / 50) * 50
  const x = (usd: number) => BOX.left + (usd / mostUsd) * (BOX.width - BOX.left - BOX.right)
  const y = (hp: number) =>
    BOX.height - BOX.bottom - ((hp - leastHp) / (mostHp - leastHp)) * (BOX.height - BOX.top - BOX.bottom)
  const path = points
    .map(
      (point, index) =>
        `${index === 0 ? 'M' : 'H'}${x(point.costUsd).toFixed(1)}${index === 0 ? ` ${y(point.wheelHp).toFixed(1)}` : `V${y(point.wheelHp).toFixed(1)}`}`,
    )
    .join('')
  const hpSteps = axisSteps(mostHp - leastHp).map((step) => leastHp + step)
  const reading = (point: FrontierPoint) => `${wholeHp(point.wheelHp)} whp for ${dollars(point.costUsd)}`
  return (
    <div>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        className="h-auto w-full overflow-visible"
        role="img"
        aria-label={`Wheel horsepower against dollars: ${points.length} builds from ${reading(points[0] ?? shown)} to ${reading(points.at(-1) ?? shown)}`}
      >
        {hpSteps.map((hp) => (
          <g key={hp}>
            <line x1={BOX.left} x2={BOX.width - BOX.right} y1={y(hp)} y2={y(hp)} className="stroke-hairline/50" />
            <text x={BOX.left - 10} y={y(hp) + 4} textAnchor="end" className="figures fill-steel text-[13px]">
              {hp}
            </text>
          </g>
        ))}
        {axisSteps(mostUsd).map((usd) => (
          <text key={usd} x={x(usd)} y={BOX.height - 14} textAnchor="middle" className="figures fill-steel text-[13px]">
            {usd === 0 ? '$0' : `$${Number((usd / 1000).toFixed(1))}k`}
          </text>
        ))}
        <text x={BOX.left - 44} y={12} className="telemetry fill-steel text-[11px]">
          whp
        </text>
        {goalWheelHp !== undefined && goalWheelHp >= leastHp ? (
          <g>
            <line
              x1={BOX.left}
              x2={BOX.width - BOX.right}
              y1={y(goalWheelHp)}
              y2={y(goalWheelHp)}
              className="stroke-cold"
              strokeDasharray="3 6"
            />
            <text
              x={BOX.width - BOX.right}
              y={y(goalWheelHp) - 7}
              textAnchor="end"
              className="figures fill-cold text-[13px]"
            >
              goal {goalWheelHp}
            </text>
          </g>
        ) : null}
        <path d={path} fill="none" className="stroke-redline" strokeWidth={2.5} strokeLinejoin="round" />
        <line
          x1={x(shown.costUsd)}
          x2={x(shown.costUsd)}
          y1={BOX.top}
          y2={BOX.height - BOX.bottom}
          className="stroke-light/40"
        />
        {own ? (
          <g>
            <title>{`Your choice: ${reading({ ...own, partIds: [] })}`}</title>
            <circle
              cx={x(own.costUsd)}
              cy={y(own.wheelHp)}
              r={7}
              className="fill-none stroke-ember"
              strokeWidth={2.5}
            />
          </g>
        ) : null}
        <circle cx={x(shown.costUsd)} cy={y(shown.wheelHp)} r={7} className="fill-light stroke-ink" strokeWidth={3} />
      </svg>
      <div className="mt-2 flex flex-col gap-2 print:hidden">
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
