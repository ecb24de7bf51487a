import type { BuiltSystem, SystemState, XrayBuild } from './build-state.ts'
import { systemsOf } from './build-state.ts'
import type { DrawnCar } from './drawn-car.ts'
import { airPath } from './mechanics/air-path.ts'
import { airPlanOf } from './mechanics/air-plan.ts'
import { bayOf } from './mechanics/bay.ts'
import { chassis } from './mechanics/chassis.ts'
import { cooling } from './mechanics/cooling.ts'
import { driveline } from './mechanics/driveline.ts'
import { engineEndOn } from './mechanics/engine-end-on.ts'
import { engineLengthwise } from './mechanics/engine-lengthwise.ts'
import { exhaust } from './mechanics/exhaust.ts'
import { fuel } from './mechanics/fuel.ts'
import { gearbox } from './mechanics/gearbox.ts'
import type { Shape, Sketch } from './mechanics/sketch.ts'
import { ONLY_WHEN_BUILT, SYSTEM_IDS, type SystemId } from './systems.ts'

export interface DrawnSystem extends Shape {
  id: SystemId
  state: SystemState
}

/** Every mechanical system of a car with this build, drawn; stock ones first, so that what is lit lies on top. */
export function xrayDrawing(
  car: DrawnCar,
  build: XrayBuild,
): { systems: DrawnSystem[]; built: Map<SystemId, BuiltSystem> } {
  const sketch = mechanicsOf(car, build)
  const built = systemsOf(build, (id) => id in sketch)
  const systems = SYSTEM_IDS.flatMap((id): DrawnSystem[] => {
    const shape = sketch[id]
    const state = built.get(id)?.state ?? 'stock'
    return shape && (state !== 'stock' || !ONLY_WHEN_BUILT.includes(id)) ? [{ ...shape, id, state }] : []
  })
  const isLit = ({ state }: DrawnSystem) => (state === 'stock' ? 0 : 1)
  return { systems: systems.sort((a, b) => isLit(a) - isLit(b)), built }
}

function mechanicsOf(car: DrawnCar, { parts }: XrayBuild): Sketch {
  const sketch: Sketch = {}
  const bay = bayOf(car)
  const kinds = new Set(parts.map(({ kind }) => kind))
  const isFrontMount = parts.some(({ kind, name }) => kind === 'intercooler' && /front.?mount|fmic/i.test(name))
  chassis(sketch, bay)
  if (bay.layout.orientation === 'transverse') engineEndOn(sketch, bay)
  else engineLengthwise(sketch, bay)
  driveline(sketch, bay, gearbox(sketch, bay))
  cooling(sketch, bay)
  exhaust(sketch, bay, airPath(sketch, bay, airPlanOf(bay, kinds, isFrontMount)))
  fuel(sketch, bay)
  return sketch
}
