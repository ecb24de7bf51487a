import type { Fuel, Part } from '../../../engine/model.ts'
import { stockLimits } from '../../planning/car-facts.ts'
import { type Answer, listed, suggestions, text, whp } from '../advisor.ts'
import { fuelsNamed } from '../fuel-words.ts'
import type { Goal } from '../meaning.ts'
import type { MessageReading } from '../meaning-of.ts'
import { makesPower } from './aims.ts'
import { namedParts, type OfCar, powerWith } from './of-car.ts'

const ASKS_SOUND =
  /\b(?:(?:is|are) (?:it|that|this|they|the \w+(?: \w+)?) (?:safe|ok(?:ay)?|fine|good|reliable|alright)|am i (?:safe|ok(?:ay)?|good|fine|pushing)|ok(?:ay)? or\b|pushing it|asking for (?:it|trouble)|safe\W*$|too much|good for (?:that|it)|going to (?:live|last|hold)|would you (?:buy|trust|run|drive|daily) (?:it|that|one|this|an?|the)\b|(?:be|is it) safe to run|is \d{3,4} ?(?:w?hp|wheel|horse\w*)? ?(?:at the wheels )?(?:safe|ok(?:ay)?|fine|reliable)|(?:good|bad|smart|dumb) idea|worth buying|on borrowed time|ticking (?:time )?bomb)\b/
const BUYS = /\b(?:would you|should i|worth) (?:buy|get|take)\w*\b|\bused\b|\bthinking (?:about|of) buying\b/
const HEAT = /\b(?:heat|hot|summers?|texas|arizona|phoenix|florida|vegas|desert|\d{3} ?degrees)\b/
const HAS = /\b(?:i have|i've got|has|got|with|running|run|have|is on|on|it has|comes with|at)\b/
/** A symptom is told, or a sum is: none of them is a verdict on parts. */
const ELSE =
  /\b(?:price|deal|knock\w*|ping\w*|tick\w*|smok\w*|leak\w*|overheat\w*|rattl\w*|drive (?:it )?home|legal|inspection|smog|warranty|shot|nitrous|without a tune|no tune|untuned)\b|\$/
/** What boost is worth on the stock turbo has its own answer. */
const PSI = /\b\d{1,2} ?(?:psi|pounds of boost|lbs of boost)\b/
/** Weak limits that only stop the power and break nothing. */
const IS_SUPPLY = /injector|fuel|pump|turbo|blower|supercharger|heat exchanger/

/** "I have a Roush kit on stock internals on 91, ok?", "380 on the stock block, would you buy it": the power against the limits. */
export function hasTold(car: OfCar, { asked, meaning }: MessageReading): Answer | undefined {
  if (!ASKS_SOUND.test(asked) || !HAS.test(asked) || ELSE.test(asked) || PSI.test(asked) || meaning.budgetUsd)
    return undefined
  const named = namedParts(car, asked).filter(({ kinds: [kind] }) => kind && makesPower(kind))
  const parts = named.flatMap(({ parts: [part] }) => part ?? [])
  const told = meaning.dynoSheet?.wheelHp ?? toldWhp(car, meaning.goal)
  if (told === undefined && (parts.length === 0 || parts.length < named.length)) return undefined
  const said = fuelsNamed(asked).find((one) => one !== '87')
  const fuel: Fuel = said ?? car.vehicle.engine.ratedFuel
  const wheelHp = told ?? powerWith(car, withTune(car, parts), fuel).wheelHp
  const { family } = car.vehicle
  const { bottomEndLimitWheelHp: on93, bottomEndLimitE85WheelHp = on93 } = family
  const limit = fuel === 'e85' ? bottomEndLimitE85WheelHp : on93
  const share = wheelHp / limit
  const other = stockLimits(car.advisor.catalog, car.vehicle).find(
    (one) => one.component !== 'internals' && !IS_SUPPLY.test(one.name) && one.wheelHp < wheelHp,
  )
  const makes =
    told === undefined
      ? `With ${listed(named.map(({ words }) => words))}${hasTune(parts) ? '' : ' and a tune for it'} the ${car.name} makes about ${whp(wheelHp)} on ${fuel === 'e85' ? 'E85' : fuel}`
      : `${whp(wheelHp)} on the ${car.name}`
  const bears = `${told === undefined ? ', ' : ' is '}${Math.round(100 * share)}% of the ${Math.round(limit)} whp that the stock bottom end takes with a careful tune`
  return [
    text(
      `${share > 0.97 && BUYS.test(asked) ? "I'd pass, or pay for it as a car that needs a motor. " : ''}${verdictOf(share)} ${makes}${bears}. What lets go first: ${family.failsFirst}.`,
      other
        ? `The stock ${other.name} ${/s$/.test(other.name) ? 'come' : 'comes'} before that, at about ${whp(other.wheelHp)}.`
        : '',
      said === '91' ? 'On 91 the knock margin is smaller than on 93: it needs a 91 map. Never run a 93 map on 91.' : '',
      hasTune(parts) || told !== undefined
        ? 'Safe means a tune for exactly these parts and this fuel, with a knock-free log to prove it.'
        : 'That holds with a tune for exactly these parts and this fuel, and a knock-free log to prove it.',
      HEAT.test(asked) &&
        car.vehicle.engine.aspiration !== 'na' &&
        !named.some(({ words }) => /intercooler|exchanger/.test(words))
        ? 'In that heat the stock charge cooling is the weak spot: it heat-soaks in two or three pulls and the computer pulls timing, so a bigger one comes before more boost.'
        : '',
      car.assumed,
    ),
    suggestions('What breaks first?', '100 more whp', 'Does it need a tune?'),
  ]
}

function toldWhp({ vehicle }: OfCar, goal: Goal | undefined): number | undefined {
  if (!goal) return undefined
  if ('wheelHp' in goal) return goal.wheelHp
  return 'stage' in goal ? vehicle.family.stageWheelHp[`stage${goal.stage}`] : undefined
}

const verdictOf = (share: number): string =>
  share <= 0.8
    ? "You're inside it."
    : share <= 0.97
      ? "It can live, but you're close."
      : "That's past what it takes for long."

const hasTune = (parts: readonly Part[]): boolean => parts.some(({ kind }) => kind === 'tune' || kind === 'e85_tune')

function withTune({ advisor, vehicle }: OfCar, parts: readonly Part[]): readonly Part[] {
  const brings = parts.some((part) => part.kind === 'tune' || (part.ratings.includes ?? []).includes('tune'))
  const [tune] = brings
    ? []
    : advisor.catalog
        .partsFor(vehicle)
        .filter(({ kind }) => kind === 'tune')
        .toSorted((a, b) => a.priceCents - b.priceCents)
  return tune ? [...parts, tune] : parts
}
