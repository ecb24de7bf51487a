import type { CurrentSetup } from '../../engine/current-setup/current-setup.ts'
import { isPaint, type PaintId } from '../../xray/paints.ts'
import { type DynoCurve, soundCurve } from '../current-setup/read-dyno-curve.ts'
import { soundSetup } from '../current-setup/setup-address.ts'

/** My Garage: the visitor's cars and plans. Kept in this browser only; a VIN is sent to the shop once, to be read. */
export interface GarageVehicle {
  vehicleId: string
  modelId: string
  year: number
  /** "2018 Ford Mustang GT". */
  label: string
  vin?: string
  /** Its color, by the id of a paint. */
  paint?: PaintId
  /** What's on the car, and the run of its dyno sheet. */
  setup?: CurrentSetup
  sheetCurve?: DynoCurve
}
export interface GaragePlan {
  code: string
  title: string
  /** Wheel horsepower and US dollars as they were when saved. */
  wheelHp: number
  costUsd: number
}
export interface Garage {
  vehicles: readonly GarageVehicle[]
  plans: readonly GaragePlan[]
  /** The car that prefills every selector. */
  chosenVehicleId?: string
}

export const EMPTY_GARAGE: Garage = { vehicles: [], plans: [] }
export const GARAGE_KEY = 'adrenaline.garage'
const MOST = 50

/** Reads what was stored; anything damaged is left out rather than failing. */
export function garageFrom(text: string | null): Garage {
  if (text === null) return EMPTY_GARAGE
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return EMPTY_GARAGE
  }
  if (typeof stored !== 'object' || stored === null) return EMPTY_GARAGE
  const { vehicles, plans, chosenVehicleId } = stored as Record<string, unknown>
  const cars = Array.isArray(vehicles) ? vehicles.filter(isVehicle).slice(0, MOST).map(withSoundSetup) : []
  return {
    vehicles: cars,
    plans: Array.isArray(plans) ? plans.filter(isPlan).slice(0, MOST) : [],
    ...(cars.some((car) => car.vehicleId === chosenVehicleId) ? { chosenVehicleId: String(chosenVehicleId) } : {}),
  }
}

const isVehicle = (value: unknown): value is GarageVehicle => {
  const car = value as Partial<GarageVehicle> | null
  return (
    typeof car?.vehicleId === 'string' &&
    typeof car.modelId === 'string' &&
    Number.isInteger(car.year) &&
    typeof car.label === 'string'
  )
}
/** A stored car with what is sound of its setup and paint. */
function withSoundSetup({ setup, sheetCurve, paint, ...car }: GarageVehicle): GarageVehicle {
  const sound = soundSetup(setup)
  const curve = sound?.dynoSheet ? soundCurve(sheetCurve) : undefined
  return {
    ...car,
    ...(isPaint(paint) ? { paint } : {}),
    ...(sound ? { setup: sound } : {}),
    ...(curve ? { sheetCurve: curve } : {}),
  }
}

const isPlan = (value: unknown): value is GaragePlan => {
  const plan = value as Partial<GaragePlan> | null
  return (
    typeof plan?.code === 'string' &&
    typeof plan.title === 'string' &&
    typeof plan.wheelHp === 'number' &&
    typeof plan.costUsd === 'number'
  )
}

/** Adds a car in front and chooses it; the same variant and year is kept once. */
export function withVehicle(garage: Garage, car: GarageVehicle): Garage {
  const others = garage.vehicles.filter((other) => other.vehicleId !== car.vehicleId || other.year !== car.year)
  return { ...garage, vehicles: [car, ...others].slice(0, MOST), chosenVehicleId: car.vehicleId }
}

export function withoutVehicle(garage: Garage, car: Pick<GarageVehicle, 'vehicleId' | 'year'>): Garage {
  const vehicles = garage.vehicles.filter((other) => other.vehicleId !== car.vehicleId || other.year !== car.year)
  const { chosenVehicleId, ...rest } = garage
  const kept = vehicles.some((other) => other.vehicleId === chosenVehicleId)
  return { ...rest, vehicles, ...(kept && chosenVehicleId !== undefined ? { chosenVehicleId } : {}) }
}

export function withPlan(garage: Garage, plan: GaragePlan): Garage {
  return { ...garage, plans: [plan, ...garage.plans.filter((other) => other.code !== plan.code)].slice(0, MOST) }
}

export function withoutPlan(garage: Garage, code: string): Garage {
  return { ...garage, plans: garage.plans.filter((plan) => plan.code !== code) }
}

/** The car of the garage that a page shows, if it stands there. */
export function carInGarage(garage: Garage, vehicleId: string, year: number): GarageVehicle | undefined {
  return garage.vehicles.find((car) => car.vehicleId === vehicleId && car.year === year)
}

/** Keeps what is on a car with it; a car that is not in the garage yet comes in with it. */
export function withSetup(
  garage: Garage,
  { setup: _setup, sheetCurve: _curve, ...car }: GarageVehicle,
  { setup, sheetCurve }: { setup?: CurrentSetup | undefined; sheetCurve?: DynoCurve | undefined },
): Garage {
  const next: GarageVehicle = { ...car, ...(setup ? { setup } : {}), ...(setup && sheetCurve ? { sheetCurve } : {}) }
  if (!carInGarage(garage, car.vehicleId, car.year)) return withVehicle(garage, next)
  const isIt = (one: GarageVehicle) => one.vehicleId === car.vehicleId && one.year === car.year
  const changed = ({ setup: _old, sheetCurve: _run, ...bare }: GarageVehicle) => ({ ...bare, ...next })
  return { ...garage, vehicles: garage.vehicles.map((one) => (isIt(one) ? changed(one) : one)) }
}

/** The garage with one of its cars in another paint. */
export function withPaint(garage: Garage, car: Pick<GarageVehicle, 'vehicleId' | 'year'>, paint: PaintId): Garage {
  const isIt = (one: GarageVehicle) => one.vehicleId === car.vehicleId && one.year === car.year
  return { ...garage, vehicles: garage.vehicles.map((one) => (isIt(one) ? { ...one, paint } : one)) }
}

/** The car that prefills selectors, if one is chosen. */
export function chosenCar(garage: Garage): GarageVehicle | undefined {
  return garage.vehicles.find((car) => car.vehicleId === garage.chosenVehicleId)
}
