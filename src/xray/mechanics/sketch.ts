import type { Point } from '../geometry.ts'
import type { SystemId } from '../systems.ts'

/** One system on paper: outlines that may be filled, fine lines inside, and the middle of what flows through it. */
export interface Shape {
  solid: string
  detail: string
  flow: string
  /** Where a leader points. */
  anchor: Point
}
export type Sketch = Partial<Record<SystemId, Shape>>

/** Adds to a system; the first anchor stays. */
export function add(
  sketch: Sketch,
  id: SystemId,
  anchor: Point,
  drawn: { solid?: string; detail?: string; flow?: string },
): void {
  const shape = sketch[id] ?? { solid: '', detail: '', flow: '', anchor }
  sketch[id] = shape
  shape.solid += drawn.solid ?? ''
  shape.detail += drawn.detail ?? ''
  shape.flow += drawn.flow ?? ''
}
