import { evidencePoints } from '../../catalog/evidence-points.ts'
import type { EvidenceRow } from '../../engine/calibration/evidence.ts'
import { fitEffects, type ModeledResult, modelResults } from '../../engine/calibration/fit.ts'
import { modelHp, rowUncertainty } from '../../engine/calibration/predict-row.ts'
import type { Vehicle } from '../../engine/model.ts'
import { rangeAround, rangeHalfWidth } from '../../engine/power/range.ts'
import { vehicleModelOf } from '../catalog/evidence-model.ts'
import { ownTurn } from '../http/own-turn.ts'

/** One result with a measured figure, as the optimization engine tests it. */
export interface TestableResult {
  evidenceId: string
  /** Catalog model the result is about, such as "ford-mustang-gt"; else a slug of the row's own words. */
  vehicleModel: string
  vehicleId: string
  source: string
  /** False where the result is kept out of the fit because it made unseen results worse. */
  inFit: boolean
  modeled: ModeledResult
}

/** What one test found. Powers in the row's own basis, hp. */
export interface TestOutcome {
  evidenceId: string
  vehicleModel: string
  vehicleId: string
  predicted: number
  measured: number
  /** 1 - |predicted - measured| / measured, not below 0. Worked: 380 predicted, 400 measured = 0.95. */
  accuracy: number
  /** Outside its own 90 % range: an outlier to look at. */
  isOutlier: boolean
  /** The source states no baseline, or a kit without its boost: half of the prediction is a guess. */
  lacksData: boolean
}

/** Reads stored evidence once; rows without a measured figure cannot be tested and are left out. */
export async function testableResults(
  vehicles: readonly Vehicle[],
  stored: readonly { id: string; row: EvidenceRow; inFit: boolean }[],
): Promise<readonly TestableResult[]> {
  const results: TestableResult[] = []
  for (const { id, row, inFit } of stored) {
    if (row.modifiedHp === undefined) continue
    await ownTurn()
    const [point] = evidencePoints(vehicles, [row])
    const [modeled] = modelResults([point!])
    results.push({
      evidenceId: id,
      vehicleModel: vehicleModelOf(point!),
      vehicleId: point!.vehicle?.id ?? '',
      source: modeled!.source,
      inFit,
      modeled: modeled!,
    })
  }
  return results
}

type Effects = Readonly<Record<string, number>>

/** The stored results, and the fit without each source: made once, some 10 ms each. */
export class UnseenFits {
  readonly results: readonly TestableResult[]
  private readonly effects = new Map<string, Effects>()

  constructor(results: readonly TestableResult[]) {
    this.results = results
  }

  private async effectsWithout(source: string): Promise<Effects> {
    const known = this.effects.get(source)
    if (known) return known
    await ownTurn()
    const seen = this.results.filter((result) => result.inFit && result.source !== source)
    const effects = fitEffects(seen.map(({ modeled }) => modeled))
    this.effects.set(source, effects)
    return effects
  }

  /**
   * Tests the named results of one source: each is predicted by a fit that has seen nothing of that source, exactly
   * as `npm run accuracy` does.
   */
  async test(source: string, evidenceIds: ReadonlySet<string>, spread: Effects): Promise<readonly TestOutcome[]> {
    const effects = await this.effectsWithout(source)
    return this.results
      .filter((result) => result.source === source && evidenceIds.has(result.evidenceId))
      .map((result) => outcomeOf(result, effects, spread))
  }
}

function outcomeOf(result: TestableResult, effects: Effects, spread: Effects): TestOutcome {
  const { evidenceId, vehicleModel, vehicleId } = result
  const { row, model } = result.modeled
  const measured = row.modifiedHp!
  const predicted = modelHp(model, effects)
  const range = rangeAround(predicted, rangeHalfWidth(rowUncertainty(row, model, predicted), spread))
  return {
    ...{ evidenceId, vehicleModel, vehicleId, predicted, measured },
    accuracy: Math.max(0, 1 - Math.abs(predicted / measured - 1)),
    isOutlier: measured < range.low || measured > range.high,
    lacksData: !model.hasBaseline || model.boostUnstated,
  }
}
