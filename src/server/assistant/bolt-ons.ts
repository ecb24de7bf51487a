import type { PartKind, Vehicle } from '../../engine/model.ts'

/** What "full bolt-ons" means on any car; what an engine does not take falls away. */
export const FULL_BOLT_ONS: readonly PartKind[] = [
  ...(['catback_exhaust', 'cold_air_intake', 'downpipe', 'headers_long_tube', 'intercooler'] as const),
]

/** On a turbo car the bolt-ons are the downpipe, and its manifold is nobody's "headers". */
export const boltOnsOf = (kinds: readonly PartKind[], { engine }: Vehicle): readonly PartKind[] =>
  FULL_BOLT_ONS.every((kind) => kinds.includes(kind)) && /turbo/.test(engine.aspiration)
    ? kinds.filter((kind) => kind !== 'headers_long_tube')
    : kinds
