import { count } from '../ui/money.ts'
import type { DynoScale } from './dyno-scale.ts'

/** Titles, figures and grid of the three axes. Power and torque have the same scale, so they cross at 5,252 rpm. */
export function DynoAxes({ scale }: { scale: DynoScale }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-14 bottom-0 text-xs text-steel" aria-hidden="true">
      <ValueAxes scale={scale} />
      <RpmAxis scale={scale} />
    </div>
  )
}

function ValueAxes({ scale: { valueTicks, yOf } }: { scale: DynoScale }) {
  return (
    <div className="figures">
      {valueTicks.map((value) => (
        <span key={value} className="absolute inset-x-0 h-px bg-hairline/45" style={{ top: `${yOf(value) * 100}%` }}>
          <span className="absolute right-full mr-2 -translate-y-1/2">{count(value)}</span>
          <span className="absolute left-full ml-2 -translate-y-1/2">{count(value)}</span>
        </span>
      ))}
    </div>
  )
}

function RpmAxis({ scale: { rpmTicks, crossingRpm, xOf } }: { scale: DynoScale }) {
  // A phone has room for every other figure.
  const isCrowded = rpmTicks.length > 5
  return (
    <>
      {rpmTicks.map((rpm, index) => (
        <span key={rpm} className="absolute inset-y-0 w-px bg-hairline/30" style={{ left: `${xOf(rpm) * 100}%` }}>
          <span
            className={`figures absolute top-full left-1/2 mt-1.5 -translate-x-1/2 ${isCrowded && index % 2 ? 'max-sm:hidden' : ''}`}
          >
            {count(rpm)}
          </span>
        </span>
      ))}
      {crossingRpm === null ? null : (
        <span
          className="absolute inset-y-0 border-l border-dotted border-cold/60"
          style={{ left: `${xOf(crossingRpm) * 100}%` }}
        >
          <span className="figures absolute right-1.5 bottom-1 text-[0.6875rem] text-cold">{count(crossingRpm)}</span>
        </span>
      )}
      <span className="absolute inset-x-0 top-full mt-7 text-center">Engine speed, rpm</span>
    </>
  )
}
