import type { ShownAspect } from './shown-aspect.ts'

/** Figures of a build by the words that people put in a list of them. */
const NAMES: readonly (readonly [ShownAspect, string])[] = [
  ['boost', 'boost|psi|boost pressure|presion'],
  ['torque', 'torque|w?tq|lb-?ft|nm|par'],
  ['hours', 'hours|hrs|horas|labor hours|shop time'],
  ['labor', 'labor|labour|labor cost|mano de obra'],
  ['total', 'price|cost|total|precio|costo|total price|installed price'],
  ['crank', 'crank(?: hp| power| number)?|kw|ps'],
  ['time', 'quarter(?: mile)?|1/4(?: mile)?|0-60|et|trap(?: speed)?'],
]
const ANY = NAMES.map(([, form]) => form).join('|')
const JOINT = String.raw`\s*(?:,|&|\+|,? (?:and|n|plus|y) )\s*`
const ARTICLE = String.raw`(?:the |el |la |its |new )?`
/** "Boost and torque", "price, hours and torque": two figures or more with nothing but joints between them. */
const LIST = new RegExp(
  String.raw`(?<![a-z\d])(?:${ANY})(?:${JOINT}${ARTICLE}(?:${ANY}))+(?![a-z\d]|[- ](?:converter|wrench|specs?|limit|leak|gauge|controller))`,
  'g',
)
const ONE = NAMES.map(([aspect, form]) => [aspect, new RegExp(`^(?:${form})$`)] as const)

/** The figures that a message lists, each of them asked for. */
export function figuresListed(words: string): ShownAspect[] {
  const lists = [...words.matchAll(LIST)].map(([list]) => list)
  const names = lists.flatMap((list) => list.split(new RegExp(JOINT)))
  const said = names.flatMap((name) => {
    const bare = name.replace(/^(?:the|el|la|its|new) /, '').trim()
    const hit = ONE.find(([, form]) => form.test(bare))
    return hit ? [hit[0]] : []
  })
  return [...new Set(said)]
}
