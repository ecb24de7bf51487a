import type { PartKind, Slot, Vehicle } from '../model.ts'
import type { InductionPreference } from '../optimizer/search-request.ts'
import type { Stage } from './planner-constants.ts'

/** What a workshop means by a stage: the slots it may touch, those it must fill, and how far it goes. */
export interface StageRule {
  /** Slots that stay stock. */
  excludedSlots: readonly Slot[]
  requiredSlots: readonly Slot[]
  /** Ceiling of the stage: the stock fuel system, the stock internals less a margin, or the built engine. */
  upTo: 'fuel_system' | 'internals' | 'built_engine'
  /** Share of the gain that the stage could make at most which its package must reach, the cheapest way. */
  gainShare: number
}

/** Packages are for the street: catalysts stay, and no bottle. */
export const NEVER_IN_PACKAGES: readonly PartKind[] = ['midpipe_catless', 'nitrous', 'drag_tires']
const STRENGTH: readonly Slot[] = ['bottom_end', 'transmission', 'clutch']
const FUEL: readonly Slot[] = ['injectors', 'fuel_pump', 'methanol', 'fuel_blend']
const DEEP: readonly Slot[] = ['camshafts', 'heads', ...STRENGTH]

/** What a package advises beside its core, and never counts on. */
export const SUPPORTING_SLOTS: readonly Slot[] = [
  'driveline',
  'tires',
  'head_studs',
  'oil_pump',
  'torque_converter',
  'differential',
  'half_shafts',
  'suspension',
  'sway_bar',
  'brakes',
  'brake_pads',
  'flywheel',
  'transmission_tune',
  'transmission_cooler',
  'brake_rotors',
  'brake_fluid',
  'chassis',
]

const BOLT_ONS_ONLY: readonly Slot[] = [
  'boost_source',
  'pulley',
  'intake_manifold',
  'headers',
  'midpipe',
  'downpipe',
  'intercooler',
  'heat_exchanger',
  ...FUEL,
  ...DEEP,
]

const ETHANOL_NEEDS: ReadonlySet<Slot> = new Set<Slot>(['fuel_blend'])

/**
 * The rule of a stage for a car. Stage 2 is full bolt-ons; it takes a larger boost source only where the customer
 * prefers a kind of induction that the car does not have, or (`boosted`) where bolt-ons alone add next to nothing.
 */
export function stageRule(
  stage: Stage,
  car: { vehicle: Vehicle; induction: InductionPreference; ethanol: boolean; boosted: boolean },
): StageRule {
  const keepBlend = (slots: readonly Slot[]) => (car.ethanol ? slots.filter((slot) => !ETHANOL_NEEDS.has(slot)) : slots)
  switch (stage) {
    case 'stage1':
      return {
        excludedSlots: keepBlend(BOLT_ONS_ONLY),
        requiredSlots: ['tune'],
        upTo: 'fuel_system',
        gainShare: 0.9,
      }
    case 'stage2':
      return {
        excludedSlots: keepBlend([...FUEL, ...DEEP, ...(car.boosted ? [] : (['boost_source'] as const))]),
        requiredSlots: ['tune'],
        upTo: 'fuel_system',
        gainShare: 0.9,
      }
    case 'stage3':
      return {
        excludedSlots: ['bottom_end'],
        requiredSlots: ['tune'],
        upTo: 'internals',
        gainShare: 0.97,
      }
    case 'wide_open':
      return {
        excludedSlots: [],
        requiredSlots: ['tune', 'bottom_end'],
        upTo: 'built_engine',
        gainShare: 0.95,
      }
  }
}
