import type { Part, PartKind } from '../../engine/model.ts'
import { partsLike } from '../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, text } from './advisor.ts'
import { partNamed } from './change/named-in-build.ts'
import { leftOutWords } from './left-out-words.ts'
import { withNearestBoost } from './other-boost.ts'
import type { Shown } from './shown.ts'

type Show = (advisor: Advisor, shown: Shown) => Answer

const TRIED_OF_A_KIND = 4
const TUNES: ReadonlySet<PartKind> = new Set<PartKind>(['tune', 'e85_tune'])

/** Wished parts that cannot stand in this build give way to others of their kind; what has none is left out, and said so. */
export function withoutLocks(advisor: Advisor, shown: Shown, show: Show): Answer | undefined {
  const { lockedPartIds = [], ...request } = shown.request
  if (lockedPartIds.length === 0 || !advisor.plan(request).ok) return undefined
  const { catalog } = advisor
  const vehicle = catalog.vehicle(request.vehicleId ?? '')
  const kept: string[] = []
  const left: Part[] = []
  const swapped: [Part, Part][] = []
  for (const id of lockedPartIds) {
    const part = catalog.part(id)
    if (!part || !vehicle) continue
    const others = partsLike(catalog, vehicle, { kind: part.kind })
      .filter((one) => one.kind === part.kind && !request.excludedPartIds?.includes(one.id))
      .slice(0, TRIED_OF_A_KIND)
    const works = others.find((one) => advisor.plan({ ...request, lockedPartIds: [...kept, one.id] }).ok)
    if (works && works.id !== id) swapped.push([part, works])
    if (works) kept.push(works.id)
    else left.push(others[0] ?? part)
  }
  const answer = show(advisor, { ...shown, request: kept.length > 0 ? { ...request, lockedPartIds: kept } : request })
  const has = answer.flatMap((event) => (event.type === 'build' ? event.reply.recommendedParts : []))
  // What was told before, and what stands in it by another part of its kind, is not told again.
  const isNew = ({ kind }: Part) =>
    (!shown.draft.before?.wants?.includes(kind) ||
      (shown.before?.recommendedParts ?? []).some((part) => part.kind === kind)) &&
    !has.some((part) => part.kind === kind || (TUNES.has(kind) && /\btun(?:e|ing)\b|\bmap\b/i.test(part.name)))
  const missing = left.filter(isNew)
  const { partNamed: name, before } = shown.draft
  const named = name && vehicle && before?.partNamed !== name ? partNamed(advisor, vehicle, name, []) : undefined
  const other = swapped.find(([part]) => part.id === named?.id)
  if (other) return [text(inLanguage(shown.draft.language, swappedWords(...other))), ...answer]
  if (missing.length === 0) return answer
  const words = inLanguage(shown.draft.language, leftOutWords(advisor, request, missing))
  return [{ type: 'text', text: `${words} ` }, ...answer]
}

/** Neither the wished parts nor the kind of boost can be: the nearest boost, without them. */
export function withoutLocksAndBoost(advisor: Advisor, shown: Shown, show: Show): Answer | undefined {
  const { lockedPartIds = [], ...request } = shown.request
  const planned = lockedPartIds.length === 0 ? undefined : advisor.plan(request)
  return planned && !planned.ok ? withNearestBoost(advisor, { ...shown, request }, planned, show) : undefined
}

/** A part that was named and does not go with the rest gives way to another of its kind, and that is said. */
const swappedWords = (named: Part, other: Part): Bilingual => [
  `The ${named.manufacturer} ${named.name} doesn't go with the rest of this build; the ${other.manufacturer} ${other.name} does. `,
  `${named.manufacturer} ${named.name} no va con el resto de este build; ${other.manufacturer} ${other.name} sí. `,
]
