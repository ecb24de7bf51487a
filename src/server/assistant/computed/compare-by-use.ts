import type { CatalogSnapshot } from '../../catalog/catalog-snapshot.ts'
import { allStockLimits, carWords, type stockFigures } from '../../planning/car-facts.ts'
import type { ChosenCar } from '../request-of.ts'
import { type Purpose, purposeSaid } from './purpose-said.ts'

export interface Compared {
  car: ChosenCar
  stock: ReturnType<typeof stockFigures>
}

const nameOf = ({ car }: Compared): string => carWords(car.vehicle, car.year)
const troubles = ({ car }: Compared): readonly string[] => car.vehicle.family.weakPoints.map(({ what }) => what)
const known = (one: Compared): string => `${nameOf(one)}: ${troubles(one).join(', ') || 'nothing typical'}`

const least = (cars: readonly Compared[], of: (one: Compared) => number): [Compared, Compared] | undefined => {
  const [first, second] = cars.toSorted((a, b) => of(a) - of(b))
  return first && second ? [first, second] : undefined
}

/** Weights this near decide nothing. */
const CLOSE = 0.03

function forCorners(cars: readonly Compared[], name: string): string | undefined {
  const pair = least(cars, ({ stock }) => stock.weightLb)
  if (!pair) return undefined
  const [light, heavy] = pair
  const gap = Math.round(heavy.stock.weightLb - light.stock.weightLb)
  if (gap < CLOSE * light.stock.weightLb)
    return `For ${name} they're close: the ${nameOf(light)} is only ${gap} lb lighter than the ${nameOf(heavy)}, and weight and grip decide there, not the quarter mile. Tires, alignment${name === 'autocross' ? ' and which class each lands in' : ''} settle it.`
  return `For ${name}: the ${nameOf(light)}. It's ${gap} lb lighter, and weight and grip decide there, not the quarter mile. ${name === 'autocross' ? 'Look at what runs well in your class before you buy, and keep' : 'Keep'} money for tires.`
}

function forTowing(cars: readonly Compared[]): string | undefined {
  const pair = least(cars, ({ stock }) => -stock.crankTorqueLbft)
  if (!pair) return undefined
  const [strong, other] = pair
  return `For towing: the ${nameOf(strong)}, with ${strong.stock.crankTorqueLbft} lb-ft against ${other.stock.crankTorqueLbft}. Torque is what pulls a grade, not the quarter mile. The door sticker's payload and the axle ratio decide what you may tow. For the long run, known weak points: ${cars.map(known).join('; ')}.`
}

/** Where the stock bottom ends end is what there is to build on; of two that end alike the one that starts higher. */
function forMods(cars: readonly Compared[]): string | undefined {
  const limit = ({ car }: Compared) => car.vehicle.family.bottomEndLimitWheelHp
  const far = least(cars, (one) => -limit(one))
  const up = least(cars, ({ stock }) => -stock.wheelHp)
  if (!far || !up) return undefined
  const [first, other] = far
  const [strong, weak] = up
  const ahead = Math.round(strong.stock.wheelHp - weak.stock.wheelHp)
  const isAlike = limit(first) - limit(other) < ALIKE * limit(first)
  const ends = `The stock bottom ends are good for about ${limit(first)} and ${limit(other)} whp`
  const [light, heavy] = least(cars, ({ stock }) => stock.weightLb) ?? up
  const pounds = Math.round(heavy.stock.weightLb - light.stock.weightLb)
  const lead = isAlike
    ? ahead >= LITTLE_WHP
      ? `To mod: the ${nameOf(strong)}. ${ends}, and it starts ${ahead} whp ahead.`
      : pounds > CLOSE * light.stock.weightLb
        ? `To mod: the ${nameOf(light)}. ${ends}, they start within ${ahead} whp, and it is ${pounds} lb lighter.`
        : `To mod: either, so take the better one. ${ends}, and they start alike.`
    : `To mod: the ${nameOf(first)}. Its stock bottom end is good for about ${limit(first)} whp, against ${limit(other)} for the ${nameOf(other)}${strong === first && ahead >= 5 ? `, and it starts ${ahead} whp ahead` : ''}.`
  return `${lead}${atStageOne(cars)} ${lead.includes(' lb lighter') ? '' : lighterWords(cars)}Known weak points, ${cars.map(known).join('; ')}.`
}
/** So little power at the start decides nothing. */
const LITTLE_WHP = 20
/** Limits this near decide nothing. */
const ALIKE = 0.06

function atStageOne(cars: readonly Compared[]): string {
  const says = cars.flatMap(({ car }) => {
    const whp = car.vehicle.family.stageWheelHp.stage1
    return whp ? [`about ${whp} whp (${carWords(car.vehicle, car.year)})`] : []
  })
  return says.length === cars.length ? ` A stage 1 makes ${says.join(' and ')}.` : ''
}

