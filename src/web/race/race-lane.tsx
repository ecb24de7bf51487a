import type { CSSProperties, Ref } from 'react'
import type { RaceLane as Lane } from '../../contract/race.ts'
import { STRIP_FT, shiftsOf } from '../../engine/dragstrip/race-run.ts'
import type { DrawnCar } from '../../xray/drawn-car.ts'
import { count, fixed, whole } from '../ui/money.ts'
import { ownShare, RaceCar } from './race-car.tsx'
import type { DrawnRun } from './race-frame.ts'

export const LANE_COLORS = ['var(--color-cold)', 'var(--color-ember)', 'var(--color-caution)'] as const
export const LANE_LETTERS = 'ABC'

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }
/** A gear as it is said: 5 is "5th". */
const ordinal = (gear: number): string => `${gear}${ENDINGS[gear] ?? 'th'}`

/** What of a lane moves. */
export type LaneParts = Partial<
  Record<'root' | 'mover' | 'trail' | 'wheels' | 'revs' | 'clock' | 'speed' | 'gear', HTMLElement | null>
>

interface RaceLaneProps {
  lane: Lane
  /** What it is called in this race. */
  title: string
  index: number
  car: DrawnCar | undefined
  longest: number
  first: DrawnRun
  parts: LaneParts
}

/** One lane: boards above, the car and its trail of light on the strip. */
export function RaceLane({ lane, title, index, car, longest, first, parts }: RaceLaneProps) {
  const keep =
    (name: keyof LaneParts): Ref<HTMLElement & HTMLDivElement> =>
    (element) => {
      parts[name] = element
    }
  const own = car ? ownShare(car, longest) : 1
  const style = { '--hue': LANE_COLORS[index], '--own': own.toFixed(3) } as CSSProperties
  return (
    <div ref={keep('root')} className="race-lane" style={style} data-won={first.isWinner || undefined}>
      <div className="race-boards">
        <p className="race-name">
          <span className="race-letter">{LANE_LETTERS[index]}</span>
          <span className="min-w-0">
            <span className="race-detail">{title}</span>
            <span className="race-car-name">
              {count(lane.wheelHp)} whp, {lane.name}, {lane.variant}
            </span>
          </span>
        </p>
        <p className="race-win" aria-hidden="true">
          Win
        </p>
        <p className="race-figures" aria-hidden="true">
          <span className="race-figure race-clock">
            <b ref={keep('clock')}>{fixed(first.clockS, 2)}</b> s
          </span>
          <span className="race-figure">
            <b ref={keep('speed')}>{whole(first.speedMph)}</b> mph
          </span>
          <span className="race-figure race-gear">
            <b ref={keep('gear')}>{ordinal(first.gear)}</b> gear
          </span>
          <span className="race-revs">
            <span ref={keep('revs')} style={{ transform: revsOf(first) }} />
          </span>
        </p>
      </div>
      <div className="race-track">
        <div className="race-shift-points" aria-hidden="true">
          {shiftsOf(lane).map(({ gear, distanceFt }) => (
            <span key={gear} style={{ left: `${((distanceFt / STRIP_FT) * 100).toFixed(2)}%` }}>
              {gear}
            </span>
          ))}
        </div>
        <div ref={keep('trail')} className="race-trail" style={{ transform: trailOf(first) }} />
        <div ref={keep('mover')} className="race-mover" style={{ transform: placeOf(first) }} data-racer={index}>
          <div className="race-body">
            {car ? <RaceCar car={car} longest={longest} wheels={keep('wheels')} /> : null}
            <div className="race-beam" />
          </div>
        </div>
      </div>
    </div>
  )
}

const FT_PER_MM = 1 / 304.8
/** The mover is as wide as the strip is long: a share of its own width is that share of the strip. */
const placeOf = ({ share }: DrawnRun) => `translateX(${(share * 100).toFixed(3)}%)`
const trailOf = ({ share }: DrawnRun) => `scaleX(${share.toFixed(5)})`
const revsOf = ({ revs }: DrawnRun) => `scaleX(${revs.toFixed(3)})`

/** Draws one moment of a lane: transforms, and the digits of its boards. */
export function drawLane(parts: LaneParts, run: DrawnRun): void {
  const { root, mover, trail, wheels, revs, clock, speed, gear } = parts
  if (mover) mover.style.transform = placeOf(run)
  if (trail) trail.style.transform = trailOf(run)
  if (revs) revs.style.transform = revsOf(run)
  write(clock, fixed(run.clockS, 2))
  write(speed, whole(run.speedMph))
  write(gear, ordinal(run.gear))
  if (root) root.toggleAttribute('data-won', run.isWinner)
  for (const wheel of wheels?.querySelectorAll<SVGElement>('[data-radius-mm]') ?? []) {
    const turns = run.rolledFt / (2 * Math.PI * Number(wheel.dataset.radiusMm) * FT_PER_MM)
    wheel.style.transform = `rotate(${(-360 * (turns % 1)).toFixed(1)}deg)`
  }
}

function write(element: HTMLElement | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
