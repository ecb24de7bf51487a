import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { carWords, stockFigures } from '../planning/car-facts.ts'
import { type Advisor, type Bilingual, dollars, whp } from './advisor.ts'
import { type Side, sideOf } from './built-sides.ts'
import type { MessageReading } from './meaning-of.ts'
import { carOf } from './request-of.ts'

const short = ({ car }: Side): string => carWords(car.vehicle, car.year)
const limitOf = ({ car }: Side): number => car.vehicle.family.bottomEndLimitWheelHp
const shareOf = (side: Side): number => side.wheelHp / limitOf(side)
const percent = (side: Side): string => `${Math.round(100 * shareOf(side))}%`
const troubles = ({ car }: Side): string => car.vehicle.family.weakPoints.map(({ what }) => what).join(', ')

/** From here on a build is told beside what its stock bottom end takes. */
const NEAR_LIMIT = 0.9

/** A build at or past what its stock bottom end takes: what that is. */
export function overLimit(side: Side): Bilingual {
  if (
    !side.reply ||
    shareOf(side) < NEAR_LIMIT ||
    side.reply.recommendedParts.some(({ kind }) => kind === 'built_bottom_end')
  )
    return ['', '']
  const limit = whp(limitOf(side))
  return shareOf(side) > 1
    ? [` That's past the ${limit} that the stock bottom end is good for.`, ` Pasa los ${limit} del motor de fábrica.`]
    : [
        ` The stock bottom end is good for about ${limit}, so that's ${percent(side)} of it.`,
        ` El motor de fábrica aguanta unos ${limit}: es el ${percent(side)}.`,
      ]
}

const BUYS = /\bbuy(?:ing)?\b|\btrad(?:e|ing)\b|\bjust get\b/
/** A car as it comes against one that is built towards it. */
export function buyOrBuild(sides: readonly [Side, Side], asked: string): Bilingual | undefined {
  const built = sides.find(({ reply }) => reply !== undefined)
  const stock = sides.find(({ reply }) => reply === undefined)
  if (!BUYS.test(asked) || !built || !stock) return undefined
  const isBelow = built.wheelHp < stock.wheelHp
  const english = isBelow
    ? `Buy the ${short(stock)} if the gap in price is near ${dollars(built.usd)}: that money takes the ${short(built)} to ${whp(built.wheelHp)} and no further on its stock bottom end (good for about ${whp(limitOf(built))}), while the ${short(stock)} makes ${whp(stock.wheelHp)} with an engine and gearbox that the factory built for it. The same ${whp(stock.wheelHp)} on the ${short(built)} takes a built engine.`
    : `Build the ${short(built)}: ${dollars(built.usd)} installed makes ${whp(built.wheelHp)}, more than the ${whp(stock.wheelHp)} of a stock ${short(stock)}, at ${percent(built)} of what its bottom end takes.`
  return [english, english]
}

const DIRT = /\b(?:dirt|gravel|rally\w*|snow|loose|mud)\b/
const LAP =
  /\b(?:laps?|lap ?times?|circuit|track|time (?:trial|attack)|autox|auto ?cross|canyons?|corners?|corner exits?)\b/
const DAILY = /\b(?:traffic|daily|dailies|commut\w+|work car|every ?day)\b/
const LASTS =
  /\b(?:reliab\w*|trust|headaches?|pain|safe(?:ly|r)?|blow(?:s|ing)? up|better bet|risk\w*|last(?:s|ing)?|hassle|stress|first car)\b/
const ROOM = /\broom\b|\bpotential\b|\bheadroom\b|\bresponds?\b|\bmore in it\b/

const least = (sides: readonly [Side, Side], of: (side: Side) => number): readonly [Side, Side] =>
  of(sides[0]) <= of(sides[1]) ? sides : [sides[1], sides[0]]

/** Weights this near decide nothing. */
const FEW_LB = 80

function onDirt(sides: readonly [Side, Side], weight: (side: Side) => number): string {
  const all = sides.filter(({ car }) => car.vehicle.chassis.drivetrain === 'awd')
  const [only] = all
  if (only && all.length === 1)
    return `On dirt: the ${short(only)}, because it drives all four wheels; power hardly counts where there is no grip.`
  const [light, heavy] = least(sides, weight)
  const [strong] = least(
    sides,
    ({ reply, car }) => -(reply?.power.wheelTorqueLbft ?? car.vehicle.engine.crankTorqueLbft),
  )
  const pounds = Math.round(weight(heavy) - weight(light))
  const lead =
    pounds > FEW_LB
      ? `On dirt: the ${short(light)}, ${pounds} lb lighter; power hardly counts there`
      : `On dirt they're close: weight is within ${pounds} lb, so take the ${short(strong)} for its torque`
  return `${lead}. What ends a run is heat and the driveline: known weak points, ${sides.map((side) => `${short(side)}: ${troubles(side) || 'nothing typical'}`).join('; ')}. Tires, dampers and a limited-slip before power.`
}

function onLap(sides: readonly [Side, Side], weight: (side: Side) => number): string {
  const perHp = (side: Side) => weight(side) / side.wheelHp
  const [quick, slow] = least(sides, perHp)
  const [light, heavy] = least(sides, weight)
  const pounds = Math.round(weight(heavy) - weight(light))
  const carries = (side: Side) => `${perHp(side).toFixed(1)} lb a whp`
  const also =
    pounds > FEW_LB && light !== quick
      ? ` In the corners the ${short(light)} takes it back: it is ${pounds} lb lighter, easier on tires and brakes.`
      : pounds > FEW_LB
        ? ` It is ${pounds} lb lighter too.`
        : ''
  return `For a lap: the ${short(quick)}, with ${carries(quick)} against ${carries(slow)}.${also} Past that tires, pads and cooling decide more than the quarter mile does.`
}

