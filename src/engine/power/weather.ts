import { SAE_J1349_WEATHER, type Weather } from '../model.ts'
import { METERS_PER_FOOT } from '../units.ts'

const KELVIN_OF_0_C = 273.15

/** Fahrenheit to kelvin. Worked: 77 F = 298.15 K. */
export function kelvinOf(temperatureF: number): number {
  return ((temperatureF - 32) * 5) / 9 + KELVIN_OF_0_C
}

/**
 * Saturation pressure of water, kPa (Magnus form, Alduchov and Eskridge 1996). Range -40 to 50 C.
 * Worked: 25 C gives 3.16 kPa.
 */
export function saturationKpa(temperatureF: number): number {
  const celsius = kelvinOf(temperatureF) - KELVIN_OF_0_C
  return 0.61094 * Math.exp((17.625 * celsius) / (celsius + 243.04))
}

/** Pressure of the dry air alone, kPa: station pressure less water vapor. */
export function dryAirKpa(weather: Weather): number {
  const vapor =
    (Math.min(100, Math.max(0, weather.relativeHumidityPercent)) / 100) * saturationKpa(weather.temperatureF)
  return Math.max(1, weather.pressureAbsKpa - vapor)
}

/**
 * How much of a change of air pressure reaches the cylinders. An unboosted engine breathes it all. A belt-driven blower
 * multiplies it, while its drive power falls with it. A turbo's controller holds the manifold at its absolute pressure;
 * what is left is a compressor that works harder and hotter. Trade practice: at 83 kPa they lose 17-19, 14-18 and 5-10 %.
 */
const PRESSURE_FELT = { na: 1, supercharged: 0.85, turbo: 0.4 } as const
export type Induction = keyof typeof PRESSURE_FELT

/**
 * Power in this weather over power in the reference weather, at full load.
 * Source: SAE J1349, correction factor cf = 1.180 (99 / Pd) sqrt((Tc + 273) / 298) - 0.18, which turns observed
 * brake power into reference power at a mechanical efficiency of 85 %; this is 1 / cf, the pressure term to the power that
 * the induction feels of it (the standard itself is for unboosted engines).
 * Range: 15 to 60 C and 60 to 110 kPa are sensible. Below cf 0.5 the formula has left its range and is held.
 * Worked: 35 C, 99 kPa dry: cf = 1.180 x sqrt(308 / 298) - 0.18 = 1.0196, so 0.9807 of the rated power. 25 C, 83 kPa:
 * unboosted 0.815, blower 0.840, turbo 0.924.
 */
export function weatherPowerRatio(weather: Weather, induction: Induction = 'na'): number {
  const pressure = (99 / dryAirKpa(weather)) ** PRESSURE_FELT[induction]
  const factor = 1.18 * pressure * Math.sqrt((kelvinOf(weather.temperatureF) - 0.15) / 298) - 0.18
  return 1 / Math.max(0.5, factor)
}

/**
 * The reference weather at an altitude, feet: the standard atmosphere's pressure there over that at sea level (ISO 2533,
 * below 36,000 ft). Worked: 5,280 ft: 99 x 0.8235 = 81.5 kPa.
 */
export function weatherAtAltitude(altitudeFt: number): Weather {
  const ratio = (1 - 2.25577e-5 * altitudeFt * METERS_PER_FOOT) ** 5.25588
  return { ...SAE_J1349_WEATHER, pressureAbsKpa: SAE_J1349_WEATHER.pressureAbsKpa * ratio }
}
