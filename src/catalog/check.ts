import { BRANDS } from './brands.ts'
import { BUILDS } from './builds.ts'
import { MERCHANDISE } from './merchandise.ts'
import { FLAGSHIPS, STAGE_TEXTS } from './packages.ts'
import { PARTS, partById } from './parts.ts'
import { type KnownVehicles, namedGearboxesOf, partProblems, vehicleProblems } from './rules.ts'
import { SOCIAL_POSTS } from './social.ts'
import { VEHICLES, vehicleById } from './vehicles.ts'

/** One thing that is wrong with the catalog: where, and what. */
export interface CatalogProblem {
  where: string
  what: string
}

function repeated(where: string, ids: readonly string[]): CatalogProblem[] {
  const seen = new Set<string>()
  return ids.flatMap((id) => {
    if (seen.has(id)) return [{ where: `${where} ${id}`, what: 'the id stands twice' }]
    seen.add(id)
    return []
  })
}

const KNOWN: KnownVehicles = { vehicleById, namedGearboxes: namedGearboxesOf(VEHICLES) }

function contentProblems(): CatalogProblem[] {
  const problems: CatalogProblem[] = []
  const makes = new Set(VEHICLES.map((vehicle) => vehicle.make))
  for (const make of makes) {
    if (!BRANDS.some((brand) => brand.make === make)) problems.push({ where: make, what: 'cars without a brand page' })
  }
  for (const brand of BRANDS) {
    if (!makes.has(brand.make)) problems.push({ where: `brand ${brand.slug}`, what: 'no car' })
    if (!FLAGSHIPS.some(({ vehicleId }) => vehicleById(vehicleId)?.make === brand.make)) {
      problems.push({ where: `brand ${brand.slug}`, what: 'no flagship' })
    }
  }
  for (const { vehicleId } of FLAGSHIPS) {
    if (!vehicleById(vehicleId)) problems.push({ where: `flagship ${vehicleId}`, what: 'no car of ours' })
  }
  if (STAGE_TEXTS.length !== 4) problems.push({ where: 'stages', what: `${STAGE_TEXTS.length} stages` })
  for (const build of BUILDS) {
    const where = `build ${build.id}`
    const vehicle = vehicleById(build.vehicleId)
    if (!vehicle) problems.push({ where, what: `${build.vehicleId} is no car of ours` })
    else if (build.year < vehicle.yearFrom || build.year > vehicle.yearTo) {
      problems.push({ where, what: `${build.year} is outside the car's years` })
    }
    for (const id of build.partIds) if (!partById(id)) problems.push({ where, what: `${id} is no part of ours` })
    if (!/stage [23]|wide open/i.test(build.description)) problems.push({ where, what: 'no stage in the description' })
  }
  for (const post of SOCIAL_POSTS) {
    if (!BUILDS.some((build) => build.id === post.buildId))
      problems.push({ where: post.id, what: 'its build is missing' })
  }
  for (const item of MERCHANDISE) {
    if (item.priceCents < 899 || item.priceCents > 5499) {
      problems.push({ where: item.id, what: `price ${item.priceCents} cents` })
    }
  }
  return problems
}

/**
 * Everything that is wrong with the catalog as data; empty = sound. What needs the engine (builds that go together,
 * cars that reach their stages) is checked beside it, by `scripts/catalog-check.ts`.
 */
export function checkCatalog(): CatalogProblem[] {
  return [
    ...repeated(
      'vehicle',
      VEHICLES.map((vehicle) => vehicle.id),
    ),
    ...repeated(
      'part',
      PARTS.map((part) => part.id),
    ),
    ...repeated(
      'build',
      BUILDS.map((build) => build.id),
    ),
    ...repeated(
      'merchandise',
      MERCHANDISE.map((item) => item.id),
    ),
    ...VEHICLES.flatMap((vehicle) => vehicleProblems(vehicle).map((what) => ({ where: vehicle.id, what }))),
    ...PARTS.flatMap((part) => partProblems(part, KNOWN).map((what) => ({ where: part.id, what }))),
    ...contentProblems(),
  ]
}
