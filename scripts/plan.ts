/**
 * `npm run -s plan -- --vehicle "2018 Ford Mustang GT" --goal 600 --fuel 93 [--budget 12000] [--induction turbo] [--json]`
 * prints the proven best build; `--help` lists the rest. An unknown vehicle: the nearest names and exit 2. A goal out of
 * reach is an answer, exit 0. Bad arguments: exit 1.
 */
import { parseArgs } from 'node:util'
import { findVehicleByText, vehicleLabel } from '../src/catalog/find-vehicle.ts'
import { PARTS } from '../src/catalog/parts.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { type CurrentSetup, SETUP_BOUNDS } from '../src/engine/current-setup/current-setup.ts'
import { readDynoSheet } from '../src/engine/current-setup/dyno-sheet-words.ts'
import { type StandingCar, standingCar } from '../src/engine/current-setup/standing-car.ts'
import { swapGearboxes } from '../src/engine/current-setup/swapped-gearbox.ts'
import { type FittedTires, TIRE_COMPOUNDS } from '../src/engine/dragstrip/tire.ts'
import {
  buildFrontier,
  FITTED_FACTORS,
  FUELS,
  goalWords,
  type Objective,
  type PlanRequest,
  partsThatFit,
  planBuild,
  planForTime,
  SAE_J1349_WEATHER,
  type SearchRequest,
  SLOTS,
  type TimeGoal,
  underRulebook,
  type Vehicle,
} from '../src/engine/index.ts'
import { LABOR_CENTS_PER_HOUR } from '../src/engine/labor-rates.ts'
import { INDUCTION_PREFERENCES, INTENDED_USES } from '../src/engine/vocabulary.ts'
import { resultJson, timeJson } from './plan-json.ts'
import { printBuild, printProof, printRefusal, printSetup, printTime, usd } from './plan-print.ts'

const OBJECTIVES = ['cheapest', 'most_power', 'best_value', 'reliability'] as const

const HELP = `npm run -s plan -- --vehicle "2018 Ford Mustang GT" --goal 600

  --vehicle "year make model"   the car; a trim or gearbox may follow
  --goal 600                    wheel hp; 98.5 % of it counts where more is dear
  --quarter 10.9                seconds in the quarter mile, in place of --goal: power and tires together
  --zero-to-sixty 3.5           seconds from 0 to 60 mph, the first foot left out, in place of --goal
  --fuel ${FUELS.join('|')}     (93)
  --budget 12000                dollars, parts and labor
  --induction ${INDUCTION_PREFERENCES.join('|')}     (auto)
  --use ${INTENDED_USES.join('|')}     (street)
  --objective ${OBJECTIVES.join('|')}     (cheapest with a goal, else most_power)
  --lock id,id                  parts that must be in the build
  --without id,id               parts that must not
  --stock slot,slot             slots that stay stock, such as clutch
  --labor 150                   dollars an hour
  --installed "cat-back,tune"   what is on the car already: part ids, or kinds as the trade says them
  --baseline "398 whp Dynojet"  your dyno sheet: whp, and where known "380 lb-ft", the dyno, SAE or STD, the fuel
  --altitude 5280               feet: where the runs are made
  --weight=-120                 lb against the catalog's curb weight
  --mileage 120000              what to check first; changes no figure
  --gearbox MT-82               a swapped gearbox, by code or "manual"; of the same model or engine family
  --tires drag_radial           on the driven wheels: a class (${TIRE_COMPOUNDS.join('|')}), a width in mm, or both
  --fuel-available 91           what you can buy: plans are made on it, and no other is suggested
  --json                        the answer as JSON, with the frontier of power against dollars
  --help                        this list`

class UsageError extends Error {}

function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[], absent: T): T {
  if (value === undefined) return absent
  const found = allowed.find((option) => option === value.toLowerCase())
  if (!found) throw new UsageError(`--${name} ${value}: expected one of ${allowed.join(', ')}`)
  return found
}

function positive(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value.replaceAll(/[$,]/g, ''))
  if (!(number > 0) || !Number.isFinite(number)) throw new UsageError(`--${name} ${value}: expected a number above 0`)
  return number
}

const list = (value: string | undefined): string[] => (value ? value.split(',').map((word) => word.trim()) : [])

