import { breakable } from '../../../engine/limits/is-strength.ts'
import type { LimitUse } from '../../../engine/model.ts'
import { type Answer, type Bilingual, dollars, inLanguage, listed, suggestions, text } from '../advisor.ts'
import type { Subject } from '../strength-answers.ts'
import { subjectOf } from '../subject-of-answer.ts'
import type { Turn } from '../turn.ts'
import { asksNothingSurely } from './ask-in.ts'

/** What a price leaves out is asked, and not what the build is to leave out. */
const LEFT_OUT =
  /\b(?:what|anything|something|whats|que)\b[^.?!]{0,40}\b(?:leav(?:e|ing)|left) out\b|\b(?:not|isn't|is not|no[t]?|aren't) (?:in|included|counted|covered)\b[^.?!]{0,24}\b(?:price|total|quote|number|that|it)?\b|\bhidden (?:costs?|fees?|charges?)\b|\b(?:surprises?|gotchas?|fine print|extra (?:costs?|fees?|charges?))\b|\bwhat(?: is|s)? (?:the catch|missing)\b|\bque (?:no|falta)\b[^.?!]{0,20}\b(?:incluye|cuenta)\b|\bcostos? (?:ocultos?|extra)\b/
const ORDERS = /\b(?:leave|take) (?:it|that|the|out|off)\b(?!.*\?)|\bwithout\b/

const WATCHED = 0.9

/** "What did you leave out": what the total holds, what comes on top of it, and what it takes for granted. */
export function leftOut(turn: Turn): Answer | undefined {
  const { shop, draft, reading } = turn
  const { asked, meaning } = reading
  if (!draft.shown || !LEFT_OUT.test(asked) || (ORDERS.test(asked) && !/\bwhat|whats|anything\b/.test(asked)))
    return undefined
  if (meaning.keepsStock !== undefined || meaning.without !== undefined || meaning.car !== undefined) return undefined
  if (!asksNothingSurely(turn, ['of_build', 'shop', 'change', 'advice'])) return undefined
  const subject = subjectOf(shop, draft, { ...reading, meaning: { intent: 'topic' } })
  const told = subject && wordsOf(subject)
  return told && [text(inLanguage(draft.language, told)), suggestions('What breaks first?', 'Add it to my cart')]
}

function wordsOf({ reply, vehicle }: Subject): Bilingual | undefined {
  if (!reply) return undefined
  const { estimatedCost, partsCost, laborCost, laborHours, recommendedParts, limits } = reply
  const tune = recommendedParts.find(({ kind }) => kind === 'tune' || kind === 'e85_tune')
  const first = vehicle.family.weakPoints.filter((one) => one.first).map(({ what }) => what)
  const [close] = breakable(limits as readonly LimitUse[]).filter(({ share }) => share >= WATCHED)
  const health =
    first.length > 0
      ? ` It assumes a healthy engine and gearbox, with ${listed(first)} checked or done; worn parts are extra.`
      : ' It assumes a healthy engine and gearbox; worn parts are extra.'
  const margin = close
    ? ` Nothing that the power needs is left out; the tightest part runs at ${Math.round(100 * close.share)}% of its limit.`
    : ' Nothing that the power needs is left out.'
  return [
    `Sales tax and shipping aren't in the ${dollars(estimatedCost)}; you see both before you pay. It covers ${dollars(partsCost)} in parts${tune ? ', tune included,' : ''} and ${dollars(laborCost)} for ${laborHours} hours of labor. Our prices are estimates until we quote them.${health}${margin}`,
    `El impuesto y el envío no van en los ${dollars(estimatedCost)}; los ves antes de pagar. Incluye ${dollars(partsCost)} en piezas y ${dollars(laborCost)} de ${laborHours} horas de mano de obra. Son estimados hasta que cotizamos, y da por hecho que motor y caja están sanos; lo desgastado va aparte.`,
  ]
}
