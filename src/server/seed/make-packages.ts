import { MODELS } from '../../catalog/models.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { type CalibrationFactors, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { stagePackages } from '../../engine/planner/stage-packages.ts'
import type { Progress } from '../jobs/long-job.ts'
import { dollarsOf } from '../pricing/money.ts'
import { PACKAGE_FUEL, packageRows } from './package-rows.ts'

export interface Generated {
  rows: ReturnType<typeof packageRows>
  /** Dollars of stage 2 on the newest variant that has one, by model id; a model that has no stage 2 is left out. */
  stage2Costs: Readonly<Record<string, number>>
}

/** Makes the shop's packages, and stage 2 of every model, with these factors. Pure; some 20 seconds. */
export function generate(factors: CalibrationFactors, tell: (progress: Progress) => void): Generated {
  const total = MODELS.length + 1
  tell({ done: 0, total, message: 'The shop packages' })
  const rows = packageRows(factors)
  const costs = MODELS.flatMap(({ id, make, name }, index): [string, number][] => {
    tell({ done: index + 1, total, message: `${make} ${name}` })
    for (const vehicle of newestFirst(id)) {
      const planned = stagePackages({ vehicle, parts: PARTS, fuel: PACKAGE_FUEL, weather: SAE_J1349_WEATHER, factors })
      const stage2 = planned.ok ? planned.packages.find(({ stage }) => stage === 'stage2') : undefined
      if (stage2) return [[id, dollarsOf(stage2.totalCents)]]
    }
    return []
  })
  return { rows, stage2Costs: Object.fromEntries(costs) }
}

const newestFirst = (modelId: string): Vehicle[] =>
  VEHICLES.filter((vehicle) => vehicle.modelId === modelId).sort((a, b) => b.yearTo - a.yearTo)
