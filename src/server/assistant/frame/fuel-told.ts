import { FUEL_NAMES, partName } from '../../../engine/display-words.ts'
import type { Fuel, Part, PartKind } from '../../../engine/model.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, listed, suggestions, text, whp } from '../advisor.ts'
import { fuelsNamed } from '../fuel-words.ts'
import type { MessageReading } from '../meaning-of.ts'
import { kindsIn } from '../part-words.ts'
import { makesPower } from './aims.ts'
import { fedFor } from './fed-for.ts'
import { namedParts, type OfCar, powerWith } from './of-car.ts'

const ETHANOL = /\b(?:e-?85|ethanol|corn|flex[- ]?fuel)\b/
const ASKS_GAIN =
  /\b(?:how much|how many|what)\b[^.?!]{0,50}\b(?:more|add|adds|gain|gains|gives?|pick up|get|make|makes|worth|power|hp|whp|difference|do for)\b|\bgain anything\b|\banything in\b|\bworth it\b|^\W*e-?85 (?:on|for|in) (?:an?|my) (?:stock )?[^,.?!]{3,40}\?/
const ASKS_ELSE =
  /\bwhat can (?:the|my|an?|i)\b[^.?!]{0,30}\bmake\b|\b(?:cost|price|hold|handle|safe\w*|injectors?|pumps?|mpg|mileage|tank|month|year|first|per gallon)\b|\$/
const FULL_BOLT_ONS = /\b(?:full bolt[- ]?ons?|fbo|bolt[- ]?ons|all the bolt[- ]?ons)\b/
const BOLT_ONS: readonly PartKind[] = [
  'cold_air_intake',
  'downpipe',
  'headers_long_tube',
  'catback_exhaust',
  'intercooler',
]

/** "What will ethanol add with just a downpipe", "how much more on E85 than on 91, full bolt-ons": the same parts on both. */
export function ethanolTold(car: OfCar, { asked, meaning }: MessageReading): Answer | undefined {
  if (!ETHANOL.test(asked) || !ASKS_GAIN.test(asked) || ASKS_ELSE.test(asked) || meaning.goal) return undefined
  const kit = kindsIn(asked).includes('flex_fuel')
  const isFull = FULL_BOLT_ONS.test(asked)
  const named = isFull
    ? BOLT_ONS.flatMap((kind) => cheapest(car, kind) ?? [])
    : namedParts(car, asked).flatMap(({ parts: [part] }) => (part && makesPower(part.kind) ? [part] : []))
  const base: Fuel = fuelsNamed(asked).find((one) => one === '91' || one === '93') ?? '93'
  const tune = cheapest(car, 'tune')
  const own = [...named.filter(({ kind }) => kind !== 'tune' && kind !== 'e85_tune'), ...(tune ? [tune] : [])]
  const before = powerWith(car, own, base).wheelHp
  const tuned = cheapest(car, 'e85_tune')
  const asIs = tuned ? powerWith(car, [...own.filter(({ kind }) => kind !== 'tune'), tuned], 'e85').wheelHp : before
  const fed = fedFor(car.advisor, car, own, 'e85')
  if (fed.bought.length === 0) return undefined
  const after = powerWith(car, fed.parts, 'e85').wheelHp
  const gain = Math.round(after - before)
  const usd = fed.bought.reduce((sum, part) => sum + installedUsdOf(part), 0)
  const withParts = named.length > 0 ? ` with ${isFull ? 'full bolt-ons' : listed(named.map(partName))}` : ''
  const lead = kit ? 'The sensor and the kit add no power, the E85 tune does: ' : ''
  const verdict =
    gain >= 3
      ? `about +${whp(gain)} on the ${car.name}${withParts}: ${whp(before)} with a tune on ${FUEL_NAMES[base]}, ${whp(after)} on E85.`
      : `next to nothing on the ${car.name}${withParts}: ${whp(before)} with a tune on ${FUEL_NAMES[base]}, and something other than the fuel ends it.`
  const short = after - asIs > 5 ? ` On the stock pump and injectors it stops at ${whp(asIs)}.` : ''
  return [
    text(
      `${lead}${lead ? verdict : verdict.replace(/^./, (letter) => letter.toUpperCase())}${short}`,
      `That takes ${listed(fed.bought.map(partName))}: about ${dollars(usd)} installed. It burns about 30% more fuel, and never E85 on a ${FUEL_NAMES[base]} tune: it would run lean.`,
      car.assumed,
    ),
    suggestions('On E85', 'What breaks first?', 'What does it cost to run?'),
  ]
}

