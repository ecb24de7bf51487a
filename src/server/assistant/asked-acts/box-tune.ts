import type { GenerateReply } from '../../../contract/configurator.ts'
import { GEARBOX_FORMS } from '../../../engine/lexicon.ts'
import type { LimitUse } from '../../../engine/model.ts'
import { allStockLimits, partsLike, stockFigures } from '../../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, suggestions, text, whp } from '../advisor.ts'
import { torqueRating } from '../asked-limits/bearers.ts'
import { torqueIn } from '../computed/unit-words.ts'
import { type OfCar, ofCar } from '../frame/of-car.ts'
import { shownBuild } from '../stage-plan.ts'
import type { Turn } from '../turn.ts'
import { isBesideDanger } from './ask-in.ts'

const BOX = String.raw`(?:gear ?box|trans(?:mission)?|tranny|tcu|tcm|sst|zf ?\w*|[68]hp\w*|1?[06]r\d+|dq\d+|dl\d+|${GEARBOX_FORMS})`
const TUNE = String.raw`(?:tun(?:e|es|ed|ing)|flash(?:ed)?|calibration|software|map|file)`
const ASKS = new RegExp(
  [
    String.raw`\b${BOX}\b[^.,?!]{0,24}\b(?:need|want|require|get|take)s?\b[^.?!]{0,16}\b(?:its own |a |any |separate |another )*(?:${TUNE}|anything|something)\b`,
    String.raw`\b(?:need|want|require)s?\b[^.?!]{0,16}\b(?:a |an |the |any )?${BOX} ${TUNE}\b`,
    String.raw`\b(?:who|do you|can you|does anyone|anybody|yall|is there (?:a|an)?)\b[^.?!]{0,20}\b(?:tunes?|flash(?:es)?)\b[^.?!]{0,12}\b${BOX}\b`,
    String.raw`\b(?:is|does|was|do i need|will i need|without|skip)\b[^.?!]{0,20}\b(?:a |an |the )?${BOX} ${TUNE}\b`,
    String.raw`\btune (?:for )?the ${BOX}\b[^.?!]*\?`,
  ].join('|'),
)
/** It goes into the cart, its price alone, or how it shifts today. */
const ELSE = /\b(?:cart|add (?:a|the)|how much is|slipping|shudder\w*|jerk(?:s|ing)\b(?!.*tune)|fluid change|ship\w*)\b/

/** "Will the DSG need its own tune", "who even tunes the DCT": whether at this power, what it does there, and ours for it. */
export function boxTune(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { asked, meaning } = reading
  if (!ASKS.test(asked) || ELSE.test(asked) || isBesideDanger(turn) || draft.language === 'es') return undefined
  if (meaning.intent === 'cart' || meaning.stranger || meaning.against?.car || (meaning.cars?.length ?? 0) > 1)
    return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const built = draft.shown?.modelId === car.vehicle.modelId ? shownBuild(advisor, draft, draft.shown) : undefined
  const said = wordsOf(car, built?.ok ? built.reply : undefined, asked)
  return said === undefined
    ? undefined
    : [text(said, car.assumed), suggestions('What breaks first?', 'Will my transmission hold?')]
}

const NEAR = 0.9
const DOES = 'It sets clutch pressure, the torque the box lets through and the shifts'

function wordsOf(car: OfCar, reply: GenerateReply | undefined, asked: string): string | undefined {
  const { advisor, vehicle } = car
  const { code, kind } = vehicle.transmission
  if (kind === 'manual')
    return `No: it's a manual, there is nothing in the gearbox to tune. What the power asks of it is the clutch.`
  const rated = torqueRating(car, 'gearbox')
  if (rated === undefined) return undefined
  const part = partsLike(advisor.catalog, vehicle, { kind: 'transmission_tune' }).find(
    (one) => one.kind === 'transmission_tune',
  )
  const ours = part
    ? `${part.manufacturer} ${part.name}, ${dollars(dollarsOf(part.priceCents))} (${dollars(installedUsdOf(part))} installed)`
    : undefined
  const own = reply?.recommendedParts.find((one) => one.kind === 'transmission_tune')
  const torqueLbft = reply?.power.crankTorqueLbft ?? stockFigures(advisor.catalog, vehicle).crankTorqueLbft
  const share = torqueLbft / rated
  const torque = torqueIn(asked)
  const use = `the ${code} is good for about ${torque(rated)} at the crank and ${reply ? 'this build makes' : 'stock it sees'} ${torque(torqueLbft)}, ${Math.round(100 * share)}% of it`
  const slips = /\bslip\w*|\bsay(?:s)? no\b|\blimp\b/.test(asked)
    ? ' It says no first: on stock software the box asks the engine for less torque; lift that limit without the pressure and the clutches slip.'
    : ''
  if (own && reply) {
    const [near] = (reply.limits as readonly LimitUse[])
      .filter(({ component, unit }) => component === 'transmission' && unit === 'lb-ft')
      .toSorted((a, b) => b.share - a.share)
    const withIt = near
      ? `with it the ${code} is good for about ${torque(near.limit)} at the crank and this build makes ${torque(near.value)}, ${Math.round(100 * near.share)}% of it`
      : use
    return `Yes, and it's in the build: ${own.manufacturer} ${own.name}, ${dollars(own.pricing.totalCost)} installed. ${DOES}; ${withIt}.${slips}`
  }
  const from = allStockLimits(advisor.catalog, vehicle).find(({ slot }) => slot === 'transmission_tune')
  const power = reply?.power.wheelHp ?? stockFigures(advisor.catalog, vehicle).wheelHp
  const isPast = from !== undefined && power > from.wheelHp
  const sold = ours ? ` Ours: ${ours}.` : ' We list none for it; ask at /contact.'
  if (isPast || share > 1) return `Yes, at this power: ${use}. ${DOES}.${sold}${slips}`
  if (share > NEAR)
    return `Not a must, but I'd do it: ${use}. ${DOES}, and near the limit that is what keeps it from slipping.${sold}${slips}`
  return `${reply ? 'Not at this power' : 'Not stock'}: ${use}. It works without; a tune for it makes the shifts quicker${from ? `, and it wants one from about ${whp(from.wheelHp)}` : ''}.${sold}${slips}`
}
