import { useQuery } from '@tanstack/react-query'
import type { TimeSlipReply } from '../../contract/figures.ts'
import type { VehicleReply } from '../../contract/vehicles.ts'
import { MEASURE_NAMES } from '../../engine/display-words.ts'
import { timeOf } from '../../engine/dragstrip/timed-run.ts'
import { useCall } from '../api/api-context.ts'
import { load } from '../api/queries.ts'
import { FigureTile } from '../build-sheet/figure-tile.tsx'
import { seconds } from '../build-sheet/figures-in-words.ts'
import { DynoChart } from '../figures/dyno-chart.tsx'
import { Card } from '../ui/card.tsx'
import { count } from '../ui/money.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { CarXray } from '../xray/car-xray.tsx'
import { STOCK } from '../xray/xray-build.ts'
import type { Selection } from './selection.ts'

/** The chosen car as it left the factory: where the build starts from. */
export function StockPreview({
  vehicle,
  year,
  goal,
}: {
  vehicle: VehicleReply
  year: number
  goal: Pick<Selection, 'targetHorsepower' | 'timeGoal'>
}) {
  const detail = useQuery(load(useCall(), 'GET /api/vehicles/:id', { params: { id: vehicle.id } }))
  return (
    <Card className="p-5 sm:p-8">
      <p className="telemetry text-steel">Stock</p>
      <h2 className="headline mt-2 text-3xl sm:text-4xl">
        {year} {vehicle.make} {vehicle.model}
      </h2>
      <p className="mt-2 text-silver">
        {vehicle.engineType}, {vehicle.transmission}, {vehicle.drivetrain.toUpperCase()}, {count(vehicle.weightLb)} lb
      </p>
      <CarXray vehicleId={vehicle.id} build={STOCK} className="mt-6" />
      <dl className="mt-7 grid grid-cols-2 gap-x-5 gap-y-7 lg:grid-cols-4">
        <FigureTile label="Factory rating" value={vehicle.basePower} unit="hp" note="at the crank" />
        <FigureTile label="At the wheels" value={count(vehicle.stockWheelHp)} unit="whp" note="estimated, stock" />
        <Goal vehicle={vehicle} goal={goal} stockSlip={detail.data?.stockTimeSlip} />
      </dl>
      <div className="mt-8">
        {detail.data ? (
          <DynoChart
            title={`${year} ${vehicle.make} ${vehicle.model}, stock`}
            curve={detail.data.stockCurve}
            tunedName="Stock"
          />
        ) : detail.isError ? null : (
          <Skeleton className="h-72 lg:h-96" />
        )}
      </div>
    </Card>
  )
}

interface GoalProps {
  vehicle: VehicleReply
  goal: Pick<Selection, 'targetHorsepower' | 'timeGoal'>
  stockSlip: TimeSlipReply | undefined
}

/** The goal beside what the stock car does and stands. */
function Goal({ vehicle, goal: { targetHorsepower, timeGoal }, stockSlip }: GoalProps) {
  const { stockInternalLimit } = vehicle
  const toGain = Math.round(targetHorsepower - vehicle.stockWheelHp)
  const internals = timeGoal
    ? 'before a built engine'
    : targetHorsepower > stockInternalLimit
      ? 'your goal is past it'
      : 'good for this goal'
  return (
    <>
      {timeGoal ? (
        <FigureTile
          label={`Your ${MEASURE_NAMES[timeGoal.measure]} goal`}
          isStrong
          value={seconds(timeGoal.seconds)}
          unit="s"
          note={stockSlip ? `stock ${seconds(timeOf(stockSlip, timeGoal))} s` : 'from a standing start'}
        />
      ) : (
        <FigureTile
          label="Your goal"
          isStrong
          value={targetHorsepower}
          unit="whp"
          note={toGain > 0 ? `${toGain} whp to gain` : 'the stock car makes more'}
        />
      )}
      <FigureTile label="Stock internals" value={stockInternalLimit} unit="whp" note={internals} />
    </>
  )
}
