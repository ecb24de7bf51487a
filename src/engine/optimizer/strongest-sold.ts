import { openSearch, type Search } from './search.ts'
import { type SingleAnswer, strongestFor } from './single-answers.ts'

/**
 * The strongest build that is sold. A part that is not sold for less power than the strongest build of all delivers can
 * be in no build, so leaving it out keeps the answer exact.
 */
export function strongestSold(search: Search, budgetCents?: number): SingleAnswer {
  const answer = strongestFor(search, budgetCents)
  const { request } = search
  const { point } = answer
  const kept = new Set(request.lockedPartIds)
  const idle = point?.parts.find(
    (part) => !part.installed && !kept.has(part.id) && point.wheelHp < (request.rules?.floorWheelHpOf?.(part) ?? 0),
  )
  if (!idle || budgetCents !== undefined) return answer
  return strongestSold(openSearch({ ...request, excludedPartIds: [...(request.excludedPartIds ?? []), idle.id] }))
}
