import type { LimitUse } from '../model.ts'

/** What lets the engine breathe: at its limit it makes no more power, and nothing breaks. */
const BREATHES: ReadonlySet<LimitUse['slot']> = new Set([
  ...(['intake', 'intake_manifold', 'throttle_body', 'headers', 'midpipe', 'downpipe', 'catback'] as const),
  ...(['camshafts', 'heads', 'pulley', 'tune'] as const),
])

/** Whether something gives way beyond the limit, rather than that there is no more power; hot oil breaks at no figure. */
export const isStrength = ({ slot }: Pick<LimitUse, 'slot'>): boolean => !BREATHES.has(slot) && slot !== 'oil_cooler'

/** Whether it is about what the tires hold: beyond it they spin. */
export const isGrip = ({ component, slot }: { component: string; slot?: string | undefined }): boolean =>
  component === 'grip' || slot === 'tires'

/**
 * What can break as power grows, the nearest to its limit first: the one ranking for every page. Without tires, which
 * spin, and without what only runs out of air.
 */
export const breakable = <Use extends Pick<LimitUse, 'component' | 'share'> & { slot?: string | undefined }>(
  uses: readonly Use[],
): Use[] =>
  uses.filter((use) => !isGrip(use) && isStrength(use as Pick<LimitUse, 'slot'>)).toSorted((a, b) => b.share - a.share)
