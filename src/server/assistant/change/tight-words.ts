import type { GenerateReply } from '../../../contract/configurator.ts'
import type { Bilingual } from '../advisor.ts'

const FIRST = /First thing to watch: the ([^,]+), at (\d{2,3})% of (its|their) limit/
/** From here up nothing is left in hand. */
const TIGHT = 95
const FULL = 100

/** What a cheaper build is paid for with: a part that now stands at its limit, told before the saving. */
export function tightWords(reply: GenerateReply, before: GenerateReply): Bilingual | undefined {
  if (reply.estimatedCost >= before.estimatedCost) return undefined
  const [, part = '', share = '0', whose] = FIRST.exec(reply.explanation) ?? []
  const [, partBefore = '', shareBefore = '0'] = FIRST.exec(before.explanation) ?? []
  const isNew = part !== partBefore || Number(share) > Number(shareBefore)
  if (isNew && Number(share) > FULL)
    return [
      `Cheaper, but the ${part} ${whose === 'their' ? 'are past their' : 'is past its'} limit (${share}%).`,
      `Más barato, pero se pasa del límite (${share}%).`,
    ]
  return Number(share) >= TIGHT && isNew
    ? [
        `Cheaper, with no margin left: the ${part}, at ${share}% of the limit.`,
        `Más barato y sin margen: queda al ${share}% del límite.`,
      ]
    : undefined
}
