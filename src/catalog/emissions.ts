import type { Part, PartCategory, PartKind } from '../engine/model.ts'
import { hasCarbOrder, isCatless } from '../engine/rulebook/at-the-cats.ts'

/** What no smog station looks at: it needs no approval in any state. */
const NEEDS_NO_APPROVAL: ReadonlySet<PartCategory> = new Set<PartCategory>(['braking', 'suspension', 'drivetrain'])

/** Behind the catalytic converters, in the gearbox, or plain cooling: nothing of it is part of the emissions control. */
const KIND_NEEDS_NONE: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['catback_exhaust', 'clutch', 'flywheel', 'transmission_cooler', 'oil_cooler', 'radiator'] as const),
])

/** What can be said of a part before a smog station: by the catalog's own words, and by what it is. */
export function emissionsOf(
  part: Pick<Part, 'name' | 'description' | 'category' | 'kind'>,
): 'off_road' | '50_state' | 'unknown' {
  if (isCatless(part)) return 'off_road'
  return hasCarbOrder(part) || NEEDS_NO_APPROVAL.has(part.category) || KIND_NEEDS_NONE.has(part.kind)
    ? '50_state'
    : 'unknown'
}
