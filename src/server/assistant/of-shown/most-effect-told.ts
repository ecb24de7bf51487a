import type { RecommendedPart } from '../../../contract/configurator.ts'
import { dollars } from '../advisor.ts'
import { named, type OfBuild } from '../of-build.ts'

const MOST = 3
const gain = ({ performance: { hpGain } }: RecommendedPart): number => Math.round(hpGain)

/** "Which part does the most of that": the parts by what each adds on this build, the most first. */
export const mostEffect: OfBuild = (_, { recommendedParts }) => {
  const parts = recommendedParts.filter((part) => gain(part) >= 1).toSorted((a, b) => gain(b) - gain(a))
  const [first, ...others] = parts.slice(0, MOST)
  if (!first) return ['No single part does: together they make it.', 'Ninguna sola: es el conjunto.']
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
