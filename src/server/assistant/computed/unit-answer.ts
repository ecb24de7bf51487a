import { oncePer } from '../../../catalog/once-per.ts'
import { drivetrainIn } from '../../../engine/lexicon.ts'
import type { Vehicle } from '../../../engine/model.ts'
import type { CatalogSnapshot } from '../../catalog/catalog-snapshot.ts'
import type { Bilingual } from '../advisor.ts'
import { figureWords, inUnit, metricPower, type SaidFigure, UNITS, type Unit, unitsIn } from './unit-words.ts'

/** The least and the most that the drivelines of our cars take, as shares. */
const lossesOf = oncePer((catalog: CatalogSnapshot) => {
  const losses = catalog.vehicles.map((vehicle) => ({
    drivetrain: vehicle.chassis.drivetrain,
    loss: catalog.stockPower(vehicle).drivelineLoss,
  }))
  const span = (some: readonly { loss: number }[]) =>
    [Math.min(...some.map(({ loss }) => loss)), Math.max(...some.map(({ loss }) => loss))] as const
  return { any: span(losses), awd: span(losses.filter(({ drivetrain }) => drivetrain === 'awd')) }
})

const CONVERTS =
  /\bconver(?:t|sion)\w*|\bhow (?:much|many)\b|\bwhat\b|\bequals?\b|\bin(?:to)? (?:metric|american|imperial|freedom units|us units)\b|\b(?:in|to|into|as|=) ?(?:the )?\S+\W*$/
/** "Whp" beside a figure in PS or kW is what that is at the wheels. */
const AT_WHEELS = /\bwhp\b|\bat the wheels?\b|\bwheel (?:hp|horse ?power)\b/

/** A figure off a chassis dyno is at the wheels already. */
const IS_WHEEL_FIGURE = /\b(?:kws?|ps|cv|hp|km) (?:at|to|on) the (?:wheels?|tires|hubs?)\b|\bdyno\w*\b/
/** "2 bar in psi, and is it safe": more is asked than the figure. */
const ASKS_MORE = /(?:\band|[?,;.]) (?:is|are|can|could|will|would|does|do|should) (?:it|that|this|i|they|the|my|we)\b/

/** The figures of a question that asks something else beside them, to be told before its answer. */
export const convertedBeside = (catalog: CatalogSnapshot, asked: string): Bilingual | undefined =>
  ASKS_MORE.test(asked) ? conversions(catalog, asked) : undefined

const otherUnits = ({ unit }: SaidFigure, wanted: readonly Unit[]): Unit[] =>
  wanted.filter((one) => one.dimension === unit.dimension && one !== unit)

/** "Convert 450 Nm to lb-ft and 1.4 bar to psi": each figure that is asked for in another unit, computed. */
export function conversions(
  catalog: CatalogSnapshot,
  asked: string,
  car?: { vehicle: Vehicle; name: string },
): Bilingual | undefined {
  if (!CONVERTS.test(metricPower(asked))) return undefined
  const { figures, wanted } = unitsIn(asked)
  const isOf = (one: SaidFigure) => otherUnits(one, wanted).length > 0
  const isPower = (one: SaidFigure) => one.unit.dimension === 'power' && one.unit.name !== 'hp' && AT_WHEELS.test(asked)
  const asking = figures.filter((one) => isOf(one) || isPower(one))
  if (asking.length === 0) return undefined
  const lines = asking.map((one) => {
    const others =
      one.unit.dimension === 'power'
        ? UNITS.filter((other) => other.dimension === 'power' && other !== one.unit)
        : otherUnits(one, wanted)
    return `${figureWords(one.value, one.unit)} is ${others.map((other) => figureWords(inUnit(one, other), other)).join(' or ')}.`
  })
  const power = asking.find((one) => one.unit.dimension === 'power')
  const wheels = power && !IS_WHEEL_FIGURE.test(asked) ? atWheels(catalog, asked, inUnit(power, HP), car) : ''
  const spanish = asking.map(
    (one) =>
      `${figureWords(one.value, one.unit)} son ${figureWords(inUnit(one, otherUnits(one, wanted)[0] ?? HP), otherUnits(one, wanted)[0] ?? HP)}.`,
  )
  return [[...lines, wheels].filter(Boolean).join(' '), spanish.join(' ')]
}

const HP = UNITS[0] as Unit

function atWheels(
  catalog: CatalogSnapshot,
  asked: string,
  hp: number,
  car?: { vehicle: Vehicle; name: string },
): string {
  if (car) {
    const loss = catalog.stockPower(car.vehicle).drivelineLoss
    return `That's at the crank. At the wheels (whp, what a chassis dyno measures) the ${car.name} loses about ${Math.round(100 * loss)}% in the driveline: about ${Math.round(hp * (1 - loss))} whp.`
  }
  const isAwd = drivetrainIn(asked) === 'awd'
  const [least, most] = lossesOf(catalog)[isAwd ? 'awd' : 'any']
  return `That's at the crank. At the wheels it's about ${Math.round(hp * (1 - most))} to ${Math.round(hp * (1 - least))} whp${isAwd ? ' with all-wheel drive' : ', by car'}: the driveline takes ${Math.round(100 * least)} to ${Math.round(100 * most)}%.`
}
