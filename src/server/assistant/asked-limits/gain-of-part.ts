import { FUEL_NAMES } from '../../../engine/display-words.ts'
import type { Fuel, Part, PartKind } from '../../../engine/model.ts'
import { carWords } from '../../planning/car-facts.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, inLanguage, listed, suggestions, text, whp } from '../advisor.ts'
import { type OfCar, powerWith } from '../frame/of-car.ts'
import { gainOfParts } from '../gain-of-parts.ts'
import { PART_FACTS } from '../knowledge/part-facts.ts'
import { partsOfGain } from '../named-car/gain-said.ts'
import { gainNamed } from '../named-car/gain-told.ts'
import { intakeTune } from '../named-car/intake-tune.ts'
import { offered } from '../offered-part.ts'
import { makerIn } from '../part-words.ts'
import { kindWords } from '../parts-answer.ts'
import type { Turn } from '../turn.ts'
import { fuelAsked, fuelName } from './fuel-asked.ts'
import { gainOnOwned } from './gain-on-owned.ts'

/** What else people call parts that make power. */
const MORE_KINDS: readonly (readonly [RegExp, PartKind])[] = [
  [/\b(?:j[- ]?pipe|dps?)\b/, 'downpipe'],
  [/\btest ?pipe\b/, 'midpipe_catless'],
  [/\b(?:fmic|tmic|inter ?cooler|bigger cooler)\b/, 'intercooler'],
  [
    /\b(?:upper|lower|\d\.\d{1,2}) (?:upper|lower|pulley)?\b(?=.*\b(?:lsa|lt4|lt5|hellcat|cobra|terminator|gt500|eaton|pulley|without|tune)\b)/,
    'pulley_smaller',
  ],
  [/\b(?:el |uel )?headers?\b/, 'headers_long_tube'],
  [/\b(?:intake|cai)\b/, 'cold_air_intake'],
  [/\b(?:sport)?auspuff\w*|\bexhaust\b|\bcatback\b/, 'catback_exhaust'],
  [/\bcams?\b/, 'camshafts'],
]

/** A kind that the car has none of, and what stands in its place. */
const INSTEAD: Partial<Record<PartKind, PartKind>> = {
  headers_long_tube: 'headers_shorty',
  headers_shorty: 'headers_long_tube',
  downpipe: 'midpipe_catless',
  midpipe_catless: 'downpipe',
}
const IS_TUNE: ReadonlySet<PartKind> = new Set<PartKind>(['tune', 'e85_tune'])
/** "He says 40 hp": a figure that is told of a part. */
const CLAIMED = /\b\d{2,3} ?\+? ?(?:extra |more )?(?:w?hp|horse ?powers?|horses|ponies|ps)\b/
/** Something else of the part is asked. */
const ELSE = /\b(?:mpg|mileage|loud\w*|sound\w*|legal|smog)\b/
/** So little is inside what a dyno tells. */
const FELT_WHP = 3

interface Sold {
  kind: PartKind
  part: Part
}

const cheapest = ({ advisor, vehicle }: OfCar, kind: PartKind, asked: string): Part | undefined => {
  const { catalog } = advisor
  const maker = makerIn(catalog.parts, asked)
  const all = catalog
    .partsFor(vehicle)
    .filter((part) => part.kind === kind && !/stage [23]|e85|flex/i.test(IS_TUNE.has(kind) ? part.name : ''))
    .toSorted((a, b) => a.priceCents - b.priceCents)
  return all.find(({ manufacturer }) => manufacturer === maker) ?? all[0]
}

/** The kinds whose power is asked about; where the words name none, those that were told of last. */
function kindsAsked({ draft }: Turn, car: OfCar, asked: string): readonly PartKind[] {
  const named = partsOfGain(asked, car.vehicle)
  const more = named.length > 0 ? [] : MORE_KINDS.filter(([form]) => form.test(asked)).map(([, kind]) => kind)
  const all = named.length > 0 ? named : more
  return all.length > 0 ? all : (draft.talk?.of?.kinds ?? []).filter((kind) => PART_FACTS[kind])
}

/** A gen that sells such a part, where the year is open. */
function withPart(car: OfCar, kinds: readonly PartKind[], isYearSaid: boolean): OfCar {
  const { advisor, vehicle } = car
  const lacks = (one: OfCar['vehicle']) =>
    kinds.filter((kind) => !advisor.catalog.partsFor(one).some((part) => part.kind === kind)).length
  if (isYearSaid || lacks(vehicle) === 0) return car
  const [better] = advisor.catalog
    .variantsOf(vehicle.modelId)
    .filter((one) => one.family.id === vehicle.family.id && lacks(one) === 0)
    .toSorted((a, b) => b.yearTo - a.yearTo)
  return better ? { ...car, vehicle: better, year: better.yearTo, name: carWords(better, better.yearTo) } : car
}

