import type { GenerateReply } from '../../contract/configurator.ts'
import type { Advisor, Bilingual } from './advisor.ts'
import { byItself, partsSaid } from './of-shown/parts-said.ts'

const SWAPS =
  /\b(?:swap|replace|switch|change|trade)\b|\b(?:other|another|different|some other) (?:brand|maker|make|company|kind|one)s?\b|\b(?:cambia\w*|otra marca)\b/

/** "Swap the headers for another brand" of a build that has none: said so, and what they would cost by themselves. */
export function swapOfNothing(
  { catalog, ...shop }: Advisor,
  reply: GenerateReply,
  asked: string,
): Bilingual | undefined {
  if (!SWAPS.test(asked)) return undefined
  // "Swap that for a Kenne Bell" names what comes, and not what goes.
  const [gone = asked] = asked.split(/\b(?:for|to|with|por)\b/)
  const parts = partsSaid(gone, reply)
  const [first] = parts
  const vehicle = catalog.vehicle(reply.enhancedData.vehicle.id)
  if (!first || !vehicle || parts.some(({ own, kit }) => own.length > 0 || kit)) return undefined
  const subject = { advisor: { ...shop, catalog }, vehicle, name: '', asked }
  const [english, spanish] = byItself(subject, first.kind)
  const isPlural = first.word.endsWith('s')
  return [
    `There ${isPlural ? 'are' : 'is'} no ${first.word} in this build to swap. ${english} Say "add ${isPlural ? 'them' : 'it'}" and I'll plan with ${isPlural ? 'them' : 'it'}.`,
    `Este build no lleva ${first.word}, así que no hay qué cambiar. ${spanish} Dime "agrégalo" y lo planeo con eso.`,
  ]
}
