import type { Answer, Bilingual } from '../advisor.ts'
import { shownBuild } from '../stage-plan.ts'
import { outcomeTold, placedOf } from './cart-told.ts'
import type { OrderContext } from './pick-part.ts'
import type { Spoken } from './spoken-order.ts'

export const WHOLE_BUILD =
  /\b(?:whole (?:thing|build|lot|list)|everything|all of (?:it|them|that)|all (?:the|those) parts|the rest)\b/

/** "The whole thing except the intercooler": the parts of the build that is shown, without those. */
export function allBut({ order, so }: Spoken, { advisor, draft, car }: OrderContext): Answer | undefined {
  const planned = draft.shown ? shownBuild(advisor, draft, draft.shown) : undefined
  if (!planned?.ok) return undefined
  const left = order.items.flatMap(({ kinds }) => kinds)
  const all = planned.reply.recommendedParts.flatMap(({ partId }) => advisor.catalog.part(partId) ?? [])
  const added = all.filter(({ kind }) => !left.includes(kind)).map((part) => placedOf(part, undefined))
  const out = all.filter(({ kind }) => left.includes(kind)).map(({ manufacturer, name }) => `${manufacturer} ${name}`)
  const notDone: Bilingual = [
    `${out.length > 0 ? `Left out: ${out.join('; ')}. ` : ''}These are the parts; to have them installed, book at /book.`,
    `${out.length > 0 ? `Sin: ${out.join('; ')}. ` : ''}Son las piezas; para instalarlas, /book.`,
  ]
  return outcomeTold(draft, {
    vehicleId: car.vehicle.id,
    added,
    set: [],
    removed: [],
    notDone: [notDone],
    lines: so.lines,
  })
}
