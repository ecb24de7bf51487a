import type { LimitUseReply } from '../../contract/figures.ts'
import { checkBuild } from '../../engine/fitment/check-build.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { BuildPower, LimitComponent, Part, PartKind, Vehicle } from '../../engine/model.ts'
import type { IntendedUse } from '../../engine/optimizer/search-request.ts'

/** Parts beside the build that its own figures ask for, each group with the figure that asks. */
export interface Suggestion {
  title: string
  reason: string
  parts: readonly Part[]
}

const PER_GROUP = 3
/** A limit used to more than this deserves an offer; the engine itself warns above 0.9. */
const WORTH_MOVING = 0.8

const MOVERS: Readonly<Record<LimitComponent, { title: string; name: string; kinds: readonly PartKind[] }>> = {
  internals: {
    title: 'Stronger engine',
    name: 'engine internals',
    kinds: ['built_bottom_end', 'head_studs', 'oil_pump_gears'],
  },
  transmission: {
    title: 'Stronger transmission',
    name: 'transmission',
    kinds: ['built_transmission', 'transmission_tune', 'transmission_cooler', 'torque_converter'],
  },
  clutch: { title: 'Stronger clutch', name: 'clutch', kinds: ['clutch', 'flywheel'] },
  fuel_system: { title: 'More fuel', name: 'fuel system', kinds: ['injectors', 'fuel_pump'] },
  boost_source: {
    title: 'A larger boost source',
    name: 'boost source',
    kinds: [
      'turbo_upgrade',
      'turbo_kit_single',
      'turbo_kit_twin',
      'supercharger_centrifugal',
      'supercharger_twin_screw',
    ],
  },
  grip: {
    title: 'Put it on the ground',
    name: 'driven tires at launch',
    kinds: ['drag_tires', 'tires', 'differential', 'half_shafts'],
  },
}

/** Power over stock from which heat, brakes and body control deserve more than the factory gave them. */
const MUCH_MORE_POWER = 1.25

/**
 * At most five groups, the limit most used first. Only parts that fit, that the build can take beside what it has, and
 * that a limit, the added power or the use gives a reason for.
 */
export function complementarySuggestions(given: {
  vehicle: Vehicle
  parts: readonly Part[]
  /** Everything that fits the car. */
  available: readonly Part[]
  power: BuildPower
  limits: readonly LimitUseReply[]
  use: IntendedUse
}): Suggestion[] {
  const { vehicle, parts, available, power, limits, use } = given
  const taken = new Set(parts.map((part) => slotOf(part.kind)))
  const pick = (kinds: readonly PartKind[]): Part[] =>
    kinds
      .flatMap((kind) =>
        available
          .filter((part) => part.kind === kind)
          .toSorted(byPrice)
          .slice(0, 1),
      )
      .filter((part) => !taken.has(slotOf(part.kind)) && checkBuild(vehicle, [...parts, part]).length === 0)
      .slice(0, PER_GROUP)
  const ratio = power.wheelHp / power.stockWheelHp
  const more = `${Math.round((ratio - 1) * 100)} % more power`
  const asked: (Suggestion & { kinds: readonly PartKind[] })[] = []
  const ask = (title: string, reason: string, kinds: readonly PartKind[]) =>
    asked.push({ title, reason, kinds, parts: pick(kinds) })

  for (const limit of limits) {
    if (limit.share < WORTH_MOVING || limit.component === 'grip') continue
    const { title, name, kinds } = MOVERS[limit.component]
    ask(title, `${Math.round(limit.share * 100)} % of what the ${name} can take is used.`, kinds)
  }
  const grip = limits.find((limit) => limit.component === 'grip')
  if (grip && grip.share > 1) {
    const { title, kinds } = MOVERS.grip
    const wanted = use === 'daily' || use === 'street' ? kinds.filter((kind) => kind !== 'drag_tires') : kinds
    ask(title, `First gear can spin the tires with ${Math.round((grip.share - 1) * 100)} % to spare.`, wanted)
  }
  if (ratio >= MUCH_MORE_POWER) {
    ask(
      'Keep it cool',
      `${more} is that much more heat to carry away.`,
      COOLING[vehicle.engine.aspiration === 'na' ? 'na' : 'boosted'],
    )
    ask('Stop it', `${more} arrives at the braking point faster.`, ['brake_pads', 'brake_fluid', 'brake_kit'])
  }
  if (use === 'track' || use === 'drag') {
    const kinds: readonly PartKind[] =
      use === 'track' ? ['coilovers', 'sway_bar', 'oil_cooler'] : ['driveshaft', 'half_shafts']
    ask(use === 'track' ? 'For the track' : 'For the strip', `Asked for by ${use} use.`, kinds)
  }
  const offered = new Set<string>()
  return asked
    .map(({ title, reason, parts: picked }) => ({
      title,
      reason,
      parts: picked.filter((part) => !offered.has(part.id) && offered.add(part.id)),
    }))
    .filter((suggestion) => suggestion.parts.length > 0)
    .slice(0, 5)
}

const COOLING: Readonly<Record<'na' | 'boosted', readonly PartKind[]>> = {
  na: ['radiator', 'oil_cooler', 'transmission_cooler'],
  boosted: ['heat_exchanger', 'intercooler', 'oil_cooler', 'radiator'],
}

const byPrice = (a: Part, b: Part): number => a.priceCents - b.priceCents || (a.id < b.id ? -1 : 1)
