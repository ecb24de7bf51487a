import { useState } from 'react'
import { ticks } from '../figures/chart-scale.ts'
import { accuracyOf, type JudgedResult } from './judged-results.ts'

interface AccuracyPlotProps {
  results: readonly JudgedResult[]
  onOpen: (result: JudgedResult) => void
}

/** Points within 5 % are calm, within 10 % near, the rest far. */
function toneOf(result: JudgedResult): string {
  const accuracy = accuracyOf(result)
  if (accuracy >= 0.95) return 'bg-go'
  return accuracy >= 0.9 ? 'bg-caution' : 'bg-redline'
}

/** Predicted against measured: on the line the prediction was right. Each point opens its result. */
export function AccuracyPlot({ results, onOpen }: AccuracyPlotProps) {
  const [shownId, setShownId] = useState<string>()
  if (results.length === 0) return null
  const all = results.flatMap((result) => [result.measuredHp, result.predictedHp])
  const low = Math.floor(Math.min(...all) / 100) * 100
  const high = Math.max(...all) * 1.04
  const share = (hp: number) => ((hp - low) / (high - low)) * 100
  const shown = results.find((result) => result.id === shownId)
  return (
    <figure>
      <div className="relative aspect-square max-h-[36rem] w-full pr-2 pb-12 pl-12">
        <div className="relative size-full border-b border-l border-hairline">
          <div className="figures text-xs text-steel" aria-hidden="true">
            {ticks(low, high, 6).map((hp) => (
              <span key={hp}>
                <span className="absolute right-full mr-2 -translate-y-1/2" style={{ top: `${100 - share(hp)}%` }}>
                  {hp}
                </span>
                <span className="absolute inset-x-0 h-px bg-hairline/35" style={{ top: `${100 - share(hp)}%` }} />
                <span className="absolute top-full mt-2 -translate-x-1/2" style={{ left: `${share(hp)}%` }}>
                  {hp}
                </span>
              </span>
            ))}
            <span className="telemetry absolute top-full left-1/2 mt-7 -translate-x-1/2 whitespace-nowrap">
              measured hp
            </span>
            <span className="telemetry absolute top-0 left-2">predicted hp</span>
          </div>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
            aria-hidden="true"
          >
            <path
              d="M0 100L100 0"
              className="chart-lines"
              stroke="var(--color-light)"
              strokeOpacity=".5"
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ul>
            {results.map((result) => (
              <li key={result.id} className="contents">
                <button
                  type="button"
                  aria-label={`${result.car}: measured ${Math.round(result.measuredHp)}, predicted ${Math.round(result.predictedHp)} ${result.powerBasis} hp`}
                  className={`absolute size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full opacity-75 before:absolute before:-inset-1.5 hover:z-10 hover:scale-150 hover:opacity-100 focus-visible:z-10 ${toneOf(result)}`}
                  style={{ left: `${share(result.measuredHp)}%`, top: `${100 - share(result.predictedHp)}%` }}
                  onPointerEnter={() => setShownId(result.id)}
                  onFocus={() => setShownId(result.id)}
                  onClick={() => onOpen(result)}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <figcaption className="min-h-12 text-sm text-silver">
        {shown ? (
          <>
            {shown.car}: measured <span className="figures text-light">{Math.round(shown.measuredHp)}</span>, predicted{' '}
            <span className="figures text-light">{Math.round(shown.predictedHp)}</span> {shown.powerBasis} hp (
            {Math.round(shown.lowHp)} to {Math.round(shown.highHp)})
          </>
        ) : (
          'Green is within 5%, yellow within 10%, red is beyond. Pick a point to see the result.'
        )}
      </figcaption>
    </figure>
  )
}
