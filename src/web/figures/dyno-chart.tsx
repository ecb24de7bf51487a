import { useMemo } from 'react'
import type { Range90 } from '../../engine/model.ts'
import { Badge } from '../ui/badge.tsx'
import { count } from '../ui/money.ts'
import { peakOf } from './chart-scale.ts'
import { DynoDownloads } from './dyno-downloads.tsx'
import { peaksInWords, rangeWords } from './dyno-peaks.ts'
import { DynoPlot } from './dyno-plot.tsx'
import { DynoReadings } from './dyno-readings.tsx'
import {
  type Curve,
  type DynoScale,
  type DynoSheet,
  dynoScale,
  knownPoints,
  peakReadings,
  readingsAt,
} from './dyno-scale.ts'
import { DynoTable } from './dyno-table.tsx'
import { useEngineSpeed } from './use-engine-speed.ts'

interface DynoChartProps extends Pick<DynoSheet, 'title' | 'curve'> {
  stockCurve?: Curve | undefined
  range90?: Range90 | null | undefined
  tunedName?: string
  stockName?: string
  basis?: readonly string[]
}

const NOTHING: Curve = []
const PREDICTED: readonly string[] = ['Predicted', 'At the wheels', 'SAE J1349']

/** A dyno sheet: stock against tuned, power and torque over engine speed. Rendered on the server. */
export function DynoChart({
  title,
  curve,
  stockCurve = NOTHING,
  range90 = null,
  tunedName = 'Tuned',
  stockName = 'Stock',
  basis = PREDICTED,
}: DynoChartProps) {
  const sheet = useMemo<DynoSheet>(
    () => ({
      ...{ title, tunedName, stockName, basis },
      curve: knownPoints(curve),
      stockCurve: knownPoints(stockCurve),
      range90: range90 && Number.isFinite(range90.low + range90.high) ? range90 : null,
    }),
    [title, tunedName, stockName, basis, curve, stockCurve, range90],
  )
  const scale = useMemo(() => dynoScale(sheet), [sheet])
  return scale ? <Sheet sheet={sheet} scale={scale} /> : null
}

interface SheetProps {
  sheet: DynoSheet
  scale: DynoScale
}

function Sheet({ sheet, scale }: SheetProps) {
  const reader = useEngineSpeed(scale, peakOf(sheet.curve, 'wheelHp')?.rpm ?? scale.lowRpm)
  const readings = readingsAt(sheet, reader.rpm)
  return (
    <div className="flex flex-col gap-5">
      <figure className="flex flex-col gap-5">
        <p className="flex flex-wrap gap-2">
          {sheet.basis.map((words) => (
            <Badge key={words}>{words}</Badge>
          ))}
        </p>
        <DynoReadings
          readings={reader.isReading ? readings : peakReadings(sheet)}
          rpm={reader.isReading ? reader.rpm : undefined}
          stockName={sheet.stockName}
        />
        <div>
          <p className="mb-1.5 flex justify-between gap-4 text-xs text-steel" aria-hidden="true">
            <span>Wheel horsepower</span>
            <span>Torque, lb-ft</span>
          </p>
          <DynoPlot {...{ sheet, scale, readings, reader }} />
        </div>
        <Caption sheet={sheet} scale={scale} />
      </figure>
      <DynoDownloads sheet={sheet} />
      <DynoTable sheet={sheet} />
    </div>
  )
}

function Caption({ sheet, scale: { crossingRpm } }: SheetProps) {
  const range = rangeWords(sheet)
  return (
    <figcaption className="flex flex-col gap-2 text-sm text-silver">
      {range ? (
        <p className="flex items-baseline gap-2">
          <span className="h-3 w-6.5 shrink-0 bg-redline/25" aria-hidden="true" />
          {range}
        </p>
      ) : null}
      <p>{peaksInWords(sheet)}</p>
      {crossingRpm === null ? null : (
        <p className="text-xs text-steel">
          Power and torque share one scale, so they cross at {count(crossingRpm)} rpm.
        </p>
      )}
    </figcaption>
  )
}
