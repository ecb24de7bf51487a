import type { Build, BuildPower, CalibrationFactors, Part, PartGain, PowerCurve } from '../model.ts'
import { peakAirLbPerMin } from './air.ts'
import { shapleyValues, sharesThatAddUp } from './contributions.ts'
import type { ShapedGain } from './curve-shape.ts'
import { deliveredBoostGaugePsi } from './delivered-boost.ts'
import { inSlotOrder } from './part-order.ts'
import { peakWheelTorqueLbft, powerCurve } from './power-curve.ts'
import { openFactors } from './power-factors.ts'
import { type PowerScenario, powerScenario, type ScenarioParts, scenarioWheelHp } from './power-scenario.ts'
import { rangeAround, rangeHalfWidth, type Uncertainty } from './range.ts'

const BOOST_SOURCES: ReadonlySet<string> = new Set([
  'supercharger_roots',
  'supercharger_twin_screw',
  'supercharger_centrifugal',
  'turbo_kit_single',
  'turbo_kit_twin',
  'turbo_upgrade',
])

/** The parts of a build that its scenario is keyed by, and the rest. Of two in one role the first by id counts. */
export function scenarioParts(parts: readonly Part[]): { chosen: ScenarioParts; others: readonly Part[] } {
  const chosen: ScenarioParts = {}
  const others: Part[] = []
  for (const part of inSlotOrder(parts)) {
    if (BOOST_SOURCES.has(part.kind)) chosen.boostSource ??= part
    else if (part.kind === 'pulley_smaller') chosen.pulley ??= part
    else if (part.kind === 'tune' || part.kind === 'e85_tune') chosen.tune ??= part
    else if (part.kind === 'flex_fuel') chosen.fuelBlend ??= part
    else if (part.kind === 'nitrous') chosen.nitrous ??= part
    else others.push(part)
  }
  return { chosen, others }
}

interface Evaluated {
  scenario: PowerScenario
  others: readonly Part[]
  wheelHp: number
  airWheelHp: number
  cappedBy?: NonNullable<BuildPower['cappedBy']>
}

function evaluate(build: Build, factors: CalibrationFactors): Evaluated {
  const { chosen, others } = scenarioParts(build.parts)
  const { vehicle, fuel, weather } = build
  const scenario = powerScenario({ vehicle, fuel, weather, factors, ...chosen })
  return { scenario, others, ...scenarioWheelHp(scenario, others) }
}

/** The car without parts. */
interface Stock extends Evaluated {
  curve: PowerCurve
  peakTorqueLbft: number
}

const knownStocks = new WeakMap<PowerScenario, Stock>()

function stockOf(build: Build, factors: CalibrationFactors): Stock {
  const stock = evaluate({ ...build, parts: [] }, factors)
  const known = knownStocks.get(stock.scenario)
  if (known) return known
  const { engine } = build.vehicle
  const { wheelHp, airWheelHp, scenario } = stock
  const { drivelineLoss } = scenario
  const curve = powerCurve({ engine, drivelineLoss, stockWheelHp: wheelHp, gains: [], airWheelHp, wheelHp })
  const whole = { ...stock, curve, peakTorqueLbft: peakWheelTorqueLbft(curve) }
  knownStocks.set(scenario, whole)
  return whole
}

/** The curve of a build as evaluated. */
function curveOf(build: Build, factors: CalibrationFactors, stock: Stock, whole: Evaluated): PowerCurve {
  const gains = build.parts.length === 0 ? [] : shapedGains(build, factors, whole)
  const { wheelHp, airWheelHp, scenario } = whole
  if (gains.length === 0 && wheelHp === stock.wheelHp && airWheelHp === stock.airWheelHp) return stock.curve
  const { engine } = build.vehicle
  const { drivelineLoss } = scenario
  return powerCurve({ engine, drivelineLoss, stockWheelHp: stock.wheelHp, gains, airWheelHp, wheelHp })
}

/** What a build gains over the stock car at its peaks, wheel hp and lb-ft: two figures of `buildPower` and no more. */
export function peakGains(build: Build, factors: CalibrationFactors): { wheelHp: number; wheelTorqueLbft: number } {
  const stock = stockOf(build, factors)
  const whole = evaluate(build, factors)
  return {
    wheelHp: whole.wheelHp - stock.wheelHp,
    wheelTorqueLbft: peakWheelTorqueLbft(curveOf(build, factors, stock, whole)) - stock.peakTorqueLbft,
  }
}

