import type { z } from 'zod'
import type { preferencePackage, preferenceRequest } from '../../contract/planner.ts'
import { carWithYears, FUEL_NAMES, INDUCTION_METHODS, MEASURE_NAMES, STAGE_NAMES } from '../../engine/display-words.ts'
import { type TimeGoal, timeOf } from '../../engine/dragstrip/timed-run.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { type Fuel, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { type PlanResult, planBuild } from '../../engine/optimizer/plan-build.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import { planForTime, type TimeResult } from '../../engine/optimizer/time-goal.ts'
import { stagePackages } from '../../engine/planner/stage-packages.ts'
import { underRulebook } from '../../engine/rulebook/ruled-request.ts'
import type { InductionPreference } from '../../engine/vocabulary.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { modelNamed } from '../catalog/model-named.ts'
import { stockWheelHpShown } from '../catalog/vehicle-reply.ts'
import type { Refused } from '../http/problem.ts'
import { carToday, type StartingCar, startingCar } from '../planning/current-setup.ts'
import { installDays } from '../planning/stage-reply.ts'
import { timeSlipOfBuild } from '../planning/time-slip.ts'
import { dollarsOf } from '../pricing/money.ts'

export type PreferenceInput = z.output<typeof preferenceRequest>
export type PreferencePackage = z.output<typeof preferencePackage>

/** The smart mode's fuel, unless the car's owner can't buy it: what the pump sells. */
const PUMP_FUEL = '93'
const fuelFor = ({ setup }: StartingCar): Fuel => setup?.fuel ?? PUMP_FUEL
const INSTALL_UNKNOWN = '3-5 days'

const RESERVE = { low: 0, mid: 0.05, high: 0.15 } as const

/**
 * How sure the shop is of a prediction, 0 to 1: one minus half the width of the 90% range,
 * over its middle. Worked: 540-660 whp = 1 - 60/600 = 0.9.
 */
export function confidenceOf({ power }: Pick<PlannedBuild, 'power'>): number {
  const { low, high } = power.wheelHpRange90
  const share = 1 - (high - low) / (high + low)
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100
}

/** The newest car of each engine that the model had, manual gearboxes first: one package each. */
function oneOfEachEngine(variants: readonly Vehicle[]): Vehicle[] {
  const rank = (vehicle: Vehicle) => (vehicle.transmission.kind === 'manual' ? 0 : 1)
  const newestFirst = variants.toSorted((a, b) => b.yearTo - a.yearTo || b.yearFrom - a.yearFrom || rank(a) - rank(b))
  return [...new Map(newestFirst.toReversed().map((vehicle) => [vehicle.engine.code, vehicle])).values()].toReversed()
}

/**
 * Packages for a preference and a stage: one for each engine that the model had, or one for the named car as it stands.
 * With a target the cheapest build for it, else the stage's own package. `note` says what was not possible, in words.
 */
export function preferencePackages(
  catalog: CatalogSnapshot,
  /** `socialValidation`: what real builds and results say of the model, in a sentence. */
  { request: input, socialValidation }: { request: PreferenceInput; socialValidation: string },
): { ok: true; packages: PreferencePackage[]; note: string | null } | Refused {
  const variants = modelNamed(catalog, input.vehicleModel)
  if (variants.length === 0) {
    return { ok: false, code: 'not_found', detail: `There is no model "${input.vehicleModel}" in the catalog.` }
  }
  const named = variants.filter(({ id }) => id === input.vehicleId)
  if (input.vehicleId !== undefined && named.length === 0) {
    return { ok: false, code: 'not_found', detail: `"${input.vehicleId}" is no car of this model.` }
  }
  const setup = named.length > 0 ? input.currentSetup : undefined
  const notes: string[] = []
  const packages: PreferencePackage[] = []
  for (const vehicle of named.length > 0 ? named : oneOfEachEngine(variants)) {
    const starting = startingCar(catalog, vehicle, setup)
    if (!starting.ok) return starting
    const { car } = starting
    const built =
      input.targetHorsepower === undefined && input.timeGoal === undefined
        ? stageBuild(catalog, car, input)
        : goalBuild(catalog, car, input)
    if ('note' in built) notes.push(`${vehicle.variant}: ${built.note}`)
    else packages.push(packageReply(catalog, { vehicle, car }, input, built.planned, socialValidation))
  }
  if (packages.length > 0) return { ok: true, packages, note: notes.length > 0 ? notes.join(' ') : null }
  const [first] = variants
  return {
    ok: false,
    code: 'no_such_package',
    detail: `We can't build that package for the ${first?.make} ${first?.model}. ${notes.join(' ')}`,
    help: { notes },
  }
}

type Built = { planned: PlannedBuild } | { note: string }

function stageBuild(catalog: CatalogSnapshot, car: StartingCar, input: PreferenceInput): Built {
  const { vehicle, parts } = car
  const result = stagePackages({
    vehicle,
    parts,
    fuel: fuelFor(car),
    weather: SAE_J1349_WEATHER,
    factors: catalog.factors,
    induction: input.preferenceType,
  })
  if (!result.ok) {
    return { note: result.reason === 'fuel_refused' ? result.sentence : inductionNote(vehicle, result.preference) }
  }
  const stage = result.packages.find((one) => one.stage === input.stage)
  if (stage) return { planned: stage.planned }
  return { note: result.missing.find((one) => one.stage === input.stage)?.text ?? 'not possible.' }
}

