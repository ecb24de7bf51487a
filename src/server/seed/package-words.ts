import { kindName } from '../../catalog/trade-words.ts'
import { COUPLING_NAMES } from '../../engine/display-words.ts'
import { fillsSlot, slotOf } from '../../engine/fitment/slots.ts'
import { breakable } from '../../engine/limits/is-strength.ts'
import { limitName, watchWords } from '../../engine/limits/limit-words.ts'
import type { Part, PartKind, Slot } from '../../engine/model.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'

type Planned = Pick<PlannedBuild, 'build' | 'limits'>

/** Which parts strengthen what a car needs for its power. */
const SYSTEMS: Readonly<
  Record<
    | 'bottom end'
    | 'fuel system'
    | 'transmission'
    | 'driveline'
    | 'charge cooling'
    | 'engine cooling'
    | 'transmission cooling',
    readonly PartKind[]
  >
> = {
  'bottom end': ['built_bottom_end', 'stroker'],
  'fuel system': ['injectors', 'fuel_pump', 'high_pressure_fuel_pump', 'port_injection'],
  transmission: ['built_transmission'],
  driveline: ['driveshaft', 'half_shafts', 'differential'],
  'charge cooling': ['intercooler', 'heat_exchanger'],
  'engine cooling': ['radiator', 'oil_cooler'],
  'transmission cooling': ['transmission_cooler'],
}
/** What of an engine is opened. */
const OPENS_ENGINE: readonly PartKind[] = [...SYSTEMS['bottom end'], 'camshafts', 'ported_heads']
const COUPLING_KINDS: readonly PartKind[] = ['clutch', 'torque_converter']
const LIST = new Intl.ListFormat('en-US')

const holds = (parts: readonly Part[], kinds: readonly PartKind[]): boolean =>
  parts.some((part) => kinds.includes(part.kind))
/** The same, or a kit that brings one. */
const brings = (parts: readonly Part[], kinds: readonly PartKind[]): boolean =>
  parts.some((part) => kinds.some((kind) => fillsSlot(part, slotOf(kind))))

/** What the package strengthens by a part of its own, and what of the drivetrain stays as it left the factory. */
export function upgradesOf({ build: { vehicle, parts } }: Pick<Planned, 'build'>): {
  upgraded: string[]
  stock: string[]
} {
  const coupling = COUPLING_NAMES[vehicle.transmission.kind]
  const systems = [...Object.entries(SYSTEMS), [coupling, COUPLING_KINDS] as const]
  const upgraded = systems.filter(([, kinds]) => holds(parts, kinds)).map(([name]) => name)
  const stock = systems
    .filter(([name, kinds]) => ['bottom end', 'transmission', coupling].includes(name) && !brings(parts, kinds))
    .map(([name]) => name)
  return { upgraded, stock }
}

/** "stock engine, gearbox and fuel system": what of the three no part of the package touches. */
export function stockWords({ build: { parts } }: Pick<Planned, 'build'>): string {
  const untouched = [
    ['engine', OPENS_ENGINE],
    ['gearbox', SYSTEMS.transmission],
    ['fuel system', SYSTEMS['fuel system']],
  ] as const
  const names = untouched.filter(([, kinds]) => !brings(parts, kinds)).map(([name]) => name)
  return `stock ${LIST.format(names)}`
}

/** A part of the package stands in the place of the kit's own. */
const isReplaced = (parts: readonly Part[], slot: Slot): boolean => parts.some((part) => slotOf(part.kind) === slot)

/** What the turbo or blower kit has in its box: "The twin turbo kit comes with its own intercooler." */
function kitWords(parts: readonly Part[]): string {
  const kit = parts.find((part) => slotOf(part.kind) === 'boost_source')
  const own = kit?.ratings.includes?.filter((slot) => !isReplaced(parts, slot)) ?? []
  if (!kit || own.length === 0) return ''
  return `The ${kindName(kit.kind).toLowerCase()} comes with its own ${LIST.format(own.map((slot) => limitName({ component: 'hardware', slot })))}.`
}
/** "We upgrade the fuel system and engine cooling to match. The bottom end and transmission stay stock." */
export function upgradeWords(planned: Pick<Planned, 'build'>): string {
  const { upgraded, stock } = upgradesOf(planned)
  const stays = stock.length > 1 || stock[0]?.endsWith('s') ? 'stay' : 'stays'
  return [
    upgraded.length > 0 ? `We upgrade the ${LIST.format(upgraded)} to match.` : '',
    kitWords(planned.build.parts),
    stock.length > 0 ? `The ${LIST.format(stock)} ${stays} stock.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What the package comes nearest to: "stock transmission". */
export function edgeWords({ build, limits }: Planned): string {
  const [first] = breakable(limits)
  if (!first) throw new Error(`${build.vehicle.id} has no limit at all`)
  return `${first.liftedByPartId ? '' : 'stock '}${limitName(first, build.vehicle.family)}`
}

/** "First thing to watch: the transmission, at 100% of its limit." */
export function limitWords({ build, limits }: Planned): string {
  const [first] = breakable(limits)
  if (!first) return ''
  return watchWords(first, build.vehicle.family)
}