/**
 * Whether one more part would change what air and fuel make: by its role (boost source, pulley, tune, flex fuel, nitrous), a
 * gain of its own, the fuel it brings, or the boost it states. Brake pads and a radiator would not.
 */
export function changesPower(build: Build, factors: CalibrationFactors, part: Part): boolean {
  if (part.ratings.boostGaugePsi !== undefined || scenarioParts([part]).others.length === 0) return true
  const { scenario } = evaluate(build, factors)
  return scenario.gainFactor(part) !== 1 || scenario.capOf(part) !== undefined
}

/** What each scenario part adds in logarithms when it joins after those before it; for the shape of the curve. */
function shapedGains(build: Build, factors: CalibrationFactors, whole: Evaluated): ShapedGain[] {
  const gains: ShapedGain[] = whole.others.map((part) => ({
    part,
    logGain: Math.log(whole.scenario.gainFactor(part)),
  }))
  const scenarioOnly = build.parts.filter((part) => !whole.others.includes(part))
  let before = evaluate({ ...build, parts: [] }, factors).scenario.uncappedWheelHp
  const joined: Part[] = []
  for (const part of inSlotOrder(scenarioOnly)) {
    joined.push(part)
    const now = evaluate({ ...build, parts: joined }, factors).scenario.uncappedWheelHp
    gains.push({ part, logGain: Math.log(now / before) })
    before = now
  }
  const { nitrous } = scenarioParts(build.parts).chosen
  const { airWheelHp, scenario } = whole
  if (nitrous) gains.push({ part: nitrous, logGain: Math.log(airWheelHp / (airWheelHp - scenario.shotWheelHp)) })
  return gains.filter((gain) => gain.logGain !== 0)
}

/** What the air makes on the boost source that is there, wheel hp, with all the fuel that it asks for. */
const fedWheelHp = ({ airWheelHp, scenario }: Evaluated): number =>
  Math.min(airWheelHp, scenario.capWheelHp.boostSource)

/**
 * Shares of the power that the air makes; the build keeps what fuel there is for. Shapley over the parts that bend
 * the others' worth (boost source, pulley, tune), the nitrous, and with all multipliers as one more player, whose share they split by the
 * logarithms of their factors: the order in which parts were chosen cannot matter. Injectors, pumps and a flex-fuel sensor
 * let the others make theirs and have none of their own: what the fuel gains is the calibration's. Where fuel runs short,
 * every part gets as much less.
 */
function hpShares(build: Build, factors: CalibrationFactors, whole: Evaluated): number[] {
  const { others, scenario } = whole
  const multipliers = others.filter((part) => scenario.gainFactor(part) !== 1)
  const sensors = build.parts.filter(({ kind }) => kind === 'flex_fuel')
  const players = build.parts.filter((part) => !others.includes(part) && !sensors.includes(part)).map((part) => [part])
  if (multipliers.length > 0) players.push(multipliers)
  const shares = shapleyValues(players.length, (present) => {
    const parts = [...sensors, ...players.flatMap((group, index) => (present[index] ? group : []))]
    return fedWheelHp(evaluate({ ...build, parts }, factors))
  })
  const shareOf = new Map<Part, number>()
  players.forEach((group, index) => {
    const weights = group.map((part) => (group.length === 1 ? 1 : Math.abs(Math.log(scenario.gainFactor(part)))))
    const sum = weights.reduce((total, weight) => total + weight, 0)
    group.forEach((part, member) => {
      shareOf.set(part, ((shares[index] ?? 0) * (weights[member] ?? 0)) / sum)
    })
  })
  const made = shares.reduce((sum, share) => sum + share, 0)
  const kept = made === 0 ? 0 : (whole.wheelHp - evaluate({ ...build, parts: [] }, factors).wheelHp) / made
  return build.parts.map((part) => kept * (shareOf.get(part) ?? 0))
}

/**
 * The torque gain split in the proportions of the power gain; by the size of the shares where they all but cancel.
 */
function sharesAlike(hpShares: readonly number[], torqueGain: number): number[] {
  const net = hpShares.reduce((sum, share) => sum + share, 0)
  const size = hpShares.reduce((sum, share) => sum + Math.abs(share), 0)
  if (Math.abs(net) > 0.05 * size) return hpShares.map((share) => (share / net) * torqueGain)
  return hpShares.map((share) => (size === 0 ? torqueGain / hpShares.length : (Math.abs(share) / size) * torqueGain))
}

/**
 * What is not known of a build's power. A car with a dyno sheet leaves only what is added to it: the level and whatever
 * stood on the car are in the measurement.
 */
