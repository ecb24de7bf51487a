import type { Part, PartKind, Slot, Vehicle } from '../../src/engine/model.ts'
import { NO_RULES, type SearchRules } from '../../src/engine/rulebook/search-rules.ts'

/** What the trade insists on above some power, as multiples of stock wheel hp. */
const INSISTED: readonly (readonly [Slot, number])[] = [
  ['clutch', 1.25],
  ['spark_plugs', 1.3],
  ['charge_pipes', 1.35],
  ['fuel_pump', 1.4],
  ['transmission_tune', 1.45],
  ['intercooler', 1.5],
  ['tires', 1.55],
  ['half_shafts', 1.7],
  ['driveline', 1.75],
  ['differential', 1.85],
  ['head_studs', 1.9],
  ['oil_pump', 2],
]

const NEEDED: Partial<Record<PartKind, readonly Slot[]>> = {
  camshafts: ['tune', 'headers'],
  ported_heads: ['tune', 'head_studs'],
  injectors: ['tune'],
  intake_manifold: ['tune'],
  throttle_body: ['intake_manifold'],
  built_transmission: ['half_shafts', 'driveline'],
}
const LATE: ReadonlySet<PartKind> = new Set<PartKind>([
  'camshafts',
  'ported_heads',
  'methanol_injection',
  'built_transmission',
])
const JOBS: Partial<Record<PartKind, readonly string[]>> = {
  built_bottom_end: ['engine out', 'gearbox out'],
  stroker: ['engine out', 'gearbox out'],
  head_studs: ['engine out'],
  oil_pump_gears: ['engine out'],
  camshafts: ['engine out'],
  clutch: ['gearbox out'],
  flywheel: ['gearbox out'],
  built_transmission: ['gearbox out'],
  torque_converter: ['gearbox out'],
  intercooler: ['front open'],
  radiator: ['front open'],
  oil_cooler: ['front open'],
}

/**
 * A rulebook of the size and shape of the real one, for timings: a dozen ceilings, order of work, what new boost and
 * cams need, and jobs that parts share. `slots`: those that some part of the car can fill; the others ask nothing.
 */
export function typicalRules(vehicle: Vehicle, slots: ReadonlySet<Slot>): SearchRules {
  const stockWheelHp = vehicle.engine.crankHp * vehicle.engine.ratingRatio * 0.86
  const possible = (wanted: readonly Slot[]) => wanted.filter((slot) => slots.has(slot))
  return {
    ...NO_RULES,
    needsOf: (part: Part) => possible(NEEDED[part.kind] ?? []),
    ceilings: INSISTED.filter(([slot]) => slots.has(slot)).map(([slot, times]) => ({
      ruleId: slot,
      slot,
      wheelHp: stockWheelHp * times,
    })),
    scenarioRefusal: ({ boostSource, tune }) =>
      boostSource && !tune && !boostSource.ratings.includes?.includes('tune') ? 'untuned boost' : undefined,
    scenarioNeeds: ({ boostSource }) =>
      boostSource && vehicle.engine.aspiration !== 'na' ? possible(['downpipe', 'intercooler']) : [],
    scenarioFloorWheelHp: ({ boostSource }) =>
      boostSource && vehicle.engine.aspiration !== 'na' ? stockWheelHp * 1.3 : 0,
    penaltyCents: ({ kind, manufacturer }) =>
      (LATE.has(kind) ? 75_000 : 0) + (manufacturer === 'Adrenaline Performance' ? 5_000 : 0),
    sharedJobsOf: ({ kind }) => (JOBS[kind] ?? []).map((job) => ({ job, hours: 6 })),
  }
}