const cheapest = ({ advisor, vehicle }: OfCar, kind: PartKind): Part | undefined =>
  advisor.catalog
    .partsFor(vehicle)
    .filter((part) => part.kind === kind && !/catless/i.test(part.name))
    .toSorted((a, b) => a.priceCents - b.priceCents)[0]

const RUNS =
  /\b(?:how much|what|how many)\b[^.?!]{0,60}\b(?:a|per|every|each) (?:month|year|week|mile|tank)\b|\bcosts? (?:me )?to (?:run(?! (?:with|against|an?|\d))|drive|fill|feed)\b|\bhow much (?:gas|fuel)\b|\bmonthly (?:gas|fuel)\b|\b(?:gas|fuel) bill\b|\b(?:running|fuel) costs?\b/
/** "I run about 14 events a year": how often, and no fuel. */
const OF_TIMES =
  /\b(?:\d{1,2}|a few|some|several|couple(?: of)?) (?:[a-z]+ )?(?:events?|races|days|sessions|passes|weekends|times|autocross\w*|meets|shows) (?:a|per|every|each) (?:month|year|week)\b/g
const MILES = /\b(\d{1,3}(?:,\d{3})|\d{3,5}|\d{1,2} ?k) ?(?:mi|miles)\b/
const PERIOD = /\b(month|year|week)(?:ly)?\b/
const MPG = /\b(\d{2}) ?mpg\b/
const USUAL_MILES = { month: 1000, year: 12_000, week: 250 } as const
/** What such cars do in mixed driving, where nobody said: an estimate that is told as one. */
const USUAL_MPG = { 4: 24, 6: 20, 8: 17 } as const
const MORE_ON_E85 = 1.3
/** A blower is driven by the engine; driven easy it takes this share of the mileage. */
const BLOWER_TAKES = 0.92
/** What premium cost over regular, dollars a gallon: an example that the reader puts his own pump's prices into. */
const EXAMPLE_USD = { regular: 3.2, premium: 4.1, e85: 2.9 } as const

/** "What does E85 cost against 93 a month", "how much gas does a blown 5.0 use": gallons, then dollars at example prices. */
export function runningTold(car: OfCar | undefined, { asked }: MessageReading): Answer | undefined {
  if (!RUNS.test(asked.replaceAll(OF_TIMES, ' ')) || /\b(?:whp|insurance|payment|oil)\b/.test(asked)) return undefined
  const period = (PERIOD.exec(asked)?.[1] ?? 'month') as keyof typeof USUAL_MILES
  const said = MILES.exec(asked)?.[1]?.replace(',', '').replace(/ ?k$/, '000')
  const miles = Number(said ?? USUAL_MILES[period])
  const cylinders = car?.vehicle.engine.cylinders ?? 8
  const isBlown = /\b(?:supercharg\w+|blower|blown|whipple|procharger)\b/.test(asked)
  const mpgSaid = Number(MPG.exec(asked)?.[1] ?? 0)
  const mpg =
    mpgSaid || Math.round((USUAL_MPG[cylinders <= 4 ? 4 : cylinders <= 6 ? 6 : 8] ?? 20) * (isBlown ? BLOWER_TAKES : 1))
  const gallons = miles / mpg
  const isOfE85 = ETHANOL.test(asked)
  const line = (name: string, many: number, usd: number) =>
    `about ${Math.round(many)} gallons of ${name}, ${dollars(many * usd)} at $${usd.toFixed(2)}`
  const other = isOfE85
    ? line('E85', MORE_ON_E85 * gallons, EXAMPLE_USD.e85)
    : line('regular', gallons, EXAMPLE_USD.regular)
  const name = car ? `the ${car.name}` : 'that car'
  const tuned = isOfE85
    ? `On E85 it does about ${Math.round(mpg / MORE_ON_E85)} mpg, ${Math.round(mpg - mpg / MORE_ON_E85)} less. E85 takes about 30% more gallons, so it only saves money where it is more than 25% cheaper than premium.`
    : `A tune or bolt-ons driven the same change it by a mile per gallon either way; what a tuned car adds is that it has to have premium, every tank.${isBlown ? ' A blower costs 1 to 2 mpg through its drive, and a lot more with your foot in it.' : ''}`
  return [
    text(
      `For ${miles.toLocaleString('en-US')} miles a ${period} at ${mpg} mpg (${mpgSaid ? 'yours' : `my estimate for ${name}, mixed driving`}): ${line('premium', gallons, EXAMPLE_USD.premium)} a gallon, or ${other}. Those are example prices: put your pump's in.`,
      tuned,
      car?.assumed,
    ),
    suggestions('What does a tune add?', 'What would E85 gain me?'),
  ]
}

