import { type DragStripFactors, PUBLICATIONS, RATED_AS } from './drag-strip-factors.ts'

/** One fitted number: where it stands, its bounds, and the standard deviation of its prior. */
export interface FreeFactor {
  path: readonly string[]
  spread: number
  low: number
  high: number
}

const free = (path: string, spread: number, low: number, high: number): FreeFactor => ({
  path: path.split('.'),
  spread,
  low,
  high,
})

/** Spreads are what the literature leaves open; the fit may not leave the bounds. */
export const FREE_FACTORS: readonly FreeFactor[] = [
  free('grip', 0.15, 0.8, 1.6),
  free('loadSensitivity', 0.1, 0, 0.5),
  free('highProfileGrip', 0.06, 0.75, 1),
  free('gripPerAspect', 0.02, 0, 0.1),
  free('gripPerYear', 0.004, 0, 0.015),
  free('launch.manual', 0.06, 0.6, 1.1),
  free('launch.automatic', 0.06, 0.6, 1.1),
  free('traction.fwd', 0.1, 0.6, 1.3),
  free('traction.awd', 0.1, 0.6, 1.1),
  free('frontDriveFirstGear', 0.08, 0.6, 1),
  free('shiftS.manual', 0.1, 0.1, 0.7),
  free('shiftS.automatic', 0.06, 0.02, 0.35),
  free('shiftS.dual_clutch', 0.04, 0.01, 0.2),
  free('driveline.fwd', 0.02, 0.82, 0.97),
  free('driveline.rwd', 0.02, 0.82, 0.97),
  free('driveline.awd', 0.025, 0.78, 0.96),
  free('automaticDriveline', 0.015, 0.93, 1.02),
  free('olderAutomatic.shiftS', 0.06, 0, 0.3),
  free('olderAutomatic.driveline', 0.015, 0.92, 1),
  free('pickupDriveline', 0.03, 0.85, 1.02),
  free('launchRpmShare.manual', 0.12, 0.3, 0.95),
  free('launchRpmShare.dual_clutch', 0.12, 0.3, 0.95),
  free('lockRpmShare', 0.1, 0.5, 1),
  free('engineInertia', 0.2, 0.5, 1.8),
  free('stallRpm', 350, 1200, 3500),
  free('stallTorqueExponent', 0.15, 0, 0.6),
  free('stallTorqueRatio', 0.2, 1.2, 2.3),
  free('spoolS', 0.2, 0.05, 1.5),
  free('launchBoost.manual', 0.15, 0, 1),
  free('launchBoost.automatic', 0.15, 0, 1),
  free('launchBoost.dual_clutch', 0.15, 0, 1),
  free('estimatedDrag', 0.06, 0.75, 1.25),
  ...RATED_AS.map((kind) => free(`ratedPower.${kind}`, 0.02, 0.9, 1.15)),
  ...PUBLICATIONS.map((publication) => free(`publicationPower.${publication}`, 0.012, 0.9, 1.1)),
  free('unknownRollout', 0.3, 0, 1),
]
/** How families of one kind differ in what they make over the catalog's corrected rating. */
export const FAMILY_POWER_SPREAD = 0.025

export type Tree = { [key: string]: number | Tree }

export function valueAt(factors: DragStripFactors, path: readonly string[]): number {
  let node: number | Tree | undefined = factors as unknown as Tree
  for (const key of path) node = typeof node === 'object' ? node[key] : undefined
  if (typeof node !== 'number') throw new RangeError(`fitDragStrip: no number at ${path.join('.')}`)
  return node
}

export function withValue(factors: DragStripFactors, path: readonly string[], value: number): DragStripFactors {
  const put = (tree: Tree, at: number): Tree => {
    const key = path[at] as string
    return { ...tree, [key]: at === path.length - 1 ? value : put(tree[key] as Tree, at + 1) }
  }
  return put(factors as unknown as Tree, 0) as unknown as DragStripFactors
}

/** The factors with five significant digits: what the repository keeps. */
export function roundedFactors(factors: DragStripFactors): DragStripFactors {
  const round = (tree: Tree): Tree =>
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [
        key,
        typeof value === 'number' ? Number(value.toPrecision(5)) : round(value),
      ]),
    )
  return round(factors as unknown as Tree) as unknown as DragStripFactors
}
