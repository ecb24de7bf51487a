import {
  CORRECTIONS,
  type CurrentSetup,
  DYNOS,
  type DynoSheet,
  SETUP_BOUNDS,
} from '../../engine/current-setup/current-setup.ts'
import { FUELS } from '../../engine/model.ts'

/** The parameters of an address that tell a car as it stands; `from=stock` says that it is left aside. */
const NAMES = { installed: 'has', sheet: 'sheet', altitude: 'alt', weight: 'lb' } as const
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

/** A setup out of anything that was typed, stored or linked: what is sound of it; undefined where it says nothing. */
export function soundSetup(given: unknown): CurrentSetup | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { installed, dynoSheet, altitudeFt, weightChangeLb } = given as Record<keyof CurrentSetup, unknown>
  const words = Array.isArray(installed)
    ? installed.filter((word): word is string => typeof word === 'string' && word !== '' && word.length <= 200)
    : []
  const parts = [...new Set(words)].slice(0, SETUP_BOUNDS.installed)
  const sheet = typeof dynoSheet === 'object' && dynoSheet !== null ? sheetOf(dynoSheet) : undefined
  const altitude = bounded(altitudeFt, SETUP_BOUNDS.altitudeFt)
  const weight = bounded(weightChangeLb, SETUP_BOUNDS.weightChangeLb)
  const setup: CurrentSetup = {
    ...(parts.length > 0 ? { installed: parts } : {}),
    ...(sheet ? { dynoSheet: sheet } : {}),
    ...(altitude ? { altitudeFt: altitude } : {}),
    ...(weight ? { weightChangeLb: weight } : {}),
  }
  return Object.keys(setup).length === 0 ? undefined : setup
}

/** Reads the address: the setup that it tells, or whether it says to start from stock. */
export function setupFrom(search: URLSearchParams): { setup?: CurrentSetup; isFromStock?: true } {
  if (search.get(FROM) === FROM_STOCK) return { isFromStock: true }
  const [wheelHp, wheelTorqueLbft, dyno, correction, fuel] = (search.get(NAMES.sheet) ?? '').split(',')
  const setup = soundSetup({
    installed: (search.get(NAMES.installed) ?? '').split(','),
    dynoSheet: { wheelHp, wheelTorqueLbft, dyno, correction, fuel },
    altitudeFt: search.get(NAMES.altitude) ?? undefined,
    weightChangeLb: search.get(NAMES.weight) ?? undefined,
  })
  return setup ? { setup } : {}
}

/** Writes what is told of the car; nothing of a stock one that nobody asked about. */
export function writeSetup(
  search: URLSearchParams,
  { setup, isFromStock }: { setup?: CurrentSetup | undefined; isFromStock?: boolean | undefined },
): void {
  if (isFromStock) search.set(FROM, FROM_STOCK)
  if (isFromStock || !setup) return
  const { installed, dynoSheet, altitudeFt, weightChangeLb } = setup
  if (installed?.length) search.set(NAMES.installed, installed.join(','))
  if (dynoSheet) {
    const { wheelHp, wheelTorqueLbft, dyno, correction, fuel } = dynoSheet
    const words = [wheelHp, wheelTorqueLbft, dyno, correction, fuel].map((word) => word ?? '')
    search.set(NAMES.sheet, words.join(',').replace(/,+$/, ''))
  }
  if (altitudeFt) search.set(NAMES.altitude, String(altitudeFt))
  if (weightChangeLb) search.set(NAMES.weight, String(weightChangeLb))
}
