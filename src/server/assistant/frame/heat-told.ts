import type { Part, PartKind } from '../../../engine/model.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, suggestions, text } from '../advisor.ts'
import { type Fluid, type Heat, heatSaid } from '../heat-said.ts'
import type { MessageReading } from '../meaning-of.ts'
import { offered } from '../offered-part.ts'
import { kindsIn } from '../part-words.ts'
import { kindWords } from '../parts-answer.ts'
import type { OfCar } from './of-car.ts'

/** By what is hot the verdict on the figure, °F: from where it ages, and from where it comes in. */
const ADVICE: Readonly<Record<Fluid, { name: string; warm: number; stop: number; advice: string }>> = {
  trans: {
    ...{ name: 'transmission fluid', warm: 220, stop: 260 },
    advice:
      '175 to 200°F is where it lives longest, and each 20°F over that about halves the life of the fluid. Over 250°F pull over and let it idle in neutral.',
  },
  oil: {
    ...{ name: 'oil', warm: 260, stop: 300 },
    advice:
      '210 to 250°F is normal. At 280°F back off and take a cool-down lap, at 300°F come in; change the oil after a day that went past 280.',
  },
  water: {
    ...{ name: 'coolant', warm: 225, stop: 250 },
    advice:
      'Back off at 230°F and take a cool-down lap; at 240°F and over come in and let it idle with the heater on. Never open the cap hot.',
  },
  air: {
    ...{ name: 'intake air', warm: 150, stop: 220 },
    advice: 'Past about 130 to 150°F the computer pulls timing, which is the power that you feel going away.',
  },
}

const TOW_KINDS: readonly PartKind[] = ['transmission_cooler', 'intercooler', 'oil_cooler', 'radiator']
const TRACK_KINDS: Readonly<Record<Fluid, readonly PartKind[]>> = {
  trans: ['transmission_cooler', 'oil_cooler'],
  oil: ['oil_cooler', 'radiator'],
  water: ['radiator', 'oil_cooler'],
  air: ['intercooler', 'heat_exchanger', 'radiator'],
}
const FIRST_OF: Readonly<Record<Fluid, PartKind>> = {
  ...{ trans: 'transmission_cooler', oil: 'oil_cooler', water: 'radiator', air: 'intercooler' },
}

const cheapest = ({ advisor, vehicle }: OfCar, kind: PartKind): Part | undefined =>
  advisor.catalog
    .partsFor(vehicle)
    .filter((part) => part.kind === kind)
    .toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))[0]

const isBoosted = ({ vehicle }: OfCar): boolean => vehicle.engine.aspiration !== 'na'

/** A truck that tows and a car on track that run hot: what cools them with its price on that car, and no power. */
export function heatTold(car: OfCar | undefined, { asked, meaning, mayMean }: MessageReading): Answer | undefined {
  const heat = meaning.goal === undefined ? heatSaid(asked) : undefined
  const isChoice = kindsIn(asked).length > 1 && /\bor\b/.test(asked)
  if (!heat || isChoice || !(car || meaning.stranger || mayMean.length > 0)) return undefined
  const sold = car ? coolersFor(car, heat) : []
  const bought = within(sold, meaning.budgetUsd)
  const regular = meaning.fuel === '87' ? regularWords(car) : ''
  const words = [
    heat.isTrouble ? '' : regular,
    verdictOf(heat),
    car ? pricedWords(car, bought, meaning.budgetUsd) : unpricedWords(heat, meaning.stranger),
    heat.tows ? towWords(heat.hunts, car !== undefined && isBoosted(car)) : TRACK_WORDS[heat.fluid ?? 'water'],
    heat.isTrouble ? regular : '',
  ]
  return [
    text(words.filter(Boolean).join(' '), car?.assumed),
    ...(car && bought.length > 0
      ? [{ type: 'parts' as const, vehicleId: car.vehicle.id, parts: bought.map(offered) }]
      : []),
    suggestions('Add it to my cart', 'How long does it take?', 'What breaks first?'),
  ]
}

/** The cheapest of each kind that cools what is hot, that first. */
function coolersFor(car: OfCar, { fluid, tows }: Heat): readonly Part[] {
  const first = fluid ? [FIRST_OF[fluid]] : []
  const kinds = [...new Set([...first, ...(tows ? TOW_KINDS : TRACK_KINDS[fluid ?? 'water'])])]
  return kinds.filter((kind) => kind !== 'intercooler' || isBoosted(car)).flatMap((kind) => cheapest(car, kind) ?? [])
}

