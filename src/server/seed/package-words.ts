import { COUPLING_NAMES } from '../../engine/display-words.ts'
import { breakable } from '../../engine/limits/is-strength.ts'
import { isPlural, limitName } from '../../engine/limits/limit-words.ts'
import type { PartKind } from '../../engine/model.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'

type Planned = Pick<PlannedBuild, 'build' | 'limits'>

/** Which parts strengthen what a car needs for its power. */
const SYSTEMS: Readonly<
  Record<'bottom end' | 'fuel system' | 'transmission' | 'cooling' | 'driveline', readonly PartKind[]>
> = {
  'bottom end': ['built_bottom_end', 'stroker'],
  'fuel system': ['injectors', 'fuel_pump', 'high_pressure_fuel_pump', 'port_injection'],
  transmission: ['built_transmission'],
  driveline: ['driveshaft', 'half_shafts', 'differential'],
  cooling: ['radiator', 'oil_cooler', 'heat_exchanger', 'intercooler', 'transmission_cooler'],
}
const COUPLING_KINDS: readonly PartKind[] = ['clutch', 'torque_converter']
const LIST = new Intl.ListFormat('en-US')

/** What the package strengthens, and what of the drivetrain stays as it left the factory. */
export function upgradesOf({ build: { vehicle, parts } }: Pick<Planned, 'build'>): {
  upgraded: string[]
  stock: string[]
} {
  const coupling = COUPLING_NAMES[vehicle.transmission.kind]
  const systems = [...Object.entries(SYSTEMS), [coupling, COUPLING_KINDS] as const]
  const has = (kinds: readonly PartKind[]) =>
    parts.some(
      (part) => kinds.includes(part.kind) || kinds.some((kind) => part.ratings.includes?.some((slot) => slot === kind)),
    )
  const upgraded = systems.filter(([, kinds]) => has(kinds)).map(([name]) => name)
  const stock = ['bottom end', 'transmission', coupling].filter((name) => !upgraded.includes(name))
  return { upgraded, stock }
}

/** "We upgrade the fuel system and cooling. The bottom end and transmission stay stock." */
export function upgradeWords(planned: Pick<Planned, 'build'>): string {
  const { upgraded, stock } = upgradesOf(planned)
  const stays = stock.length > 1 || stock[0]?.endsWith('s') ? 'stay' : 'stays'
  return [
    upgraded.length > 0 ? `We upgrade the ${LIST.format(upgraded)} to match.` : '',
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
  const { family } = build.vehicle
  return `First thing to watch: the ${limitName(first, family)}, at ${Math.round(first.share * 100)}% of ${isPlural(first, family) ? 'their' : 'its'} limit.`
}
