import type { Plan } from '../../contract/plans.ts'
import { ticks } from '../figures/chart-scale.ts'

/** Line colors of the builds, in the order of the address. */
export const COMPARE_COLORS = ['var(--color-redline)', 'var(--color-cold)', 'var(--color-caution)'] as const

/** Wheel power of the builds over engine speed in one chart. */
export function CompareCurves({ plans }: { plans: readonly Plan[] }) {
  const points = plans.flatMap((plan) => plan.now.power.curve)
  const low = Math.min(...points.map((point) => point.rpm))
  const high = Math.max(...points.map((point) => point.rpm))
  const top = Math.max(...points.map((point) => point.wheelHp)) * 1.06
  if (!(high > low)) return null
  const x = (rpm: number) => ((rpm - low) / (high - low)) * 100
  const y = (hp: number) => (1 - hp / top) * 100
  return (
    <figure>
      <div className="relative h-64 pr-2 pb-8 pl-11 sm:h-80">
        <div
          role="img"
          aria-label={`Wheel horsepower over engine speed: ${plans.map((plan) => `${plan.title} peaks at ${Math.round(plan.now.power.wheelHp)} whp`).join('; ')}`}
          className="relative h-full border-b border-l border-hairline"
        >
          <div className="figures text-xs text-steel" aria-hidden="true">
            {ticks(0, top, 5).map((hp) => (
              <span key={hp}>
                <span className="absolute right-full mr-2 -translate-y-1/2" style={{ top: `${y(hp)}%` }}>
                  {hp}
                </span>
                <span className="absolute inset-x-0 h-px bg-hairline/45" style={{ top: `${y(hp)}%` }} />
              </span>
            ))}
            {ticks(low, high, 5).map((rpm) => (
              <span key={rpm} className="absolute top-full mt-2 -translate-x-1/2" style={{ left: `${x(rpm)}%` }}>
                {rpm}
              </span>
            ))}
          </div>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
            fill="none"
            aria-hidden="true"
          >
            <g className="chart-lines" strokeWidth="3" strokeLinejoin="round">
              {plans.map((plan, index) => (
                <path
                  key={plan.code}
                  stroke={COMPARE_COLORS[index]}
                  d={plan.now.power.curve
                    .map((point, at) => `${at ? 'L' : 'M'}${x(point.rpm).toFixed(2)} ${y(point.wheelHp).toFixed(2)}`)
                    .join('')}
                />
              ))}
            </g>
          </svg>
        </div>
      </div>
      <figcaption className="telemetry mt-2 text-steel">Wheel horsepower over rpm</figcaption>
    </figure>
  )
}
