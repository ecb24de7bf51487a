import { useMemo } from 'react'
import type { Workbench } from '../../contract/workbench.ts'
import type { CurrentSetup } from '../../engine/current-setup/current-setup.ts'
import { standingCar } from '../../engine/current-setup/standing-car.ts'
import { SAE_J1349_WEATHER } from '../../engine/model.ts'
import { buildPower } from '../../engine/power/build-power.ts'
import { DynoChart } from '../figures/dyno-chart.tsx'
import { asCurve, type DynoCurve } from './read-dyno-curve.ts'

const BASIS = ['Prediction: SAE J1349', 'Your sheet: as entered']

interface SheetChartProps {
  bench: Workbench
  setup: CurrentSetup
  curve: DynoCurve | undefined
  label: string
}

/** The owner's own run against what we would have predicted of the car as it stands, and what we make of the sheet. */
export function SheetChart({ bench, setup, curve, label }: SheetChartProps) {
  const read = useMemo(() => {
    const given = { vehicle: bench.vehicle, catalog: bench.parts, factors: bench.factors }
    const { dynoSheet, ...rest } = setup
    const guessed = standingCar(given, rest)
    const measured = standingCar(given, setup)
    if (!guessed.ok) return { problem: guessed.problems[0]?.sentence }
    const fuel = dynoSheet?.fuel ?? bench.vehicle.engine.ratedFuel
    const { vehicle, installed } = guessed.car
    const power = buildPower({ vehicle, parts: installed, fuel, weather: SAE_J1349_WEATHER }, bench.factors)
    return { power, question: measured.ok ? measured.car.sheet?.question : undefined }
  }, [bench, setup])
  return (
    <>
      {read.problem ? <p className="text-sm text-caution">{read.problem}</p> : null}
      {read.question ? (
        <p role="note" className="text-sm text-caution">
          {read.question}
        </p>
      ) : null}
      {curve && read.power ? (
        <DynoChart
          title={`${label}, your sheet against our prediction`}
          curve={read.power.curve}
          stockCurve={asCurve(curve)}
          range90={read.power.wheelHpRange90}
          tunedName="Predicted"
          stockName="Your sheet"
          basis={BASIS}
        />
      ) : null}
    </>
  )
}
