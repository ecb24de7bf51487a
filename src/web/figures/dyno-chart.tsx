import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import type { CurvePoint, Range90 } from '../../engine/model.ts'
import { peakOf, ticks, valueAt } from './chart-scale.ts'
import { DynoReadings, type Reading } from './dyno-readings.tsx'
import { DynoTable } from './dyno-table.tsx'

type Curve = readonly CurvePoint[]
interface DynoChartProps {
  curve: Curve
  stockCurve?: Curve | undefined
  /** 90 % range of the peak: drawn as a band around the tuned power. */
  range90?: Range90 | null | undefined
  /** Which dyno the figures belong to. */
  basis?: 'wheel' | 'crank'
  /** What is charted, such as "Stage 2, 2018 Ford Mustang GT". */
  title: string
  tunedName?: string
  /** What the white line is: the stock car, or the visitor's own. */
  stockName?: string
}

/** The points of a curve whose figures are all known. */
const solid = (points: Curve): Curve =>
  points.filter((point) => Number.isFinite(point.rpm + point.wheelHp + point.wheelTorqueLbft))

/** Stock against tuned, power and torque over engine speed. Rendered on the server; readable by arrow keys and as a table. */
export function DynoChart({
  curve: points,
  stockCurve: stockPoints = [],
  range90: range,
  basis = 'wheel',
  title,
  tunedName = 'Tuned',
  stockName = 'Stock',
}: DynoChartProps) {
  const id = useId()
  const [readRpm, setReadRpm] = useState<number | null>(null)
  const powerKey = basis === 'wheel' ? 'wheelHp' : 'crankHp'
  const torqueKey = basis === 'wheel' ? 'wheelTorqueLbft' : 'crankTorqueLbft'
  const unit = basis === 'wheel' ? 'whp' : 'hp'
  const curve = solid(points)
  const stockCurve = solid(stockPoints)
  const range90 = range && Number.isFinite(range.low + range.high) ? range : null
  const all = [...curve, ...stockCurve]
  const lowRpm = Math.min(...all.map((point) => point.rpm))
  const highRpm = Math.max(...all.map((point) => point.rpm))
  if (curve.length < 2 || !(highRpm > lowRpm)) return null
  const top = Math.max(...all.flatMap((point) => [point[powerKey], point[torqueKey]]), range90?.high ?? 0) * 1.06

  const x = (rpm: number) => ((rpm - lowRpm) / (highRpm - lowRpm)) * 100
  const y = (value: number) => (1 - value / top) * 100
  const line = (points: Curve, key: keyof CurvePoint, factor = 1) =>
    points
      .map((point, index) => `${index ? 'L' : 'M'}${x(point.rpm).toFixed(2)} ${y(point[key] * factor).toFixed(2)}`)
      .join('')
  const peak = peakOf(curve, powerKey)
  const stockPeak = peakOf(stockCurve, powerKey)
  const band =
    range90 && peak && peak[powerKey] > 0
      ? `${line(curve, powerKey, range90.high / peak[powerKey])}L${line([...curve].reverse(), powerKey, range90.low / peak[powerKey]).slice(1)}Z`
      : null

  const readAt = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    setReadRpm(Math.round((lowRpm + share * (highRpm - lowRpm)) / 50) * 50)
  }
  const readByKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 100, ArrowLeft: -100, PageUp: 500, PageDown: -500 }[event.key]
    if (event.key === 'Escape') setReadRpm(null)
    if (step === undefined) return
    event.preventDefault()
    setReadRpm((at) => Math.min(highRpm, Math.max(lowRpm, (at ?? peak?.rpm ?? lowRpm) + step)))
  }
  const rpm = readRpm ?? peak?.rpm ?? lowRpm
  const stockReadings: Reading[] = [
    {
      name: `${stockName} power`,
      value: valueAt(stockCurve, rpm, powerKey),
      unit,
      tone: 'text-light',
      isDashed: false,
    },
    {
      name: `${stockName} torque`,
      value: valueAt(stockCurve, rpm, torqueKey),
      unit: 'lb-ft',
      tone: 'text-steel',
      isDashed: true,
    },
  ]
  const readings: Reading[] = [
    { name: `${tunedName} power`, value: valueAt(curve, rpm, powerKey), unit, tone: 'text-redline', isDashed: false },
    {
      name: `${tunedName} torque`,
      value: valueAt(curve, rpm, torqueKey),
      unit: 'lb-ft',
      tone: 'text-ember',
      isDashed: true,
    },
    ...(stockCurve.length === 0 ? [] : stockReadings),
  ]

  return (
    <figure className="dyno flex flex-col gap-5">
      <div className="relative h-64 pr-2 pb-8 pl-11 sm:h-80 lg:h-96">
        <div
          role="slider"
          tabIndex={0}
          aria-label={`Dyno chart: ${title}. Arrow keys move the engine speed.`}
          aria-valuemin={lowRpm}
          aria-valuemax={highRpm}
          aria-valuenow={rpm}
          aria-valuetext={`${rpm} rpm: ${readings
            .filter((item) => item.value !== null)
            .map((item) => `${item.name} ${Math.round(item.value ?? 0)} ${item.unit}`)
            .join(', ')}`}
          className="relative h-full touch-pan-y select-none border-b border-l border-hairline"
          onPointerMove={readAt}
          onPointerDown={readAt}
          onPointerLeave={() => setReadRpm(null)}
          onKeyDown={readByKey}
        >
          <div className="figures text-xs text-steel" aria-hidden="true">
            {ticks(0, top, 5).map((value) => (
              <span key={value}>
                <span className="absolute right-full mr-2 -translate-y-1/2" style={{ top: `${y(value)}%` }}>
                  {value}
                </span>
                <span className="absolute inset-x-0 h-px bg-hairline/45" style={{ top: `${y(value)}%` }} />
              </span>
            ))}
            {ticks(lowRpm, highRpm, 5).map((value) => (
              <span key={value} className="absolute top-full mt-2 -translate-x-1/2" style={{ left: `${x(value)}%` }}>
                {value}
              </span>
            ))}
          </div>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
            fill="none"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            {band ? <path d={band} fill="var(--color-redline)" fillOpacity=".15" /> : null}
            <g className="chart-lines">
              <path d={line(stockCurve, torqueKey)} stroke="var(--color-steel)" strokeWidth="2" strokeDasharray="5 5" />
              <path d={line(stockCurve, powerKey)} stroke="var(--color-light)" strokeWidth="2" strokeOpacity=".85" />
              <path d={line(curve, torqueKey)} stroke="var(--color-ember)" strokeWidth="2" strokeDasharray="7 5" />
              <path d={line(curve, powerKey)} stroke="var(--color-redline)" strokeWidth="9" strokeOpacity=".2" />
              <path d={line(curve, powerKey)} stroke="var(--color-redline)" strokeWidth="3" />
            </g>
          </svg>
          <span
            aria-hidden="true"
            className={`absolute inset-y-0 w-px ${readRpm === null ? 'bg-light/20' : 'bg-light/60'}`}
            style={{ left: `${x(rpm)}%` }}
          />
          {readings.map((item) =>
            item.value === null ? null : (
              <span
                key={item.name}
                aria-hidden="true"
                className={`absolute size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-ink bg-current ${item.tone}`}
                style={{ left: `${x(rpm)}%`, top: `${y(item.value)}%` }}
              />
            ),
          )}
        </div>
      </div>
      <figcaption className="flex flex-col gap-3">
        <p className="telemetry text-steel">
          {readRpm === null ? 'At peak power, ' : 'At '}
          <span className="text-light">{rpm} rpm</span>
        </p>
        <DynoReadings readings={readings} />
        {range90 && peak ? (
          <p className="text-sm text-steel">
            Peak {Math.round(peak[powerKey])} {unit} at {peak.rpm} rpm. Nine of ten cars should land between{' '}
            {Math.round(range90.low)} and {Math.round(range90.high)} {unit}.
            {stockPeak ? ` ${stockName} peaks at ${Math.round(stockPeak[powerKey])} ${unit}.` : ''}
          </p>
        ) : null}
      </figcaption>
      <DynoTable
        id={`${id}-table`}
        {...{ curve, stockCurve, powerKey, torqueKey, unit, title, tunedName, stockName }}
      />
    </figure>
  )
}
