import type { PartKind, Slot, Vehicle } from '../model.ts'
import type { InductionPreference, Stage } from '../vocabulary.ts'

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
/** What Stage 2 leaves alone: the stock clutch may be what ends Stage 1, and then a clutch belongs to it. */
const NOT_IN_STAGE_2: readonly Slot[] = DEEP.filter((slot) => slot !== 'clutch')

const BOLT_ONS_ONLY: readonly Slot[] = [
  'boost_source',
  'pulley',
  'intake_manifold',
  'headers',
  'midpipe',
  'downpipe',
  'intercooler',
  'heat_exchanger',
  'catback',
  ...FUEL,
  ...DEEP,
]

const ETHANOL_NEEDS: ReadonlySet<Slot> = new Set<Slot>(['fuel_blend', 'injectors', 'fuel_pump', 'direct_fuel'])

/** What the stage is about on a car: what the trade's own stage of that name contains, as far as parts for it are sold. */
interface StageCar {
  vehicle: Vehicle
  induction: InductionPreference
  ethanol: boolean
  /** Stage 2 with a larger boost source: the preference asks for one, or bolt-ons do next to nothing. */
  boosted: boolean
  isSold: (slot: Slot) => boolean
}

/** Full bolt-ons: downpipe and charge cooling on a turbo, the pulley on a blower, headers on an unboosted engine. */
function boltOns({ vehicle, isSold }: StageCar): Slot[] {
  const { aspiration } = vehicle.engine
  const wanted: readonly Slot[] =
    aspiration === 'na' ? ['headers'] : aspiration === 'supercharged' ? ['pulley'] : ['downpipe', 'intercooler']
  return wanted.filter(isSold)
}

/** A built engine makes half as much heat again: water, oil, the charge of a factory turbo or blower, and the automatic. */
function cooling({ vehicle, isSold }: StageCar): Slot[] {
  const charge = (['heat_exchanger', 'intercooler'] as const).filter(isSold).slice(0, 1)
  return [
    ...(['cooling', 'oil_cooler'] as const).filter(isSold),
    ...(vehicle.engine.aspiration === 'na' ? [] : charge),
    ...(vehicle.transmission.kind === 'manual' ? [] : (['transmission_cooler'] as const).filter(isSold)),
  ]
}

/**
 * The rule of a stage for a car, in the trade's meaning of the words: Stage 1 tune on the stock hardware; Stage 2 full
 * bolt-ons on the stock turbo, blower or cams; Stage 3 a bigger turbo or a blower with its fuel on the stock bottom
 * end; Wide Open a built engine with its cooling.
 */
export function stageRule(stage: Stage, car: StageCar): StageRule {
  const keepBlend = (slots: readonly Slot[]) => (car.ethanol ? slots.filter((slot) => !ETHANOL_NEEDS.has(slot)) : slots)
  const boost: readonly Slot[] = car.isSold('boost_source') ? ['boost_source'] : []
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
        excludedSlots: keepBlend([...FUEL, ...NOT_IN_STAGE_2, ...(car.boosted ? [] : (['boost_source'] as const))]),
        requiredSlots: ['tune', ...(car.boosted ? [] : boltOns(car))],
        upTo: 'fuel_system',
        gainShare: 0.9,
      }
    case 'stage3':
      return {
        excludedSlots: ['bottom_end'],
        requiredSlots: ['tune', ...boost],
        upTo: 'internals',
        gainShare: 0.97,
      }
    case 'wide_open':
      return {
        excludedSlots: [],
        requiredSlots: ['tune', 'bottom_end', ...boost, ...cooling(car)],
        upTo: 'built_engine',
        gainShare: 0.95,
      }
  }
}
