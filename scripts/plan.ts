/**
 * `npm run -s plan -- --vehicle "2018 Ford Mustang GT" --goal 600 --fuel 93 [--budget 12000] [--induction turbo] [--json]`
 * prints the proven best build. Also: `--use daily|street|track|drag` (street), `--objective cheapest|most_power|
 * best_value|reliability` (cheapest with a goal, else most_power), `--lock id,id`, `--without id,id`, `--stock slot,slot`,
 * `--labor 150` (dollars an hour). An unknown vehicle: the nearest names and exit 2. A goal out of reach is an answer,
 * exit 0. Bad arguments: exit 1.
 */
import { parseArgs } from 'node:util'
import { findVehicleByText, vehicleLabel } from '../src/catalog/find-vehicle.ts'
import { PARTS } from '../src/catalog/parts.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import {
  buildFrontier,
  FITTED_FACTORS,
  FUELS,
  INDUCTION_PREFERENCES,
  INTENDED_USES,
  kindWords,
  limitName,
  type Objective,
  type PlannedBuild,
  type PlanRequest,
  type PlanResult,
  planBuild,
  SAE_J1349_WEATHER,
  SLOTS,
  underRulebook,
  type Vehicle,
} from '../src/engine/index.ts'

const OBJECTIVES = ['cheapest', 'most_power', 'best_value', 'reliability'] as const

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
    json: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ options, allowPositionals: false }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
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

const usd = (cents: number): number => cents / 100
const dollars = (cents: number): string =>
  usd(cents).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 })
const rounded = (value: number): number => Math.round(value * 10) / 10

function plannedJson(planned: PlannedBuild) {
  const { power } = planned
  return {
    wheelHp: power.wheelHp,
    wheelTorqueLbft: power.wheelTorqueLbft,
    crankHp: power.crankHp,
    wheelHpRange90: power.wheelHpRange90,
    stockWheelHp: power.stockWheelHp,
    unheldWheelHp: planned.unheldWheelHp,
    heldBy: planned.heldBy ?? null,
    boostGaugePsi: power.boostGaugePsi,
    parts: planned.lines.map((line) => ({
      id: line.part.id,
      kind: line.part.kind,
      category: line.part.category,
      manufacturer: line.part.manufacturer,
      name: line.part.name,
      priceUsd: usd(line.priceCents),
      laborHours: line.laborHours,
      laborUsd: usd(line.laborCents),
      gainWheelHp: line.gainWheelHp,
    })),
    partsUsd: usd(planned.partsCents),
    laborHours: planned.laborHours,
    laborUsd: usd(planned.laborCents),
    totalUsd: usd(planned.costCents),
    limits: planned.limits,
    safetyNotes: planned.safetyNotes,
  }
}

function resultJson(result: PlanResult) {
  if (result.ok) return { ok: true, build: plannedJson(result.planned), proof: result.proof }
  const { ok, reason, ...rest } = result
  const builds = Object.entries(rest).map(([key, value]) => [
    key,
    value && typeof value === 'object' && 'lines' in value ? plannedJson(value) : value,
  ])
  return { ok, reason, ...Object.fromEntries(builds) }
}

function printTable(rows: readonly (readonly string[])[], rightAligned: readonly number[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      rightAligned.includes(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
    )
    console.log(cells.join('  ').trimEnd())
  }
}

function printBuild(planned: PlannedBuild): void {
  const { power } = planned
  const range = `${Math.round(power.wheelHpRange90.low)}-${Math.round(power.wheelHpRange90.high)}`
  console.log(
    `${rounded(power.wheelHp)} whp (90 %: ${range}), ${Math.round(power.wheelTorqueLbft)} lb-ft at the wheels, ` +
      `from ${rounded(power.stockWheelHp)} whp stock; ${rounded(power.boostGaugePsi)} psi boost\n`,
  )
  printTable(
    [
      ['part', 'maker', 'whp', 'price', 'hours', 'labor'],
      ...planned.lines.map((line) => [
        line.part.name,
        line.part.manufacturer,
        line.gainWheelHp.toFixed(1),
        dollars(line.priceCents) + (line.part.priceConfidence === 'estimated' ? ' est.' : ''),
        line.laborHours.toFixed(2),
        dollars(line.laborCents),
      ]),
      [
        'total',
        '',
        (power.wheelHp - power.stockWheelHp).toFixed(1),
        dollars(planned.partsCents),
        planned.laborHours.toFixed(2),
        dollars(planned.laborCents),
      ],
    ],
    [2, 3, 4, 5],
  )
  console.log(`\nparts and labor: ${dollars(planned.costCents)}`)
  console.log('\nlimits')
  printTable(
    planned.limits.map((use) => [
      `  ${use.component}`,
      `${Math.round(use.value)} of ${Math.round(use.limit)} ${use.unit}`,
      `${Math.round(use.share * 100)} %`,
    ]),
    [2],
  )
  console.log(`\n${planned.safetyNotes.map((note) => `- ${note}`).join('\n')}`)
}

