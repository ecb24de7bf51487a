import { partName } from '../../../engine/display-words.ts'
import { installationCentsOf, LABOR_CENTS_PER_HOUR } from '../../../engine/labor-rates.ts'
import type { Part } from '../../../engine/model.ts'
import { billedLabor } from '../../../engine/optimizer/shared-labor.ts'
import { sharedJobsOf } from '../../../engine/rulebook/shared-jobs.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, capital, dollars, suggestions, text, whp } from '../advisor.ts'
import { asksPartsPower } from '../computed/parts-power.ts'
import { fuelsNamed } from '../fuel-words.ts'
import { PART_FACTS } from '../knowledge/part-facts.ts'
import type { MessageReading } from '../meaning-of.ts'
import { offered } from '../offered-part.ts'
import { otherQuestion } from '../topic-answer.ts'
import { type Aim, makesPower, partsAskedIn } from './aims.ts'
import { powerOfKit } from './holds-told.ts'
import { isBoost, type Named, namedParts, type OfCar, powerWith, priceWords, stockWhp } from './of-car.ts'

const MOST_PARTS = 4
const HOURS_OF_DAY = 8
const WHILE_YOU_WAIT = 2
/** So little is not felt. */
const FELT_WHP = 3

/** "How much installed is a clutch", "how long for coilovers", "what does a cam add, and is it loud": each half of it. */
export function partsTold(car: OfCar, { asked, meaning }: MessageReading): Answer | undefined {
  const said = partsAskedIn(asked)
  if (!said || meaning.goal || asksPartsPower(asked)) return undefined
  if (meaning.budgetUsd && !said.aims.has('price')) return undefined
  const all = namedParts(car, said.words, meaning.notMade ?? [])
  const isOfStrength = said.others.some((one) => ASKS_HOLD.test(one))
  const hard = all.filter(({ parts: [part] }) => part && !isBoost(part))
  // "Will a clutch hold a turbo, and how much is it": the clutch is bought, the turbo is what it has to hold.
  const named = (isOfStrength && hard.length > 0 ? hard : all).slice(0, MOST_PARTS)
  const sold = named.filter(({ parts }) => parts.length > 0)
  if (sold.length === 0) return undefined
  const { aims } = said
  const isOneOnly = aims.size === 1 && (aims.has('gain') || aims.has('loud'))
  if (isOneOnly && said.others.length === 0 && named.length === 1) return undefined
  const gains = aims.has('gain') ? gainLines(car, sold, asked) : []
  const money =
    aims.has('price') || aims.has('hours')
      ? sold.map((one) => (OWNS_PART.test(asked) ? laborLine(car, one) : moneyLine(car, one, aims)))
      : []
  const none = named
    .filter(({ parts }) => parts.length === 0)
    .map(({ words }) => `We sell no ${words} for the ${car.name}.`)
  const sounds = aims.has('loud') ? sold.flatMap(({ parts: [part] }) => (part && LOUDNESS[part.kind]) ?? []) : []
  const told = [
    ...sounds,
    ...gains,
    ...money,
    ...togetherLine(sold, aims),
    ...none,
    ...withinLine(sold, meaning.budgetUsd),
  ].join(' ')
  const others = said.others.flatMap((one) => besideParts(car, one, sold))
  const job = aims.has('hours') && sold.some(({ kinds: [kind] }) => kind === 'clutch') ? CLUTCH_JOB : ''
  const kit = sold.some(({ parts: [part] }) => part && isBoost(part)) ? whatElse(sold) : ''
  const [only, ...rest] = sold.flatMap(({ parts: [part] }) => part ?? [])
  const what = only && rest.length === 0 ? PART_FACTS[only.kind].does : ''
  const open =
    others.length > 0 || said.others.length === 0
      ? []
      : otherQuestion(`${said.others.join('? ')}? .`, undefined, [told, told]).map(([english]) => english)
  return [
    text(told, job, kit, ...others, ...open, what, car.assumed),
    { type: 'parts', vehicleId: car.vehicle.id, parts: sold.flatMap(({ parts }) => parts.slice(0, 2)).map(offered) },
    suggestions('Add it to my cart', 'How long does it take?', 'Does it need a tune?'),
  ]
}

const CLUTCH_JOB =
  'In the same job: throwout and pilot bearing, new flywheel and pressure plate bolts, and the slave cylinder where it sits in the bellhousing; then bleed the hydraulics and break the clutch in for about 500 street miles.'

