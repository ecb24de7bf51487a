/**
 * `node scripts/catalog-check.ts`: what is wrong with the catalog, as data and against the engine. Exit 1 when
 * something is. It also says how many figures rest on a source, and names the cars that do not reach all four stages,
 * with the reason; that alone is no fault. It holds 320 plans against HiGHS. Last it proves the rulebook over every car,
 * fuel, goal and stage; `--quick` takes every twentieth plan and car, `--all` lists every violation.
 */
import { parseArgs } from 'node:util'
import { BUILDS } from '../src/catalog/builds.ts'
import { type CatalogProblem, checkCatalog } from '../src/catalog/check.ts'
import { ENGINE_FAMILIES } from '../src/catalog/engine-families.ts'
import { type FigureCounts, partCounts, vehicleFigureCounts } from '../src/catalog/figure-counts.ts'
import { PARTS, partById } from '../src/catalog/parts.ts'
import { VEHICLES, vehicleById } from '../src/catalog/vehicles.ts'
import { checkBuild } from '../src/engine/fitment/check-build.ts'
import { fits } from '../src/engine/fitment/fits.ts'
import { buildPower, FITTED_FACTORS, type PowerCurve, SAE_J1349_WEATHER } from '../src/engine/index.ts'
import { stagePackages } from '../src/engine/planner/stage-packages.ts'
import { HP_RPM_PER_LBFT } from '../src/engine/units.ts'
import { planAgainstHighs } from './plan-against-highs/disagreements.ts'
import { proofReport } from './rulebook-proof/proof-report.ts'
import { proveRulebook } from './rulebook-proof/prove-rulebook.ts'

const { values: wanted } = parseArgs({ options: { quick: { type: 'boolean' }, all: { type: 'boolean' } } })
const EVERY = wanted.quick ? 20 : 1
const VIOLATIONS_SHOWN = wanted.all ? Number.POSITIVE_INFINITY : 40

const IDENTITY_TOLERANCE = 0.01

function curveProblem(curve: PowerCurve): string | undefined {
  for (const [index, point] of curve.entries()) {
    if (index > 0 && point.rpm <= (curve[index - 1]?.rpm ?? 0)) return `rpm does not rise at ${point.rpm}`
    const hp = (point.wheelTorqueLbft * point.rpm) / HP_RPM_PER_LBFT
    if (Math.abs(hp - point.wheelHp) > IDENTITY_TOLERANCE * point.wheelHp)
      return `power is not torque x rpm at ${point.rpm}`
  }
  return curve.length < 2 ? 'fewer than two points' : undefined
}

function curveProblems(): CatalogProblem[] {
  return VEHICLES.flatMap((vehicle) => {
    const fuel = vehicle.engine.ratedFuel
    const power = buildPower({ vehicle, parts: [], fuel, weather: SAE_J1349_WEATHER }, FITTED_FACTORS)
    const what = curveProblem(power.stockCurve)
    return what ? [{ where: vehicle.id, what: `stock curve: ${what}` }] : []
  })
}

function buildProblems(): CatalogProblem[] {
  return BUILDS.flatMap((build) => {
    const vehicle = vehicleById(build.vehicleId)
    if (!vehicle) return []
    const parts = build.partIds.flatMap((id) => partById(id) ?? [])
    return checkBuild(vehicle, parts).map((problem) => ({ where: `build ${build.id}`, what: JSON.stringify(problem) }))
  })
}

function unusedParts(): CatalogProblem[] {
  return PARTS.filter((part) => !VEHICLES.some((vehicle) => fits(part, vehicle))).map((part) => ({
    where: part.id,
    what: 'fits no car once its kind is asked',
  }))
}

function stagesMissed(): string[] {
  return VEHICLES.flatMap((vehicle) => {
    const result = stagePackages({
      vehicle,
      parts: PARTS,
      fuel: '93',
      weather: SAE_J1349_WEATHER,
      factors: FITTED_FACTORS,
    })
    if (!result.ok) return [`${vehicle.id}: ${result.reason}`]
    return result.missing.map((missing) => `${vehicle.id} ${missing.stage}: ${missing.text}`)
  })
}

const problems = [...checkCatalog(), ...curveProblems(), ...buildProblems(), ...unusedParts()]
for (const { where, what } of problems) console.log(`${where}: ${what}`)
const missed = stagesMissed()
console.log(`${VEHICLES.length} cars, ${PARTS.length} parts, ${BUILDS.length} builds: ${problems.length} problems`)
const inWords = ({ sourced, estimated, computed }: FigureCounts): string =>
  `${sourced} sourced, ${estimated} estimated, ${computed} computed`
console.log(`figures of cars: ${inWords(vehicleFigureCounts(VEHICLES))}`)
console.log(`parts: ${inWords(partCounts(PARTS))}`)
const withPages = ENGINE_FAMILIES.filter((family) => family.sources.length > 0).length
console.log(`${ENGINE_FAMILIES.length} engine families: all estimates of the trade, ${withPages} of them with pages`)
console.log(`cars that skip a stage: ${missed.length}`)
for (const line of missed) console.log(`  ${line}`)

const requests = Array.from({ length: 320 }, (_, index) => index + 1).filter((seed) => (seed - 1) % EVERY === 0)
const { planned, disagreements } = await planAgainstHighs(requests)
console.log(`HiGHS on ${requests.length} requests, ${planned} with a build: ${disagreements.length} disagreements`)
for (const line of disagreements) console.log(`  ${line}`)

const proven = VEHICLES.filter((_, index) => index % EVERY === 0)
const proof = await proveRulebook(proven)
for (const line of proofReport(proven.length, proof, VIOLATIONS_SHOWN)) console.log(line)
process.exitCode = problems.length + disagreements.length + proof.violations.length === 0 ? 0 : 1
