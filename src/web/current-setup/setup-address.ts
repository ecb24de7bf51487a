import {
  CORRECTIONS,
  type CurrentSetup,
  DYNOS,
  type DynoSheet,
  SETUP_BOUNDS,
} from '../../engine/current-setup/current-setup.ts'
import { type FittedTires, TIRE_COMPOUNDS } from '../../engine/dragstrip/tire.ts'
import { FUELS } from '../../engine/model.ts'

/** The parameters of an address that tell a car as it stands; `from=stock` says that it is left aside. */
const NAMES = {
  ...{ installed: 'has', sheet: 'sheet', altitude: 'alt', weight: 'lb' },
  ...{ mileage: 'mi', gearbox: 'box', fuel: 'pump', tires: 'tires' },
} as const
const FROM = 'from'
const FROM_STOCK = 'stock'
/** All of them, for who rewrites an address. */
export const SETUP_PARAMETERS: readonly string[] = [...Object.values(NAMES), FROM]

interface Bounds {
  min: number
  max: number
}

function bounded(value: unknown, { min, max }: Bounds): number | undefined {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
  return number >= min && number <= max ? number : undefined
}

const oneOf = <T extends string>(words: readonly T[], value: unknown): T | undefined =>
  words.find((one) => one === value)

function sheetOf(given: Partial<Record<keyof DynoSheet, unknown>>): DynoSheet | undefined {
  const wheelHp = bounded(given.wheelHp, SETUP_BOUNDS.wheelHp)
  if (wheelHp === undefined) return undefined
  const wheelTorqueLbft = bounded(given.wheelTorqueLbft, SETUP_BOUNDS.wheelTorqueLbft)
  const dyno = oneOf(DYNOS, given.dyno)
  const correction = oneOf(CORRECTIONS, given.correction)
  const fuel = oneOf(FUELS, given.fuel)
  return {
    wheelHp,
    ...(wheelTorqueLbft === undefined ? {} : { wheelTorqueLbft }),
    ...(dyno ? { dyno } : {}),
    ...(correction ? { correction } : {}),
    ...(fuel ? { fuel } : {}),
  }
}

function tiresOf(given: unknown): FittedTires | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { compound, widthMm, grip } = given as Record<keyof FittedTires, unknown>
  const kind = oneOf(TIRE_COMPOUNDS, compound)
  const width = bounded(widthMm, SETUP_BOUNDS.tireWidthMm)
  const known = bounded(grip, SETUP_BOUNDS.tireGrip)
  const tires: FittedTires = {
    ...(kind ? { compound: kind } : {}),
    ...(width ? { widthMm: width } : {}),
    ...(known ? { grip: known } : {}),
  }
  return Object.keys(tires).length === 0 ? undefined : tires
}

/** A setup out of anything that was typed, stored or linked: what is sound of it; undefined where it says nothing. */
export function soundSetup(given: unknown): CurrentSetup | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const told = given as Record<keyof CurrentSetup, unknown>
  const { installed, dynoSheet, altitudeFt, weightChangeLb } = told
  const words = Array.isArray(installed)
    ? installed.filter((word): word is string => typeof word === 'string' && word !== '' && word.length <= 200)
    : []
  const parts = [...new Set(words)].slice(0, SETUP_BOUNDS.installed)
  const sheet = typeof dynoSheet === 'object' && dynoSheet !== null ? sheetOf(dynoSheet) : undefined
  const altitude = bounded(altitudeFt, SETUP_BOUNDS.altitudeFt)
  const weight = bounded(weightChangeLb, SETUP_BOUNDS.weightChangeLb)
  const mileage = bounded(told.mileage, SETUP_BOUNDS.mileage)
  const gearbox = typeof told.gearbox === 'string' ? told.gearbox.trim().slice(0, SETUP_BOUNDS.gearbox) : ''
  const fuel = oneOf(FUELS, told.fuel)
  const tires = tiresOf(told.tires)
  const setup: CurrentSetup = {
    ...(parts.length > 0 ? { installed: parts } : {}),
    ...(sheet ? { dynoSheet: sheet } : {}),
    ...(altitude ? { altitudeFt: altitude } : {}),
    ...(weight ? { weightChangeLb: weight } : {}),
    ...(mileage ? { mileage } : {}),
    ...(gearbox ? { gearbox } : {}),
    ...(fuel ? { fuel } : {}),
    ...(tires ? { tires } : {}),
  }
  return Object.keys(setup).length === 0 ? undefined : setup
}

/** Reads the address: the setup that it tells, or whether it says to start from stock. */
export function setupFrom(search: URLSearchParams): { setup?: CurrentSetup; isFromStock?: true } {
  if (search.get(FROM) === FROM_STOCK) return { isFromStock: true }
  const [wheelHp, wheelTorqueLbft, dyno, correction, fuel] = (search.get(NAMES.sheet) ?? '').split(',')
  const [tireWord, widthMm, grip] = (search.get(NAMES.tires) ?? '').split(',')
  const setup = soundSetup({
    installed: (search.get(NAMES.installed) ?? '').split(','),
    dynoSheet: { wheelHp, wheelTorqueLbft, dyno, correction, fuel },
    altitudeFt: search.get(NAMES.altitude) ?? undefined,
    weightChangeLb: search.get(NAMES.weight) ?? undefined,
    mileage: search.get(NAMES.mileage) ?? undefined,
    gearbox: search.get(NAMES.gearbox) ?? undefined,
    fuel: search.get(NAMES.fuel) ?? undefined,
    tires: { compound: tireWord, widthMm, grip },
  })
  return setup ? { setup } : {}
}

/** Values in their order, the last that are not known left off. */
const inWords = (values: readonly (string | number | undefined)[]): string =>
  values
    .map((word) => word ?? '')
    .join(',')
    .replace(/,+$/, '')

/** Writes what is told of the car; nothing of a stock one that nobody asked about. */
export function writeSetup(
  search: URLSearchParams,
  { setup, isFromStock }: { setup?: CurrentSetup | undefined; isFromStock?: boolean | undefined },
): void {
  if (isFromStock) search.set(FROM, FROM_STOCK)
  if (isFromStock || !setup) return
  const { installed, dynoSheet, altitudeFt, weightChangeLb, mileage, gearbox, fuel, tires } = setup
  if (installed?.length) search.set(NAMES.installed, installed.join(','))
  if (dynoSheet) {
    const { wheelHp, wheelTorqueLbft, dyno, correction } = dynoSheet
    search.set(NAMES.sheet, inWords([wheelHp, wheelTorqueLbft, dyno, correction, dynoSheet.fuel]))
  }
  if (altitudeFt) search.set(NAMES.altitude, String(altitudeFt))
  if (weightChangeLb) search.set(NAMES.weight, String(weightChangeLb))
  if (mileage) search.set(NAMES.mileage, String(mileage))
  if (gearbox) search.set(NAMES.gearbox, gearbox)
  if (fuel) search.set(NAMES.fuel, fuel)
  if (tires) search.set(NAMES.tires, inWords([tires.compound, tires.widthMm, tires.grip]))
}
