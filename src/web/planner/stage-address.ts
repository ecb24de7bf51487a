import type { StagePackageReply } from '../../contract/planner.ts'
import type { VehicleReply } from '../../contract/vehicles.ts'
import type { CurrentSetup } from '../../engine/current-setup/current-setup.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { PartKind } from '../../engine/model.ts'
import { configuratorAddress } from '../build-sheet/build-addresses.ts'

/** The configurator with a stage's parts on the car as it stands. */
export function stageInConfigurator(opened: {
  stagePackage: Pick<StagePackageReply, 'allParts' | 'currentSetup'>
  vehicle: Pick<VehicleReply, 'id' | 'make' | 'modelId' | 'factoryFI'>
  year: number
  setup: CurrentSetup | undefined
}): string {
  const { stagePackage, vehicle, year, setup } = opened
  const { allParts, currentSetup } = stagePackage
  const kinds = [...allParts, ...(currentSetup?.kept ?? [])].map(({ kind }) => kind)
  return configuratorAddress({
    ...{ vehicle, year, setup },
    preferences: { fuel_type: setup?.fuel ?? '93', intended_use: null, budget_priority: 'balanced' },
    boostKind: kinds.find((kind) => slotOf(kind as PartKind) === 'boost_source'),
    partIds: allParts.map(({ partId }) => partId),
  })
}
