import { slotOf } from '../fitment/slots.ts'
import { kindWords } from '../limits/limit-words.ts'
import type { Fuel, PartKind, Slot } from '../model.ts'
import { stageGain } from './breathing-rules.ts'
import { fuelSlot } from './fuel-supply.ts'
import { addsBoost, isEthanol, isFactoryTurbo, type Rule, type RuleCeiling, type RuledCar } from './rule.ts'

/** Entries that other rules and limits already hold: the strength limits, slots that are chosen as a whole, and tires. */
const HELD_ELSEWHERE: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['built_bottom_end', 'pulley_smaller', 'tires', 'drag_tires'] as const),
])

/** The slot that a named kind fills on this car; undefined where the car cannot have it. */
function slotOn(kind: PartKind, car: RuledCar): Slot | undefined {
  const { kind: gearbox } = car.vehicle.transmission
  if (kind === 'torque_converter' && gearbox !== 'automatic') return undefined
  if (kind === 'clutch' && gearbox !== 'manual') return undefined
  if (kind === 'transmission_tune' && (gearbox === 'manual' || !car.family.transmissionTuneExists)) return undefined
  // Ethanol is the octane that water-methanol stands in for.
  if (kind === 'methanol_injection' && isEthanol(car.fuel)) return undefined
  return fuelSlot(kind, car) ?? slotOf(kind)
}

/** A pump that the trade names below this share of what the high-pressure pump feeds is the one in the tank. */
const TANK_PUMP_BELOW = 0.85

/** Worked: the N54's high-pressure pump feeds 500 whp; the pump that its builders fit at 400 stands in the tank. */
const slotAbove = (kind: PartKind, wheelHp: number, car: RuledCar): Slot | undefined =>
  kind === 'fuel_pump' && wheelHp < TANK_PUMP_BELOW * car.family.fuelLimitWheelHp[93] ? 'fuel_pump' : slotOn(kind, car)

const isSold = (slot: Slot, car: RuledCar): boolean => car.fitting.some((part) => slotOf(part.kind) === slot)

/** A blend of ethanol lets a boosted engine make more on the same hardware. */
const ON_ETHANOL: Readonly<Partial<Record<Fuel, number>>> = { e30: 1.05, e85: 1.1, race: 1.08 }

/**
 * The figures of the table are stated on 93: fuel limits shrink on E85 with what the stock system feeds, and a boosted
 * engine makes more on the same cams and downpipe.
 */
function onFuel(kind: PartKind, wheelHp: number, car: RuledCar): number {
  const { family, fuel } = car
  if ((kind === 'camshafts' || kind === 'downpipe') && car.vehicle.engine.aspiration !== 'na')
    return wheelHp * (ON_ETHANOL[fuel] ?? 1)
  if (fuel !== 'e85' || (kind !== 'injectors' && kind !== 'fuel_pump')) return wheelHp
  return wheelHp * (family.fuelLimitWheelHp.e85 / family.fuelLimitWheelHp[93])
}

/** Cams help a stock turbo breathe; a bigger turbo brings the air that they stand for. */
const standsInFor = (kind: PartKind): RuleCeiling['when'] =>
  kind === 'camshafts' ? ({ boostSource }) => !boostSource : undefined

/** Water-methanol is there against knock, which ethanol in the tank keeps away; B19 refuses it beside ethanol. */
const isMetByFuel = (kind: PartKind, { fuel }: RuledCar): boolean => kind === 'methanol_injection' && isEthanol(fuel)

/** Cars of one family differ; the trade's figure is for a typical one. */
const TYPICAL = 1.03

/** A belt-driven blower is limited by its air, not by knock. */
const BLOWER_ON_ETHANOL = 1.03

/** A car this near to the family's typical one is that car: then the trade's own figure counts where it is higher. */
const NEAR_TYPICAL = 0.15

/** Wheel hp that a tune (and intake) makes on the factory turbo or blower. */
function tunedWheelHp(car: RuledCar): number {
  const { family, stockWheelHp, fuel, vehicle } = car
  const byGain = stockWheelHp * stageGain(car, 'stage1')
  const isTypical = Math.abs(stockWheelHp / family.stockWheelHp - 1) < NEAR_TYPICAL
  const made = isTypical ? Math.max(byGain, family.stageWheelHp.stage1 ?? 0) : byGain
  const onFuel = ON_ETHANOL[fuel] ?? 1
  return made * TYPICAL * (vehicle.engine.aspiration === 'supercharged' ? Math.min(onFuel, BLOWER_ON_ETHANOL) : onFuel)
}

/** What the trade fits to this engine above a power, or with any added boost. */
export const PLATFORM_RULES: readonly Rule[] = [
  {
    id: 'P01',
    severity: 'must_with',
    sentence: 'Builders of this engine fit it at this power.',
    reason: 'Every builder of this engine runs one at that power.',
    ceilings: (car) =>
      car.family.mustKindsAbove.flatMap((must): RuleCeiling[] => {
        if ('addedBoost' in must || HELD_ELSEWHERE.has(must.kind)) return []
        const slot = slotAbove(must.kind, must.aboveWheelHp, car)
        if (!slot || !isSold(slot, car) || isMetByFuel(must.kind, car)) return []
        const wheelHp = Math.max(onFuel(must.kind, must.aboveWheelHp, car), car.stockWheelHp * 1.02)
        const when = standsInFor(must.kind)
        const sentence = `Above ${Math.round(wheelHp)} whp, this engine takes ${kindWords(must.kind, car.family)}.`
        const ofAir = slot === 'injectors' || slot === 'direct_fuel'
        return [{ slot, wheelHp, sentence, ofAir, ...(when ? { when } : {}) }]
      }),
    scenarioNeeds: (chosen, car) =>
      addsBoost(chosen)
        ? car.family.mustKindsAbove.flatMap((must) => {
            const slot = 'addedBoost' in must ? slotOn(must.kind, car) : undefined
            return slot && isSold(slot, car) ? [slot] : []
          })
        : [],
  },
  {
    id: 'P02',
    severity: 'must_with',
    sentence: 'A tune alone goes so far: then comes the downpipe.',
    reason: 'What the Stage 1 of the trade makes on this engine.',
    ceilings: (car) =>
      isFactoryTurbo(car) && isSold('downpipe', car)
        ? [{ slot: 'downpipe', wheelHp: tunedWheelHp(car), when: ({ boostSource }) => !boostSource }]
        : [],
  },
  {
    id: 'P02-pulley',
    severity: 'must_with',
    sentence: 'A tune alone goes so far: then comes the pulley.',
    reason: 'What the Stage 1 of the trade makes on this engine.',
    scenarioCeiling: ({ pulley, boostSource }, car) =>
      car.vehicle.engine.aspiration === 'supercharged' && !pulley && !boostSource
        ? tunedWheelHp(car)
        : Number.POSITIVE_INFINITY,
  },
]
