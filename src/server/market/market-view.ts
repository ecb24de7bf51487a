import { findVehicle } from '../../catalog/find-vehicle.ts'
import type { PartKind, Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { CountedSignals } from './store.ts'

/** What is known of the market, before anything is ranked. */
export interface MarketFacts extends CountedSignals {
  /** Decayed demand by vehicle or model id. */
  demand: ReadonlyMap<string, number>
  stage2Costs: Readonly<Record<string, number>>
}

export interface MarketVehicle {
  /** Model id of the catalog, or the name in lower case for a car that the catalog lacks. */
  id: string
  make: string
  model: string
  year: number | null
  isCovered: boolean
  mentions: number
  demand: number
  marketPresence: number
  popularityScore: number
}

/** A hundred mentions weigh as much as one visit: what others talk of counts until visitors have spoken. */
const MENTIONS_PER_VISIT = 100

const TWO_WORD_MAKES = /^(mercedes benz|alfa romeo|land rover|aston martin|range rover)\b/i

/** Takes "2022 Kia Stinger GT" apart. */
export function readCarName(text: string): { year: number | null; make: string; model: string } {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ')
  const year = /^(19|20)\d\d\b/.exec(trimmed)?.[0]
  const name = year ? trimmed.slice(4).trim() : trimmed
  const make = TWO_WORD_MAKES.exec(name)?.[0] ?? name.split(' ')[0] ?? ''
  return { year: year ? Number(year) : null, make, model: name.slice(make.length).trim() }
}

/** The catalog's model that a name means; undefined for a car that the catalog lacks. */
export function coveredModel(catalog: CatalogSnapshot, text: string): string | undefined {
  const id = text.trim().toLowerCase()
  if (catalog.variantsOf(id).length > 0) return id
  const { year, make, model } = readCarName(text)
  if (model === '') return undefined
  const found = findVehicle(catalog.vehicles, { make, model, year: year ?? undefined })
  return found?.exact ? found.vehicle.modelId : undefined
}

const newest = (variants: readonly Vehicle[]) => variants.reduce((a, b) => (b.yearTo > a.yearTo ? b : a))

/** 0 for nothing, 100 for the largest; in between by the logarithm, since demand spans orders of magnitude. */
const score = (value: number, most: number) => (most > 0 ? (100 * Math.log1p(value)) / Math.log1p(most) : 0)

/**
 * Every model of the catalog and every car that signals or `others` name beside it, with its share of the market.
 * Mentions are those of signals and stored posts. Presence is by mentions, popularity by visitors' demand.
 */
export function marketVehicles(
  catalog: CatalogSnapshot,
  facts: Pick<MarketFacts, 'signals' | 'demand'>,
  others: readonly string[] = [],
): readonly MarketVehicle[] {
  const vehicles = new Map<string, Omit<MarketVehicle, 'marketPresence' | 'popularityScore'>>()
  for (const id of new Set(catalog.vehicles.map(({ modelId }) => modelId))) {
    const { make, model, yearTo } = newest(catalog.variantsOf(id))
    vehicles.set(id, { id, make, model, year: yearTo, isCovered: true, mentions: 0, demand: 0 })
  }
  const named = (text: string) => {
    const car = readCarName(text)
    const id = coveredModel(catalog, text) ?? `${car.make} ${car.model}`.toLowerCase()
    const known = vehicles.get(id) ?? { id, ...car, isCovered: false, mentions: 0, demand: 0 }
    if (!known.isCovered) known.year ??= car.year
    vehicles.set(id, known)
    return known
  }
  for (const text of others) named(text)
  for (const { vehicle, mentions } of facts.signals) named(vehicle).mentions += mentions
  for (const { modelId } of postedModels(catalog)) {
    const posted = vehicles.get(modelId)
    if (posted) posted.mentions += 1
  }
  for (const [id, demand] of facts.demand) {
    const wanted = vehicles.get(catalog.vehicle(id)?.modelId ?? id)
    if (wanted) wanted.demand += demand
  }
  const all = [...vehicles.values()]
  const popularity = ({ demand, mentions }: { demand: number; mentions: number }) =>
    demand + mentions / MENTIONS_PER_VISIT
  const mostMentions = Math.max(0, ...all.map(({ mentions }) => mentions))
  const mostPopular = Math.max(0, ...all.map(popularity))
  return all.map((vehicle) => ({
    ...vehicle,
    marketPresence: score(vehicle.mentions, mostMentions),
    popularityScore: score(popularity(vehicle), mostPopular),
  }))
}

/** Mean of presence and popularity, 0-100. */
export const marketDemandOf = (vehicle: Pick<MarketVehicle, 'marketPresence' | 'popularityScore'>): number =>
  (vehicle.marketPresence + vehicle.popularityScore) / 2

/** A post is about the car of the build that its picture shows. */
function postedModels(catalog: CatalogSnapshot): { modelId: string }[] {
  return catalog.socialPosts.flatMap(({ imageUrl }) => {
    const build = catalog.builds.find(({ imageUrls }) => imageUrls.includes(imageUrl))
    return build ? [{ modelId: build.model.id }] : []
  })
}

/** What a maker sells as a package or kit. */
const KITS: ReadonlySet<PartKind> = new Set<PartKind>([
  'supercharger_roots',
  'supercharger_twin_screw',
  'supercharger_centrifugal',
  'turbo_kit_single',
  'turbo_kit_twin',
  'turbo_upgrade',
])
const kitMakers = new WeakMap<CatalogSnapshot, ReadonlyMap<string, number>>()

/** How many different makers' kits the catalog knows for each model; worked out once per snapshot. */
export function competitorsByModel(catalog: CatalogSnapshot): ReadonlyMap<string, number> {
  const known = kitMakers.get(catalog)
  if (known) return known
  const kits = catalog.parts.filter(({ kind }) => KITS.has(kind))
  const makers = new Map<string, Set<string>>()
  for (const vehicle of catalog.vehicles) {
    const ofModel = makers.get(vehicle.modelId) ?? new Set()
    makers.set(vehicle.modelId, ofModel)
    for (const kit of kits) if (catalog.fits(kit, vehicle)) ofModel.add(kit.manufacturer)
  }
  const counts = new Map([...makers].map(([id, names]) => [id, names.size]))
  kitMakers.set(catalog, counts)
  return counts
}
