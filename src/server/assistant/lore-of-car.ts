import { variantsFor } from '../planning/car-facts.ts'
import { type Answer, type Bilingual, inLanguage, text } from './advisor.ts'
import { type Platform, platformsNamed, platformsOfCar } from './knowledge/car-lore.ts'
import { type RankedLore, rankedLore } from './knowledge/ranked-lore.ts'
import { withoutCars } from './knowledge/subject-of-question.ts'
import type { Turn } from './readers.ts'

/** The platforms that a talk is about: of the car that it is about, else what the last message names that names one. */
export function platformsOfTalk({ advisor, draft, messages }: Turn): readonly Platform[] {
  const { car, year } = draft
  const variants = car === undefined ? [] : variantsFor(advisor.catalog, { car, year })
  const ours = variants.flatMap(({ make, model, yearFrom, yearTo }) =>
    platformsOfCar({ make, model, yearFrom: year ?? yearFrom, yearTo: year ?? yearTo }),
  )
  const named = messages
    .filter(({ from }) => from === 'visitor')
    .map((message) => platformsNamed(message.text))
    .findLast((found) => found.length > 0)
  const both = named?.filter((one) => ours.includes(one)) ?? []
  return [...new Set(both.length > 0 ? both : ours.length > 0 ? ours : (named ?? []))]
}

/** What the trade says to a message about this very car, unless it was said already. */
export function loreTold(turn: Turn): RankedLore | undefined {
  const { advisor, reading, toldBefore, words } = turn
  const platforms = platformsOfTalk(turn)
  if (platforms.length === 0) return undefined
  const bare = withoutCars(advisor.catalog.vehicles, reading.asked)
  const best = rankedLore(platforms, words, bare).find(
    ({ lore }) => !toldBefore.some((earlier) => lore.says.some((one) => earlier.includes(one))),
  )
  return best
}

/** Whose word it is, and of which car: the trade's, no figure of ours. */
const withTitle = ({ platform: { title }, lore: { says } }: RankedLore): Bilingual => [
  `What the trade says of ${title}: ${says[0]}`,
  `Lo que se sabe en los talleres de ${title.replace(/^the /, '')}: ${says[1]}`,
]

export const loreSaid = ({ draft }: Turn, told: RankedLore): Answer => [
  text(inLanguage(draft.language, withTitle(told))),
]
