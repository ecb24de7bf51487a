import type { GenerateReply } from '../../contract/configurator.ts'
import { INDUCTION_NAMES, OWN_ENGINE, STAGE_NAMES } from '../../engine/display-words.ts'
import { type Fuel, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { stagePackages } from '../../engine/planner/stage-packages.ts'
import type { Stage } from '../../engine/vocabulary.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { roundTo } from '../catalog/figures.ts'
import { buildReply } from '../planning/build-reply.ts'
import { startingCar } from '../planning/current-setup.ts'
import { dollarsOf } from '../pricing/money.ts'

export interface StageBuild {
  reply: GenerateReply
  /** "4-6 weeks", from the order to the finished car. */
  timeline: string
}

/** A stage of the planner as a build: its parts, its price at the planner's labor rate. Undefined where it has none. */
export function stageBuild(
  catalog: CatalogSnapshot,
  { vehicleId, fuel, stage }: { vehicleId: string; fuel: Fuel; stage: Stage },
): StageBuild | undefined {
  const listed = catalog.vehicle(vehicleId)
  const starting = listed && startingCar(catalog, listed, undefined, 'body.currentSetup')
  if (!starting?.ok) return undefined
  const { car } = starting
  const { factors } = catalog
  const made = stagePackages({ vehicle: car.vehicle, parts: car.parts, fuel, weather: SAE_J1349_WEATHER, factors })
  const pack = made.ok ? made.packages.find((one) => one.stage === stage) : undefined
  if (!pack) return undefined
  const core = buildReply(catalog, pack.planned, {
    ...{ induction: INDUCTION_NAMES.auto, use: undefined, priority: 'balanced', car },
  })
  const partIds = core.recommendedParts.map(({ partId }) => partId)
  return {
    timeline: pack.timeline,
    reply: {
      ...{ success: true, provider: OWN_ENGINE, explanation: STAGE_NAMES[stage], recommendedStage: stage },
      ...core,
      ...{
        supportingPartIds: [],
        stayingPartIds: [],
        availableParts: [],
        complementary: [],
        timeGoal: null,
        unmetWishes: null,
        offers: [],
        shortfall: null,
      },
      frontier: [{ wheelHp: roundTo(pack.targetWheelHp, 1), costUsd: dollarsOf(pack.totalCents), partIds }],
      proof: { method: 'stage package', statesExamined: 0, buildsRuledOut: '' },
      engineVersion: factors.version,
    },
  }
}
