import { signed } from '../build-sheet/figures-in-words.ts'
import { count } from '../ui/money.ts'
import type { Reading } from './dyno-scale.ts'

interface ReadingsProps {
  readings: readonly Reading[]
  /** Where the chart is read; absent: peak against peak. */
  rpm: number | undefined
  stockName: string
}

/** The legend of a dyno chart, which is also its readout. */
export function DynoReadings({ readings, rpm, stockName }: ReadingsProps) {
  const hasStock = readings.some(({ dash }) => dash)
  return (
    <div>
      <p className="telemetry text-steel">
        {rpm === undefined ? (
          'Peak figures'
        ) : (
          <>
            At <span className="text-light">{count(rpm)} rpm</span>
          </>
        )}
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {readings.map((item) => (
          <div key={item.name} className="min-w-0">
            <dt className="flex items-center gap-2 text-xs text-silver">
              <LineSample {...item} />
              {item.name}
            </dt>
            <dd className="figures text-lg font-bold">
              {item.value === null ? '-' : Math.round(item.value)}{' '}
              <span className="text-xs font-medium text-steel">{item.unit}</span>
            </dd>
            {hasStock && !item.dash ? <Gain gain={item.gain} over={stockName} /> : null}
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Has its line where there is no gain to tell, too: the chart below stays where it is. */
function Gain({ gain, over }: { gain: number | null; over: string }) {
  return (
    <dd className="min-h-[1.6em] text-xs text-steel">
      {gain === null ? null : (
        <>
          <span className="figures text-light">{signed(gain)}</span> over {over.toLowerCase()}
        </>
      )}
    </dd>
  )
}

function LineSample({ color, width, dash }: Reading) {
  return (
    <svg viewBox="0 0 26 4" className="w-6.5 shrink-0" aria-hidden="true">
      <path d="M0 2h26" stroke={`var(--color-${color})`} strokeWidth={width} strokeDasharray={dash} />
    </svg>
  )
}
