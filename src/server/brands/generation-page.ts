import { sql } from 'drizzle-orm'
import { generationsOf, shortYears } from '../../catalog/model-generations.ts'
import type { GenerationPage } from '../../contract/brands.ts'
import type { EvidenceRow } from '../../engine/calibration/evidence.ts'
import { spoken } from '../../engine/display-words.ts'
import type { EngineFamily } from '../../engine/families/engine-family.ts'
import { weakPointName } from '../../engine/limits/limit-words.ts'
import type { Vehicle } from '../../engine/model.ts'
import { carImage } from '../../xray/car-image.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Database } from '../database/connection.ts'
import type { PartsOfCar } from '../listing/kept-rows.ts'
import { carFits, type PartRow, partCardOf, partRows } from '../listing/part-rows.ts'
import { packageItemOf } from '../pricing/package-item.ts'
import type { Services } from '../services.ts'
import { brandReply, generationReply, modelAt, stockCarOf } from './brands.ts'
import { firstStepsOf, stepsSold } from './first-mods.ts'

const MOST_PARTS = 6
/** What fits so many cars says nothing of this one. */
const MANY_CARS = 60
const MADE_FOR_IT_FIRST = sql`cardinality(p.vehicle_ids) >= ${sql.raw(String(MANY_CARS))}, p.popularity desc nulls last, p.id`
const LOOKED_AT = 1_500
const MOST_BUILDS = 3
const MOST_RESULTS = 6
const MOST_NEEDS = 8

/** The page of the generation whose years these are, or that a single year falls into. */
export async function generationPageOf(
  { catalog, db, partsOfCar }: Pick<Services, 'catalog' | 'db'> & { partsOfCar: PartsOfCar },
  { slug, years }: { slug: string; years: string },
): Promise<GenerationPage | undefined> {
  const { variants, brand, model } = modelAt(catalog, slug)
  const generations = generationsOf(variants)
  const year = /^\d{4}$/.test(years) ? Number(years) : 0
  const generation =
    generations.find((one) => shortYears(one) === years) ??
    generations.find(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo)
  if (!brand || !model || !generation) return undefined
  const cars = generation.variants
  const ids = new Set(cars.map(({ id }) => id))
  const [rows, results] = await Promise.all([bestKnownParts({ db, partsOfCar }, [...ids]), resultsOf(db, [...ids])])
  return {
    brand: brandReply(catalog, brand),
    model,
    generation: generationReply(generation, model.name),
    picture: pictureOf(cars),
    variants: cars.map((vehicle) => stockCarOf(catalog, vehicle)),
    engines: [...new Map(cars.map(({ family }) => [family.id, family])).values()].map((family) =>
      knowledgeOf(catalog, family, cars),
    ),
    packages: catalog.packages.filter(({ vehicleId }) => ids.has(vehicleId)).map(packageItemOf),
    parts: rows.map((row) => partCardOf(catalog, row)),
    builds: catalog.builds
      .filter(({ vehicleId }) => ids.has(vehicleId))
      .slice(0, MOST_BUILDS)
      .map(({ curve: _, stockCurve: __, wheelHpRange90: ___, timeSlip: ____, ...item }) => item),
    results,
  }
}

/** What is made for these cars, the best known first: of what the lists of each hold, where they do. */
async function bestKnownParts(
  { db, partsOfCar }: { db: Database; partsOfCar: PartsOfCar },
  vehicleIds: readonly string[],
): Promise<readonly PartRow[]> {
  const ofEach = await Promise.all(vehicleIds.map((id) => partsOfCar(db, id)))
  if (ofEach.includes(undefined))
    return partRows(db, {
      ...{ where: [carFits(vehicleIds)], order: MADE_FOR_IT_FIRST, limit: MOST_PARTS, among: LOOKED_AT },
    })
  const fitsMany = ({ vehicle_ids }: PartRow) => Number(vehicle_ids.length >= MANY_CARS)
  return [...new Map(ofEach.flatMap((rows) => rows ?? []).map((row) => [row.id, row])).values()]
    .sort((a, b) => fitsMany(a) - fitsMany(b) || b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_PARTS)
}

/** The first car of the years, from the side. */
const pictureOf = ([car]: readonly Vehicle[]): GenerationPage['picture'] => ({
  imageUrl: car ? carImage(car.id, { inRoom: true }) : '',
  alt: 'Seen from the side, drawn in lines',
})

/** What is weak on any of the cars of one engine, each point once: a manual and an automatic break different things. */
function weakPointsOf(cars: readonly Vehicle[]): GenerationPage['engines'][number]['weakPoints'] {
  const points = cars.flatMap(({ family }) => family.weakPoints)
  const names = points.map(({ what }) => weakPointName(what))
  return points
    .filter((_, index) => names.indexOf(names[index] ?? '') === index)
    .map(({ what, first = false }) => ({ what, first }))
}

/** What the trade knows of the engine, as far as we sell what it takes for one of these cars. */
function knowledgeOf(
  catalog: CatalogSnapshot,
  family: EngineFamily,
  cars: readonly Vehicle[],
): GenerationPage['engines'][number] {
  const stepOf = stepsSold(catalog, cars)
  return {
    name: family.name,
    firstMods: firstStepsOf(
      catalog,
      cars.filter((car) => car.family.id === family.id),
    ),
    weakPoints: weakPointsOf(cars.filter((car) => car.family.id === family.id)),
    failsFirst: family.failsFirst,
    bottomEndLimitWheelHp: family.bottomEndLimitWheelHp,
    needs: family.mustKindsAbove
      .flatMap((must) =>
        'aboveWheelHp' in must ? stepOf(must.kind).map((step) => ({ ...step, aboveWheelHp: must.aboveWheelHp })) : [],
      )
      .toSorted((a, b) => a.aboveWheelHp - b.aboveWheelHp)
      .slice(0, MOST_NEEDS),
  }
}

/** Cars of these that somebody measured and published, the strongest first. */
async function resultsOf(db: Database, vehicleIds: readonly string[]): Promise<GenerationPage['results']> {
  const { rows } = await db.execute<{ row: EvidenceRow }>(sql`
    select row from evidence where origin = 'published' and not flagged and row->>'figureKind' = 'measured_test'
      and row->>'vehicleId' in ${[...vehicleIds]} and (row->>'modifiedHp')::float > 0
      and row->>'sourceUrl' like 'https://%'
    order by (row->>'modifiedHp')::float desc, id limit ${MOST_RESULTS}`)
  return rows.map(({ row }) => ({
    car: [row.yearFrom, row.make, row.model].filter(Boolean).join(' '),
    mods: row.mods.filter((mod) => !mod.startsWith('other:')).map((mod) => spoken(mod)),
    basis: row.powerBasis,
    baselineHp: row.baselineHp ?? null,
    measuredHp: row.modifiedHp ?? 0,
    fuel: row.fuel ?? null,
    sourceName: new URL(row.sourceUrl).host.replace(/^www\./, ''),
    sourceUrl: row.sourceUrl,
  }))
}
