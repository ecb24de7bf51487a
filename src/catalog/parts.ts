import type { Part } from '../engine/model.ts'
import { BRAKING_PARTS } from './parts/braking.ts'
import { PARTS_BY_ENGINE } from './parts/by-engine.ts'
import { COOLING_PARTS } from './parts/cooling.ts'
import { DRIVETRAIN_PARTS } from './parts/drivetrain.ts'
import { ENGINE_INTERNALS_PARTS } from './parts/engine-internals.ts'
import { EXHAUST_PARTS } from './parts/exhaust.ts'
import { FORCED_INDUCTION_PARTS } from './parts/forced-induction.ts'
import { FUEL_SYSTEM_PARTS } from './parts/fuel-system.ts'
import { INTAKE_PARTS } from './parts/intake.ts'
import { underOneMaker } from './parts/makers.ts'
import { SHOP_PARTS } from './parts/shop.ts'
import { SUSPENSION_PARTS } from './parts/suspension.ts'
import { TRANSMISSION_PARTS } from './parts/transmission.ts'
import { TUNING_PARTS } from './parts/tuning.ts'
import { TURBO_PARTS } from './parts/turbo.ts'

/** Every part of the shop: bought-in parts by category and by engine, then the shop's own services. */
export const PARTS: readonly Part[] = (
  [
    ...INTAKE_PARTS,
    ...EXHAUST_PARTS,
    ...COOLING_PARTS,
    ...FUEL_SYSTEM_PARTS,
    ...TUNING_PARTS,
    ...TRANSMISSION_PARTS,
    ...FORCED_INDUCTION_PARTS,
    ...TURBO_PARTS,
    ...ENGINE_INTERNALS_PARTS,
    ...DRIVETRAIN_PARTS,
    ...BRAKING_PARTS,
    ...SUSPENSION_PARTS,
    ...PARTS_BY_ENGINE,
    ...SHOP_PARTS,
  ] satisfies readonly Part[]
).map(underOneMaker)

const PART_BY_ID: ReadonlyMap<string, Part> = new Map(PARTS.map((part) => [part.id, part]))

/** The part with this id; undefined when there is none. */
export function partById(id: string): Part | undefined {
  return PART_BY_ID.get(id)
}
