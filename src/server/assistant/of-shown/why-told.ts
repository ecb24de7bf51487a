import { type Bilingual, dollars } from '../advisor.ts'
import { named, type OfBuild } from '../of-build.ts'
import { bare, instalado, partsSaid } from './parts-said.ts'

const MOST = 3
const DEAR = /\b(?:expensive|dear|so much|steep|pricey|that much|high|money|caro|cara|price|cost\w*)\b/

/** "Why is that so much": the dearest of it, and how much is labor. */
const whySoMuch: OfBuild = (_, { recommendedParts, estimatedCost, laborCost, laborHours }) => {
  const top = recommendedParts.toSorted((a, b) => b.pricing.totalCost - a.pricing.totalCost).slice(0, MOST)
  const each = top.map((part) => `${bare(part)}, ${dollars(part.pricing.totalCost)}`)
  const reason = top[0] ? ` The first is in there for this: ${top[0].reason}` : ''
  return [
    `Most of the ${dollars(estimatedCost)} is ${each.join('; ')}, installed. Labor is ${dollars(laborCost)} of it, ${laborHours} hours.${reason}`,
    `De los ${dollars(estimatedCost)} lo más caro es ${each.join('; ')}; la mano de obra son ${dollars(laborCost)}.`,
  ]
}

/** "Why the intercooler": what asked for it and what it costs; without a part that it has, why it costs what it does. */
export const whyTold =
  (notInIt: OfBuild): OfBuild =>
  (subject, reply): Bilingual => {
    const said = partsSaid(subject.asked, reply)
    const own = [...new Set(said.flatMap((part) => part.own))]
    if (own.length === 0) return said.length > 0 ? notInIt(subject, reply) : whySoMuch(subject, reply)
    const of = (part: (typeof own)[number]) =>
      DEAR.test(subject.asked)
        ? ` ${dollars(part.pricing.partCost)} of it is the part, ${part.pricing.laborHours} h the labor.`
        : ''
    return [
      own
        .map((part) => `${named(part)}, ${dollars(part.pricing.totalCost)} installed: ${part.reason}${of(part)}`)
        .join(' '),
      own
        .map(
          (part) =>
            `${instalado(part)}${part.performance.hpGain > 1 ? `: +${Math.round(part.performance.hpGain)} whp` : ': sostiene la potencia'}.`,
        )
        .join(' '),
    ]
  }