const days = (hours: number): string => {
  if (hours <= WHILE_YOU_WAIT) return 'the same day'
  const count = Math.ceil(hours / HOURS_OF_DAY)
  return count <= 1 ? 'one day in the shop' : `${count} days in the shop`
}
const hoursWords = (hours: number): string => `${hours} hour${hours === 1 ? '' : 's'} of labor`

function moneyLine({ name }: OfCar, { words, maker, isOfMaker, parts }: Named, aims: ReadonlySet<Aim>): string {
  const [part] = parts as readonly [Part, ...Part[]]
  const { laborHours } = part
  const isOther = maker !== undefined && !isOfMaker
  const lead = isOther ? `No ${maker} ${words} for the ${name} here. What fits: ` : ''
  const label = isOther ? 'the part' : `${isOfMaker ? `${maker} ` : ''}${words}`
  const time = laborHours > 0 ? `${hoursWords(laborHours)}, ${days(laborHours)}` : 'no labor to speak of'
  if (!aims.has('price'))
    return `${lead}${isOther ? '' : `${capital(label)} on the ${name}: `}${time} (${partName(part)}, ${priceWords(part)}, ${dollars(installedUsdOf(part))} installed).`
  const installed =
    laborHours > 0 ? `, ${dollars(installedUsdOf(part))} installed with ${time}` : ', and nothing to install'
  const most = parts.at(-1)
  const range =
    parts.length > 1 && most && most.priceCents > part.priceCents
      ? ` ${parts.length} fit, up to ${dollars(dollarsOf(most.priceCents))}.`
      : ''
  return `${lead}${isOther ? '' : `${capital(label)} for the ${name}: `}${parts.length > 1 ? 'from ' : ''}${priceWords(part)} for the part (${partName(part)})${installed}.${range}`
}

/** "To install coilovers I already own": the labor is what is asked. */
const OWNS_PART =
  /\b(?:i (?:already )?(?:own|have|bought|got)|my own (?:parts?|set)|i (?:bring|supply|provide)|already (?:have|own|bought|got))\b[^.?!]{0,30}$|\b(?:install|put on|fit) [\w -]{2,30} (?:that |which )?i (?:already )?(?:own|have|bought|got)\b/

function laborLine({ name }: OfCar, { words, parts }: Named): string {
  const [part] = parts as readonly [Part, ...Part[]]
  const usd = dollarsOf(installationCentsOf(part.laborHours))
  return `Labor alone for ${words} on the ${name}: ${dollars(usd)}, ${hoursWords(part.laborHours)}, ${days(part.laborHours)}. Parts you bring are fitted at your risk: ask us at /contact first.`
}

/** Whether the money that was said buys them. */
function withinLine(sold: readonly Named[], budgetUsd: number | undefined): string[] {
  if (!budgetUsd) return []
  const usd = sold.flatMap(({ parts: [part] }) => part ?? []).reduce((sum, part) => sum + installedUsdOf(part), 0)
  return usd <= budgetUsd
    ? [`That is inside your ${dollars(budgetUsd)}, with ${dollars(budgetUsd - usd)} left.`]
    : [`That is ${dollars(usd - budgetUsd)} over your ${dollars(budgetUsd)}.`]
}

/** Of several parts what they come to. */
function togetherLine(sold: readonly Named[], aims: ReadonlySet<Aim>): string[] {
  if (sold.length < 2 || !(aims.has('price') || aims.has('hours'))) return []
  const parts = sold.flatMap(({ parts: [part] }) => part ?? [])
  const alone = parts.reduce((sum, { laborHours }) => sum + laborHours, 0)
  const billed = billedLabor(parts, LABOR_CENTS_PER_HOUR.configurator, sharedJobsOf)
  const hours = billed.reduce((sum, one) => sum + one.hours, 0)
  const cents = billed.reduce((sum, one) => sum + one.cents, 0)
  const usd = dollarsOf(cents + parts.reduce((sum, part) => sum + part.priceCents, 0))
  const once = hours < alone ? ' They come apart in one job, so its hours count once.' : ''
  return [`Together ${dollars(usd)} installed, ${hoursWords(hours)}, ${days(hours)} at the most.${once}`]
}

