import { type Answer, inLanguage, suggestions, text } from './advisor.ts'
import { gearsTold, heightIn } from './frame/gears-told.ts'
import { ofCar } from './frame/of-car.ts'
import type { Turn } from './turn.ts'

const RATIO = /(?<![\d.$])([2-5]\.\d{2})(?!\d)/g
const EITHER = /(?<![\d.$])([2-5]\.\d{2})'?s? (?:or|vs\.?|versus) (?:an? |the )?([2-5]\.\d{2})(?!\d)/
const STRIP = /\b(?:bracket|strip|drag\w*|1\/[48]|eighth|quarter|auto-?(?:cross|x)|drift\w*|short track)\b/
const TALLER = /\b(2[89]|3[0-9]|4[0-4])(?:'?s\b|"|''| ?inch(?:es)?\b|(?= ?x))/
/** Steps that nobody feels. */
const FELT = 0.03

const percent = (share: number): string => `${Math.round(Math.abs(share) * 100)}%`
const moreOrLess = (share: number): string => `${percent(share)} ${share < 0 ? 'less' : 'more'}`

/** "3.31s on 35s, 3.73 or 4.10": what each gives over what is in it, what the tires take, and which one. */
export function gearsAsked({ advisor, draft, reading }: Turn): Answer | undefined {
  const { asked } = reading
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const [, ...pair] = EITHER.exec(asked) ?? []
  const choices = pair.map(Number).toSorted((a, b) => a - b)
  const [low, high] = choices
  if (low === undefined || high === undefined)
    return draft.language === 'es' ? undefined : gearsTold(car, reading, true)
  const said = [...asked.matchAll(RATIO)].map(([, ratio]) => Number(ratio))
  const { finalDrive } = car.vehicle.transmission
  const from = said.find((ratio) => !choices.includes(ratio)) ?? finalDrive
  const stockIn = heightIn(car.vehicle.chassis.tire)
  // Two shorter gears are asked about: one that reads as taller is another way of counting than ours.
  if (high < from) return undefined
  const words = [asked, ...(draft.turns ?? []).toReversed()].find((turn) => TALLER.test(turn)) ?? ''
  const tallerIn = Number(TALLER.exec(words)?.[1])
  const taken = stockIn && tallerIn > stockIn ? tallerIn / stockIn - 1 : 0
  const netOf = (ratio: number) => ratio / from / (1 + taken) - 1
  const isTall = taken > FELT
  const isShort = STRIP.test(asked)
  const best = isTall ? (choices.find((ratio) => netOf(ratio) > -FELT) ?? high) : isShort ? high : low
  const over = (ratio: number): string =>
    ratio === from ? 'what it has' : `${moreOrLess(ratio / from - 1)} pull and rpm than the ${from.toFixed(2)}`
  const each = choices
    .map(
      (ratio) =>
        `${ratio.toFixed(2)}: ${over(ratio)}${isTall ? `, ${moreOrLess(netOf(ratio))} than before the tires` : ''}`,
    )
    .join('; ')
  const why = isTall
    ? ` ${tallerIn}s are ${percent(taken)} taller than stock and take that much of the pull.`
    : isShort
      ? ' It leaves harder and shifts sooner; check that it does not cross the line on the limiter: rpm = mph x ratio x 336 / tire height in inches, in a 1:1 gear.'
      : ` The ${high.toFixed(2)} only if it lives on a short track or the strip: it costs rpm on the highway all day.`
  return [
    text(
      inLanguage(draft.language, [
        `The ${best.toFixed(2)} on the ${car.name}. ${each}.${why} The speedometer has to be set, and the ratio on your axle tag counts, not the one we have for the model. We don't cut gears: a gear shop does.`,
        `El ${best.toFixed(2)} en el ${car.name}: ${choices.map((ratio) => `${ratio.toFixed(2)} es ${percent(ratio / from - 1)} ${ratio < from ? 'menos' : 'más'} empuje y rpm que ${from.toFixed(2)}`).join('; ')}. Hay que calibrar el velocímetro.`,
      ]),
      car.assumed,
    ),
    suggestions('What else helps with towing?', 'Which tires should I run?'),
  ]
}