function readArguments() {
  const text = { type: 'string' } as const
  const options = {
    vehicle: text,
    goal: text,
    fuel: text,
    budget: text,
    induction: text,
    use: text,
    objective: text,
    lock: text,
    without: text,
    stock: text,
    labor: text,
    installed: text,
    baseline: text,
    altitude: text,
    weight: text,
    mileage: text,
    gearbox: text,
    tires: text,
    'fuel-available': text,
    quarter: text,
    'zero-to-sixty': text,
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ options, allowPositionals: false }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

type Arguments = ReturnType<typeof readArguments>

function objectiveOf(
  kind: string | undefined,
  goalWheelHp: number | undefined,
  budgetCents: number | undefined,
): Objective {
  const chosen = oneOf('objective', kind, OBJECTIVES, goalWheelHp === undefined ? 'most_power' : 'cheapest')
  const budget = budgetCents === undefined ? {} : { budgetCents }
  switch (chosen) {
    case 'cheapest':
    case 'reliability':
      if (goalWheelHp === undefined) throw new UsageError(`--objective ${chosen} needs --goal`)
      return { kind: chosen, goalWheelHp, ...budget }
    case 'most_power':
      if (budgetCents === undefined) throw new UsageError('give --goal (wheel hp), --budget (dollars), or both')
      return { kind: chosen, budgetCents }
    case 'best_value':
      return { kind: chosen, ...(goalWheelHp === undefined ? {} : { goalWheelHp }), ...budget }
  }
}

/** The car as it stands, from the words of the command. */
function standingCarOf(vehicle: Vehicle, args: Arguments): StandingCar & { setup: CurrentSetup } {
  const sheet = args.baseline === undefined ? undefined : readDynoSheet(args.baseline)
  if (args.baseline !== undefined && !sheet) throw new UsageError(`--baseline ${args.baseline}: expected "398 whp"`)
  const altitudeFt = args.altitude === undefined ? undefined : whole('altitude', args.altitude, SETUP_BOUNDS.altitudeFt)
  const weightChangeLb =
    args.weight === undefined ? undefined : whole('weight', args.weight, SETUP_BOUNDS.weightChangeLb)
  const setup: CurrentSetup = {
    ...{ installed: list(args.installed), dynoSheet: sheet, altitudeFt, weightChangeLb, gearbox: args.gearbox },
    mileage: args.mileage === undefined ? undefined : whole('mileage', args.mileage, SETUP_BOUNDS.mileage),
    fuel:
      args['fuel-available'] === undefined ? undefined : oneOf('fuel-available', args['fuel-available'], FUELS, '93'),
    tires: args.tires === undefined ? undefined : tiresOf(args.tires),
  }
  const gearboxes = swapGearboxes(vehicle, VEHICLES)
  const catalog = setup.gearbox === undefined ? partsThatFit(PARTS, vehicle) : PARTS
  const read = standingCar({ vehicle, catalog, factors: FITTED_FACTORS, gearboxes }, setup)
  if (!read.ok) throw new UsageError(read.problems.map(({ sentence }) => sentence).join('\n'))
  return { ...read.car, setup }
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

function whole(name: string, value: string, { min, max }: { min: number; max: number }): number {
  const number = Number(value.replaceAll(',', ''))
  if (!(number >= min && number <= max)) throw new UsageError(`--${name} ${value}: expected ${min} to ${max}`)
  return number
}

function searchRequest(
  { vehicle, parts, setup }: StandingCar & { setup: CurrentSetup },
  args: Arguments,
): SearchRequest {
  return underRulebook({
    vehicle,
    parts,
    fuel: oneOf('fuel', args.fuel, FUELS, setup.fuel ?? '93'),
    noOtherFuel: setup.fuel !== undefined,
    fittedTires: setup.tires,
    weather: SAE_J1349_WEATHER,
    factors: FITTED_FACTORS,
    laborRateCentsPerHour: Math.round((positive('labor', args.labor) ?? 0) * 100) || LABOR_CENTS_PER_HOUR.configurator,
    induction: oneOf('induction', args.induction?.replaceAll('-', '_'), INDUCTION_PREFERENCES, 'auto'),
    use: oneOf('use', args.use, INTENDED_USES, 'street'),
    lockedPartIds: list(args.lock),
    excludedPartIds: list(args.without),
    excludedSlots: list(args.stock).map((word) => oneOf('stock', word, SLOTS, SLOTS[0])),
    explain: args.json ?? false,
  })
}

function timeGoalOf(args: Arguments): TimeGoal | undefined {
  const quarterMileS = positive('quarter', args.quarter)
  const zeroToSixtyS = positive('zero-to-sixty', args['zero-to-sixty'])
  const goals = [args.goal, args.quarter, args['zero-to-sixty']].filter((goal) => goal !== undefined)
  if (goals.length > 1) throw new UsageError('give one of --goal, --quarter and --zero-to-sixty')
  if (quarterMileS !== undefined) return { measure: 'quarter_mile', seconds: quarterMileS }
  return zeroToSixtyS === undefined ? undefined : { measure: 'zero_to_sixty', seconds: zeroToSixtyS }
}

/** How an answer is told, and the miles on the car. */
interface Told {
  isJson: boolean
  mileage: number | undefined
}

function answerPower(request: PlanRequest, { isJson, mileage }: Told): object {
  const result = planBuild(request)
  const { objective } = request
  const goal = 'goalWheelHp' in objective ? objective.goalWheelHp : undefined
  if (isJson) {
    const frontier = buildFrontier(request).points.map((point) => ({
      costUsd: usd(point.costCents),
      wheelHp: point.wheelHp,
      partIds: point.parts.map((part) => part.id),
    }))
    return { ...resultJson(result, request), frontier }
  }
  if (result.ok) {
    printBuild(result.planned, request, mileage)
    const words = goal === undefined ? undefined : goalWords(result.planned, goal, result.justShort)
    if (words) console.log(`\n${words}`)
  } else printRefusal(result, request, { goalWheelHp: goal ?? 0, budgetCents: objective.budgetCents })
  if ('proof' in result) printProof(result.proof)
  return {}
}

function answerTime(
  { budgetCents, ...request }: SearchRequest & { budgetCents: number | undefined },
  goal: TimeGoal,
  { isJson, mileage }: Told,
): object {
  const result = planForTime(request, goal, budgetCents)
  if (isJson) return timeJson(result, request)
  printTime(result, request, goal, mileage)
  return {}
}

function main(): number {
  const args = readArguments()
  if (args.help) {
    console.log(HELP)
    return 0
  }
  if (!args.vehicle) throw new UsageError('--vehicle "year make model" is missing; --help lists what there is')
  const found = findVehicleByText(VEHICLES, args.vehicle)
  if ('nearest' in found) {
    if (args.json)
      console.log(JSON.stringify({ ok: false, reason: 'unknown_vehicle', nearest: found.nearest }, null, 2))
    console.error(`Unknown vehicle "${args.vehicle}". Nearest: ${found.nearest.join('; ')}`)
    return 2
  }
  const isJson = args.json ?? false
  const time = timeGoalOf(args)
  const budget = positive('budget', args.budget)
  const budgetCents = budget === undefined ? undefined : Math.round(budget * 100)
  const objective = time ? undefined : objectiveOf(args.objective, positive('goal', args.goal), budgetCents)
  const standing = standingCarOf(found.vehicle, args)
  const request = searchRequest(standing, args)
  const known = new Set(PARTS.map((part) => part.id))
  const unknown = [...(request.lockedPartIds ?? []), ...(request.excludedPartIds ?? [])].find((id) => !known.has(id))
  if (unknown) throw new UsageError(`no part has the id "${unknown}"`)
  const { fuel, use, induction } = request
  if (!isJson) {
    console.log(`${vehicleLabel(found.vehicle)}${found.note ? ` (${found.note})` : ''}`)
    console.log(`${fuel} fuel, ${use} use, induction ${induction}, ${objective ? objective.kind : 'time goal'}\n`)
    printSetup(standing)
  }
  const told = { isJson, mileage: standing.setup.mileage }
  const answer = objective
    ? answerPower({ ...request, objective }, told)
    : answerTime({ ...request, budgetCents }, time!, told)
  if (isJson) {
    const car = { id: found.vehicle.id, name: vehicleLabel(found.vehicle), note: found.note }
    console.log(
      JSON.stringify(
        { vehicle: car, request: { fuel, use, induction, ...(objective ? { objective } : { time }) }, ...answer },
        null,
        2,
      ),
    )
  }
  return 0
}

try {
  process.exitCode = main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
