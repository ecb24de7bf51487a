import { PARTS } from '../../src/catalog/parts.ts'
import {
  checkBuild,
  FITTED_FACTORS,
  type Fuel,
  forbids,
  GOAL_AT_ALL_FROM,
  GOAL_COUNTS_FROM,
  judgeBuild,
  limitedBuildPower,
  type PartKind,
  type PlannedBuild,
  planBuild,
  plannerParts,
  type RuledCar,
  ruledCarOf,
  SAE_J1349_WEATHER,
  type SearchRequest,
  stagePackages,
  underRulebook,
  type Vehicle,
} from '../../src/engine/index.ts'
import { LABOR_CENTS_PER_HOUR } from '../../src/engine/labor-rates.ts'
import { BOOST_SOURCE_KINDS } from '../../src/engine/rulebook/rule.ts'

/** The goals of the proof, over stock wheel power. */
export const GOALS = [1.1, 1.25, 1.5, 1.75, 2, 2.5] as const
export const FUELS = ['91', '93', 'e85'] as const satisfies readonly Fuel[]

/** A build that breaks a rule, or a bill that does not tell the truth. */
export interface Violation {
  where: string
  /** The rule's id, or the law of the bill. */
  law: string
  what: string
}

/** What one car's builds came to. */
export interface CarProof {
  builds: number
  /** Builds that a rule refuses: the goal is out of reach, or the car is not sold on the fuel. */
  refused: Record<string, number>
  violations: Violation[]
  /** `should_with` and `warn` rules that spoke, by id. */
  spoken: Record<string, number>
  /** Milliseconds of each build for a goal, of each refusal with its remedies, and of each set of packages. */
  planMs: number[]
  refusalMs: number[]
  packagesMs: number[]
}

export const emptyProof = (): CarProof => ({
  ...{ builds: 0, refused: {}, violations: [], spoken: {} },
  ...{ planMs: [], refusalMs: [], packagesMs: [] },
})

/** A part may seem to cost this much power by rounding, wheel hp. */
const ROUNDING_WHEEL_HP = 1

/** What moves air, fuel's heat or spark. Everything else only supports: its line on the bill says no power. */
const MAKES_POWER: ReadonlySet<PartKind> = new Set<PartKind>([
  'cold_air_intake',
  'intake_manifold',
  'throttle_body',
  'charge_pipes',
  'catback_exhaust',
  'headers_shorty',
  'headers_long_tube',
  'midpipe_catless',
  'downpipe',
  'intercooler',
  'heat_exchanger',
  'tune',
  'e85_tune',
  'pulley_smaller',
  ...BOOST_SOURCE_KINDS,
  'camshafts',
  'ported_heads',
  'stroker',
  'methanol_injection',
  'nitrous',
])

/** What is wrong with the bill's story of where the power comes from. */
function untrueGains({ lines, power }: PlannedBuild): { law: string; what: string }[] {
  const losing = lines.filter(({ gainWheelHp }) => gainWheelHp < -ROUNDING_WHEEL_HP)
  const supporting = lines.filter(({ part, gainWheelHp }) => !MAKES_POWER.has(part.kind) && gainWheelHp !== 0)
  const total = lines.reduce((sum, { gainWheelHp }) => sum + gainWheelHp, power.stockWheelHp)
  return [
    ...losing.map(({ part, gainWheelHp }) => ({ law: 'loses power', what: `${part.id} ${gainWheelHp.toFixed(1)}` })),
    ...supporting.map(({ part, gainWheelHp }) => ({
      law: 'only supports',
      what: `${part.id} ${gainWheelHp.toFixed(1)}`,
    })),
    ...(total === power.wheelHp ? [] : [{ law: 'sums up', what: `${total} is not ${power.wheelHp}` }]),
  ]
}

const count = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1
}

