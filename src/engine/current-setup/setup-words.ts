import { FUEL_NAMES, TIRE_COMPOUND_NAMES } from '../display-words.ts'
import type { FittedTires } from '../dragstrip/tire.ts'
import type { Part, Range90 } from '../model.ts'
import type { Correction, CurrentSetup, Dyno, DynoSheet } from './current-setup.ts'

/** As a customer reads and chooses them. */
export const DYNO_NAMES: Readonly<Record<Dyno, string>> = {
  dynojet: 'Dynojet',
  mustang: 'Mustang',
  dyno_dynamics: 'Dyno Dynamics',
  mainline: 'Mainline',
  superflow: 'SuperFlow',
  dynapack: 'Dynapack',
}
export const CORRECTION_NAMES: Readonly<Record<Correction, string>> = {
  sae: 'SAE',
  std: 'STD',
  uncorrected: 'Uncorrected',
}

const thousands = (value: number): string => Math.round(value).toLocaleString('en-US')

/** The car as it stands in a line: "Cat-back exhaust, tune, 398 whp measured". "Stock" where nothing is said. */
export function setupWords(setup: CurrentSetup, installed: readonly Pick<Part, 'name'>[]): string {
  const { dynoSheet, altitudeFt, weightChangeLb } = setup
  const said = installed.map(({ name }, index) => (index === 0 ? name : decapitalized(name)))
  if (dynoSheet) said.push(`${thousands(dynoSheet.wheelHp)} whp measured`)
  if (altitudeFt) said.push(`${thousands(altitudeFt)} ft`)
  if (weightChangeLb) said.push(`${weightChangeLb > 0 ? '+' : '-'}${thousands(Math.abs(weightChangeLb))} lb`)
  if (setup.gearbox) said.push(`${setup.gearbox} gearbox`)
  if (setup.tires) said.push(tireWords(setup.tires))
  if (setup.mileage) said.push(`${thousands(setup.mileage)} miles`)
  if (setup.fuel) said.push(FUEL_NAMES[setup.fuel])
  return said.length === 0 ? 'Stock' : said.join(', ')
}

/** "275 mm drag radial tires". */
function tireWords({ compound, widthMm, grip }: FittedTires): string {
  const width = widthMm === undefined ? '' : `${widthMm} mm `
  const kind = compound ? `${TIRE_COMPOUND_NAMES[compound].toLowerCase()} ` : ''
  return `${width}${kind}tires${grip === undefined ? '' : `, ${grip} times the grip`}`
}

/** Names of ours in running text; a maker's product keeps its capitals. */
const decapitalized = (name: string): string =>
  /^[A-Z][a-z-]+( [a-z-]+)*$/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** How a sheet was read, where its dyno or correction moved it. */
export function sheetNote({ wheelHp, dyno, correction, fuel }: DynoSheet, comparableWheelHp: number): string | null {
  if (Math.round(wheelHp) === Math.round(comparableWheelHp)) return null
  const how = [
    dyno ? DYNO_NAMES[dyno] : undefined,
    correction && correction !== 'sae' ? CORRECTION_NAMES[correction] : undefined,
  ]
  const on = fuel ? ` on ${FUEL_NAMES[fuel]}` : ''
  return `${thousands(wheelHp)} whp (${how.filter(Boolean).join(', ')})${on} reads as ${thousands(comparableWheelHp)} whp on a Dynojet, SAE. All our figures are at that level.`
}

const span = ({ low, high }: Range90): string => `${thousands(low)}-${thousands(high)}`

/** What a dyno sheet is worth: "575-625 with your dyno sheet, instead of 510-690"; nothing where a limit sets the power. */
export function rangesInWords(withSheet: Range90, without: Range90): string {
  if (span(withSheet) === span(without)) return `${span(withSheet)} with your dyno sheet or without`
  const isNarrower = withSheet.high - withSheet.low < without.high - without.low
  return isNarrower
    ? `${span(withSheet)} with your dyno sheet, instead of ${span(without)}`
    : `${span(withSheet)} with your dyno sheet (${span(without)} without it)`
}
