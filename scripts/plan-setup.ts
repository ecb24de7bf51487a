import { PARTS } from '../src/catalog/parts.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { type CurrentSetup, SETUP_BOUNDS } from '../src/engine/current-setup/current-setup.ts'
import { readDynoSheet } from '../src/engine/current-setup/dyno-sheet-words.ts'
import { type StandingCar, standingCar } from '../src/engine/current-setup/standing-car.ts'
import { swapGearboxes } from '../src/engine/current-setup/swapped-gearbox.ts'
import { type FittedTires, TIRE_COMPOUNDS } from '../src/engine/dragstrip/tire.ts'
import { FITTED_FACTORS, FUELS, partsThatFit, type Vehicle } from '../src/engine/index.ts'
import { UsageError } from './command-line/command.ts'

export const list = (value: string | undefined): string[] => (value ? value.split(',').map((word) => word.trim()) : [])

export function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[], absent: T): T {
  if (value === undefined) return absent
  const found = allowed.find((option) => option === value.toLowerCase())
  if (!found) throw new UsageError(`--${name} ${value}: expected one of ${allowed.join(', ')}`)
  return found
}

function whole(name: string, value: string, { min, max }: { min: number; max: number }): number {
  const number = Number(value.replaceAll(',', ''))
  if (!(number >= min && number <= max)) throw new UsageError(`--${name} ${value}: expected ${min} to ${max}`)
  return number
}

/** "drag_radial", "315", "drag_radial 315". */
function tiresOf(words: string): FittedTires {
  const compound = TIRE_COMPOUNDS.find((one) => words.includes(one))
  const width = /\d{3}/.exec(words)?.[0]
  if (!compound && !width)
    throw new UsageError(`--tires ${words}: expected ${TIRE_COMPOUNDS.join(', ')} or a width in mm`)
  const widthMm = width === undefined ? {} : { widthMm: whole('tires', width, SETUP_BOUNDS.tireWidthMm) }
  return { ...(compound ? { compound } : {}), ...widthMm }
}

/** The options that tell the car as it stands. */
type SetupOptions = Partial<
  Record<
    'installed' | 'baseline' | 'altitude' | 'weight' | 'mileage' | 'gearbox' | 'tires' | 'fuel-available',
    string | undefined
  >
>

/** The car as it stands, from the words of the command. */
export function standingCarOf(vehicle: Vehicle, args: SetupOptions): StandingCar & { setup: CurrentSetup } {
  const dynoSheet = args.baseline === undefined ? undefined : readDynoSheet(args.baseline)
  if (args.baseline !== undefined && !dynoSheet) throw new UsageError(`--baseline ${args.baseline}: expected "398 whp"`)
  const bounded = (name: 'altitude' | 'weight' | 'mileage', bounds: { min: number; max: number }) => {
    const value = args[name]
    return value === undefined ? undefined : whole(name, value, bounds)
  }
  const available = args['fuel-available']
  const setup: CurrentSetup = {
    ...{ installed: list(args.installed), dynoSheet, gearbox: args.gearbox },
    altitudeFt: bounded('altitude', SETUP_BOUNDS.altitudeFt),
    weightChangeLb: bounded('weight', SETUP_BOUNDS.weightChangeLb),
    mileage: bounded('mileage', SETUP_BOUNDS.mileage),
    fuel: available === undefined ? undefined : oneOf('fuel-available', available, FUELS, '93'),
    tires: args.tires === undefined ? undefined : tiresOf(args.tires),
  }
  const gearboxes = swapGearboxes(vehicle, VEHICLES)
  const catalog = setup.gearbox === undefined ? partsThatFit(PARTS, vehicle) : PARTS
  const read = standingCar({ vehicle, catalog, factors: FITTED_FACTORS, gearboxes }, setup)
  if (!read.ok) throw new UsageError(read.problems.map(({ sentence }) => sentence).join('\n'))
  return { ...read.car, setup }
}