/** The cheapest build for the goal, with the budget's reserve where that leaves one; out of reach, the nearest. */
function goalBuild(catalog: CatalogSnapshot, car: StartingCar, input: PreferenceInput): Built {
  const { vehicle, parts, setup } = car
  const { timeGoal, targetHorsepower: goalWheelHp = 0 } = input
  const plan = (limitReserve: number): PlanResult | TimeResult => {
    const request = underRulebook({
      vehicle,
      parts,
      fuel: fuelFor(car),
      weather: SAE_J1349_WEATHER,
      factors: catalog.factors,
      laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.planner,
      induction: input.preferenceType,
      use: 'street',
      limitReserve,
      noOtherFuel: setup?.fuel !== undefined,
      fittedTires: setup?.tires,
    })
    return timeGoal
      ? planForTime(request, timeGoal)
      : planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp } })
  }
  const wary = plan(RESERVE[input.budgetRange])
  const result = wary.ok || RESERVE[input.budgetRange] === 0 ? wary : plan(0)
  if (result.ok) return { planned: result.planned }
  switch (result.reason) {
    case 'induction_not_possible':
      return { note: inductionNote(vehicle, result.preference) }
    case 'fuel_refused':
      return { note: result.sentence }
    case 'goal_out_of_reach':
      return { planned: result.bestBuild }
    case 'time_out_of_reach':
      return { planned: result.best.planned }
    default:
      return { note: 'no build is possible.' }
  }
}

const inductionNote = (vehicle: Vehicle, preference: InductionPreference): string =>
  preference === 'naturally_aspirated' && vehicle.engine.aspiration !== 'na'
    ? 'the factory engine has forced induction.'
    : `no parts for ${INDUCTION_METHODS[preference]} fit it.`

type TimedPackage = NonNullable<PreferencePackage['timeGoal']>

function runAgainst(
  goal: TimeGoal | undefined,
  { build, power }: PlannedBuild,
  { setup }: StartingCar,
): TimedPackage | null {
  if (!goal) return null
  const runsS = timeOf(timeSlipOfBuild(build.vehicle, build.parts, power.curve, setup), goal)
  return { ...goal, runsS, isReached: runsS <= goal.seconds }
}

function timeWords({ measure, seconds, runsS, isReached }: TimedPackage): string {
  const runs = `${MEASURE_NAMES[measure]} in ${runsS.toFixed(2)} s`
  return isReached ? `Predicted: ${runs}.` : `${seconds.toFixed(2)} s is out of reach. The quickest build: ${runs}.`
}

function packageReply(
  catalog: CatalogSnapshot,
  /** The car as the catalog lists it, and as it stands. */
  { vehicle, car: starting }: { vehicle: Vehicle; car: StartingCar },
  input: PreferenceInput,
  planned: PlannedBuild,
  socialValidation: string,
): PreferencePackage {
  const { power, lines } = planned
  const estimatedHorsepower = Math.round(power.wheelHp)
  const stageName = STAGE_NAMES[input.stage]
  const timeGoal = runAgainst(input.timeGoal, planned, starting)
  const target = timeGoal ? estimatedHorsepower : (input.targetHorsepower ?? estimatedHorsepower)
  const how = input.preferenceType === 'auto' ? '' : ` by ${INDUCTION_METHODS[input.preferenceType]}`
  const reaches = timeGoal
    ? ` ${timeWords(timeGoal)}`
    : estimatedHorsepower >= target
      ? ''
      : ` ${target} whp is more than ${stageName}${how} makes on this car. This is the most it makes.`
  const fuel = fuelFor(starting)
  const today = carToday(catalog, starting, fuel)
  const fromWheelHp = today ? Math.round(today.wheelHp) : stockWheelHpShown(catalog.stockPower(vehicle))
  return {
    packageName: `${carWithYears(vehicle)} ${stageName}, ${vehicle.variant}`,
    description: `From ${fromWheelHp} to ${estimatedHorsepower} wheel horsepower${how} on ${FUEL_NAMES[fuel]}.${reaches}`,
    vehicleId: vehicle.id,
    stage: input.stage,
    targetHorsepower: target,
    estimatedHorsepower,
    estimatedTorque: Math.round(power.wheelTorqueLbft),
    timeGoal,
    startsFrom: today?.summary ?? null,
    confidence: confidenceOf(planned),
    parts: lines
      .filter(({ part }) => !part.installed)
      .map(({ part, priceCents }) => ({
        partId: part.id,
        partName: part.name,
        manufacturer: part.manufacturer,
        price: dollarsOf(priceCents),
      })),
    totalCost: dollarsOf(planned.costCents),
    estimatedInstallTime: planned.laborHours > 0 ? installDays(planned.laborHours) : INSTALL_UNKNOWN,
    socialValidation,
  }
}
