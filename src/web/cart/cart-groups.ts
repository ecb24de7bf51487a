import type { CartBuild, CartVehicle } from '../../contract/cart.ts'
import { partIdOf, planCodeOf } from '../../contract/cart-lines.ts'
import type { CartViewLine } from './cart-lines.ts'
import type { CartView } from './cart-view.ts'

/** Lines that belong together: of one saved build, of one car, or everything else. */
export interface CartGroup {
  key: string
  title: string | null
  build?: CartBuild
  vehicle?: CartVehicle
  lines: CartViewLine[]
}

/** The cart's lines by build, then by car, in the order of their first line; what is for no car comes last. */
export function groupsOf({ lines, hosted }: Pick<CartView, 'lines' | 'hosted'>): CartGroup[] {
  const groups = new Map<string, CartGroup>()
  for (const line of lines) {
    const group = groupOf(line, hosted)
    const known = groups.get(group.key)
    if (known) known.lines.push(line)
    else groups.set(group.key, { ...group, lines: [line] })
  }
  const list = [...groups.values()]
  return [...list.filter(({ title }) => title !== null), ...list.filter(({ title }) => title === null)]
}

function groupOf(line: CartViewLine, hosted: CartView['hosted']): Omit<CartGroup, 'lines'> {
  const car = hosted?.vehicles?.find(({ id }) => id === vehicleOf(line))
  const build = hosted?.builds?.find(({ code }) => code === planCodeOf(line))
  if (build) {
    const vehicle = hosted?.vehicles?.find(({ id }) => id === build.vehicleId)
    return { key: `build ${build.code}`, title: build.name, build, ...(vehicle ? { vehicle } : {}) }
  }
  if (car) return { key: `car ${car.id}`, title: car.name, vehicle: car }
  return { key: 'other', title: null }
}

const vehicleOf = ({ attributes }: CartViewLine): string | undefined =>
  attributes.find(({ key }) => key === 'vehicle')?.value

export const partIdsOf = (lines: readonly CartViewLine[]): string[] => lines.flatMap((line) => partIdOf(line) ?? [])

/** The configurator with the group's car and parts. */
export function configuratorOf({ vehicle, lines }: CartGroup): string | undefined {
  if (!vehicle) return undefined
  const { id, make, modelId, year, induction } = vehicle
  const parts = partIdsOf(lines).join(',')
  return `/configurator?${new URLSearchParams({ make, model: modelId, year: String(year), variant: id, induction, parts })}`
}
