import { readTireSize } from '../../../engine/dragstrip/tire.ts'
import { type Answer, suggestions, text } from '../advisor.ts'
import type { MessageReading } from '../meaning-of.ts'
import type { OfCar } from './of-car.ts'

const METRIC = /\b(?:lt|p)?([1-4]\d5) ?\/ ?([2-8]\d)(?: ?[ /-]? ?z?r? ?(1[4-9]|2[0-4])\b)?/g
/** A width alone, beside the wheel that it goes on. */
const WIDTH_ALONE =
  /\b(?:wheels?|rims?|wide)\b[^.?!]{0,16}\b(?:for|with|on|run|take|fit)\b (?:a |my )?((?:1[6-9]|2\d|3[0-5])5)\b(?! ?(?:w?hp|wheel|horse|rw|\/))/
const WIDE = /\b(\d{1,2}(?:\.\d)?)(?: ?(?:in(?:ch)?\.?|"))? (?:wide|wheels?|rims?)\b/g
const FLOTATION = /\b(2[89]|3\d|4[0-2])(?:\.\d)? ?x ?(\d{1,2}(?:\.\d{1,2})?) ?(?:r|x|-|\/)? ?(1[5-9]|2[0-4])\b/
const WHEEL = /\b(1[4-9]|2[0-4]) ?x ?(\d{1,2}(?:\.\d)?)\b/
const SHOPS =
  /\b(?:price|cost|how much|cart|order|sell|stock(?! (?:wheels?|rims?|size|suspension|height))|buy|recommend|drag radials?|slicks?)\b|\$/
const LOWERED = /\b(?:lower(?:ed|ing)?|slammed|coilovers?|dropp?ed|drop)\b/
const RAISED = /\b(?:lift(?:ed)?|level(?:ed|ing)?)\b/
const STOCK_WHEEL = /\b(?:stock|factory|oem|original) (?:wheels?|rims?)\b/

const MM_PER_INCH = 25.4
const MM_PER_M = 1000
const LOADED = 0.97
/** Share of the section width that the rim measures, by height of the sidewall (tire makers' rim tables). */
const RIMS = [
  { fromAspect: 60, share: [0.7, 0.82] },
  { fromAspect: 45, share: [0.75, 0.9] },
  { fromAspect: 0, share: [0.85, 0.95] },
] as const
/** Past so much more width or height than stock a tire may touch. */
const MUCH_WIDER_MM = 15
const MUCH_TALLER = 0.03
/** What half-tons usually clear, in inches of height. */
const LEVEL_FROM_IN = 32.5
const LIFT_FROM_IN = 34

interface Size {
  words: string
  widthMm: number
  heightIn: number
  /** Rim widths that it goes on, in inches. */
  rim: readonly [number, number]
}

const halfInches = (mm: number): number => Math.round((2 * mm) / MM_PER_INCH) / 2
export const rimOf = (widthMm: number, aspect: number): readonly [number, number] => {
  const { share } = RIMS.find(({ fromAspect }) => aspect >= fromAspect) ?? RIMS[2]
  return [halfInches(share[0] * widthMm), halfInches(share[1] * widthMm)]
}
const heightOf = (widthMm: number, aspect: number, rimIn: number): number =>
  rimIn + (2 * widthMm * aspect) / 100 / MM_PER_INCH

function sizeIn(asked: string, stock: Stock | undefined): Size | undefined {
  const all = [...asked.matchAll(METRIC)]
  const flotation = FLOTATION.exec(asked)
  if (all.length === 1 && all[0]) {
    const [, width, aspect, printed] = all[0]
    const rimIn = Number(printed ?? WHEEL.exec(asked)?.[1])
    if (!(rimIn > 0)) return undefined
    const [widthMm, high] = [Number(width), Number(aspect)]
    return {
      words: `${width}/${aspect}R${rimIn}`,
      widthMm,
      heightIn: heightOf(widthMm, high, rimIn),
      rim: rimOf(widthMm, high),
    }
  }
  const alone = Number(WIDTH_ALONE.exec(asked)?.[1])
  if (all.length === 0 && alone > 0 && stock) {
    const { words, aspectPercent, rimIn } = stock
    const size = { widthMm: alone, rim: rimOf(alone, aspectPercent) }
    return {
      ...size,
      words: `${alone}/${aspectPercent}R${rimIn}, in the sidewall of the stock ${words},`,
      heightIn: heightOf(alone, aspectPercent, rimIn),
    }
  }
  if (all.length > 0 || !flotation) return undefined
  const [, height, width, rimIn] = flotation
  const widthMm = Number(width) * MM_PER_INCH
  return { words: `${height}x${width}R${rimIn}`, widthMm, heightIn: Number(height), rim: rimOf(widthMm, 70) }
}

/** "Will 265/70r17 fit", "18x9.5 +38 with 265/35, lowered": the rim that it goes on, what it is against stock, and whether it may touch. */
export function tireSizeTold(car: OfCar | undefined, { asked, meaning }: MessageReading): Answer | undefined {
  if (meaning.goal || meaning.budgetUsd !== undefined || SHOPS.test(asked)) return undefined
  const stock = car && stockOf(car)
  const size = sizeIn(asked, stock)
  if (!size) return undefined
  const said = [...asked.matchAll(WIDE)]
    .map(([, inches]) => Number(inches))
    .filter((inches) => inches > 5 && inches < 14)
  const width = Number(
    WHEEL.exec(asked.replace(FLOTATION, ' '))?.[2] ?? said.find((inches) => isRight(size, inches)) ?? said[0],
  )
  const [narrow, wide] = size.rim
  const against = stock ? againstStock(size, stock, car.name) : ''
  return [
    text(
      said.length > 1 && isRight(size, width) ? `The ${width} inch.` : '',
      verdictOf(size, stock, width, asked),
      `A ${size.words} is ${size.heightIn.toFixed(1)} in. tall and goes on a ${narrow} to ${wide} inch wheel.`,
      against,
      "We sell no wheels and won't promise clearance: measure inside at the strut and outside at the fender, wheels turned, before you mount them. The load index has to be at least the stock one.",
      car?.assumed,
    ),
    suggestions('Will these tires or wheels rub?', 'Which tires fit?'),
  ]
}

const isRight = ({ rim: [narrow, wide] }: Size, inches: number): boolean => inches >= narrow && inches <= wide

interface Stock {
  words: string
  widthMm: number
  heightIn: number
  aspectPercent: number
  rimIn: number
}

function stockOf({ vehicle }: OfCar): Stock {
  const { tire } = vehicle.chassis
  const { widthM, rollingRadiusM, aspectPercent } = readTireSize(tire)
  return {
    words: tire,
    widthMm: widthM * MM_PER_M,
    heightIn: ((2 * rollingRadiusM) / LOADED) * (MM_PER_M / MM_PER_INCH),
    aspectPercent,
    rimIn: Number(/(\d{2})\D*$/.exec(tire)?.[1] ?? 0),
  }
}

function againstStock({ widthMm, heightIn }: Size, stock: Stock, name: string): string {
  const wider = Math.round(widthMm - stock.widthMm)
  const taller = heightIn - stock.heightIn
  const share = Math.abs(taller / stock.heightIn)
  const gauge =
    share > MUCH_TALLER
      ? ` The speedometer reads ${(100 * share).toFixed(0)}% ${taller > 0 ? 'low' : 'high'} until it's set.`
      : ''
  return `The stock ${stock.words} on the driven wheels of the ${name} is ${stock.heightIn.toFixed(1)} in. tall: yours is ${Math.abs(wider)} mm ${wider < 0 ? 'narrower' : 'wider'} and ${Math.abs(taller).toFixed(1)} in. ${taller < 0 ? 'shorter' : 'taller'}.${gauge}`
}

function verdictOf(size: Size, stock: Stock | undefined, rimIn: number, asked: string): string {
  const [narrow, wide] = size.rim
  if (rimIn > 0 && (rimIn < narrow - 0.5 || rimIn > wide + 1))
    return `No: a ${rimIn} inch wheel is too ${rimIn < narrow ? 'narrow' : 'wide'} for that tire.`
  const wider = stock ? size.widthMm - stock.widthMm : 0
  if (STOCK_WHEEL.test(asked) && wider > 2 * MUCH_WIDER_MM - 1)
    return `Not on the stock wheels: they were made for a ${stock?.words}, and that tire wants a wider one.`
  const isTruck = size.heightIn > 29
  if (isTruck) {
    const lift = RAISED.test(asked)
    if (size.heightIn >= LIFT_FROM_IN)
      return `${lift ? 'Maybe, by how much lift it has: ' : 'Not without a lift: '}35s on a half-ton usually take 4 to 6 in. of lift or trimming.`
    if (size.heightIn >= LEVEL_FROM_IN)
      return `Close: 33s usually take a level${size.widthMm > 300 ? ', and a 12.50 wide one still tends to rub the liner at full lock; a 285/70R17 is the easier fit' : ''}.`
    return stock && size.heightIn - stock.heightIn > 1
      ? `Close: it's more than an inch taller than stock, and that usually takes a level.`
      : 'Most likely yes on stock height, with wheels of the stock offset.'
  }
  if (stock && wider >= MUCH_WIDER_MM)
    return LOWERED.test(asked)
      ? 'Tight: expect to need front camber, and maybe a fender roll or liner trim. One size narrower is the easy fit on a lowered car.'
      : 'Tight: that much wider usually wants more camber or a rolled fender, and the right offset.'
  if (stock && Math.abs(size.heightIn / stock.heightIn - 1) > MUCH_TALLER)
    return 'Not ideal: it is more than 3% off the stock height, so pick another sidewall.'
  return 'Usually yes, with the right offset.'
}