/** Shares this near are the same. */
const EVEN_SHARE = 0.03

function forLife(sides: readonly [Side, Side]): string {
  const [calm, other] = least(sides, (side) => shareOf(side) + 0.03 * side.car.vehicle.family.weakPoints.length)
  const isEven = Math.abs(shareOf(calm) - shareOf(other)) < EVEN_SHARE
  const [mild] = least(sides, ({ wheelHp }) => wheelHp)
  const lead = isEven
    ? `Even on strength, each at about ${percent(calm)} of what its stock bottom end takes. The ${short(mild)} is the calmer one, with ${whp(mild.wheelHp)}.`
    : `The safer one: the ${short(calm)}, at ${percent(calm)} of what its stock bottom end takes (${whp(limitOf(calm))}), against ${percent(other)} for the ${short(other)} (${whp(limitOf(other))}).`
  return `${lead} Known weak points, ${sides.map((side) => `${short(side)}: ${troubles(side) || 'nothing typical'}`).join('; ')}.`
}

function forDaily(sides: readonly [Side, Side]): string {
  const automatic = sides.filter(({ car }) => car.vehicle.transmission.kind !== 'manual')
  const [easy] = automatic
  const [fewer, more] = least(sides, ({ car }) => car.vehicle.family.weakPoints.length)
  const lead =
    easy && automatic.length === 1
      ? `For traffic: the ${short(easy)}, because it comes without a clutch pedal here and the other doesn't.`
      : `For a daily: the ${short(fewer)}, by what is known to break (${troubles(fewer) || 'nothing typical'}, against ${troubles(more) || 'nothing typical'}).`
  return `${lead} A stage 1 changes nothing of that: the idle and the boost off the pedal stay stock.`
}

function forRoom(sides: readonly [Side, Side]): string {
  const room = (side: Side) => limitOf(side) - side.stockWheelHp
  const [most, other] = least(sides, (side) => -room(side))
  const isEven = room(most) - room(other) < 0.06 * limitOf(most)
  const gain = (side: Side) => `+${Math.round(side.wheelHp - side.stockWheelHp)} whp for ${dollars(side.usd)}`
  const built = sides.every(({ reply }) => reply)
    ? ` Like this: ${sides.map((side) => `${short(side)} ${gain(side)}`).join(', ')}.`
    : ''
  return `${isEven ? `Practically the same room: the stock bottom ends are good for about ${whp(limitOf(most))} and ${whp(limitOf(other))}` : `More room in the ${short(most)}: ${Math.round(room(most))} whp from stock to the ${whp(limitOf(most))} that its bottom end takes, against ${Math.round(room(other))} to ${whp(limitOf(other))}`}.${built}`
}

const MAKES = /\bmakes? (?:the )?more\b|\bmore power\b|\bmost power\b|\bmore (?:whp|hp|horsepower)\b|\bstronger\b/
function forPower(sides: readonly [Side, Side]): string {
  const [most, other] = least(sides, (side) => -side.wheelHp)
  const gap = Math.round(most.wheelHp - other.wheelHp)
  return gap < 3
    ? `They make the same: ${whp(most.wheelHp)} on each.`
    : `The ${short(most)} makes more: ${whp(most.wheelHp)} against ${whp(other.wheelHp)}.`
}

/** Both cars as they come, for a verdict of what is known of them. */
export function stockSides(advisor: Advisor, { meaning }: MessageReading): readonly [Side, Side] | undefined {
  const { car, year, gearbox, against, cars, goal } = meaning
  if (!car || !against?.car || (cars?.length ?? 0) > 2 || goal) return undefined
  const own = { car, ...(year ? { year } : {}), ...(gearbox ? { gearbox } : {}) }
  const sides = [own, against].flatMap((one) => {
    const chosen = carOf(advisor, one, true)
    return typeof chosen === 'string' ? [] : [sideOf(advisor, chosen, {}, undefined)]
  })
  const [one, two] = sides
  return one && two ? [one, two] : undefined
}

/** Of two stock cars: what holds up better, and what drives on dirt; the rest is told of them in figures already. */
export const verdictOfStock = (
  catalog: CatalogSnapshot,
  sides: readonly [Side, Side],
  asked: string,
): string | undefined =>
  DIRT.test(asked) || (LASTS.test(asked) && !/\breliab\w*/.test(asked)) ? verdictFor(catalog, sides, asked) : undefined

/** The verdict for the use that was said, of two sides as they stand. */
export function verdictFor(catalog: CatalogSnapshot, sides: readonly [Side, Side], asked: string): string | undefined {
  const weight = ({ car }: Side) => stockFigures(catalog, car.vehicle).weightLb
  if (MAKES.test(asked)) return forPower(sides)
  if (DIRT.test(asked)) return onDirt(sides, weight)
  if (LAP.test(asked)) return onLap(sides, weight)
  if (DAILY.test(asked)) return forDaily(sides)
  if (ROOM.test(asked)) return forRoom(sides)
  return LASTS.test(asked) ? forLife(sides) : undefined
}
