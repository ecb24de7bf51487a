import type { LimitUse } from '../model.ts'

/** What lets the engine breathe: at its limit it makes no more power, and nothing breaks. */
const BREATHES: ReadonlySet<LimitUse['slot']> = new Set([
  ...(['intake', 'intake_manifold', 'throttle_body', 'headers', 'midpipe', 'downpipe', 'catback'] as const),
  ...(['camshafts', 'heads', 'pulley', 'tune'] as const),
])

/** Whether something gives way beyond the limit, rather than that there is no more power; hot oil breaks at no figure. */
export const isStrength = ({ slot }: Pick<LimitUse, 'slot'>): boolean => !BREATHES.has(slot) && slot !== 'oil_cooler'

/** Whether it is about what the tires hold: beyond it they spin. */
export const isGrip = ({ component }: { component: string }): boolean => component === 'grip'

/**
 * What can break as power grows, the nearest to its limit first: the one ranking for every page, with each piece of
 * hardware once, at its strictest limit. Without tires, which spin, and without what only runs out of air.
 */
export function breakable<Use extends Named & Pick<LimitUse, 'share'>>(uses: readonly Use[]): Use[] {
  const ranked = uses
    .filter((use) => !isGrip(use) && isStrength(use as Pick<LimitUse, 'slot'>))
    .toSorted((a, b) => percentOf(b) - percentOf(a) || Number(b.slot !== undefined) - Number(a.slot !== undefined))
  const told = new Set<string>()
  return ranked.filter((use) => {
    const piece = pieceOf(use)
    return !told.has(piece) && told.add(piece)
  })
}

/** As it is told: of two limits of the same percentage, the one that names the part comes first. */
const percentOf = ({ share }: Pick<LimitUse, 'share'>): number => Math.round(100 * share)

interface Named {
  component: LimitUse['component']
  slot?: string | undefined
  liftedByKind?: string | undefined
}

/** What several limits are of: a gearbox is one piece, by its torque, by its power and on its factory tune. */
const PIECES: Readonly<Record<string, string>> = {
  bottom_end: 'internals',
  transmission_tune: 'transmission',
  high_pressure_fuel_pump: 'direct_fuel',
}

/** The piece of hardware that a limit is of; of the fuel system, the part that would lift it. */
function pieceOf({ component, slot, liftedByKind }: Named): string {
  const name = slot ?? (component === 'fuel_system' ? (liftedByKind ?? component) : component)
  return PIECES[name] ?? name
}
