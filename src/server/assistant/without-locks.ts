import type { Part, PartKind } from '../../engine/model.ts'
import { partsLike } from '../planning/car-facts.ts'
import { type Advisor, type Answer, inLanguage } from './advisor.ts'
import { leftOutWords } from './left-out-words.ts'
import type { Shown } from './plan-answer.ts'

const TUNES: ReadonlySet<PartKind> = new Set<PartKind>(['tune', 'e85_tune'])
const hasTune = (answer: Answer): boolean =>
  answer.some(
    (event) =>
      event.type === 'build' && event.reply.recommendedParts.some(({ name }) => /\btun(?:e|ing)\b|\bmap\b/i.test(name)),
  )

const TRIED_OF_A_KIND = 4

/** Wished parts that cannot stand in this build give way to others of their kind; what has none is left out, and said so. */
export function withoutLocks(
  advisor: Advisor,
  shown: Shown,
  show: (advisor: Advisor, shown: Shown) => Answer,
): Answer | undefined {
  const { lockedPartIds = [], ...request } = shown.request
  if (lockedPartIds.length === 0 || !advisor.plan(request).ok) return undefined
  const { catalog } = advisor
  const vehicle = catalog.vehicle(request.vehicleId ?? '')
  const kept: string[] = []
  const left: Part[] = []
  for (const id of lockedPartIds) {
    const part = catalog.part(id)
    if (!part || !vehicle) continue
    const others = partsLike(catalog, vehicle, { kind: part.kind })
      .filter((one) => one.kind === part.kind && !request.excludedPartIds?.includes(one.id))
      .slice(0, TRIED_OF_A_KIND)
    const works = others.find((one) => advisor.plan({ ...request, lockedPartIds: [...kept, one.id] }).ok)
    if (works) kept.push(works.id)
    else left.push(others[0] ?? part)
  }
  const answer = show(advisor, { ...shown, request: kept.length > 0 ? { ...request, lockedPartIds: kept } : request })
  if (left.length === 0) return answer
  // A tune for another fuel is a tune: nothing of its kind is missing.
  const missing = left.filter(({ kind }) => !(TUNES.has(kind) && hasTune(answer)))
  if (missing.length === 0) return answer
  const words = inLanguage(shown.draft.language, leftOutWords(advisor, request, missing))
  return [...answer.slice(0, 1), { type: 'text', text: ` ${words}` }, ...answer.slice(1)]
}
