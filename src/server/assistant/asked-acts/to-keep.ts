import { carWords } from '../../planning/car-facts.ts'
import { type Answer, listed, suggestions, text } from '../advisor.ts'
import { type Side, sideOf } from '../built-sides.ts'
import { carOf } from '../request-of.ts'
import type { Turn } from '../turn.ts'
import { asksNothingSurely } from './ask-in.ts'

const PICKS = /\b(?:pick|choose|w(?:h)?ich|decide|take|recommend|cual|escoge|elige)\b/
const KEEPS =
  /\b(?:own(?:ing|ership)?|keep(?:ing)?|long[- ]?(?:term|haul|run)|(?:\d{2,3}k|\d{2,3},?000) ?(?:miles|mi)|(?:\d+|two|three|five|ten) years|durab\w*|last(?:s|ing)? (?:longer|longest)|dur[ae]\w*)\b/

/** "Pick one for 150k miles": of the two cars that were compared the one that is likelier to last, and what is known of both. */
export function toKeep(turn: Turn): Answer | undefined {
  const { advisor, before, draft, reading } = turn
  const { asked } = reading
  const cars = before.compared?.cars ?? []
  if (cars.length !== 2 || !PICKS.test(asked) || !KEEPS.test(asked) || draft.language === 'es') return undefined
  if (!asksNothingSurely(turn, ['compare', 'advice', 'parts', 'of_build', 'build'])) return undefined
  const sides = cars.flatMap((one): Side[] => {
    const chosen = carOf(advisor, one, true)
    return typeof chosen === 'string' ? [] : [sideOf(advisor, chosen, {}, undefined)]
  })
  const [one, two] = sides
  if (!one || !two) return undefined
  return [text(wordsOf(one, two)), suggestions('What should I check before buying?', 'Stage 1')]
}

const shareOf = ({ wheelHp, car }: Side): number => wheelHp / car.vehicle.family.bottomEndLimitWheelHp
/** What is known to break; what has to be cured before any power counts twice. */
const faultsOf = ({ car }: Side): number =>
  car.vehicle.family.weakPoints.reduce((sum, { first }) => sum + (first ? 2 : 1), 0)
/** So many more known faults decide; under that the newer one does, or the one that makes less. */
const MORE_FAULTS = 2
function calmerFirst(one: Side, two: Side): readonly [Side, Side] {
  const faults = faultsOf(one) - faultsOf(two)
  const years = two.car.year - one.car.year
  const order = Math.abs(faults) >= MORE_FAULTS ? faults : years === 0 ? one.wheelHp - two.wheelHp : years
  return order <= 0 ? [one, two] : [two, one]
}
const nameOf = ({ car }: Side): string => carWords(car.vehicle, car.year)
const troublesOf = ({ car }: Side): string =>
  listed(car.vehicle.family.weakPoints.map(({ what }) => what)) || 'nothing typical'

function wordsOf(one: Side, two: Side): string {
  const [calm, other] = calmerFirst(one, two)
  const isFaulty = faultsOf(calm) + faultsOf(other) > 0
  const percent = (side: Side) => `${Math.round(100 * shareOf(side))}%`
  const why =
    calm.car.year > other.car.year
      ? ', the newer one'
      : calm.wheelHp < other.wheelHp
        ? ', the one in the milder tune'
        : ''
  return `The ${nameOf(calm)}${why}. What it is known for: ${troublesOf(calm)}. The ${nameOf(other)}: ${troublesOf(other)}. Stock, they use ${percent(calm)} and ${percent(other)} of what their bottom ends hold, so power isn't what wears them out${isFaulty ? '; those known faults are' : ''}. For that many miles stay at stage 1 and buy on service records.`
}
