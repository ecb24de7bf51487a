import type { PartKind, Vehicle } from '../../engine/model.ts'

/** What "full bolt-ons" means on any car; what an engine does not take falls away. */
export const FULL_BOLT_ONS: readonly PartKind[] = [
  ...(['catback_exhaust', 'cold_air_intake', 'downpipe', 'headers_long_tube', 'intercooler'] as const),
]

/** "On 35s": what a truck stands on is its height, and no grip. */
const ON_TALL_TIRES = /(?:^|-)(?:f-150|silverado|sierra|ram|tundra|tacoma|4runner|colorado|canyon|tahoe|yukon|raptor)\b/

/** On a turbo car the bolt-ons are the downpipe, and its manifold is nobody's "headers". */
export const boltOnsOf = (told: readonly PartKind[], { engine, modelId }: Vehicle): readonly PartKind[] => {
  const kinds = ON_TALL_TIRES.test(modelId) ? told.filter((kind) => kind !== 'tires') : told
  return FULL_BOLT_ONS.every((kind) => kinds.includes(kind)) && /turbo/.test(engine.aspiration)
    ? kinds.filter((kind) => kind !== 'headers_long_tube')
    : kinds
}
