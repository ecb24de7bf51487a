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
  return `For towing: the ${nameOf(strong)}, with ${strong.stock.crankTorqueLbft} lb-ft against ${other.stock.crankTorqueLbft}. Torque is what pulls a grade, not the quarter mile. The door sticker's payload and the axle ratio decide what you may tow.`
}

/** What breaks is what a flip and a daily cost; what a car sells for we do not know. */
function byTrouble(cars: readonly Compared[], use: 'resale' | 'daily'): string | undefined {
  const pair = least(cars, (one) => troubles(one).length)
  if (!pair) return undefined
  const [fewer, more] = pair
  const isOpen = troubles(fewer).length === troubles(more).length
  const list = `Known weak points, ${cars.map(known).join('; ')}.`
  if (use === 'daily')
    return `${isOpen ? `For a daily it's a toss-up: drive both.` : `For a daily: the ${nameOf(fewer)}, with less that is known to break.`} ${list}`
  return `${isOpen ? 'For a flip I would take whichever is stock with records.' : `For a flip: the ${nameOf(fewer)}, the smaller risk, because a repair eats the margin.`} ${list} We don't have sale prices, so check what both really sell for near you. Buy stock with records and a compression test, keep it stock or light and reversible: mods bring back 30 to 50 cents on the dollar.`
}

/** The better car for the use that was said, where the quarter mile does not decide it. */
export function betterFor(cars: readonly Compared[], asked: string, hasGoal: boolean): string | undefined {
  const use: Purpose | undefined = purposeSaid(asked)
  if (use === 'autocross') return forCorners(cars, 'autocross')
  if (use === 'corners' && !hasGoal) return forCorners(cars, 'a canyon road')
  if (use === 'tow') return forTowing(cars)
  return !hasGoal && (use === 'resale' || use === 'daily') ? byTrouble(cars, use) : undefined
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