/** "An '89 LX" is a year: the number alone is a fuel where it is filled. */
const LOW =
  /\b(?:8[789] ?octane|mid ?grade|regular(?: gas| unleaded)?|(?:run|runs|running|put|use|burn|fill|on|with|take|takes) (?:\w+ )?8[789])\b(?! ?(?:mustang|lx|gt|fox|supra|camaro|notch))/
const TUNED =
  /\b(?:tune[ds]?|tuning|stage ?[123]|flash(?:ed)?|pulley|supercharg\w+|blower|boost(?:ed)?|turbo(?:ed)? kit|procharger|whipple)\b/
const MAY =
  /\b(?:can|could|will|would|does|do|is it|should|ok|okay|still|may)\b[^.?!]{0,50}\b(?:run|use|put|take|burn|on|fill|drive|need)\b/
const NEEDS_PREMIUM =
  /\b(?:need|have to (?:run|use)|require|only)\b[^.?!]{0,24}\b(?:premium|9[13])\b[^.?!]{0,30}(?:\?|\btime\b|\balways\b|$)/
/** It is in the tank already, or the engine says that it does not like it. */
const HAPPENED = /\b(?:filled|accident\w*|by mistake|already|put in|pumped|ping\w*|knock\w*)\b/

/** "Can I still run 87 with a tune": what a tune needs in the tank. */
export function regularTold(car: OfCar | undefined, { asked }: MessageReading): Answer | undefined {
  if (NEEDS_PREMIUM.test(asked) && TUNED.test(asked) && !HAPPENED.test(asked))
    return [
      text(
        `Yes, every tank: a tune${car ? ` on the ${car.name}` : ''} is written for 91 or 93 and takes that octane. On less it pulls timing, and leaned on it knocks, which is what breaks pistons. Stuck with a tank of regular: stay out of boost and off full throttle, and top up with premium.`,
        car?.assumed,
      ),
      suggestions('What does a tune add?', 'What does premium cost me a year?'),
    ]
  if (!LOW.test(asked) || !TUNED.test(asked) || !MAY.test(asked) || HAPPENED.test(asked) || /\$|\bcosts?\b/.test(asked))
    return undefined
  const isPulley = /\b(?:pulley|supercharg\w+|blower|boost(?:ed)?|turbo|procharger|whipple)\b/.test(asked)
  const isBoosted = isPulley || (car !== undefined && car.vehicle.engine.aspiration !== 'na')
  const name = car ? ` on the ${car.name}` : ''
  const rated = car ? ` It asks for ${FUEL_NAMES[car.vehicle.engine.ratedFuel]} at least as it left the factory.` : ''
  return [
    text(
      isBoosted
        ? `No${name ? `, not${name}` : ''}: once it is tuned or makes more boost it takes the octane of its tune, 91 or 93, every tank. On 87 or 89 it knocks under load, and that is what breaks ring lands and rods.${rated} If some got in, stay out of boost and top up with premium before you lean on it.`
        : `Only with a tune written for it, and then there is nothing to gain${name}: a tune's power is timing, and timing needs octane. On a 91 or 93 tune, no: 87 knocks and the computer pulls the power back out, and at full throttle it can hurt pistons.${rated} Leave it stock and it runs on what it ran on; tune it and it is premium, every tank.`,
      car?.assumed,
    ),
    suggestions('What does a tune add?', 'What does premium cost me a year?'),
  ]
}
