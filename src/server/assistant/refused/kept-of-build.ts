import { slotOf } from '../../../engine/fitment/slots.ts'
import type { Meaning } from '../meaning.ts'
import { partsIn, slotsOf } from '../part-words.ts'
import type { Before } from '../said-before.ts'

const KEEP =
  /\b(?:keep|keeping|keeps|leave|leaving|retain|hang on to|hold on to|stick with)(?: (?:the|my|those|that|both|all|in|only|just|and|but|with)\b|[\s@,&+/])* $/
const STAYS =
  /^s?(?:[\s&+/@]|and\b|the\b)*(?:(?:can|must|should|will|get to) )?stays?\b(?: (?:in|on|where|put))?(?! (?:stock|factory|original|oem|as|alone|untouched|closed))/
const AS_IT_WAS =
  /^s?(?: (?:bone|all|completely))? (?:alone|stock|factory|original|oem|untouched|as (?:it|they) (?:is|are|was|were|came)|off|out|closed)\b/
const REFUSED =
  /\b(?:no|not|without|drop|lose|skip|ditch|scrap|cut|forget|remove|minus|kick)(?: (?:the|my|that|those|an?|any))* $/
const DROPS =
  /\b(?:no|not|without|drop|lose|skip|ditch|scrap|cut|forget|remove|don't want|take (?:out|off)|leave (?:out|off)|minus|kick)\b/

/**
 * "No headers, but keep the cams": of a build that is shown a part stays in it. Where it was wished for, or where another
 * part goes in the same breath, what is kept is the build's part and not the factory's.
 */
export function withKeptOfBuild(before: Before, meaning: Meaning, asked: string): Meaning {
  const { keepsStock = [] } = meaning
  if (keepsStock.length === 0 || (before.shown === undefined && !before.wants?.length)) return meaning
  if (meaning.car !== undefined && meaning.car !== before.car) return meaning
  const wished = new Set((before.wants ?? []).map(slotOf))
  const found = partsIn(asked)
  const masked = found.reduce(
    (words, { from, to }) => words.slice(0, from) + '@'.repeat(to - from) + words.slice(to),
    asked,
  )
  const isDropped = before.shown !== undefined && DROPS.test(asked)
  const kept = found.filter(({ from, to }) => {
    const after = masked.slice(to)
    const ahead = masked.slice(0, from)
    return !AS_IT_WAS.test(after) && !REFUSED.test(ahead) && (KEEP.test(ahead) || STAYS.test(after))
  })
  const slots = new Set(kept.flatMap(({ word }) => slotsOf(word)).filter((slot) => wished.has(slot) || isDropped))
  const left = keepsStock.filter((slot) => !slots.has(slot))
  if (left.length === keepsStock.length) return meaning
  const { keepsStock: _, ...rest } = meaning
  const wants = [
    ...new Set([...(meaning.wants ?? []), ...(before.wants ?? []).filter((kind) => slots.has(slotOf(kind)))]),
  ]
  return {
    ...rest,
    ...(left.length > 0 ? { keepsStock: left } : {}),
    ...(wants.length > 0 ? { wants: wants.sort() } : {}),
  }
}
