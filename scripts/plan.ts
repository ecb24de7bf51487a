/**
 * `npm run -s plan -- --vehicle "2018 Ford Mustang GT" --goal 600 --fuel 93 [--budget 12000] [--induction turbo] [--json]`
 * prints the proven best build; `--help` lists the rest. Exit 0: a build for the goal. 1: the goal is out of reach, the best
 * there is was printed. 2: bad arguments, or an unknown vehicle, with the nearest names.
 */
import { findVehicleByText, vehicleLabel } from '../src/catalog/find-vehicle.ts'
import { PARTS } from '../src/catalog/parts.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import type { CurrentSetup } from '../src/engine/current-setup/current-setup.ts'
import type { StandingCar } from '../src/engine/current-setup/standing-car.ts'
import { TIRE_COMPOUNDS } from '../src/engine/dragstrip/tire.ts'
import {
  buildFrontier,
  FITTED_FACTORS,
  FUELS,
  goalWords,
  type Objective,
  type PlanRequest,
  planBuild,
  planForTime,
  SAE_J1349_WEATHER,
  type SearchRequest,
  SLOTS,
  type TimeGoal,
  underRulebook,
} from '../src/engine/index.ts'
import { LABOR_CENTS_PER_HOUR } from '../src/engine/labor-rates.ts'
import { INDUCTION_PREFERENCES, INTENDED_USES } from '../src/engine/vocabulary.ts'
import { type Command, inputText, runCommand, UsageError } from './command-line/command.ts'
import { resultJson, timeJson } from './plan-json.ts'
import { printBuild, printProof, printRefusal, printSetup, printTime, usd } from './plan-print.ts'
import { list, oneOf, standingCarOf } from './plan-setup.ts'

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
  -                             options as a JSON object from stdin: {"vehicle": "2018 Mustang GT", "goal": 600}
  --version                     the version of the shop
  --help                        this list

Exit 0: a build for the goal. 1: out of reach, the best there is was printed. 2: wrong arguments, unknown vehicle.`

function positive(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value.replaceAll(/[$,]/g, ''))
  if (!(number > 0) || !Number.isFinite(number)) throw new UsageError(`--${name} ${value}: expected a number above 0`)
  return number
}

const TEXT = { type: 'string' } as const
const OPTIONS = {
  vehicle: TEXT,
  goal: TEXT,
  fuel: TEXT,
  budget: TEXT,
  induction: TEXT,
  use: TEXT,
  objective: TEXT,
  lock: TEXT,
  without: TEXT,
  stock: TEXT,
  labor: TEXT,
  installed: TEXT,
  baseline: TEXT,
  altitude: TEXT,
  weight: TEXT,
  mileage: TEXT,
  gearbox: TEXT,
  tires: TEXT,
  'fuel-available': TEXT,
  quarter: TEXT,
  'zero-to-sixty': TEXT,
  json: { type: 'boolean' },
} as const

type Arguments = { [Name in Exclude<keyof typeof OPTIONS, 'json'>]?: string | undefined } & {
  json?: boolean | undefined
}

/** The options that stdin states as JSON; those of the command line count more. */
function withStdin(args: Arguments, positionals: readonly string[]): Arguments {
  if (positionals.length === 0) return args
  if (positionals.length > 1 || positionals[0] !== '-') throw new UsageError(`${positionals[0]}: options begin with --`)
  let said: unknown
  try {
    said = JSON.parse(inputText('-'))
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError('stdin: expected a JSON object such as {"vehicle": "2018 Mustang GT", "goal": 600}')
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    throw new UsageError('stdin: expected a JSON object')
  const read: Record<string, string | boolean> = {}
  for (const [name, value] of Object.entries(said)) {
    if (!(name in OPTIONS)) throw new UsageError(`stdin: there is no option "${name}"; --help lists what there is`)
    read[name] = name === 'json' ? value === true : Array.isArray(value) ? value.join(',') : String(value)
  }
  return { ...read, ...args }
}

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

function answerPower(request: PlanRequest, { isJson, mileage }: Told): { isReached: boolean; json?: object } {
  const result = planBuild(request)
  const { objective } = request
  const goal = 'goalWheelHp' in objective ? objective.goalWheelHp : undefined
  if (isJson) {
    const frontier = buildFrontier(request).points.map((point) => ({
      costUsd: usd(point.costCents),
      wheelHp: point.wheelHp,
      partIds: point.parts.map((part) => part.id),
    }))
    return { isReached: result.ok, json: { ...resultJson(result, request), frontier } }
  }
  if (result.ok) {
    printBuild(result.planned, request, mileage)
    const words = goal === undefined ? undefined : goalWords(result.planned, goal, result.justShort)
    if (words) console.log(`\n${words}`)
  } else printRefusal(result, request, { goalWheelHp: goal ?? 0, budgetCents: objective.budgetCents })
  if ('proof' in result) printProof(result.proof)
  return { isReached: result.ok }
}

function answerTime(
  { budgetCents, ...request }: SearchRequest & { budgetCents: number | undefined },
  goal: TimeGoal,
  { isJson, mileage }: Told,
): { isReached: boolean; json?: object } {
  const result = planForTime(request, goal, budgetCents)
  if (isJson) return { isReached: result.ok, json: timeJson(result, request) }
  printTime(result, request, goal, mileage)
  return { isReached: result.ok }
}

function main(args: Arguments): number {
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
        { vehicle: car, request: { fuel, use, induction, ...(objective ? { objective } : { time }) }, ...answer.json },
        null,
        2,
      ),
    )
  }
  return answer.isReached ? 0 : 1
}

export const PLAN: Command<typeof OPTIONS> = {
  help: HELP,
  options: OPTIONS,
  run: (args, positionals) => main(withStdin(args, positionals)),
}

if (import.meta.main) await runCommand(PLAN)
