import type { RecommendedPart } from '../../../contract/configurator.ts'
import { type Bilingual, dollars } from '../advisor.ts'
import { named, type OfBuild } from '../of-build.ts'
import { cooling } from './cooling-told.ts'

const MOST = 3
const gain = ({ performance: { hpGain } }: RecommendedPart): number => Math.round(hpGain)

/** What makes the rest of a build possible, the most first. */
const CARRIES = [/^turbo|^supercharger/, /^(?:e85_)?tune$/, /^cam|^ported/] as const
/** Where each part only works with the others: the one that they are for. */
function withoutGains(parts: readonly RecommendedPart[]): Bilingual {
  const main = CARRIES.flatMap((form) => parts.filter(({ kind }) => form.test(kind)))[0]
  return main
    ? [
        `The ${named(main)}, ${dollars(main.pricing.totalCost)} installed: the other parts feed it or hold what it makes. By themselves they add next to nothing.`,
        `${named(main)}, ${dollars(main.pricing.totalCost)} instalado: lo demás es para sostenerlo.`,
      ]
    : ['None by itself: no part in it adds a whp that counts alone.', 'Ninguna sola: es el conjunto.']
}

const HEAT = /\b(?:heat|hot|temps?|cool\w*|sand|track|laps?|sessions?|calor)\b/

/** "Which part does the most of that": the parts by what each adds on this build, the most first. */
export const mostEffect: OfBuild = (subject, reply) => {
  const { recommendedParts } = reply
  if (HEAT.test(subject.asked)) return cooling(subject, reply)
  const parts = recommendedParts.filter((part) => gain(part) >= 1).toSorted((a, b) => gain(b) - gain(a))
  const [first, ...others] = parts.slice(0, MOST)
  if (!first) return withoutGains(recommendedParts)
  const each = (part: RecommendedPart): string =>
    `${named(part)}: +${gain(part)} whp for ${dollars(part.pricing.totalCost)}`
  const cada = (part: RecommendedPart): string =>
    `${named(part)}: +${gain(part)} whp por ${dollars(part.pricing.totalCost)}`
  const [more, luego] =
    others.length > 0
      ? [` Then the ${others.map(each).join('; the ')}.`, ` Luego ${others.map(cada).join('; ')}.`]
      : ['', '']
  return [
    `The most comes from the ${each(first)} on this build.${more} Each is counted with the others in place.`,
    `Lo que más da: ${cada(first)}.${luego}`,
  ]
}
