import { type Answer, suggestions, text } from '../advisor.ts'
import type { MessageReading } from '../meaning-of.ts'
import type { OfCar } from './of-car.ts'

const RATIO = /(?<![\d.$])([2-5]\.\d{2})(?:'?s\b|:1|(?= ?(?:gears?|rear|diff\w*|final|ring|axle)\b)|(?=[^\d]))/g
const OF_AXLE =
  /\b(?:gears?|gearing|re-?gear\w*|rear ?end|axles?|final drive|ratio|hunts?|hunting)\b|\b[2-5]\.\d{2}'?s\b/
const ASKS =
  /\b(?:worth|should|good idea|better|help|what (?:do|does|would|will)|whats|what is|alone|gain|fix|cure|go (?:to|with)|swap|change|re-?gear\w*|need|enough|right|correct)\b/
const TALLER = /\b(2[89]|3[0-9]|4[0-4])(?:'?s\b|"|''| ?inch(?:es)?\b|(?= ?x))/
const TIRE = /^(\d{3})\/(\d{2})Z?R(\d{2})/
const MM_PER_INCH = 25.4
/** Steps in gearing that nobody feels. */
const FELT = 0.03

/** How tall a tire is, in. Worked: 265/65R17 is 30.6. */
export function heightIn(tire: string): number | undefined {
  const [, widthMm, profile, rimIn] = TIRE.exec(tire) ?? []
  return widthMm ? Number(rimIn) + (2 * Number(widthMm) * Number(profile)) / 100 / MM_PER_INCH : undefined
}

const percent = (share: number): string => `${Math.round(Math.abs(share) * 100)}%`

/**
 * `isSurely`: it is known that gearing is asked about. "Are 4.30s worth it on 33s": what the gear gives, what the tire took, and what is left of both. Worked: 3.91 to 4.30 is
 * 10 % more pull, 33s instead of 30.6 in take 7 %.
 */
export function gearsTold(
  { vehicle, name }: OfCar,
  { asked, meaning }: MessageReading,
  isSurely = false,
): Answer | undefined {
  if (meaning.goal !== undefined || !(isSurely || (OF_AXLE.test(asked) && ASKS.test(asked)))) return undefined
  const said = [...asked.matchAll(RATIO)].map(([, ratio]) => Number(ratio))
  const to = said.at(-1)
  if (to === undefined) return undefined
  const from = said.length > 1 ? (said[0] ?? to) : vehicle.transmission.finalDrive
  const gain = to / from - 1
  if (Math.abs(gain) < FELT) return undefined
  const stockIn = heightIn(vehicle.chassis.tire)
  const tallerIn = Number(TALLER.exec(asked)?.[1])
  const taken = stockIn && tallerIn > stockIn ? tallerIn / stockIn - 1 : 0
  const net = (1 + gain) / (1 + taken) - 1
  const tires =
    taken > FELT
      ? ` ${tallerIn}s are ${percent(taken)} taller than the stock tire (${stockIn?.toFixed(1)} in) and take that much of it.`
      : ''
  const rest =
    taken <= FELT
      ? ''
      : Math.abs(net) < FELT
        ? ' Together that is where the factory had it: it pulls and shifts like stock again.'
        : ` What is left is ${percent(net)} ${net > 0 ? 'more' : 'less'} pull than stock.`
  const tows = /\b(?:tow\w*|trailer|camper|boat|haul\w*|hunt\w*|grades?|pass(?:es)?)\b/.test(asked)
  const both =
    vehicle.chassis.drivetrain === 'awd' ? 'Both axles take the same gear, and the speedometer' : 'The speedometer'
  const verdict =
    gain < 0
      ? 'Only for highway rpm'
      : taken > FELT || tows
        ? `Yes, ${tows ? 'if it tows or hunts between gears' : 'on tires that tall'}`
        : 'For the strip or a stock engine, yes; with a lot of power no, it only spins sooner'
  return [
    text(
      `${verdict}: from ${from.toFixed(2)} to ${to.toFixed(2)} the ${name} has ${percent(gain)} ${gain > 0 ? 'more' : 'less'} pull in every gear, at ${percent(gain)} ${gain > 0 ? 'more' : 'less'} rpm on the highway.${tires}${rest} ${both} has to be set. We don't cut gears: a gear shop does, and the ratio that is on your door tag or axle tag counts, not the one we have for the model.`,
    ),
    suggestions('What else helps with towing?', 'Which tires should I run?'),
  ]
}
