import type { PartKind } from '../../../engine/model.ts'
import type { Answer } from '../advisor.ts'
import { allKindsIn, withoutParts } from '../part-words.ts'
import { shownBuild } from '../stage-plan.ts'
import { pointedAt } from '../told-last.ts'
import type { Turn } from '../turn.ts'
import { WHOLE_BUILD } from './all-but.ts'
import { nameOf, outcomeTold, placedOf } from './cart-told.ts'
import { isOfLaterBuild, isShort, type Spoken, spokenOrder } from './spoken-order.ts'

const ORDERS =
  /^\W*(?:(?:ok(?:ay)?|k|cool|yes|yeah|alright|aight|bet|please|then|so|just|only|and)\W+)*(?:order|buy|purchase|cart|grab|(?:i'll|i will|ill) (?:take|get|buy|order|grab)|gimme|give me|get me|(?:let me|lemme) (?:get|order|grab)|(?:add|put|throw)\b(?=.*\b(?:cart|basket)\b))\b/
const BUT = /\b(?:but(?! (?:then|if|only))|except(?: for)?|minus|without|besides|apart from|leave out|skip)\b/
const ONLY = /\b(?:just|only)\b/

const OF_OIL = /\b(?:oil|gears?|opgs?)\b/
/** The kinds of the build that the words name, or point at by one word: "the pump". */
const kindsOf = (own: readonly PartKind[], words: string): PartKind[] => {
  const named = allKindsIn(words)
  const byName = own.filter((kind) => named.includes(kind))
  const byWord = pointedAt(own, withoutParts(words)).filter(
    (kind) => own.includes(kind) && (kind !== 'oil_pump_gears' || OF_OIL.test(words)),
  )
  return [...new Set([...byName, ...byWord])]
}

/** "Order all of it except the plugs", "order just the blower and the pump": of the build that is shown those parts, and no others. */
export function orderedOfBuild(turn: Turn): Answer | undefined {
  const { advisor, draft } = turn
  const spoken: Spoken = spokenOrder(turn)
  const { heard, so } = spoken
  if (!draft.shown || !isOfLaterBuild(spoken) || draft.talk?.danger || heard.includes('?')) return undefined
  if (!ORDERS.test(heard) || !isShort(heard)) return undefined
  const but = BUT.exec(heard)
  const isAllBut = but !== null && WHOLE_BUILD.test(heard.slice(0, but.index))
  if (!isAllBut && !ONLY.test(heard)) return undefined
  const planned = shownBuild(advisor, draft, draft.shown)
  if (!planned.ok) return undefined
  const parts = planned.reply.recommendedParts.flatMap(({ partId }) => advisor.catalog.part(partId) ?? [])
  const kinds = kindsOf(
    parts.map(({ kind }) => kind),
    isAllBut ? heard.slice(but.index) : heard,
  )
  if (kinds.length === 0) return undefined
  const left = parts.filter(({ kind }) => kinds.includes(kind) === isAllBut)
  const added = parts.filter((part) => !left.includes(part)).map((part) => placedOf(part, undefined))
  if (added.length === 0) return undefined
  const names = left.map(nameOf).join('; ')
  return outcomeTold(draft, {
    vehicleId: planned.reply.enhancedData.vehicle.id,
    added,
    ...{ set: [], removed: [], lines: so.lines },
    notDone: [
      [
        `Left out of the build: ${names}. These are the parts alone, without installation: book that at /book. The build's power needs all of its parts.`,
        `Sin: ${names}. Son solo las piezas, sin instalación: /book. La potencia del build pide todas sus piezas.`,
      ],
    ],
  })
}
