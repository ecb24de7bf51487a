import { partName } from '../../../engine/display-words.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, suggestions, text, whp } from '../advisor.ts'
import { perDollar } from '../computed/first-choice.ts'
import type { MessageReading } from '../meaning-of.ts'
import { offered } from '../offered-part.ts'
import { kindWords } from '../parts-answer.ts'
import { namedParts, type OfCar, priceWords } from './of-car.ts'

const QUIET =
  /\b(?:quiet\w*|not (?:too |that |so )?loud|isn't (?:too |that |so )?loud|without (?:it |the car )?(?:getting|being|going)? ?(?:any )?(?:loud\w*|drone)|no drone|less loud|too loud|neighbou?rs|civil|sleeper|not (?:obnoxious|crazy|stupid|ridiculous)|(?:isn't|without being) (?:obnoxious|crazy)|subtle)\b/
const DRONES = /\bdron(?:e|es|ing|y)\b/
const WITHOUT =
  /\bwithout\b[^.?!]{0,30}\b(?:loud\w*|noise|noisy|hear)\b|\b(?:stay|keep(?:ing)? it|still be|remain)\b[^.?!]{0,12}\bquiet\b/
const POWER = /\b(?:power|hp|whp|faster|quicker|torque)\b/
const EXHAUST = /\b(?:exhausts?|cat[- ]?backs?|axle[- ]?backs?|mufflers?)\b/
/** Names that makers give their mild series, and their loud ones. */
const MILD =
  /\b(?:touring|street|s-type|q300|agree|track-touring|valved?|active|switchpath|sport touring|resonated|quiet|sedan)\b/i
const LOUD =
  /\b(?:race|track|atak|n1|outlaw|straight|extreme|expreme|american thunder|r-type|catless|muffler delete|loud)\b/i
const mildness = (name: string): number => (MILD.test(name) ? 0 : LOUD.test(name) ? 2 : 1)

/** Parts that nobody hears. */
const SILENT = /^(?:tune|intercooler|e85_tune|charge_pipes|heat_exchanger|intake_manifold|throttle_body|pulley)/

/** What is asked of the sound: the mildest exhaust, whether it drones, or power that nobody hears. */
export function soundTold(car: OfCar, { asked, meaning }: MessageReading): Answer | undefined {
  if (meaning.budgetUsd || meaning.goal) return undefined
  const isOfExhaust = EXHAUST.test(asked)
  if (WITHOUT.test(asked) && POWER.test(asked) && !isOfExhaust) return silentPower(car)
  if (/\btest pipes?\b|\bcatless\b|\bstraight pipe/.test(asked) && /\btoo loud\b/.test(asked)) return undoLoud(car)
  if ((DRONES.test(asked) || QUIET.test(asked)) && HAS_IT.test(asked)) return undoDrone(car)
  return isOfExhaust && (QUIET.test(asked) || DRONES.test(asked)) ? mildest(car, asked) : undefined
}

function silentPower(car: OfCar): Answer | undefined {
  const worths = perDollar(car.advisor, car.vehicle)
    .filter(({ part: { kind } }) => SILENT.test(kind))
    .slice(0, 3)
  if (worths.length === 0) return undefined
  const lines = worths.map(
    ({ part, gain, installedUsd: usd }) =>
      `${kindWords(part.kind)} about +${whp(gain)} for ${dollars(usd)} installed (${partName(part)})`,
  )
  return [
    text(
      `Yes: leave the exhaust and the intake as they are and it sounds like stock. On the ${car.name}, each by itself: ${lines.join('; ')}. A tune makes no noise, an intake and an exhaust do.`,
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: worths.map(({ part }) => offered(part)) },
    suggestions('100 more whp', 'What breaks first?'),
  ]
}

function undoLoud(car: OfCar): Answer {
  const boosted = car.vehicle.engine.aspiration !== 'na'
  return [
    text(
      `Put the cats back, or high-flow cats in their place: test pipes on the ${car.name} are where the noise and the rasp come from, and with the cats in it is legal and passes again. You give up ${boosted ? 'a few whp and some spool' : '3 to 8 whp at the most'}. Cheaper and half as good: resonators in the mid section or a quieter muffler, which takes the drone out and leaves the smell and the law as they are.`,
      car.assumed,
    ),
    suggestions('Which exhaust is the quietest?', 'Will it pass inspection?'),
  ]
}

const HAS_IT =
  /\b(?:quiet(?:er)? (?:it|this|that|mine) (?:down|up)|how (?:do|can) i (?:quiet|make)|what can i do|how (?:do|can) i (?:fix|stop|get rid|kill)|get rid of|with (?:the|my) (?:new )?(?:exhaust|cat-?back)|since (?:the|i))\b/

function undoDrone(car: OfCar): Answer {
  return [
    text(
      `Drone is one frequency that the cabin resonates at, so you tune it out rather than muffle it. For the ${car.name}, the cheapest first: check that no hanger or clamp touches the body and that the tips and pipe clear; stay in a gear lower or higher at that speed to see that it is the exhaust; then a quarter-wave pipe (J-pipe) cut to that rpm, or resonators in the mid section; on an automatic a tune that keeps the cylinders on or the converter open in the rpm where it booms. If it is an axle-back without mufflers, mufflers.`,
      car.assumed,
    ),
    suggestions('Which exhaust is the quietest?', 'Book the shop'),
  ]
}

function mildest(car: OfCar, asked: string): Answer | undefined {
  const named = namedParts(car, asked).find(({ parts: [part] }) => part?.kind === 'catback_exhaust')
  const sorted =
    named?.parts.toSorted((a, b) => mildness(a.name) - mildness(b.name) || a.priceCents - b.priceCents) ?? []
  const [best] = sorted
  if (!best) return undefined
  const isMild = mildness(best.name) === 0
  const verdict = DRONES.test(asked)
    ? `Some do: at 1,800 to 2,400 rpm a big straight-through pipe booms inside, more so on an automatic that lugs in top gear. A cat-back with resonators, or valves, hardly does.`
    : ''
  const pick = `${isMild ? 'The mildest that we have' : 'None of ours is a quiet one by its name; the tamest'} for the ${car.name}: the ${partName(best)}, ${priceWords(best)}, ${dollars(installedUsdOf(best))} installed.`
  const loud = sorted.filter(({ name }) => LOUD.test(name)).map(partName)
  return [
    text(
      verdict,
      pick,
      loud.length > 0 ? `Leave the ${loud.slice(0, 2).join(' and the ')} alone: those are the loud series.` : '',
      'The quietest of all is the stock exhaust; whatever goes on, listen to a clip of exactly that kit, cold start and highway, and keep the cats and resonators in.',
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: sorted.slice(0, 4).map(offered) },
    suggestions('How much power does it add?', 'Add it to my cart'),
  ]
}
