import type { GenerateRequest } from '../../contract/configurator.ts'
import type { PartKind } from '../../engine/model.ts'
import type { Advisor } from './advisor.ts'

const TUNES: ReadonlySet<string> = new Set<PartKind>(['tune', 'e85_tune'])

/**
 * A tune that is wished for is the one that the build takes anyway: locked in as the cheapest, a stage 1 map would cap what
 * the other parts make. Where the build would go without a tune, the lock stays. `namedId`: the part named by its maker.
 */
export function withTuneOfBuild(
  { catalog, plan }: Pick<Advisor, 'catalog' | 'plan'>,
  request: GenerateRequest,
  namedId: string | undefined,
): GenerateRequest {
  const { lockedPartIds: locked = [], ...rest } = request
  const others = locked.filter((id) => id === namedId || !TUNES.has(catalog.part(id)?.kind ?? 'clutch'))
  if (others.length === locked.length) return request
  const free: GenerateRequest = { ...rest, ...(others.length > 0 ? { lockedPartIds: others } : {}) }
  const planned = plan(free)
  return planned.ok && planned.reply.recommendedParts.some(({ kind }) => TUNES.has(kind)) ? free : request
}
