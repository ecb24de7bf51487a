import type { Resource } from '@modelcontextprotocol/sdk/types.js'
import { RULEBOOK } from '../../engine/rulebook/rulebook.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { yearsText } from '../catalog/vehicle-reply.ts'

const VEHICLES = 'shop://vehicles'
const RULES = 'shop://rulebook'

/** What an agent may read whole. */
export const RESOURCES: Resource[] = [
  {
    uri: VEHICLES,
    name: 'vehicles',
    title: 'Vehicles',
    description: 'Every car that builds are planned for: id, make, model, variant, years.',
    mimeType: 'application/json',
  },
  {
    uri: RULES,
    name: 'rulebook',
    title: 'Rulebook',
    description: 'The rules that every build keeps, with the reason of each.',
    mimeType: 'text/markdown',
  },
]

/** The text of a resource; undefined where there is none of that address. */
export function readResource({ vehicles }: CatalogSnapshot, uri: string): string | undefined {
  if (uri === VEHICLES) {
    const listed = vehicles.map((vehicle) => {
      const { id, make, model, variant } = vehicle
      return { vehicleId: id, make, model, variant, years: yearsText(vehicle) }
    })
    return JSON.stringify(listed)
  }
  if (uri !== RULES) return undefined
  const lines = RULEBOOK.map(({ id, severity, sentence, reason }) => `- **${id}** (${severity}): ${sentence} ${reason}`)
  return ['# Rulebook', '', ...lines, ''].join('\n')
}
