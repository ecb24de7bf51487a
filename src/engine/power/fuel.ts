import type { Engine, Fuel, Vehicle } from '../model.ts'

interface FuelFacts {
  /** (R+M)/2 as it acts on knock, charge cooling included. */
  effectiveAki: number
  /** Volume share of ethanol. */
  ethanolShare: number
  /** Fuel mass per power over that of gasoline (stoichiometry 14.7 against 9.8, efficiency +4 % on ethanol). */
  massPerPower: number
}

/**
 * Effective octane of gasoline blended with ethanol, whose charge cooling is counted in (108.7 as a blending value); rises
 * with the share. Worked: 91 AKI with 30 % gives 96.3, with 85 % 106.0.
 */
export function blendedAki(blend: { gasolineAki: number; ethanolShare: number }): number {
  const share = Math.min(1, Math.max(0, blend.ethanolShare))
  return blend.gasolineAki + (108.7 - Math.min(108, blend.gasolineAki)) * share
}

/**
 * Sources: E85 pump octane (R+M)/2 about 94-96, and its heat of vaporization (0.85 MJ/kg against 0.35) acts as
 * 8-10 octane more (Heywood ch. 9; SAE 2012-01-1277). Race = 100 AKI unleaded.
 */
export const FUEL_FACTS: Readonly<Record<Fuel, FuelFacts>> = {
  '87': { effectiveAki: 87, ethanolShare: 0.1, massPerPower: 1 },
  '91': { effectiveAki: 91, ethanolShare: 0.1, massPerPower: 1 },
  '93': { effectiveAki: 93, ethanolShare: 0.1, massPerPower: 1 },
  e30: { effectiveAki: blendedAki({ gasolineAki: 91, ethanolShare: 0.3 }), ethanolShare: 0.3, massPerPower: 1.1 },
  e85: { effectiveAki: blendedAki({ gasolineAki: 91, ethanolShare: 0.85 }), ethanolShare: 0.85, massPerPower: 1.36 },
  race: { effectiveAki: 100, ethanolShare: 0, massPerPower: 1 },
}

/**
 * Fuel mass per power of gasoline with any share of ethanol, between the fuels whose figure is known. Worked: 50 % lies at
 * 36 % of the way from E30 (1.10) to E85 (1.36): 1.195.
 */
export function massPerPowerOf(ethanolShare: number): number {
  const known = [FUEL_FACTS['93'], FUEL_FACTS.e30, FUEL_FACTS.e85] as const
  const above = known.find((one) => one.ethanolShare >= ethanolShare) ?? FUEL_FACTS.e85
  const below = known.findLast((one) => one.ethanolShare < ethanolShare)
  if (!below) return above.massPerPower
  const share = Math.min(1, (ethanolShare - below.ethanolShare) / (above.ethanolShare - below.ethanolShare || 1))
  return below.massPerPower + (above.massPerPower - below.massPerPower) * share
}

/**
 * Boost above which the spark must be retarded, gauge psi: where compression ratio x sqrt(pressure ratio), the
 * street rule for effective compression, meets what the octane bears (11.4 at 91 AKI, +0.25 an octane, less
 * 0.02 a kelvin of charge above 320 K; Heywood ch. 9.6 for the direction and size of each effect).
 * Worked: compression 9.5, 93 AKI, 320 K: 11.9 / 9.5 = 1.253, squared 1.569: 8.2 psi.
 */
export function knockLimitedBoostGaugePsi(state: {
  compressionRatio: number
  effectiveAki: number
  chargeK: number
}): number {
  const bearable = 11.4 + 0.25 * (state.effectiveAki - 91) - 0.02 * (state.chargeK - 320)
  const ratio = (Math.max(0, bearable) / state.compressionRatio) ** 2
  return Math.max(0, (ratio - 1) * 14.36)
}

/** The fuel that a calibration really burns: ethanol only counts where the tune or a flex-fuel kit asks for it. */
export function burnedFuel(choice: { fuel: Fuel; ratedFuel: Fuel; ethanolTune: boolean }): Fuel {
  const ethanol = choice.fuel === 'e30' || choice.fuel === 'e85'
  if (!ethanol) return choice.fuel
  return choice.ethanolTune ? choice.fuel : choice.ratedFuel === '87' ? '93' : choice.ratedFuel
}

/**
 * ln of power on this octane over power on the rated octane with the factory calibration: the knock control pulls
 * spark on lower octane and gives some back on higher. Worked: turbo engine rated on 91, run on 87: -0.048.
 */
