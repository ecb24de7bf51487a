import { installationCentsOf } from '../../../engine/labor-rates.ts'
import type { PartKind } from '../../../engine/model.ts'
import { carWords, partsLike } from '../../planning/car-facts.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { type Advisor, type Answer, dollars, listed, suggestions, text } from '../advisor.ts'
import type { MessageReading } from '../meaning-of.ts'
import { offered } from '../offered-part.ts'
import { kindsIn } from '../part-words.ts'
import type { ChosenCar } from '../request-of.ts'

const GIFT =
  /\b(?:gifts?|presents?|birthday|b-?day|christmas|xmas|anniversary|valentine\w*|father'?s day|mother'?s day|graduation|stocking stuffer|surprise (?:him|her|my \w+))\b/
const LAYPERSON =
  /\b(?:know|knows|understand|have|got)\b.{0,12}\b(?:nothing|anything|much|a thing|jack|zero|little|(?:no|any) (?:idea|clue))\b.{0,12}\babout (?:cars?|trucks?|this|engines?|them)\b|\bnot a car (?:person|guy|girl)\b|\bno (?:idea|clue) about cars\b|\bclueless\b/
const BUYS = /\b(?:what|which|anything|something|ideas?|gift|present|buy|get (?:him|her|a)|love|like|spend|budget)\b/
const OTHER =
  /\bas (?:a|my) (?:\w+ )?(?:gift|present)\b|\b(?:i|we) (?:just )?got (?:it|this|mine|my|a|an)\b.{0,40}\b(?:gift|present|birthday)\b|\bgift ?cards?\b|\bgift certificates?\b|\bgift ?wrap\w*|\bbirthday (?:discount|deal)/

/** Somebody who says that cars are not his thing. */
export const isLayperson = (words: string): boolean => LAYPERSON.test(words)

/** Someone who buys for another, or who says that cars are not his thing, asks what to buy. */
export const asksGift = (asked: string): boolean =>
  !OTHER.test(asked) &&
  BUYS.test(asked) &&
  (GIFT.test(asked) || (LAYPERSON.test(asked) && /\b(?:buy|get|love|gift|present|like)\b/.test(asked)))

/** What is given, in the order it is loved, and what it is to somebody who does not know cars. */
const GIVEN: readonly (readonly [PartKind, string])[] = [
  ['catback_exhaust', 'an exhaust: the car sounds deeper and better every time it starts'],
  [
    'cold_air_intake',
    'an air intake: more growl when you step on it, a little more power, and about an hour to put on at home',
  ],
  ['sway_bar', 'a sway bar: the car leans less in corners'],
  ['springs', 'lowering springs: the car sits about an inch lower and looks it'],
  ['brake_pads', 'better brake pads: the car stops shorter'],
  ['spark_plugs', 'a set of spark plugs: small, useful, fits in a stocking'],
]
const TRACK = /\btrack|race|dtc|competition\b/i
const MOST = 3
/** Nobody who buys a gift is asked for the gearbox. */
const withoutGearbox = (assumed: string): string => assumed.replace(/ ?(?:Assuming the|Lo calculé con la) .*$/, '')

/** A gift in plain words: what it does for the one who drives, whether it fits, what it costs, and that it can come back. */
const MONEY =
  /(?:under|around|about|have|got|budget|max\w*|up to|spend|below)\D{0,8}(\d{2,5})\b(?! ?w?hp)|\$ ?(\d{2,5})|\b(\d{2,5}) ?(?:bucks|dollars|\$)/
/** Made to order at our shop: it cannot be sent back. */
const MADE_TO_ORDER = /\bfabricated\b|\bcustom\b/i

/** The money that is said of a gift; a year is none. */
export function giftBudget(asked: string): number | undefined {
  const usd = Number(MONEY.exec(asked)?.slice(1).find(Boolean))
  return usd >= 20 ? usd : undefined
}

/** A plate that was said, and the trims that it may be. */
interface HalfNamed {
  plate: string
  trims: readonly string[]
  year: number | undefined
}

/** "A Dodge Charger, I think a 2016": only its trim is open. */
export function halfOf({ mayMean, meaning }: Pick<MessageReading, 'mayMean' | 'meaning'>): HalfNamed | undefined {
  const [first = '', ...more] = mayMean.map(({ label }) => label)
  const [make = '', plate = ''] = first.split(' ')
  const name = `${make} ${plate}`
  if (more.length === 0 || !more.every((label) => label.startsWith(`${name} `))) return undefined
  const year = meaning.year ?? meaning.maybeYear
  const trims = [first, ...more].map((label) => label.slice(name.length + 1)).filter((trim) => trim !== '')
  return { plate: year === undefined ? name : `${year} ${name}`, trims, year }
}

export function giftAnswer(
  advisor: Advisor,
  car: ChosenCar | undefined,
  asked: string,
  budgetUsd: number | undefined,
  half?: HalfNamed,
): Answer {
  const back = "It can come back unused, in its box, within 30 days, so keep it wrapped. We don't sell gift cards."
  if (!car)
    return [
      text(
        `Happy to help, no car talk needed. ${half ? `One thing I need${half.year === undefined ? ' beside the year' : ''}: which ${half.plate} it is, ${listed(half.trims, 'or')}. The badge on the grille, fender or trunk says it, or the registration` : 'Tell me the year and the exact model (the badge on the trunk or the registration says it)'}${budgetUsd ? '' : " and what you'd like to spend"}, and I'll show you things that fit${budgetUsd ? ` for about ${dollars(budgetUsd)}` : ''}. Most loved: an exhaust, because it's heard every drive, then an air intake. ${back}`,
      ),
      suggestions('2020 Dodge Charger Scat Pack, about $1,000', '2018 Ford Mustang GT, under $500'),
    ]
  const named = kindsIn(asked)
  const inOrder = GIVEN.toSorted(([a], [b]) => Number(named.includes(b)) - Number(named.includes(a)))
  const found = inOrder
    .flatMap(([kind, words]) => {
      const part = partsLike(advisor.catalog, car.vehicle, { kind }).find(
        (one) =>
          one.kind === kind &&
          !TRACK.test(one.name) &&
          !MADE_TO_ORDER.test(one.name) &&
          (budgetUsd === undefined || dollarsOf(one.priceCents) <= budgetUsd),
      )
      return part ? [{ part, words }] : []
    })
    .slice(0, MOST)
  const [best, ...others] = found
  const name = carWords(car.vehicle, car.year)
  if (!best)
    return [
      text(
        `Nothing that fits the ${name} and makes a good gift is under ${dollars(budgetUsd ?? 0)} right now. Could you go a little higher? ${back}`,
      ),
      suggestions('Up to $500', 'Up to $1,000'),
    ]
  const price = ({ part }: (typeof found)[number]) => dollars(dollarsOf(part.priceCents))
  const fitting = dollars(dollarsOf(installationCentsOf(best.part.laborHours)))
  const rest = others.map((one) => `${one.words} (${one.part.manufacturer} ${one.part.name}, ${price(one)})`)
  return [
    text(
      `For the ${name} I'd give ${best.words}. This one fits: ${best.part.manufacturer} ${best.part.name}, ${price(best)}.${best.part.laborHours > 0 ? ` Putting it on at our shop is about ${fitting} more, or whoever drives it may enjoy doing it.` : ''}${rest.length > 0 ? ` Also nice: ${rest.join('; ')}.` : ''} ${back}`,
      withoutGearbox(car.assumed),
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: found.map(({ part }) => offered(part)) },
    suggestions('Add it to my cart', 'Anything cheaper?', 'Can I exchange it?'),
  ]
}