function unknownsOf({ vehicle, parts }: Build, wheelHp: { stock: number; whole: number }): Uncertainty {
  const { measured } = vehicle
  const unseen = measured ? parts.filter((part) => !part.installed) : parts
  return {
    logGain: Math.log(wheelHp.whole / (measured?.wheelHp ?? wheelHp.stock)),
    baseline: measured ? 'stated' : 'vehicle',
    boostUnstated: unseen.some((part) => BOOST_SOURCES.has(part.kind) && part.ratings.boostGaugePsi === undefined),
    turboAdded: unseen.some(({ kind }) => kind.startsWith('turbo_')),
    car: 'vehicle',
    baselineDoubt: 0,
    built: unseen.some(({ kind }) => kind === 'built_bottom_end' || kind === 'stroker'),
    measured: true,
  }
}

/** What a build gains on the same car, whose own level is known: 90 % range, wheel hp. */
function gainRangeOf(build: Build, factors: CalibrationFactors, stock: Evaluated, whole: Evaluated) {
  const { spread } = openFactors(factors)
  const unknowns = unknownsOf(build, { stock: stock.wheelHp, whole: whole.wheelHp })
  const sameCar = rangeAround(
    whole.wheelHp,
    rangeHalfWidth({ ...unknowns, baseline: 'stated' }, { ...spread, base: 0 }),
  )
  return {
    low: Math.max(0, sameCar.low - stock.wheelHp),
    high: Math.max(0, sameCar.high - stock.wheelHp),
  }
}

/** Peak wheel hp of a build and the 90 % range of what it gains: two figures of `buildPower` and no more. */
export function peakAndGainRange(
  build: Build,
  factors: CalibrationFactors,
): Pick<BuildPower, 'wheelHp' | 'gainRange90'> {
  const whole = evaluate(build, factors)
  const stock = evaluate({ ...build, parts: [] }, factors)
  return { wheelHp: whole.wheelHp, gainRange90: gainRangeOf(build, factors, stock, whole) }
}

/**
 * Power of a build: peak figures and curves at crank and wheel, 90 % range, and what each part adds.
 * Hp and lb-ft as measured in `build.weather`; the stock figures are in the same weather and on the same fuel, so that
 * gains are the parts' alone. `stockWheelHp` + gains added in order = `wheelHp` to the last bit, torque likewise.
 * Throws only on factors that are not ours. Sources: see the functions it calls, and docs/physics.md.
 */
export function buildPower(build: Build, factors: CalibrationFactors): BuildPower {
  const { spread } = openFactors(factors)
  const stock = stockOf(build, factors)
  const whole = evaluate(build, factors)
  const loss = whole.scenario.drivelineLoss
  const { curve: stockCurve, peakTorqueLbft: stockTorque } = stock
  const curve = curveOf(build, factors, stock, whole)
  const torque = peakWheelTorqueLbft(curve)
  const shares = build.parts.length === 0 ? [] : hpShares(build, factors, whole)
  const torqueShares = sharesAlike(shares, torque - stockTorque)
  const exactHp = sharesThatAddUp(stock.wheelHp, shares, whole.wheelHp)
  const exactTorque = sharesThatAddUp(stockTorque, torqueShares, torque)

  const unknowns = unknownsOf(build, { stock: stock.wheelHp, whole: whole.wheelHp })
  return {
    stockWheelHp: stock.wheelHp,
    stockWheelTorqueLbft: stockTorque,
    stockCrankHp: stock.wheelHp / (1 - loss),
    wheelHp: whole.wheelHp,
    wheelTorqueLbft: torque,
    crankHp: whole.wheelHp / (1 - loss),
    crankTorqueLbft: torque / (1 - loss),
    wheelHpRange90: rangeAround(whole.wheelHp, rangeHalfWidth(unknowns, spread)),
    gainRange90: gainRangeOf(build, factors, stock, whole),
    boostGaugePsi: deliveredBoostGaugePsi(build, whole.wheelHp / stock.wheelHp, whole.scenario.boostGaugePsi),
    peakAirLbPerMin: peakAirLbPerMin(build.vehicle.engine, whole.wheelHp / (1 - loss)),
    drivelineLoss: loss,
    curve,
    stockCurve,
    gains: build.parts.map(
      (part, index): PartGain => ({
        partId: part.id,
        wheelHp: exactHp[index] ?? 0,
        wheelTorqueLbft: exactTorque[index] ?? 0,
      }),
    ),
    ...(whole.cappedBy ? { cappedBy: whole.cappedBy } : {}),
  }
}