function pricedWords({ name }: OfCar, bought: readonly Part[], budgetUsd: number | undefined): string {
  if (bought.length === 0) return `We sell no cooler for the ${name}: ask us at /contact.`
  const list = bought.map(
    (part) =>
      `${kindWords(part.kind)} from ${dollars(dollarsOf(part.priceCents))}, ${dollars(installedUsdOf(part))} installed`,
  )
  const sum = bought.reduce((all, part) => all + installedUsdOf(part), 0)
  const inside =
    budgetUsd === undefined
      ? ''
      : sum <= budgetUsd
        ? `, inside your ${dollars(budgetUsd)} with ${dollars(budgetUsd - sum)} left`
        : `, over your ${dollars(budgetUsd)}`
  const money = bought.length > 1 || inside ? ` Together ${dollars(sum)} installed${inside}.` : ''
  return `For the ${name}, in that order: ${list.join('; ')}.${money} None of it adds power.`
}

function unpricedWords({ fluid, tows }: Heat, stranger: string | undefined): string {
  const cooler = kindWords(FIRST_OF[fluid ?? (tows ? 'trans' : 'water')])
  const cure = `What cures it is ${/^[aeiou]/.test(cooler) ? 'an' : 'a'} ${cooler} of the right size with air through it.`
  return stranger
    ? `We don't build the ${stranger}, so I have no part and no price for it. ${cure}`
    : `${cure} Tell me the year and the engine and I'll price it.`
}

function verdictOf({ fluid, degrees }: Heat): string {
  if (!fluid || degrees === undefined) return ''
  const { name, warm, stop, advice } = ADVICE[fluid]
  if (degrees >= stop)
    return `${degrees}°F is too hot for ${name}: come in, and don't go out again before it is cured. ${advice}`
  if (degrees >= warm) return `${degrees}°F is hotter than ${name} should run for long. ${advice}`
  return `${degrees}°F is within what ${name} takes. ${advice}`
}

/** In their order; with money said only what it still buys, and the first in any case. */
function within(parts: readonly Part[], budgetUsd: number | undefined): readonly Part[] {
  if (budgetUsd === undefined) return parts.slice(0, MOST_PARTS)
  let left = budgetUsd
  const bought = parts.filter((part) => {
    const isBought = installedUsdOf(part) <= left
    if (isBought) left -= installedUsdOf(part)
    return isBought
  })
  return bought.length > 0 ? bought : parts.slice(0, 1)
}
const MOST_PARTS = 3

function towWords(hunts: boolean, isBoosted: boolean): string {
  const gears = hunts
    ? 'Hunting is the gearing: tow/haul mode first, then lock out the top gears by hand; taller tires than stock want a shorter axle ratio, which is a job for a gear shop.'
    : 'Use tow/haul mode and a lower gear on the grade, so that the converter stays locked.'
  const air = isBoosted ? ' The bigger intercooler keeps the power on a long grade.' : ''
  return `Before you buy: fresh fluid of the right spec, the fins of the coolers clean, and the weight inside the door sticker and the hitch rating; no part raises either. ${gears}${air} A tune for towing is a mild one on the fuel that you really buy, with the torque left where the transmission lives.`
}

const TRACK_WORDS: Readonly<Record<Fluid, string>> = {
  water:
    'Before you buy: the system full and bled, a fresh cap and coolant, ducting and foam around the radiator so that no air goes past it, and the undertray on.',
  oil: 'Take one with a thermostat, give it air through a duct, and run a fresh full synthetic of a grade that the manual allows. Short-shift on the last laps until it is in.',
  trans: 'Fresh fluid of the right spec first, and air through the cooler by a duct.',
  air: 'Give it air: seal the shroud, and run short sessions with a cool-down lap.',
}

/** What regular in the tank means for it. */
function regularWords(car: OfCar | undefined): string {
  const isRated = car?.vehicle.engine.ratedFuel === '87'
  return isRated
    ? 'Regular is what it was built for, so 87 is fine. A tune adds nothing on 87; every power tune we sell needs 91 or better.'
    : 'You run regular: a tune adds nothing on 87, and every power tune we sell needs 91 or better. Check the fuel door: towing on 87 in an engine that asks for premium makes it pull timing and run hotter.'
}