function gainLines(car: OfCar, sold: readonly Named[], asked: string): string[] {
  const fuel = fuelsNamed(asked)[0] ?? car.vehicle.engine.ratedFuel
  const parts = sold.flatMap(({ parts: [part] }) => (part && makesPower(part.kind) ? [part] : []))
  if (parts.length === 0) return []
  const stock = stockWhp(car)
  const each = parts.map((part) => ({ part, gain: Math.round(powerWith(car, [part], fuel).wheelHp - stock) }))
  const words = each.map(({ part, gain }) =>
    gain >= FELT_WHP ? `the ${partName(part)} about +${whp(gain)}` : `the ${partName(part)} next to nothing`,
  )
  const all = Math.round(powerWith(car, parts, fuel).wheelHp)
  const together = parts.length > 1 ? `, ${whp(all)} with ${parts.length > 2 ? 'all of them' : 'both'}` : ''
  const note = parts.length === 1 && parts[0] ? ` ${PART_FACTS[parts[0].kind].worth}` : ''
  return [`On the ${car.name} (${whp(stock)} stock), by itself: ${words.join(', ')}${together}.${note}`]
}

const whatElse = (sold: readonly Named[]): string => {
  const part = sold.flatMap(({ parts }) => parts).find(isBoost)
  return part ? `What else it takes: ${lower(PART_FACTS[part.kind].needs)}` : ''
}
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

const ASKS_HOLD = /\b(?:hold|holds|handle|good for|take|rated|enough|survive)\b/
const ASKS_LOUD = /\b(?:loud|louder|noisy|noise|drone|quiet)\b/
const ASKS_NEED =
  /\b(?:need|needs|require|have to)\b[^.?!]{0,30}\b(?:tune[ds]?|tuning|anything|else|with (?:it|them))\b/
const IN_TIME = /\b(?:in time|here by|get (?:it |one |them )?here|in stock|arrive|ship\w*|delivered)\b/

/** Another question of the same message that the parts themselves answer. */
function besideParts({ advisor, vehicle }: OfCar, sentence: string, sold: readonly Named[]): string[] {
  const [{ parts } = { parts: [] }] = sold
  const [part] = parts
  if (!part) return []
  if (IN_TIME.test(sentence))
    return [
      'Delivery depends on where it ships from: the product page and checkout show it. If you need it by a certain day, call us before you order.',
    ]
  if (ASKS_NEED.test(sentence)) return [`What it needs: ${lower(PART_FACTS[part.kind].needs)}`]
  if (ASKS_LOUD.test(sentence) && LOUDNESS[part.kind]) return [LOUDNESS[part.kind] as string]
  const { supportsTorqueLbft } = part.ratings
  if (ASKS_HOLD.test(sentence) && supportsTorqueLbft !== undefined) {
    const { stockWheelTorqueLbft, stockWheelHp, drivelineLoss } = advisor.catalog.stockPower(vehicle)
    const wheelHpOf = (torqueLbft: number) =>
      Math.round(torqueLbft * (1 - drivelineLoss) * (stockWheelHp / stockWheelTorqueLbft))
    const most = wheelHpOf(supportsTorqueLbft)
    const wanted = powerOfKit(advisor, vehicle, sentence)
    const strong = parts.find(({ ratings }) => wheelHpOf(ratings.supportsTorqueLbft ?? 0) >= (wanted ?? 0))
    if (wanted !== undefined)
      return [
        strong
          ? `For that kit's ${whp(wanted)}, take the ${partName(strong)} (${strong.ratings.supportsTorqueLbft} lb-ft, ${priceWords(strong)}, ${dollars(installedUsdOf(strong))} installed).`
          : `None of ours is rated for that kit's ${whp(wanted)}: ask us at /contact before you buy one.`,
      ]
    return [
      `The ${partName(part)} is rated ${supportsTorqueLbft} lb-ft at the crank, about ${whp(most)} with this engine's curve; a turbo or blower makes more torque for the same power, so buy 20% over.`,
    ]
  }
  return []
}

const LOUDNESS: Readonly<Record<string, string>> = {
  camshafts:
    'Loud, yes: the idle lopes and you hear it at every light; a mild grind with the stock exhaust passes for stock.',
  headers_long_tube: 'Louder all the time, and raspier with catless pipes.',
  catback_exhaust: 'Louder, and some drone at highway speed: take one with resonators.',
  downpipe: 'A little louder and deeper, more so without the cat.',
  midpipe_catless: 'Loud, and raspy without the cats; an X-pipe is smoother than an H-pipe.',
  cold_air_intake: 'You hear the intake at full throttle; the exhaust stays as quiet as it was.',
  supercharger_twin_screw: 'It whines under load and is quiet at cruise.',
  supercharger_roots: 'It whines under load and is quiet at cruise.',
  supercharger_centrifugal: 'It whistles with the revs.',
  tune: 'A tune by itself makes no noise.',
}
