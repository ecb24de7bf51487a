import type { Advisor } from './advisor.ts'
import { draftOfSide, modsIn, plannedSide, type Side, saysMods, sideOf } from './built-sides.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import type { SaidCar } from './said-car.ts'
import { shownBuild } from './stage-plan.ts'

const chosen = (advisor: Advisor, one: Draft): ChosenCar | undefined => {
  const car = carOf(advisor, one, true)
  return typeof car === 'string' ? undefined : { ...car, assumed: '' }
}

/** A car of the talk with what was planned for it; undefined where nothing was. */
function sideOfTalk(advisor: Advisor, draft: Draft): Side | undefined {
  const car = chosen(advisor, draft)
  if (!car) return undefined
  const built = draft.shown ? shownBuild(advisor, draft, draft.shown) : undefined
  if (built?.ok) return sideOf(advisor, car, draft, built.reply, true)
  const { goal } = draft
  if (!goal || 'fasterThan' in goal) return undefined
  const reply = plannedSide(advisor, draft, car)
  return reply ? sideOf(advisor, car, draft, reply, true) : undefined
}

const HIS = /\b(?:he|his|him|hers|she|they|theirs|the other(?: one| guy)?)\b/
const BOTH = /\b(?:both|each|we|same)\b/

/** A car with what is said to be done to it now. */
function sideWith(
  advisor: Advisor,
  before: Draft,
  one: SaidCar,
  asked: string,
  meaning: MessageReading['meaning'],
): Side | undefined {
  const car = chosen(advisor, one)
  if (!car) return undefined
  const wished = draftOfSide(car, modsIn(advisor, asked), asked, meaning.fuel ?? before.fuel)
  const reply = plannedSide(advisor, wished, car)
  return sideOf(advisor, car, wished, reply)
}

/** "Which of those two is cheaper", "who wins", "if he gets a tune": both cars of the talk, each as it was planned or is now. */
export function sidesOfEarlier(
  advisor: Advisor,
  before: Draft,
  { asked, meaning }: MessageReading,
  cars: readonly SaidCar[],
): readonly [Side, Side] | undefined {
  if ((meaning.goal && !('stage' in meaning.goal)) || meaning.budgetUsd !== undefined) return undefined
  const isChanged = saysMods(modsIn(advisor, asked), asked)
  const drafts = [before, ...(before.earlier ?? [])]
  const isOfBoth = BOTH.test(asked) || !HIS.test(asked)
  const sides = cars.flatMap((one) => {
    const own = drafts.find(({ car }) => car === one.car)
    const isTold = isChanged && (isOfBoth || one.car !== before.car)
    const side = isTold
      ? sideWith(advisor, before, one, asked, meaning)
      : ((own && sideOfTalk(advisor, own)) ?? stockSide(advisor, one))
    return side ?? []
  })
  const [one, two] = sides
  return one && two && sides.some(({ reply }) => reply) ? [one, two] : undefined
}

function stockSide(advisor: Advisor, one: SaidCar): Side | undefined {
  const car = chosen(advisor, one)
  return car && sideOf(advisor, car, {}, undefined)
}

const NUMBERS = { one: 1, two: 2, three: 3, uno: 1, dos: 2, tres: 3 } as const
const STAGES =
  /\b(?:(?:stage|stg|step|etapa|el|la|al|a|the) ?)?([123]|one|two|three|uno|dos|tres)\b(?! ?(?:[.,]?\d|k\b|grand|psi|whp|hp|lb|inch|in\b|mile|sec|min|week|day|year|hour|cars?\b|of (?:them|these|those)))/g
const SPEAKS_OF_STAGES = /\b(?:stages?|stg|steps?|etapas?)\b/

/** "What is the difference of 2 and 3": two stages of the car that is talked about. */
export function stagesCompared(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  { asked, meaning }: MessageReading,
): readonly [Side, Side] | undefined {
  const isSpoken =
    SPEAKS_OF_STAGES.test(asked) || (before.turns ?? []).some((turn) => SPEAKS_OF_STAGES.test(turn.toLowerCase()))
  const numbers = [...asked.matchAll(STAGES)].map(
    ([, said = '']) => NUMBERS[said as keyof typeof NUMBERS] ?? Number(said),
  )
  const [low, high, ...more] = [...new Set(numbers)].toSorted()
  const isOther =
    meaning.against?.car !== undefined ||
    (meaning.car !== undefined && before.car !== undefined && meaning.car !== before.car)
  if (!isSpoken || low === undefined || high === undefined || more.length > 0 || isOther) return undefined
  const { car: id = draft.car, year = draft.year, gearbox, fuel, talk } = before
  const own: Draft = {
    ...(id ? { car: id } : {}),
    ...(year ? { year } : {}),
    ...(gearbox ? { gearbox } : {}),
    ...((meaning.fuel ?? fuel) ? { fuel: meaning.fuel ?? fuel } : {}),
    ...(talk ? { talk } : {}),
  } as Draft
  const car = chosen(advisor, own)
  if (!car) return undefined
  const sides = [low, high].flatMap((stage) => {
    const wished: Draft = { ...own, goal: { stage: stage as 1 | 2 | 3 } }
    const reply = plannedSide(advisor, wished, car)
    return reply ? [sideOf(advisor, car, wished, reply)] : []
  })
  const [one, two] = sides
  return one && two ? [one, two] : undefined
}