export function octaneLogEffect(choice: { fuel: Fuel; engine: Engine }): number {
  const boosted = choice.engine.aspiration !== 'na'
  const difference = FUEL_FACTS[choice.fuel].effectiveAki - FUEL_FACTS[choice.engine.ratedFuel].effectiveAki
  const perPoint = boosted ? 0.012 : 0.006
  return difference < 0 ? perPoint * difference : Math.min(boosted ? 0.03 : 0.008, 0.4 * perPoint * difference)
}

/**
 * What a fuel system feeds on this fuel that feeds so much on gasoline: where the trade knows it on E85, a blend lies between
 * by its appetite; else the appetite says it. Worked: 330 on gasoline, 290 on E85: 318 on E30.
 */
export function fedOn(fuel: Fuel, { gasoline, e85 }: { gasoline: number; e85?: number | undefined }): number {
  const appetite = FUEL_FACTS[fuel].massPerPower
  if (e85 === undefined) return gasoline / appetite
  if (fuel === 'e85') return e85
  return gasoline / (1 + (gasoline / e85 - 1) * ((appetite - 1) / (FUEL_FACTS.e85.massPerPower - 1)))
}

/** Knock resistance that 30% ethanol gives, of what E85 gives: most of it comes with the first blend. */
const E30_SHARE = 0.6

/** What a turbo or blower makes on this fuel: ethanol and race fuel allow it more boost. Worked: 320, 340 on E85: 332 on E30. */
export function boostedOn(
  fuel: Fuel,
  { gasoline, e85 = gasoline }: { gasoline: number; e85?: number | undefined },
): number {
  if (fuel === 'e30') return gasoline + E30_SHARE * (e85 - gasoline)
  return fuel === 'e85' || fuel === 'race' ? e85 : gasoline
}

/** Highest share of time an injector may stay open (maker's practice: 80-85 %). */
export const INJECTOR_DUTY = 0.85
/** Pounds of fuel an hour per cc a minute of injector at gasoline density. Worked: 1000 cc/min = 95.2 lb/h. */
const LB_PER_HR_PER_CC_PER_MIN = 1 / 10.5
/** Pounds an hour per litre an hour of pump. Worked: 340 L/h = 555 lb/h. */
const LB_PER_HR_PER_LITER_PER_HR = 0.72 * 2.204_622_6
/** A pump's free-flow rating falls as it works against rail pressure and boost. */
const PUMP_UNDER_PRESSURE = 0.72

/** Brake specific fuel consumption on gasoline, lb/(hp h) (Heywood; injector makers' sizing pages). */
export function bsfcLbPerHpHr(state: { boosted: boolean; fuel: Fuel }): number {
  return (state.boosted ? 0.58 : 0.48) * FUEL_FACTS[state.fuel].massPerPower
}

/**
 * Crank hp that a set of injectors feeds at 85 % duty.
 * Worked: 8 x 1000 cc/min, boosted, gasoline: 8 x 95.24 x 0.85 / 0.58 = 1117 hp.
 */
export function injectorCrankHp(set: { ccPerMin: number; cylinders: number; boosted: boolean; fuel: Fuel }): number {
  return (set.ccPerMin * LB_PER_HR_PER_CC_PER_MIN * set.cylinders * INJECTOR_DUTY) / bsfcLbPerHpHr(set)
}

/** Crank hp that a pump feeds at rail pressure. Worked: 340 L/h, boosted, gasoline: 540 x 0.72 / 0.58 = 670 hp. */
export function pumpCrankHp(pump: { litersPerHour: number; boosted: boolean; fuel: Fuel }): number {
  return (pump.litersPerHour * LB_PER_HR_PER_LITER_PER_HR * PUMP_UNDER_PRESSURE) / bsfcLbPerHpHr(pump)
}

/** Race gasoline, ethanol and boost change how much fuel a hp takes; factory fuel limits are stated on pump fuel. */
export const fuelAppetite = (fuel: Fuel): number => FUEL_FACTS[fuel].massPerPower

/** Crank hp that the stock fuel system feeds. */
export const stockFuelCrankHp = ({ limits }: Pick<Vehicle, 'limits'>, fuel: Fuel): number =>
  fedOn(fuel, { gasoline: limits.fuelSystemCrankHp, e85: limits.fuelSystemE85CrankHp })

/**
 * What a bigger high-pressure pump or port injection feeds that is rated on gasoline: on ethanol it falls behind as the stock
 * system of this engine does. Worked: 900 hp on an LT4, whose stock pump feeds 660 whp on 93 and 520 on E85: 709 on E85.
 */
export const upgradedPumpCrankHp = (ratedCrankHp: number, { family }: Pick<Vehicle, 'family'>, fuel: Fuel): number => {
  const { 93: gasoline, e85 } = family.fuelLimitWheelHp
  return fedOn(fuel, { gasoline: ratedCrankHp, e85: (ratedCrankHp * e85) / gasoline })
}