function lighterWords(cars: readonly Compared[]): string {
  const [light, heavy] = least(cars, ({ stock }) => stock.weightLb) ?? []
  const pounds = light && heavy ? Math.round(heavy.stock.weightLb - light.stock.weightLb) : 0
  return light && pounds > CLOSE * light.stock.weightLb ? `The ${nameOf(light)} is ${pounds} lb lighter. ` : ''
}

const hasAutomatic = ({ car }: Compared, catalog: CatalogSnapshot): boolean =>
  catalog
    .variantsOf(car.vehicle.modelId)
    .some((one) => one.transmission.kind !== 'manual' && one.yearFrom <= car.year && car.year <= one.yearTo)

/** Where as much is known to break on either: no clutch in traffic, then the torque that needs no downshift. */
function byGearbox(catalog: CatalogSnapshot, cars: readonly Compared[]): string {
  const automatic = cars.filter((one) => hasAutomatic(one, catalog))
  const [easy] = automatic
  if (easy && automatic.length === 1)
    return `For a daily: the ${nameOf(easy)}, because it comes with an automatic or a dual clutch and the other doesn't. As much is known to break on either.`
  const [strong, other] = least(cars, ({ stock }) => -stock.wheelTorqueLbft) ?? []
  return strong && other
    ? `For a daily: the ${nameOf(strong)}, by a little. As much is known to break on either, and its ${Math.round(strong.stock.wheelTorqueLbft)} lb-ft at the wheels against ${Math.round(other.stock.wheelTorqueLbft)} pass without a downshift.`
    : ''
}

/** What breaks is what a flip and a daily cost; what a car sells for we do not know. */
function byTrouble(catalog: CatalogSnapshot, cars: readonly Compared[], use: 'resale' | 'daily'): string | undefined {
  const pair = least(cars, (one) => troubles(one).length)
  if (!pair) return undefined
  const [fewer, more] = pair
  const isOpen = troubles(fewer).length === troubles(more).length
  const list = `Known weak points, ${cars.map(known).join('; ')}.`
  if (use === 'daily')
    return `${isOpen ? byGearbox(catalog, cars) : `For a daily: the ${nameOf(fewer)}, with less that is known to break.`} ${list}`
  return `${isOpen ? 'For a flip I would take whichever is stock with records.' : `For a flip: the ${nameOf(fewer)}, the smaller risk, because a repair eats the margin.`} ${list} We don't have sale prices, so check what both really sell for near you. Buy stock with records and a compression test, keep it stock or light and reversible: mods bring back 30 to 50 cents on the dollar.`
}

function byReliability(cars: readonly Compared[]): string | undefined {
  const pair = least(cars, (one) => troubles(one).length)
  if (!pair) return undefined
  const [fewer, more] = pair
  const lead =
    troubles(fewer).length === troubles(more).length
      ? 'As much is known to break on either; upkeep and records decide.'
      : `The ${nameOf(fewer)}: less of it is known to break.`
  return `${lead} Known weak points, ${cars.map(known).join('; ')}.`
}

/** "As a base to modify", "to soup up later", "which would you start with for boost": bought to be built. */
const TO_BUILD =
  /\b(?:tun(?:e|ing)|modif(?:y|ying|ied)|mod(?:s|ding)?|soup(?:ed|ing)? up|hop up|build(?:ing)? (?:on|from|up)|platform|project|making power|make power|for power|power potential|boost(?:ing)?)\b/
const LATER =
  /\b(?:later|eventually|down the (?:road|line)|base|platform|project|for|to|start with|potential|light|which|better)\b/
const isToBuild = (asked: string): boolean => TO_BUILD.test(asked) && LATER.test(asked)

