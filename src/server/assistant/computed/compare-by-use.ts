import type { CatalogSnapshot } from '../../catalog/catalog-snapshot.ts'
import { carWords, type stockFigures } from '../../planning/car-facts.ts'
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

/** What a stock bottom end takes beyond what the car makes is what there is to build on. */
function forMods(cars: readonly Compared[]): string | undefined {
  const room = ({ car, stock }: Compared) => car.vehicle.family.bottomEndLimitWheelHp - stock.wheelHp
  const pair = least(cars, (one) => -room(one))
  if (!pair) return undefined
  const [first, other] = pair
  const says = (one: Compared) =>
    `about ${Math.round(room(one))} whp above stock before the bottom end of the ${nameOf(one)} is the limit (${one.car.vehicle.family.bottomEndLimitWheelHp} whp)`
  return `To mod: the ${nameOf(first)}. There is ${says(first)}, and ${says(other)}. It's ${Math.abs(Math.round(first.stock.weightLb - other.stock.weightLb))} lb ${first.stock.weightLb < other.stock.weightLb ? 'lighter' : 'heavier'} too. Known weak points, ${cars.map(known).join('; ')}.`
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

/** The better car for the use that was said, where the quarter mile does not decide it. */
export function betterFor(
  catalog: CatalogSnapshot,
  cars: readonly Compared[],
  asked: string,
  hasGoal: boolean,
): string | undefined {
  if (/\breliab\w*/.test(asked) && !hasGoal) return byReliability(cars)
  const use: Purpose | undefined = purposeSaid(asked)
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
