import type { Plan } from '../../contract/plans.ts'
import type { ProblemCode } from '../../contract/problems.ts'
import { withKeptParts } from '../../engine/current-setup/kept-parts.ts'
import { INDUCTION_NAMES } from '../../engine/display-words.ts'
import { carOfYear } from '../../engine/families/car-of-year.ts'
import { checkBuild } from '../../engine/fitment/check-build.ts'
import type { PlanTool } from '../../engine/labor-rates.ts'
import { type Fuel, type Part, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { goalTerms } from '../../engine/optimizer/planned-for-goal.ts'
import { stageTerms } from '../../engine/planner/planner-constants.ts'
import { problemWords } from '../../engine/rulebook/problem-words.ts'
import { underRulebook } from '../../engine/rulebook/ruled-request.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Refused } from '../http/problem.ts'
import { type BuildReply, buildReply } from '../planning/build-reply.ts'
import { type BuildGoal, cappedBuild } from '../planning/capped-build.ts'
import { type StartingCar, startingCar, startingCarNow } from '../planning/current-setup.ts'
import { readFuel, readInduction, readPriority, readUse } from '../planning/preference-words.ts'

export type PlanRequest = Plan['request']

/** A plan as it was saved. */
export interface SavedPlan extends PlanContent {
  code: string
  saved: { estimatedHorsepower: number; estimatedCost: number }
  createdAt: Date
}
/** What makes a plan this plan and no other. */
export interface PlanContent {
  title: string
  vehicleId: string
  partIds: readonly string[]
  request: PlanRequest
  engineVersion: string
  tool: PlanTool
  /** Fixed when it was saved. */
  laborCentsPerHour: number
}

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const CODE_LENGTH = 9

/** A code that can be read out: nine of 31 letters and digits, 44 bits. Takes 18 hexadecimal digits. */
export function planCode(randomHex: string): string {
  let code = ''
  for (let place = 0; place < CODE_LENGTH; place += 1) {
    code += ALPHABET.charAt(Number.parseInt(randomHex.slice(place * 2, place * 2 + 2), 16) % ALPHABET.length)
  }
  return code
}

/** The parts of a plan that the shop has and that can stand on the car together, as it stands, or why not. */
export function planParts(
  catalog: CatalogSnapshot,
  vehicleId: string,
  partIds: readonly string[],
  request: PlanRequest,
): { ok: true; vehicle: Vehicle; parts: Part[] } | Refused {
  const vehicle = catalog.vehicle(vehicleId)
  if (!vehicle) return { ok: false, code: 'not_found', detail: `There is no vehicle "${vehicleId}".` }
  const parts: Part[] = []
  for (const id of new Set(partIds)) {
    const part = catalog.part(id)
    if (!part) return { ok: false, code: 'unknown_part', detail: `There is no part "${id}".` }
    parts.push(part)
  }
  const starting = startingCar(catalog, vehicle, request.currentSetup, 'body.request.currentSetup')
  if (!starting.ok) return starting
  const [problem] = checkBuild(starting.car.vehicle, wholeBuild(catalog, parts, starting.car, fuelOf(request)))
  if (!problem) return { ok: true, vehicle, parts }
  const code = problem.reason === 'does_not_fit' ? problem.reason : 'parts_conflict'
  return { ok: false, code, detail: problemWords(problem, { vehicle, partById: catalog.part }), help: { problem } }
}

/** Whether the configurator would take the request, and for which car. */
export type CheckRequest = (request: PlanRequest) => { ok: true; vehicle: Vehicle } | Refused

/** The request as it is kept with a plan: one for this model whose every word and part the catalog knows. */
export function keptRequest(
  catalog: CatalogSnapshot,
  vehicle: Vehicle,
  request: PlanRequest,
  check: CheckRequest,
): { ok: true; kept: PlanRequest } | Refused {
  const checked = check(request)
  if (!checked.ok) return checked
  const refused = (code: ProblemCode, field: string, message: string): Refused => ({
    ...{ ok: false, code, detail: message },
    errors: [{ field: `body.request.${field}`, message }],
  })
  if (checked.vehicle.modelId !== vehicle.modelId) {
    return refused(
      'two_cars',
      'modelId',
      `The request is for a ${checked.vehicle.modelId}, the parts are for a ${vehicle.modelId}.`,
    )
  }
  const kept = { ...request }
  for (const field of ['lockedPartIds', 'excludedPartIds', 'leftOutPartIds'] as const) {
    const ids = request[field]
    if (!ids) continue
    const unknown = ids.find((id) => !catalog.part(id))
    if (unknown !== undefined) return refused('unknown_part', field, `There is no part "${unknown}".`)
    kept[field] = [...new Set(ids)]
  }
  return { ok: true, kept }
}

const fuelOf = ({ preferences, currentSetup }: PlanRequest): Fuel => {
  const fuel = readFuel(preferences.fuel_type ?? currentSetup?.fuel)
  return fuel.ok ? fuel.value : '93'
}

/** The bought parts with what stays of the car as it stands. */
function wholeBuild(catalog: CatalogSnapshot, bought: readonly Part[], car: StartingCar, fuel: Fuel): Part[] {
  const { vehicle, installed, parts } = car
  if (installed.length === 0) return [...bought]
  const { rules } = underRulebook({
    ...{ vehicle, parts, fuel, factors: catalog.factors },
    ...{ weather: SAE_J1349_WEATHER, laborRateCentsPerHour: 0 },
  })
  return withKeptParts(bought, installed, { vehicle, fuel, rules })
}

type PlanTerms = Pick<PlanContent, 'request' | 'tool' | 'laborCentsPerHour'>

/** A plan's parts on its car today, at the plan's own labor rate; a stage is held at its target. Words that are no longer understood count as not said. */
export function plannedNow(
  catalog: CatalogSnapshot,
  vehicle: Vehicle,
  parts: readonly Part[],
  { request, tool, laborCentsPerHour }: PlanTerms,
) {
  const { preferences, targetHorsepower: target } = request
  const fuel = fuelOf(request)
  const car = startingCarNow(catalog, carOfYear(vehicle, request.year), request.currentSetup)
  const use = readUse(request.intendedUse ?? preferences.intended_use)
  const priority = readPriority(request.budgetRange ?? preferences.budget_priority)
  const build = { vehicle: car.vehicle, parts: wholeBuild(catalog, parts, car, fuel), fuel, sold: car.parts }
  const goal: BuildGoal = {
    use: tool === 'planner' ? undefined : use.ok ? use.value : 'street',
    priority: tool === 'planner' ? 'lowest_cost' : priority.ok ? priority.value : 'balanced',
    ...(tool === 'planner' ? stageTerms(target) : goalTerms({ ...request, wheelHp: target })),
  }
  const planned = cappedBuild(catalog, build, goal, {
    laborRateCentsPerHour: laborCentsPerHour,
    fittedTires: request.tires ?? request.currentSetup?.tires,
    ...(tool === 'planner' ? { capWheelHp: target } : {}),
  })
  return { planned, car, goal }
}

/** What today's engine and prices say of a plan. */
export function planNow(
  catalog: CatalogSnapshot,
  vehicle: Vehicle,
  parts: readonly Part[],
  terms: PlanTerms,
): BuildReply {
  const { preferences, tires } = terms.request
  const { planned, car, goal } = plannedNow(catalog, vehicle, parts, terms)
  const induction = readInduction(preferences.forced_induction_preference, vehicle.engine.aspiration)
  const said = INDUCTION_NAMES[induction.ok ? induction.value.choice : 'auto']
  return buildReply(catalog, planned, { induction: said, use: goal.use, priority: goal.priority, tires, car })
}

const dollars = (usd: number): string => usd.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Why a plan's figures differ from those it was saved with; null when they do not. */
export function movedWords(
  saved: Pick<SavedPlan, 'saved' | 'engineVersion'>,
  now: { estimatedHorsepower: number; estimatedCost: number; engineVersion: string },
  goneParts: readonly string[],
): string | null {
  const moved: string[] = []
  if (goneParts.length > 0) moved.push(`No longer sold and left out: ${goneParts.join(', ')}.`)
  if (saved.saved.estimatedHorsepower !== now.estimatedHorsepower) {
    const why =
      saved.engineVersion === now.engineVersion
        ? goneParts.length > 0
          ? 'without those parts'
          : "with today's catalog"
        : `by engine ${now.engineVersion} instead of ${saved.engineVersion}`
    moved.push(`Power was ${saved.saved.estimatedHorsepower} whp and is now ${now.estimatedHorsepower} whp, ${why}.`)
  }
  if (Math.abs(saved.saved.estimatedCost - now.estimatedCost) >= 0.005) {
    moved.push(`The price was ${dollars(saved.saved.estimatedCost)} and is now ${dollars(now.estimatedCost)}.`)
  }
  return moved.length > 0 ? moved.join(' ') : null
}

/** A saved plan with today's figures beside the saved ones. Undefined when its car left the catalog. */
export function planReply(catalog: CatalogSnapshot, plan: SavedPlan): Plan | undefined {
  const vehicle = catalog.vehicle(plan.vehicleId)
  if (!vehicle) return undefined
  const known = plan.partIds.flatMap((id) => catalog.part(id) ?? [])
  const gone = plan.partIds.filter((id) => !catalog.part(id))
  const now = planNow(catalog, vehicle, known, plan)
  const { code, title, tool, engineVersion, vehicleId, partIds, request, saved } = plan
  return {
    ...{ code, title, tool, engineVersion, vehicleId, request, saved },
    createdAt: plan.createdAt.toISOString(),
    partIds: [...partIds],
    now,
    moved: movedWords(plan, { ...now, engineVersion: catalog.factors.version }, gone),
  }
}
