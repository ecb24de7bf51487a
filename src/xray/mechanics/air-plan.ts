import type { ChargeCooler } from '../drawn-car.ts'
import type { Point } from '../geometry.ts'
import type { Bay } from './bay.ts'

/** How this build breathes: the factory's own boost, or what the build puts in its place. */
export interface AirPlan {
  kind: 'none' | 'turbo' | 'positive_displacement' | 'centrifugal'
  turbos: Point[]
  /** Radius of the first turbo's wheel housing, millimeters. */
  size: number
  blower?: Point
  cooler: ChargeCooler
}

export function airPlanOf(bay: Bay, kinds: ReadonlySet<string>, isFrontMount: boolean): AirPlan {
  const { layout, x0, heads } = bay
  const { aspiration } = layout
  const kit = kinds.has('turbo_kit_single') || kinds.has('turbo_kit_twin')
  const water = kinds.has('heat_exchanger')
  if (kinds.has('supercharger_roots') || kinds.has('supercharger_twin_screw'))
    return { kind: 'positive_displacement', turbos: [], size: 0, cooler: 'in_manifold' }
  if (kinds.has('supercharger_centrifugal'))
    return {
      kind: 'centrifugal',
      turbos: [],
      size: 0,
      blower: [x0 - 110, Math.min(heads + 30, bay.under(x0 - 230) - 166)],
      cooler: water ? 'in_manifold' : 'front',
    }
  if (!kit && aspiration === 'supercharged')
    return { kind: 'positive_displacement', turbos: [], size: 0, cooler: 'in_manifold' }
  if (!kit && aspiration === 'na') return { kind: 'none', turbos: [], size: 0, cooler: 'front' }
  const count = kinds.has('turbo_kit_twin') || (aspiration === 'twin_turbo' && !kinds.has('turbo_kit_single')) ? 2 : 1
  const big = kit || kinds.has('turbo_upgrade')
  const cooler = isFrontMount ? 'front' : aspiration === 'na' ? (water ? 'in_manifold' : 'front') : layout.chargeCooler
  const size = (count === 2 ? 76 : 92) * (big ? 1.22 : 1)
  return {
    kind: 'turbo',
    turbos: turbosAt(bay, count, aspiration === 'na'),
    size,
    cooler: cooler === 'front' && layout.position !== 'front' ? 'side' : cooler,
  }
}

/** Where the turbos of this engine hang; a kit on an engine that had none hangs ahead of it. */
function turbosAt({ layout, frame, x0, x1, crank, heads, deck, middle }: Bay, count: number, isKit: boolean): Point[] {
  const pair = (first: Point, second: Point): Point[] => (count === 2 ? [first, second] : [first])
  if (layout.orientation === 'transverse') {
    const x = middle + (layout.turboAt === 'front' || isKit ? -232 : 244)
    return pair([x, crank + 128], [x + 40, crank + 20])
  }
  if (layout.position === 'rear') return pair([x1 + 70, crank - 30], [x1 + 40, crank - 110])
  if (layout.position === 'mid' && isKit)
    return pair([frame.wheelbase + 330, crank - 120], [frame.wheelbase + 250, crank - 150])
  if (isKit) return pair([x0 - 150, crank + 60], [x0 + 40, crank - 30])
  if (layout.turboAt === 'valley') return pair([x0 + (x1 - x0) * 0.32, heads + 92], [x0 + (x1 - x0) * 0.72, heads + 92])
  if (layout.turboAt === 'back') return pair([x1 + 70, deck + 150], [x1 + 20, deck + 40])
  if (layout.bank === 'flat') return pair([x0 + 20, crank - 130], [x1 - 40, crank - 130])
  return pair([x0 + (x1 - x0) * 0.4, deck - 60], [x0 + (x1 - x0) * 0.76, deck - 60])
}