/** So little torque nobody feels. */
const FEW_LBFT = 15
export const DRIFTS = /\bdrift\w*/
/** Rear wheels, then weight: what a car that slides lives on; power comes after. */
function forDrift(cars: readonly Compared[]): string | undefined {
  const rear = cars.filter(({ car }) => car.vehicle.chassis.drivetrain === 'rwd')
  const [only] = rear
  if (only && rear.length < cars.length && rear.length === 1)
    return `For drift: the ${nameOf(only)}, the one with driven rear wheels only.`
  const pair = least(rear, ({ stock }) => stock.weightLb)
  if (!pair) return undefined
  const [light, heavy] = pair
  const pounds = Math.round(heavy.stock.weightLb - light.stock.weightLb)
  const isSame = light.car.vehicle.family.name === heavy.car.vehicle.family.name
  const torque = Math.round(light.stock.wheelTorqueLbft - heavy.stock.wheelTorqueLbft)
  const engines = isSame
    ? 'The engine is of the same family, so parts and power cost much the same'
    : Math.abs(torque) < FEW_LBFT
      ? 'Torque is about the same'
      : `At the wheels the ${nameOf(light)} has ${Math.abs(torque)} lb-ft ${torque < 0 ? 'less' : 'more'}`
  return pounds < CLOSE * light.stock.weightLb
    ? `For drift they're close: ${pounds} lb apart. ${engines}. Take the one with the better cooling, a limited-slip and the cheaper spares, and spend on angle and tires before power.`
    : `For drift: the ${nameOf(light)}. It's ${pounds} lb lighter, so it changes direction quicker and eats fewer tires. ${engines}. Spend on a limited-slip, angle, cooling and tires before power.`
}

const OF_STOCK_TURBO =
  /\b(?:ceiling|most|max\w*|headroom|limit|further|farther|more|higher|tops? out|go(?:es)?)\b[^.?!]*\b(?:stock|factory) (?:turbos?|twins|blower)\b|\b(?:stock|factory) (?:turbos?|twins|blower)\b[^.?!]*\b(?:ceiling|most|max\w*|limit|further|more)\b/
/** "Which has the higher ceiling on the stock turbo": what the factory's own turbo is good for. */
function byStockTurbo(catalog: CatalogSnapshot, cars: readonly Compared[], asked: string): string | undefined {
  if (!OF_STOCK_TURBO.test(asked)) return undefined
  const limitOf = ({ car }: Compared) =>
    allStockLimits(catalog, car.vehicle).find(({ component }) => component === 'boost_source')?.wheelHp ?? 0
  const pair = least(cars, (one) => -limitOf(one))
  if (!pair || cars.some((one) => limitOf(one) === 0)) return undefined
  const [most, other] = pair
  const gap = Math.round(limitOf(most)) - Math.round(limitOf(other))
  const lead =
    gap < 5
      ? `About the same ceiling on the stock turbo`
      : `The ${nameOf(most)} has the higher ceiling on the stock turbo, by about ${gap} whp`
  return `${lead}. Good for, on 93: ${cars.map((one) => `${nameOf(one)} about ${Math.round(limitOf(one))} whp`).join(', ')}.`
}

/** The better car for the use that was said, where the quarter mile does not decide it. */
export function betterFor(
  catalog: CatalogSnapshot,
  cars: readonly Compared[],
  asked: string,
  hasGoal: boolean,
): string | undefined {
  if (/\breliab\w*/.test(asked) && !hasGoal) return byReliability(cars)
  const ceiling = byStockTurbo(catalog, cars, asked)
  if (ceiling) return ceiling
  if (DRIFTS.test(asked)) return forDrift(cars)
  const said = purposeSaid(asked)
  const use: Purpose | undefined =
    (said === undefined || said === 'drag' || said === 'track') && isToBuild(asked) ? 'mods' : said
  if (use === 'autocross') return forCorners(cars, 'autocross')
  if (use === 'corners' && !hasGoal) return forCorners(cars, 'a canyon road')
  if (use === 'tow') return forTowing(cars)
  if (use === 'mods' && !hasGoal) return forMods(cars)
  return !hasGoal && (use === 'resale' || use === 'daily') ? byTrouble(catalog, cars, use) : undefined
}

const TRADES =
  /\b(?:trade|swap)(?: (?:it|mine|up|in|her))?(?: in)? (?:for|to|up|towards?)\b|\bsell (?:it|mine|her)\b.{0,20}\b(?:buy|get)\b|\bor (?:just )?buy\b/
/** "Procharge it or trade for a Hellcat": what the money does to the one, and what the other is as it stands. */
export function buildOrTrade(
  rows: readonly (Compared & { reply?: { power: { wheelHp: number }; estimatedCost: number } | undefined })[],
  asked: string,
  dollars: (usd: number) => string,
): string | undefined {
  const [own, other] = rows
  if (!TRADES.test(asked) || !own?.reply || !other) return undefined
  const { power, estimatedCost } = own.reply
  const isBelow = power.wheelHp < other.stock.wheelHp
  return `${isBelow ? `Trade, if the gap in price is near ${dollars(estimatedCost)}` : 'Build yours'}: ${dollars(estimatedCost)} installed takes the ${nameOf(own)} to ${Math.round(power.wheelHp)} whp, which is what its stock bottom end and the budget allow; a stock ${nameOf(other)} makes ${Math.round(other.stock.wheelHp)} whp with an engine and gearbox that the factory built for it. We don't take trades, so set your car's trade-in and the other's price against that.`
}
