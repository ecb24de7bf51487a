import type { Part, PartCategory, PartKind } from '../engine/model.ts'
import { hasCarbOrder, isCatless } from '../engine/rulebook/at-the-cats.ts'
import type { MustPass } from '../engine/vocabulary.ts'

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

/** Between the engine and the place of its cats: street legal nowhere without an order. */
const AT_THE_CATS: ReadonlySet<PartKind> = new Set<PartKind>([
  'midpipe_catless',
  'headers_long_tube',
  'headers_shorty',
  'downpipe',
])

/** Whether a part may be offered for a car that has to pass. */
export function passes(part: Part, mustPass: MustPass | undefined): boolean {
  if (!mustPass) return true
  const standing = emissionsOf(part)
  if (mustPass === 'carb' || AT_THE_CATS.has(part.kind)) return standing === '50_state'
  return standing !== 'off_road'
}
