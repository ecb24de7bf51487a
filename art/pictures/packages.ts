import type { CurvePoint, PowerCurve } from '../../src/engine/model.ts'
import type { Stage } from '../../src/engine/vocabulary.ts'
import { ridgelineSvg } from '../../src/server/photos/ridgeline.ts'
import { type PictureRecord, writeDrawing } from '../write-picture.ts'

interface Shape {
  peakTorqueLbft: number
  spoolRpm: number
  holdRpm: number
  redlineRpm: number
}

/**
 * The outline of a torque curve, for pictures that stand for no certain car: a logistic rise around `spoolRpm`, level
 * until `holdRpm`, then falling by a third to the redline. hp = lb-ft x rpm / 5252.
 */
export function curveShape({ peakTorqueLbft, spoolRpm, holdRpm, redlineRpm }: Shape): PowerCurve {
  const points: CurvePoint[] = []
  for (let rpm = 1200; rpm <= redlineRpm; rpm += 100) {
    const past = Math.max(0, (rpm - holdRpm) / (redlineRpm - holdRpm))
    const torque = (peakTorqueLbft / (1 + Math.exp(-(rpm - spoolRpm) / 480))) * (1 - 0.34 * past ** 2)
    const hp = (torque * rpm) / 5252
    points.push({ rpm, wheelHp: hp, wheelTorqueLbft: torque, crankHp: hp / 0.86, crankTorqueLbft: torque / 0.86 })
  }
  return points
}

const stockShape = curveShape({ peakTorqueLbft: 340, spoolRpm: 1700, holdRpm: 4600, redlineRpm: 7000 })
export const stageShapes: Record<Stage, PowerCurve> = {
  stage1: curveShape({ peakTorqueLbft: 390, spoolRpm: 1700, holdRpm: 4800, redlineRpm: 7000 }),
  stage2: curveShape({ peakTorqueLbft: 500, spoolRpm: 2300, holdRpm: 5000, redlineRpm: 7000 }),
  stage3: curveShape({ peakTorqueLbft: 640, spoolRpm: 2700, holdRpm: 5300, redlineRpm: 7200 }),
  wide_open: curveShape({ peakTorqueLbft: 860, spoolRpm: 3200, holdRpm: 5800, redlineRpm: 7600 }),
}
export const stageRidgeline = (stage: Stage): string =>
  ridgelineSvg({ curve: stageShapes[stage], stockCurve: stockShape, stage })

const stages: readonly [Stage, string][] = [
  ['stage1', 'Ten cold blue dyno lines rising gently'],
  ['stage2', 'Sixteen yellow dyno lines rising'],
  ['stage3', 'Twenty-four orange dyno lines rising steeply'],
  ['wide_open', 'Thirty-six red dyno lines rising like a wall'],
]

/** Stand-ins for packages whose own curve is not at hand; a package with a curve is drawn by the server. */
export async function makePackages(): Promise<PictureRecord[]> {
  const records: PictureRecord[] = []
  for (const [stage, alt] of stages) {
    const shared = {
      category: 'packages',
      width: 1140,
      height: 840,
      formats: ['avif', 'webp'] as const,
      maxBytes: 70_000,
      quality: 52,
    }
    records.push(await writeDrawing({ ...shared, id: `packages/${stage}`, alt, source: stageRidgeline(stage) }))
  }
  return records
}