/** "What does an intake give", "long tubes with the tune", "just the tune": by itself and with a tune, on this car. */
export function partGain(turn: Turn, found: OfCar, asked: string, isTune = false): Answer | undefined {
  if (ELSE.test(asked)) return undefined
  const ofTune = isTune ? undefined : intakeTune(turn)
  if (ofTune) return ofTune
  const kinds = isTune ? (['tune'] as const) : kindsAsked(turn, found, asked)
  const onOwned = isTune ? undefined : gainOnOwned(turn, found, kinds, fuelAsked(turn, asked))
  if (onOwned) return onOwned
  // Several parts are planned together, with torque and range.
  if (kinds.length === 1 && CLAIMED.test(asked)) return gainOfParts(turn.advisor, turn.draft, turn.reading)
  const together = kinds.length > 1 ? gainNamed(turn) : undefined
  if (together) return together
  // What is on the car already makes what it makes in all, and so do several parts that bring their tune.
  const isSum = kinds.length > 1 && (kinds.some((kind) => IS_TUNE.has(kind)) || turn.reading.meaning.installed)
  if (kinds.length === 0 || isSum) return undefined
  const car = withPart(found, kinds, turn.draft.year !== undefined)
  const sold = kinds.flatMap((kind): Sold[] => {
    const part = cheapest(car, kind, asked) ?? cheapest(car, INSTEAD[kind] ?? kind, asked)
    return part ? [{ kind: part.kind, part }] : []
  })
  if (sold.length === 0) return undefined
  const fuel = fuelAsked(turn, asked)
  return told(turn, car, sold, fuel === 'e85' || fuel === 'e30' ? '93' : fuel, asked)
}

function told({ draft }: Turn, car: OfCar, sold: readonly Sold[], fuel: Fuel, _asked: string): Answer {
  const stock = powerWith(car, [], fuel).wheelHp
  const hard = sold.filter(({ kind }) => !IS_TUNE.has(kind)).map(({ part }) => part)
  const tune = sold.find(({ kind }) => IS_TUNE.has(kind))?.part ?? cheapest(car, 'tune', '')
  const alone = hard.length > 0 ? powerWith(car, hard, fuel).wheelHp - stock : 0
  const tuneOnly = tune ? powerWith(car, [tune], fuel).wheelHp - stock : 0
  const both = tune && hard.length > 0 ? powerWith(car, [...hard, tune], fuel).wheelHp - stock : tuneOnly
  const names = listed((hard.length > 0 ? hard : sold.map(({ part }) => part)).map(({ kind }) => kindWords(kind)))
  const on = FUEL_NAMES[fuel]
  const english =
    hard.length === 0
      ? `A tune by itself: about +${gain(tuneOnly)} whp on the ${car.name}, ${whp(stock)} to ${whp(stock + tuneOnly)} on ${on}.`
      : `${aloneWords(alone)} from the ${names} by ${hard.length > 1 ? 'themselves' : 'itself'} on the ${car.name}, from ${whp(stock)} stock on ${on}.${withTune(tune, { both, tuneOnly, stock, alone })[0]}`
  const spanish =
    hard.length === 0
      ? `El puro tune da unos +${gain(tuneOnly)} whp en el ${car.name}: de ${whp(stock)} a ${whp(stock + tuneOnly)} con ${on}.`
      : `${alone >= FELT_WHP ? `Unos +${gain(alone)} whp` : 'Casi nada de potencia'} con ${names} solo en el ${car.name}, de ${whp(stock)} de fábrica con ${on}.${withTune(tune, { both, tuneOnly, stock, alone })[1]}`
  const isTuneAsked = sold.some(({ kind }) => IS_TUNE.has(kind))
  const priced = [...hard, ...(hard.length === 0 || isTuneAsked ? (tune ? [tune] : []) : [])]
  const price = priced.map((part) => `${part.manufacturer} ${part.name}, ${dollars(installedUsdOf(part))}`)
  const [only] = hard
  const needs = only ? PART_FACTS[only.kind].needs : `It asks for the octane it was written for.`
  const cooler = only?.kind === 'intercooler' && hard.length === 1
  return [
    text(
      inLanguage(draft.language, [english, spanish]),
      cooler ? inLanguage(draft.language, COOLER) : '',
      inLanguage(draft.language, [
        `${listed(price)} installed. ${needs}`,
        `${price.join(', ')} instalado. ${only ? PART_FACTS[only.kind].spanish : ''}`,
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: priced.map(offered) },
    suggestions('Add it to my cart', 'What breaks first?', `On ${fuelName('e85')}`),
  ]
}

const COOLER = [
  'What it buys is the next pulls: the stock one soaks, the computer pulls timing, and on the third hot pull a bigger core is worth 20 to 40 whp on a tuned car.',
  'Lo que compra son las siguientes jaladas: el de fábrica se calienta y en la tercera uno grande vale 20 a 40 whp con tune.',
] as const

const gain = (value: number): number => Math.max(0, Math.round(value))
const aloneWords = (value: number): string =>
  value >= FELT_WHP
    ? `About +${gain(value)} whp`
    : `Next to nothing, ${gain(value) > 0 ? `+${gain(value)} whp` : "a dyno can't tell it"},`

interface Sums {
  both: number
  tuneOnly: number
  stock: number
  alone: number
}

/** The same with a tune for it, and how much of that is the tune's own. */
function withTune(tune: Part | undefined, { both, tuneOnly, stock, alone }: Sums): readonly [string, string] {
  if (!tune || both < alone + FELT_WHP) return ['', '']
  return [
    ` With a tune for it +${gain(both)}, ${whp(stock + both)} in all; the tune alone is ${gain(tuneOnly)} of that.`,
    ` Con tune +${gain(both)}, ${whp(stock + both)} en total; de eso ${gain(tuneOnly)} son del puro tune.`,
  ]
}
