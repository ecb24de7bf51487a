import { type Ref, useId } from 'react'
import type { DrawnCar } from '../../xray/drawn-car.ts'
import { blades, circle } from '../../xray/paths.ts'

export const lengthOf = ({ frame: { nose, tail } }: DrawnCar): number => tail - nose

/** How much of the room before the start line a car takes: the longest of a race leaves a sliver free. */
export const ownShare = (car: DrawnCar, longest: number): number => (0.97 * lengthOf(car)) / longest

/** A car in lines of light, facing right. Its wheels are pictures of their own, so that they turn without a repaint. */
export function RaceCar({ car, longest, wheels }: { car: DrawnCar; longest: number; wheels: Ref<HTMLDivElement> }) {
  const id = useId()
  const { nose, tail, height, wheelbase, front, rear } = car.frame
  const share = (mm: number) => `${((mm / lengthOf(car)) * 100).toFixed(3)}%`
  const tall = height + 20
  return (
    <div ref={wheels} className="race-car" style={{ width: `${(ownShare(car, longest) * 100).toFixed(2)}%` }}>
      <svg viewBox={`${nose} ${-tall} ${tail - nose} ${tall}`} aria-hidden="true">
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={nose} y1="0" x2={tail} y2="0">
          <stop offset="0" stopColor="var(--color-light)" />
          <stop offset=".6" stopColor="var(--color-silver)" />
          <stop offset=".92" stopColor="var(--color-steel)" />
          <stop offset="1" stopColor="var(--color-redline)" />
        </linearGradient>
        <path
          className="race-tire"
          d={circle(0, front.tire, front.tire - 12) + circle(wheelbase, rear.tire, rear.tire - 12)}
        />
        {car.body.map(({ role, d }) => (
          <path key={d} className={`race-${role}`} d={d} style={{ '--line': `url(#${id})` } as React.CSSProperties} />
        ))}
      </svg>
      {[
        { x: 0, ...front },
        { x: wheelbase, ...rear },
      ].map(({ x, tire, rim }) => (
        <svg
          key={x}
          className="race-wheel"
          data-radius-mm={tire}
          viewBox={`${-rim} ${-rim} ${2 * rim} ${2 * rim}`}
          style={{
            left: share(x - rim - nose),
            width: share(2 * rim),
            bottom: `${(((tire - rim) / tall) * 100).toFixed(2)}%`,
          }}
          aria-hidden="true"
        >
          <path
            d={
              circle(0, 0, rim - 8) +
              blades(0, 0, rim * 0.2, rim - 8, 5, 0, 1.4) +
              blades(0, 0, rim * 0.2, rim - 8, 5, 0, 1.74)
            }
          />
        </svg>
      ))}
    </div>
  )
}
