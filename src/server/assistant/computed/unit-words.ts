import {
  HP_PER_KW,
  HP_PER_PS,
  KG_PER_LB,
  KPA_PER_PSI,
  LITERS_PER_CUBIC_INCH,
  METERS_PER_MILE,
  NM_PER_LBFT,
  PSI_PER_BAR,
} from '../../../engine/units.ts'

type Dimension =
  | 'power'
  | 'torque'
  | 'pressure'
  | 'weight'
  | 'distance'
  | 'speed'
  | 'injector'
  | 'temperature'
  | 'volume'

export interface Unit {
  dimension: Dimension
  /** As the shop writes it. */
  name: string
  form: string
  /** Of the dimension's first unit. */
  factor: number
  /** Where its zero lies. */
  offset?: number
  decimals?: number
}

const KM_PER_MILE = METERS_PER_MILE / 1000
/** Injector makers' rule at gasoline's density, as in `engine/power/fuel.ts`. */
const CC_PER_LB_HR = 10.5
const LITERS_PER_GALLON = 3.785_411_784

const unit = (dimension: Dimension, name: string, form: string, factor: number, more: Partial<Unit> = {}): Unit => ({
  ...{ dimension, name, form, factor },
  ...more,
})

/** Units in which a figure of a car is told, the first of each kind being what the others count in. */
export const UNITS: readonly Unit[] = [
  unit('power', 'hp', 'b?hp|horse ?power|horses', 1),
  unit('power', 'PS', 'ps|cv|pk|metric (?:hp|horse ?power)', HP_PER_PS),
  unit('power', 'kW', 'kws?|kilo ?watts?', HP_PER_KW),
  unit('torque', 'lb-ft', String.raw`(?:ft|foot)[ .-]?(?:lbs?|pounds?)|(?:lbs?|pounds?)[ .-]?(?:ft|feet|foot)`, 1),
  unit('torque', 'Nm', 'nm|newton[ -]?met(?:er|re)s?', 1 / NM_PER_LBFT),
  unit('injector', 'lb/hr', String.raw`(?:lbs?|pounds?|#) ?(?:/|per |an )? ?(?:hr|hour)`, 1),
  unit('injector', 'cc/min', String.raw`cc(?: ?(?:/|per|a) ?min(?:ute)?)?s?`, 1 / CC_PER_LB_HR),
  unit('pressure', 'psi', 'psi|pounds of boost', 1, { decimals: 1 }),
  unit('pressure', 'bar', 'bars?', PSI_PER_BAR, { decimals: 2 }),
  unit('pressure', 'kPa', 'kpa', 1 / KPA_PER_PSI),
  unit('speed', 'mph', 'mph|miles (?:per|an) hour', 1),
  unit('speed', 'km/h', String.raw`km ?/ ?h|kph|kmh|kilomet(?:er|re)s? (?:per|an) hour`, 1 / KM_PER_MILE),
  unit('weight', 'lb', 'lbs?|pounds?', 1),
  unit('weight', 'kg', 'kgs?|kilos?|kilograms?', 1 / KG_PER_LB),
  unit('distance', 'miles', 'miles?', 1),
  unit('distance', 'km', 'kms?|kilomet(?:er|re)s?', 1 / KM_PER_MILE),
  unit('temperature', '°F', String.raw`°? ?f|(?:degrees? )?fahrenheit`, 1),
  unit('temperature', '°C', String.raw`°? ?c|(?:degrees? )?(?:celsius|centigrade)`, 1.8, { offset: 32 }),
  unit('volume', 'L', 'liters?|litres?', 1, { decimals: 1 }),
  unit('volume', 'gal', 'gallons?|gals?', LITERS_PER_GALLON, { decimals: 1 }),
  unit('volume', 'cu in', String.raw`ci|cid|cubic inch(?:es)?`, LITERS_PER_CUBIC_INCH),
]

export interface SaidFigure {
  value: number
  unit: Unit
}

const NUMBER = String.raw`(?<![\d.$])(\d{1,5}(?:,\d{3})?(?:\.\d+)?)`
const FORMS = UNITS.map((one) => ({
  one,
  figure: new RegExp(String.raw`${NUMBER} ?-?(?:${one.form})(?![a-z\d/])`, 'g'),
  bare: new RegExp(String.raw`(?<![a-z\d/])(?:${one.form})(?![a-z\d/])`),
}))

/** Polish and German drivers write horsepower KM. */
const KM_IS_POWER = /\bkm\b(?=.*\b(?:kw|ps|hp|whp|horse\w*)\b)|\b(?:kw|ps|hp|whp|horse\w*)\b.*\bkm\b/
export const metricPower = (asked: string): string =>
  KM_IS_POWER.test(asked) && !/\bmiles?\b/.test(asked) ? asked.replaceAll(/\bkm\b/g, 'ps') : asked

/** The figures of a text with their units, and the units that stand there without a figure. */
export function unitsIn(asked: string): { figures: SaidFigure[]; wanted: Unit[] } {
  let rest = metricPower(asked)
  const figures: (SaidFigure & { at: number })[] = []
  for (const { one, figure } of FORMS) {
    for (const match of rest.matchAll(figure)) {
      figures.push({ value: Number((match[1] ?? '').replace(',', '')), unit: one, at: match.index })
      rest = rest.slice(0, match.index) + '@'.repeat(match[0].length) + rest.slice(match.index + match[0].length)
    }
  }
  // "1.6 bar, what is that in pounds": of boost.
  if (figures.some(({ unit: { dimension } }) => dimension === 'pressure'))
    rest = rest.replaceAll(/\b(?:pounds|lbs)\b/g, 'psi')
  const wanted: Unit[] = []
  for (const { one, bare } of FORMS) {
    const match = bare.exec(rest)
    if (!match || (one.dimension === 'temperature' && match[0].trim().length === 1)) continue
    wanted.push(one)
    rest = rest.slice(0, match.index) + '@'.repeat(match[0].length) + rest.slice(match.index + match[0].length)
  }
  return { figures: figures.toSorted((a, b) => a.at - b.at), wanted }
}

/** Worked: 1.4 bar in psi = 20.3; 100 °C in °F = 212. */
export const inUnit = ({ value, unit: from }: SaidFigure, to: Unit): number =>
  (value * from.factor + (from.offset ?? 0) - (to.offset ?? 0)) / to.factor

export const figureWords = (value: number, { name, decimals = 0 }: Unit): string =>
  `${Number(value.toFixed(decimals)).toLocaleString('en-US')}${name.startsWith('°') ? '' : ' '}${name}`

/** Torque in the unit of the question: Newton meters lead where they were asked for. */
export const torqueIn =
  (asked: string) =>
  (lbft: number): string =>
    /\bnm\b|newton/.test(asked)
      ? `${Math.round(lbft * NM_PER_LBFT)} Nm (${Math.round(lbft)} lb-ft)`
      : `${Math.round(lbft)} lb-ft`

/** "624 lb-ft" as "624 lb-ft / 846 Nm"; an answer that tells Nm already stays as it is. */
export const torqueInNm = (words: string): string =>
  /\bNm\b/.test(words)
    ? words
    : words.replaceAll(
        /\b(?:(\d{2,4}) to )?(\d{2,4}) lb-ft\b/g,
        (both, low: string | undefined, high: string) => `${both} / ${low ? `${inNm(low)} to ` : ''}${inNm(high)} Nm`,
      )
const inNm = (lbft: string): number => Math.round(Number(lbft) * NM_PER_LBFT)
