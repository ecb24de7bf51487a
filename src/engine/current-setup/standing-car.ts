import { partsThatFit } from '../fitment/fits.ts'
import { type CalibrationFactors, type Part, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { scenarioParts } from '../power/build-power.ts'
import { underRulebook } from '../rulebook/ruled-request.ts'
import type { CurrentSetup } from './current-setup.ts'
import { type InstalledProblem, installedKind, installedParts } from './installed-parts.ts'
import { type MeasuredCar, measuredCar } from './measured-car.ts'
import { isForSwapped, type SwapGearbox, swappedGearbox, withGearbox } from './swapped-gearbox.ts'

/** A customer's car as it stands, in the engine's words: what every plan for it starts from. */
export interface StandingCar {
  /** The catalog's car at the sheet's level and the owner's weight; the catalog's own object where neither is said. */
  vehicle: Vehicle
  installed: readonly Part[]
  /** The catalog's parts with the installed ones in their place. */
  parts: readonly Part[]
  sheet?: MeasuredCar
}

/** What a setup is read against. */
interface Listed {
  vehicle: Vehicle
  /** The parts that fit the car; with another gearbox, all that may fit it. */
  catalog: readonly Part[]
  factors: CalibrationFactors
  /** The gearboxes that a swap may bring; see `swapGearboxes`. */
  gearboxes?: readonly SwapGearbox[] | undefined
}

/** A car on which nothing is installed and nothing was measured. */
export const stockCar = (vehicle: Vehicle, parts: readonly Part[]): StandingCar => ({
  ...{ vehicle, parts },
  installed: [],
})

/**
 * Reads a current setup against the catalog. Problems name the word of `installed` that is wrong, or the field.
 */
export function standingCar(
  given: Listed,
  setup: CurrentSetup,
): { ok: true; car: StandingCar } | { ok: false; problems: readonly InstalledProblem[] } {
  const { gearbox: words } = setup
  if (words === undefined) return onItsGearbox(given, setup)
  const swap = swappedGearbox(words, given.vehicle, given.gearboxes ?? [])
  if (!swap.ok) return { ok: false, problems: [{ at: 'gearbox', reason: 'does_not_fit', sentence: swap.sentence }] }
  if (!swap.gearbox) return onItsGearbox(given, setup)
  const vehicle = withGearbox(given.vehicle, swap.gearbox)
  const catalog = partsThatFit(given.catalog, vehicle).filter(isForSwapped)
  return onItsGearbox({ ...given, vehicle, catalog }, setup)
}

function onItsGearbox(given: Listed, setup: CurrentSetup): ReturnType<typeof standingCar> {
  const { vehicle: listed, catalog, factors } = given
  const { weightChangeLb = 0, dynoSheet } = setup
  const read = installedParts(setup.installed ?? [], listed, catalog)
  if (read.problems.length > 0) return { ok: false, problems: read.problems }
  const { chassis } = listed
  const unmeasured =
    weightChangeLb === 0
      ? listed
      : { ...listed, chassis: { ...chassis, curbWeightLb: chassis.curbWeightLb + weightChangeLb } }
  const installed = withImpliedTune(read.parts, { catalog, factors, vehicle: unmeasured })
  const ids = new Set(installed.map(({ id }) => id))
  const parts = installed.length === 0 ? catalog : [...catalog.filter(({ id }) => !ids.has(id)), ...installed]
  const sheet = dynoSheet && measuredCar({ vehicle: unmeasured, installed, factors }, { ...setup, dynoSheet })
  return {
    ok: true,
    car: { vehicle: sheet?.vehicle ?? unmeasured, installed, parts, ...(sheet ? { sheet } : {}) },
  }
}

/** Installed boost that no rule allows without a tune runs on one, whether or not it was listed. */
function withImpliedTune(
  installed: readonly Part[],
  { vehicle, catalog, factors }: { vehicle: Vehicle; catalog: readonly Part[]; factors: CalibrationFactors },
): readonly Part[] {
  const { chosen } = scenarioParts(installed)
  if (chosen.tune || (!chosen.boostSource && !chosen.pulley)) return installed
  const { rules } = underRulebook({
    ...{ vehicle, factors, parts: catalog, fuel: vehicle.engine.ratedFuel },
    ...{ weather: SAE_J1349_WEATHER, laborRateCentsPerHour: 0 },
  })
  const tune = installedKind('tune', vehicle)
  const isRefused = rules.scenarioRefusal(chosen) !== undefined
  return isRefused && rules.scenarioRefusal({ ...chosen, tune }) === undefined ? [...installed, tune] : installed
}
