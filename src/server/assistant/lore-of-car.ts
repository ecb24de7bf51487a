import type { Vehicle } from '../../engine/model.ts'
import { variantsFor } from '../planning/car-facts.ts'
import { type Answer, type Bilingual, inLanguage, text } from './advisor.ts'
import { type Platform, platformsNamed, platformsOfCar } from './knowledge/car-lore.ts'
import { type RankedLore, rankedLore } from './knowledge/ranked-lore.ts'
import { withoutCars } from './knowledge/subject-of-question.ts'
import type { Turn } from './turn.ts'

const codeOf = ({ engine }: Vehicle): string =>
  (/^(?:\d[a-z]{2}|[a-z]{1,4}\d{1,3}[a-z]*)/i.exec(engine.code)?.[0] ?? engine.code).toLowerCase()
/** "EJ257", "N54", "FA20DIT": a code of an engine, not of a chassis or a nickname. */
const ENGINE_CODE = /^(?:[a-z]{1,3}\d{2,3}[a-z]{0,4}\d{0,2}|\d[a-z]{2}(?:-?[a-z]+)?|ls\d|lt\d)$/
const CHASSIS_CODE = /^(?:e\d\d|f\d\d|g\d\d|w\d{3}|c\d|s\d{3}|mk\d|b\d|fk\d|fl\d|r3[45]|z3[234]|9\d\d)/

/** Whether a platform is told apart by its engine. */
const enginesOf = ({ codes }: Platform): readonly string[] =>
  codes.filter((code) => ENGINE_CODE.test(code) && !CHASSIS_CODE.test(code))
export const enginesTold = (platforms: readonly Platform[]): boolean =>
  platforms.some((one) => enginesOf(one).length > 0)

/** The platforms of a car of ours, without those of an engine that it does not have. */
export function platformsOfVehicle(vehicle: Vehicle, year?: number): readonly Platform[] {
  const { make, model, yearFrom, yearTo } = vehicle
  const all = platformsOfCar({ make, model, yearFrom: year ?? yearFrom, yearTo: year ?? yearTo })
  const code = codeOf(vehicle)
  const isOwn = (one: Platform) => enginesOf(one).some((known) => code.startsWith(known) || known.startsWith(code))
  if (!all.some(isOwn)) return all
  return all.filter((one) => isOwn(one) || enginesOf(one).length === 0)
}

/** The platforms that a talk is about: of the car that it is about, else what the last message names that names one. */
export function platformsOfTalk({ advisor, draft, messages }: Turn): readonly Platform[] {
  const { car, year } = draft
  const variants = car === undefined ? [] : variantsFor(advisor.catalog, { car, year })
  const ours = variants.flatMap((one) => platformsOfVehicle(one, year))
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
