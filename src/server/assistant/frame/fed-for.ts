import { buildPower } from '../../../engine/index.ts'
import { type Fuel, type Part, type PartKind, SAE_J1349_WEATHER } from '../../../engine/model.ts'
import { partsLike } from '../../planning/car-facts.ts'
import type { Advisor } from '../advisor.ts'
import type { ChosenCar } from '../request-of.ts'

const powerOn = ({ catalog }: Advisor, { vehicle }: ChosenCar, parts: readonly Part[], fuel: Fuel) =>
  buildPower({ vehicle, parts, fuel, weather: SAE_J1349_WEATHER }, catalog.factors)

const FEEDS: readonly PartKind[] = ['port_injection', 'high_pressure_fuel_pump', 'injectors', 'fuel_pump']
const CLOSE_WHP = 2

/** The parts with the tune for it, and what of the fuel system brings more than it costs in no power. */
export function fedFor(
  advisor: Advisor,
  car: ChosenCar,
  parts: readonly Part[],
  fuel: Fuel,
): { parts: readonly Part[]; bought: Part[] } {
  const like = (kind: PartKind) =>
    partsLike(advisor.catalog, car.vehicle, { kind }).filter((part) => part.kind === kind)
  const [tune] = like('e85_tune')
  if (!tune || parts.some(({ kind }) => kind === 'e85_tune')) return { parts, bought: [] }
  const bought: Part[] = [tune]
  let fed: readonly Part[] = [...parts.filter(({ kind }) => kind !== 'tune'), tune]
  const [sensor] = like('flex_fuel')
  if (sensor && !parts.some(({ kind }) => kind === 'flex_fuel')) {
    bought.push(sensor)
    fed = [...fed, sensor]
  }
  const own = fed
  const feeding = FEEDS.map((kind) => ({ kind, choices: like(kind).toSorted((a, b) => a.priceCents - b.priceCents) }))
  // All that feeds at its strongest first: a pump alone brings nothing where the injectors end it as well.
  const chosen = new Map<PartKind, Part>(
    feeding.flatMap(({ kind, choices }) => (choices.at(-1) ? [[kind, choices.at(-1) as Part] as const] : [])),
  )
  const withChosen = () => [...own.filter(({ kind }) => !chosen.has(kind)), ...chosen.values()]
  const most = powerOn(advisor, car, withChosen(), fuel).wheelHp
  for (const { kind, choices } of feeding) {
    const without = () => powerOn(advisor, car, withChosen(), fuel).wheelHp >= most - CLOSE_WHP
    const strongest = chosen.get(kind)
    if (!strongest) continue
    chosen.delete(kind)
    if (without()) continue
    chosen.set(kind, choices.find((part) => chosen.set(kind, part) && without()) ?? strongest)
  }
  fed = withChosen()
  bought.push(...[...chosen.values()].filter((part) => !parts.includes(part)))
  return { parts: fed, bought }
}