/** J05: parts without which the build is as allowed and makes the goal all the same. */
function needlessParts(planned: PlannedBuild, car: RuledCar, request: SearchRequest, goalWheelHp: number): string[] {
  const { vehicle, parts, fuel, weather } = planned.build
  return parts.flatMap((part) => {
    const left = parts.filter((other) => other !== part)
    if (checkBuild(vehicle, left).length > 0) return []
    const { power } = limitedBuildPower({ vehicle, parts: left, fuel, weather }, FITTED_FACTORS, {
      rules: request.rules,
    })
    if (power.wheelHp < goalWheelHp) return []
    return judgeBuild({ ...car, ...power, parts: left }).some(forbids) ? [] : [part.id]
  })
}

function judge(proof: CarProof, where: string, car: RuledCar, planned: PlannedBuild): void {
  proof.builds++
  const { power, build } = planned
  const { wheelHp, wheelTorqueLbft, stockWheelTorqueLbft, crankTorqueLbft, boostGaugePsi } = power
  const delivered = {
    costCents: planned.costCents,
    wheelHp,
    wheelTorqueLbft,
    stockWheelTorqueLbft,
    crankTorqueLbft,
    boostGaugePsi,
  }
  const described = `${Math.round(wheelHp)} whp of ${build.parts.map(({ id }) => id).join(', ')}`
  for (const breach of judgeBuild({ ...car, ...delivered, parts: build.parts })) {
    if (!forbids(breach)) count(proof.spoken, breach.ruleId)
    else proof.violations.push({ where, law: breach.ruleId, what: `${breach.partIds.join(', ')} in ${described}` })
  }
  for (const { law, what } of untrueGains(planned))
    proof.violations.push({ where, law, what: `${what} in ${described}` })
}

/** Time of this thread's own work, ms: what else the machine does is not the engine's. */
function timed<T>(run: () => T): { result: T; ms: number } {
  const from = process.threadCpuUsage()
  const result = run()
  const { user, system } = process.threadCpuUsage(from)
  return { result, ms: (user + system) / 1000 }
}

function proveGoals(proof: CarProof, request: SearchRequest, where: string): void {
  const car = ruledCarOf(request)
  for (const times of GOALS) {
    const goalWheelHp = times * car.stockWheelHp
    const objective = { kind: 'cheapest', goalWheelHp } as const
    const { result, ms } = timed(() => planBuild({ ...request, objective }))
    if (result.ok) proof.planMs.push(ms)
    else proof.refusalMs.push(ms)
    const at = `${where} x${times}`
    if (result.ok) {
      judge(proof, at, car, result.planned)
      const { wheelHp } = result.planned.power
      for (const id of needlessParts(result.planned, car, request, goalWheelHp)) {
        proof.violations.push({ where: at, law: 'J05', what: `${id} is not needed` })
      }
      const counts = result.justShort ? GOAL_AT_ALL_FROM : GOAL_COUNTS_FROM
      if (wheelHp < goalWheelHp * counts * (1 - 1e-9)) {
        proof.violations.push({ where: at, law: 'makes the goal', what: `${wheelHp} whp for ${goalWheelHp}` })
      }
    } else {
      count(proof.refused, result.reason)
      if (result.reason === 'no_build_allowed') {
        proof.violations.push({ where: at, law: 'says why', what: 'no build is allowed, and nothing says why' })
      }
      if (result.reason === 'goal_out_of_reach') judge(proof, `${at}, the best`, car, result.bestBuild)
    }
  }
}

/** Every stage package and every goal of one car on each fuel, held against the rulebook and the truth of its bill. */
export function proveCar(vehicle: Vehicle): CarProof {
  const proof = emptyProof()
  for (const fuel of FUELS) {
    const base = { vehicle, parts: PARTS, fuel, weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS }
    const where = `${vehicle.id} on ${fuel}`
    proveGoals(
      proof,
      underRulebook({ ...base, laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.planner, use: 'street' }),
      where,
    )
    const { result, ms } = timed(() => stagePackages(base))
    proof.packagesMs.push(ms)
    if (!result.ok) {
      count(proof.refused, result.reason)
      continue
    }
    const car = ruledCarOf({ ...base, parts: plannerParts(PARTS, vehicle) })
    for (const { stage, planned } of result.packages) judge(proof, `${where} ${stage}`, car, planned)
  }
  return proof
}
