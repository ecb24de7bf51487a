import { oncePer } from '../../catalog/once-per.ts'
import { drivetrainIn } from '../../engine/lexicon.ts'
import { HP_PER_KW, HP_PER_PS, NM_PER_LBFT } from '../../engine/units.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Bilingual } from './advisor.ts'

const HP_PER: Readonly<Record<string, number>> = { ps: HP_PER_PS, cv: HP_PER_PS, kw: HP_PER_KW, hp: 1, bhp: 1 }
const FIGURE = /\b(\d{2,4}) ?(ps|cv|kw|bhp|hp|nm|newton[- ]?met\w+|lb-?ft|ft-?lbs?)\b/

/** Torque in the unit of the question: Newton meters lead where they were asked for. */
export const torqueIn =
  (asked: string) =>
  (lbft: number): string =>
    /\bnm\b|newton/.test(asked)
      ? `${Math.round(lbft * NM_PER_LBFT)} Nm (${Math.round(lbft)} lb-ft)`
      : `${Math.round(lbft)} lb-ft`

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

/** Hale's rule: seconds of a quarter mile = 5.825 times the cube root of pounds per horsepower. */
const HALE = 5.825

/** "How much for a 9.99 in a 3,800 lb car": the horsepower that a weight needs for a time. */
export function horsepowerForTime(asked: string): Bilingual | undefined {
  const seconds = Number(/\b(\d{1,2}\.\d{1,2})\b/.exec(asked)?.[1])
  const pounds = Number(/\b(\d,?\d{3}) ?(?:lbs?|pounds?)/.exec(asked)?.[1]?.replace(',', ''))
  if (!(seconds > 5 && pounds > 1000)) return undefined
  const hp = Math.round(pounds / (seconds / HALE) ** 3 / 10) * 10
  const at = `${seconds.toFixed(2)} s, ${pounds} lb`
  return [
    `About ${hp} hp (${at} with the driver, by Hale's rule), if it hooks: a good 60 ft needs a little less, spinning a lot more. Tell me the car and I'll plan it.`,
    `Unos ${hp} hp (${at} con piloto, por la regla de Hale), si agarra. Dime el carro y lo planeo.`,
  ]
}

/** A figure that is asked for in another unit: "450 PS, how many hp, and at the wheels?" */
export function inOtherUnits(catalog: CatalogSnapshot, asked: string): Bilingual | undefined {
  const found = FIGURE.exec(asked)
  const [, digits = '', unit = ''] = found ?? []
  const value = Number(digits)
  if (!found) return undefined
  if (/^n/.test(unit) || /^(?:lb|ft)/.test(unit)) {
    const isNm = unit.startsWith('n')
    const other = isNm ? `${Math.round(value / NM_PER_LBFT)} lb-ft` : `${Math.round(value * NM_PER_LBFT)} Nm`
    const own = isNm ? `${value} Nm` : `${value} lb-ft`
    return [`${own} is ${other} (1 lb-ft is 1.356 Nm).`, `${own} son ${other} (1 lb-ft son 1.356 Nm).`]
  }
  const hp = value * (HP_PER[unit] ?? 1)
  const isAwd = drivetrainIn(asked) === 'awd'
  const [least, most] = lossesOf(catalog)[isAwd ? 'awd' : 'any']
  const wheel = [hp * (1 - most), hp * (1 - least)].map(Math.round)
  const others = [
    `${Math.round(hp)} hp`,
    ...(unit === 'ps' || unit === 'cv' ? [] : [`${Math.round(hp / HP_PER_PS)} PS`]),
    ...(unit === 'kw' ? [] : [`${Math.round(hp / HP_PER_KW)} kW`]),
  ].filter((words) => words !== `${value} ${unit}`)
  const own = `${value} ${unit === 'ps' ? 'PS' : unit === 'kw' ? 'kW' : unit}`
  return [
    `${own} is ${others.join(' or ')} at the crank. At the wheels that is about ${wheel[0]} to ${wheel[1]} hp${isAwd ? ' with all-wheel drive' : ', by car and driveline'}: the driveline takes ${Math.round(100 * least)} to ${Math.round(100 * most)}% of it. 1 PS is 0.986 hp, 1 kW is 1.341 hp.`,
    `${own} son ${others.join(' o ')} al cigüeñal. A las ruedas, unos ${wheel[0]} a ${wheel[1]} hp: la transmisión se lleva ${Math.round(100 * least)} a ${Math.round(100 * most)}%.`,
  ]
}
