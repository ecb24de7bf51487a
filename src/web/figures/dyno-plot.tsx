import { count } from '../ui/money.ts'
import { DynoAxes } from './dyno-axes.tsx'
import { peakLabels } from './dyno-peaks.ts'
import { bandPath, type DynoScale, type DynoSheet, linePath, linesOf, type Reading } from './dyno-scale.ts'
import type { useEngineSpeed } from './use-engine-speed.ts'

interface PlotProps {
  sheet: DynoSheet
  scale: DynoScale
  readings: readonly Reading[]
  reader: ReturnType<typeof useEngineSpeed>
}

const inWords = (readings: readonly Reading[]): string =>
  readings
    .filter(({ value }) => value !== null)
    .map(({ name, value, unit }) => `${name} ${Math.round(value ?? 0)} ${unit}`)
    .join(', ')

/** Rows for the peak labels, then the lines between their axes. Read by pointer, touch and keys. */
export function DynoPlot({ sheet, scale, readings, reader: { rpm, isReading, handlers } }: PlotProps) {
  return (
    <div className="relative mr-10 mb-12 ml-10 sm:mr-12 sm:ml-12">
      <DynoAxes scale={scale} />
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Dyno chart: ${sheet.title}. Arrow keys move the engine speed.`}
        aria-valuemin={scale.lowRpm}
        aria-valuemax={scale.highRpm}
        aria-valuenow={rpm}
        aria-valuetext={`${count(rpm)} rpm: ${inWords(readings)}`}
        className="relative touch-pan-y pt-14 select-none"
        {...handlers}
      >
        <div className="relative h-64 border-x border-b border-hairline sm:h-80 lg:h-96">
          <Curves sheet={sheet} scale={scale} />
          <PeakLabels sheet={sheet} scale={scale} />
          <Cursor x={scale.xOf(rpm)} yOf={scale.yOf} readings={readings} isReading={isReading} />
        </div>
      </div>
    </div>
  )
}

/** The drawing is stretched to its frame, so its size is 100 by 100. */
const SIZE = { width: 100, height: 100 }

function Curves({ sheet, scale }: Pick<PlotProps, 'sheet' | 'scale'>) {
  const band = bandPath(scale, SIZE, sheet)
  const lines = linesOf(sheet).map((line) => ({ ...line, path: linePath(scale, SIZE, line.curve, line.key) }))
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
      fill="none"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {band ? <path d={band} fill="var(--color-redline)" fillOpacity=".17" /> : null}
      <g className="chart-lines">
        {lines.toReversed().map(({ name, path, color, width, dash }) => (
          <path key={name} d={path} stroke={`var(--color-${color})`} strokeWidth={width} strokeDasharray={dash} />
        ))}
      </g>
    </svg>
  )
}

function PeakLabels({ sheet, scale }: Pick<PlotProps, 'sheet' | 'scale'>) {
  return peakLabels(sheet, scale).map(({ text, color, row, x, y }) => (
    <span
      key={text}
      aria-hidden="true"
      className="figures text-xs font-bold"
      style={{ color: `var(--color-${color})` }}
    >
      <span
        className="absolute w-px bg-current opacity-50"
        style={{ left: `${x * 100}%`, top: `${row * 1.6 - 2}rem`, height: `calc(${y * 100}% + ${2 - row * 1.6}rem)` }}
      />
      <span
        className="absolute rounded-xs bg-panel px-1.5 leading-5 whitespace-nowrap ring-1 ring-current"
        style={{ left: `${x * 100}%`, translate: `${x * -100}%`, top: `${row * 1.6 - 3.4}rem` }}
      >
        {text}
      </span>
    </span>
  ))
}

interface CursorProps {
  x: number
  yOf: DynoScale['yOf']
  readings: readonly Reading[]
  isReading: boolean
}

function Cursor({ x, yOf, readings, isReading }: CursorProps) {
  return (
    <div aria-hidden="true" className="print:hidden">
      <span
        className={`absolute inset-y-0 w-px ${isReading ? 'bg-light/60' : 'bg-light/0'}`}
        style={{ left: `${x * 100}%` }}
      />
      {readings.map(({ name, value, color }) =>
        value === null ? null : (
          <span
            key={name}
            className="absolute size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-ink"
            style={{ left: `${x * 100}%`, top: `${yOf(value) * 100}%`, background: `var(--color-${color})` }}
          />
        ),
      )}
    </div>
  )
}
