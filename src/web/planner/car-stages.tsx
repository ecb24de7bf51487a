import { useQuery } from '@tanstack/react-query'
import type { VehicleReply } from '../../contract/vehicles.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { load } from '../api/queries.ts'
import { SetupLine } from '../current-setup/setup-line.tsx'
import { requestedSetup, type StartingSetup } from '../current-setup/starting-setup.ts'
import { type GarageVehicle, withSetup } from '../garage/garage-storage.ts'
import { changeGarage } from '../garage/use-garage.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useDemand } from '../vehicles/use-demand.ts'
import type { Selection } from './selection.ts'
import { StageCard } from './stage-card.tsx'
import { VehicleSummary } from './vehicle-summary.tsx'

interface CarStagesProps {
  vehicle: VehicleReply
  year: number
  selection: Selection
  /** The same car where it stands in the garage. */
  own: GarageVehicle | undefined
  onStart: (from: StartingSetup) => void
}

/** The four stages of a car as it stands, or as it left the factory. */
function useStages(vehicleId: string, { induction, filter, setup }: Selection) {
  const call = useCall()
  const stock = useQuery({
    ...load(call, 'GET /api/planner/stages', { query: { vehicleId, induction, filter } }),
    enabled: setup === undefined,
  })
  const body = { vehicleId, induction, filter, ...requestedSetup({ ...(setup ? { setup } : {}) }) }
  const standing = useQuery({
    queryKey: ['stages', body],
    queryFn: () => call('POST /api/planner/stages', { body }),
    enabled: setup !== undefined,
  })
  return setup ? standing : stock
}

/** The chosen car, what is on it, and its stages. */
export function CarStages({ vehicle, year, selection, own, onStart }: CarStagesProps) {
  useDemand('plan', vehicle.id)
  const stages = useStages(vehicle.id, selection)
  const { id: vehicleId, modelId } = vehicle
  const label = `${year} ${vehicle.make} ${vehicle.model}`
  const { setup } = selection
  return (
    <>
      <VehicleSummary vehicle={vehicle} year={year} today={(setup && stages.data?.currentSetup) || undefined}>
        <SetupLine
          car={{ vehicleId, label }}
          kept={{ setup: setup ?? own?.setup, sheetCurve: own?.sheetCurve }}
          isFromStock={setup === undefined}
          onSave={(kept) => {
            changeGarage((before) => withSetup(before, { vehicleId, modelId, year, label }, kept))
            onStart(kept.setup ? { setup: kept.setup } : {})
          }}
          onFromStock={(isFromStock) =>
            onStart(isFromStock || !own?.setup ? { isFromStock: true } : { setup: own.setup })
          }
        />
      </VehicleSummary>
      <StageList {...{ stages, vehicle, year, selection }} />
    </>
  )
}

type StageListProps = Pick<CarStagesProps, 'vehicle' | 'year' | 'selection'> & { stages: ReturnType<typeof useStages> }

function StageList({ stages, vehicle, year, selection }: StageListProps) {
  if (stages.isPending) {
    return (
      <div role="status" className="grid gap-5 md:grid-cols-2 2xl:grid-cols-4">
        <p className="sr-only">Planning the stages</p>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-[34rem]" />
        ))}
      </div>
    )
  }
  if (stages.isError) {
    return (
      <Empty
        title="No packages for this choice"
        action={<Button onClick={() => void stages.refetch()}>Try again</Button>}
      >
        {errorWords(stages.error)}
      </Empty>
    )
  }
  const { packages, missing, currentSetup } = stages.data
  return (
    <>
      {currentSetup?.question ? (
        <p role="note" className="flex items-start gap-3 rounded-sm border border-caution/60 p-4 text-silver">
          <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-caution" />
          <span>{currentSetup.question}</span>
        </p>
      ) : null}
      <div className="grid items-stretch gap-5 md:grid-cols-2 2xl:grid-cols-4">
        {packages.map((stagePackage) => (
          <StageCard key={stagePackage.stage} {...{ stagePackage, vehicle, year, selection }} />
        ))}
      </div>
      {missing.length > 0 ? (
        <Card className="grid gap-2 p-5 text-sm text-silver">
          {missing.map(({ stage, reason }) => (
            <p key={stage}>{reason}</p>
          ))}
        </Card>
      ) : null}
    </>
  )
}
