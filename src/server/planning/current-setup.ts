import type { CarInBuild, CarToday, CurrentSetupReply } from '../../contract/current-setup.ts'
import type { ProblemCode } from '../../contract/problems.ts'
import type { CurrentSetup } from '../../engine/current-setup/current-setup.ts'
import { installedParts } from '../../engine/current-setup/installed-parts.ts'
import { replacedParts } from '../../engine/current-setup/kept-parts.ts'
import { setupWords, sheetNote } from '../../engine/current-setup/setup-words.ts'
import { type StandingCar, standingCar, stockCar } from '../../engine/current-setup/standing-car.ts'
import { swapGearboxes } from '../../engine/current-setup/swapped-gearbox.ts'
import { type BuildPower, type Fuel, type Part, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import { buildPower } from '../../engine/power/build-power.ts'
import { underRulebook } from '../../engine/rulebook/ruled-request.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { rangeOf, thinCurve } from '../catalog/figures.ts'
import type { Refused } from '../http/problem.ts'
import { timeSlipOfBuild } from './time-slip.ts'

/** A customer's car as a plan starts from it, with the words that described it. */
export interface StartingCar extends StandingCar {
  setup: CurrentSetup | undefined
}

/** Reads a current setup for a car of the catalog; each wrong word is refused by its field. */
export function startingCar(
  catalog: CatalogSnapshot,
  vehicle: Vehicle,
  setup: CurrentSetup | undefined,
  field = 'body.currentSetup',
): { ok: true; car: StartingCar } | Refused {
  const parts = catalog.partsFor(vehicle)
  if (!setup) return { ok: true, car: { ...stockCar(vehicle, parts), setup } }
  const read = standingCar(
    {
      vehicle,
      catalog: setup.gearbox === undefined ? parts : catalog.parts,
      factors: catalog.factors,
      gearboxes: swapGearboxes(vehicle, catalog.vehicles),
    },
    setup,
  )
  if (read.ok) return { ok: true, car: { ...read.car, setup } }
  const errors = read.problems.map(({ at, sentence }) => ({
    field: typeof at === 'number' ? `${field}.installed.${at}` : `${field}.${at}`,
    message: sentence,
  }))
  const code: ProblemCode = read.problems[0]?.reason ?? 'unknown_part'
  return { ok: false, code, detail: errors[0]?.message ?? '', errors }
}

/** The same for a setup that was saved: words that are no longer understood count as not said. */
export function startingCarNow(
  catalog: CatalogSnapshot,
  vehicle: Vehicle,
  setup: CurrentSetup | undefined,
): StartingCar {
  const parts = catalog.partsFor(vehicle)
  const { installed = [] } = setup ?? {}
  const { problems } = installedParts(installed, vehicle, parts)
  const left = installed.filter((_, at) => problems.every((problem) => problem.at !== at))
  const known = setup && { ...setup, installed: left }
  const read = startingCar(catalog, vehicle, known)
  const ofIt = read.ok ? read : startingCar(catalog, vehicle, known && { ...known, gearbox: undefined })
  return ofIt.ok ? ofIt.car : { ...stockCar(vehicle, parts), setup: undefined }
}

const partWords = ({ id, name, manufacturer, kind }: Part) => ({ partId: id, name, manufacturer, kind })

/** What a car makes as it stands: on the fuel of its dyno sheet, or else of the plan. */
export function powerToday(
  { factors }: CatalogSnapshot,
  { vehicle, installed, setup }: StartingCar,
  planFuel: Fuel,
): BuildPower {
  const fuel = setup?.dynoSheet ? (setup.dynoSheet.fuel ?? vehicle.engine.ratedFuel) : planFuel
  return buildPower({ vehicle, parts: installed, fuel, weather: SAE_J1349_WEATHER }, factors)
}

/** A car as it stands; null for one out of the catalog. */
export function carToday(catalog: CatalogSnapshot, car: StartingCar, planFuel: Fuel): CarToday | null {
  const { vehicle, installed, setup, sheet } = car
  if (!setup) return null
  const { wheelHp, wheelTorqueLbft, curve } = powerToday(catalog, car, planFuel)
  return {
    summary: setupWords(setup, installed),
    ...{ wheelHp, wheelTorqueLbft },
    isMeasured: sheet !== undefined,
    curve: thinCurve(curve),
    timeSlip: timeSlipOfBuild(vehicle, installed, curve, setup),
    sheetNote: setup.dynoSheet && sheet ? sheetNote(setup.dynoSheet, sheet.wheelHp) : null,
    question: sheet?.question ?? null,
  }
}

/** What becomes of the car as it stands in a build; null for a car out of the catalog. */
export function carInBuild(
  catalog: CatalogSnapshot,
  { build, range90WithoutSheet: range }: PlannedBuild,
  { vehicle, installed, parts, setup }: StartingCar,
  use?: IntendedUse,
): CarInBuild | null {
  if (!setup) return null
  const { fuel } = build
  const { rules } = underRulebook({
    ...{ vehicle, parts, fuel, factors: catalog.factors, weather: SAE_J1349_WEATHER, laborRateCentsPerHour: 0 },
    ...(use ? { use } : {}),
  })
  return {
    kept: build.parts.filter((part) => part.installed).map(partWords),
    replaced: replacedParts(build.parts, installed, { vehicle, fuel, rules }).map(({ part, sentence }) => ({
      ...partWords(part),
      reason: sentence,
    })),
    range90WithoutSheet: range ? rangeOf(range) : null,
  }
}

/** What a plan made of the car that it started from; null for a car out of the catalog. */
export function currentSetupReply(
  catalog: CatalogSnapshot,
  planned: PlannedBuild,
  car: StartingCar,
  use: IntendedUse | undefined,
): CurrentSetupReply | null {
  const today = carToday(catalog, car, planned.build.fuel)
  const built = carInBuild(catalog, planned, car, use)
  return today && built && { ...today, ...built }
}