function printRefusal(result: Extract<PlanResult, { ok: false }>): void {
  switch (result.reason) {
    case 'goal_out_of_reach': {
      const { stronger, remedies } = result.whatWouldMoveIt
      console.log(`${result.goalWheelHp} whp is out of reach. The best these parts make:\n`)
      printBuild(result.bestBuild)
      if (result.bindingLimit) {
        console.log(
          `\nheld by: ${limitName(result.bindingLimit)}${stronger ? `; ${kindWords(stronger)} would move it` : ''}`,
        )
      }
      for (const remedy of remedies()) {
        console.log(`${remedy.change} ${remedy.to}: up to ${rounded(remedy.bestWheelHp)} whp`)
      }
      return
    }
    case 'budget_too_small':
      console.log(`${dollars(result.budgetCents)} is not enough. What was asked costs:\n`)
      printBuild(result.cheapestBuild)
      if (result.bestBuild) {
        console.log('\nThe most that the budget buys:\n')
        printBuild(result.bestBuild)
      }
      return
    case 'induction_not_possible':
      console.log(`${result.preference} is not possible on this car (factory: ${result.factory}).`)
      console.log(`Possible: ${result.possible.join(', ')}`)
      return
    case 'parts_conflict':
      console.log('The chosen parts cannot stand in one build:')
      for (const problem of result.problems) console.log(`- ${JSON.stringify(problem)}`)
      return
    case 'fuel_refused':
      console.log(result.sentence)
      return
    case 'no_build_allowed':
      console.log('No build is left: the exclusions rule out something that the chosen parts need.')
  }
}

function requestFor(vehicle: Vehicle, args: ReturnType<typeof readArguments>): PlanRequest {
  const budget = positive('budget', args.budget)
  const goal = positive('goal', args.goal)
  const slots = list(args.stock).map((word) => oneOf('stock', word, SLOTS, SLOTS[0]))
  return underRulebook({
    vehicle,
    parts: PARTS,
    fuel: oneOf('fuel', args.fuel, FUELS, '93'),
    weather: SAE_J1349_WEATHER,
    factors: FITTED_FACTORS,
    laborRateCentsPerHour: Math.round((positive('labor', args.labor) ?? 150) * 100),
    induction: oneOf('induction', args.induction?.replaceAll('-', '_'), INDUCTION_PREFERENCES, 'auto'),
    use: oneOf('use', args.use, INTENDED_USES, 'street'),
    lockedPartIds: list(args.lock),
    excludedPartIds: list(args.without),
    excludedSlots: slots,
    explain: args.json ?? false,
    objective: objectiveOf(args.objective, goal, budget === undefined ? undefined : Math.round(budget * 100)),
  })
}

function main(): number {
  const args = readArguments()
  if (!args.vehicle) throw new UsageError('--vehicle "year make model" is missing')
  const found = findVehicleByText(VEHICLES, args.vehicle)
  if ('nearest' in found) {
    if (args.json)
      console.log(JSON.stringify({ ok: false, reason: 'unknown_vehicle', nearest: found.nearest }, null, 2))
    console.error(`Unknown vehicle "${args.vehicle}". Nearest: ${found.nearest.join('; ')}`)
    return 2
  }
  const request = requestFor(found.vehicle, args)
  const known = new Set(PARTS.map((part) => part.id))
  const unknown = [...(request.lockedPartIds ?? []), ...(request.excludedPartIds ?? [])].find((id) => !known.has(id))
  if (unknown) throw new UsageError(`no part has the id "${unknown}"`)
  const result = planBuild(request)
  const asked = { fuel: request.fuel, use: request.use, induction: request.induction, objective: request.objective }
  if (args.json) {
    const frontier = buildFrontier(request).points.map((point) => ({
      costUsd: usd(point.costCents),
      wheelHp: point.wheelHp,
      partIds: point.parts.map((part) => part.id),
    }))
    const car = { id: found.vehicle.id, name: vehicleLabel(found.vehicle), note: found.note }
    console.log(JSON.stringify({ vehicle: car, request: asked, ...resultJson(result), frontier }, null, 2))
    return 0
  }
  console.log(`${vehicleLabel(found.vehicle)}${found.note ? ` (${found.note})` : ''}`)
  console.log(`${request.fuel} fuel, ${request.use} use, induction ${request.induction}, ${request.objective.kind}\n`)
  if (result.ok) printBuild(result.planned)
  else printRefusal(result)
  if ('proof' in result) {
    const { proof } = result
    console.log(
      `\nproven: ${proof.scenarios} combinations of boost source, pulley, tune and fuel kit; ${proof.scenariosSearched} searched, ` +
        `${proof.scenariosBounded} ruled out by bound, ${proof.scenariosImpossible} impossible; ` +
        `${proof.statesExamined} choices examined for ${proof.buildsSpelled.toExponential(1)} builds`,
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
