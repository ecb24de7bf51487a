import { emissionsOf } from '../../catalog/emissions.ts'
import { oncePer } from '../../catalog/once-per.ts'
import { CATEGORY_WORDS, TRADE_WORDS, type TradeWords } from '../../catalog/trade-words.ts'
import { fits } from '../../engine/fitment/fits.ts'
import type { Part, Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { shopParts } from '../database/schema/shop-parts.ts'
import { indexWords } from './search-words.ts'

/** A row of `shop_parts` that the engine's catalog stands behind. */
export type ListedPart = Omit<typeof shopParts.$inferInsert, 'search' | 'origin' | 'data' | 'stock'> & {
  rowHash: string
}

export const makerSlug = (maker: string): string =>
  maker
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Beyond so many cars their names would say nothing about the part. */
const MOST_NAMED_CARS = 60

/** In how many packages and builds each part stands. */
export function popularityOf(catalog: CatalogSnapshot): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const { parts } of catalog.packages) for (const { partId } of parts) add(partId)
  const byName = new Map(catalog.parts.map((part) => [`${part.manufacturer} ${part.name}`, part.id]))
  for (const { modList } of catalog.builds) for (const words of modList) if (byName.has(words)) add(byName.get(words)!)
  return counts
}

const fuelOf = ({ kind }: Part): 'e85' | 'any' => (kind === 'e85_tune' || kind === 'flex_fuel' ? 'e85' : 'any')

/** "LS" of LS3, "EJ" of EJ257: what an engine's whole family goes by. */
const familyLetters = ({ engine }: Vehicle): string[] => /^[A-Z]{2,3}(?=\d)/.exec(engine.code)?.slice() ?? []

const carWords = (vehicles: readonly Vehicle[]): string[] =>
  vehicles.length > MOST_NAMED_CARS
    ? []
    : [
        ...new Set(vehicles.flatMap((one) => [one.make, one.model, one.engine.code])),
        ...new Set(vehicles.flatMap(familyLetters)),
      ]

/** "ARH" for American Racing Headers: makers of three words and more go by their initials. */
const initialsOf = (maker: string): string[] => {
  const initials = (maker.match(/\b[A-Z]/g) ?? []).join('')
  return initials.length >= 3 ? [initials] : []
}

/** The cars that a fitment may mean, found without asking all of them. */
const carsByFitment = oncePer((vehicles: readonly Vehicle[]) => ({
  byId: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])),
  byFamily: Map.groupBy(vehicles, ({ family }) => family.id),
}))

/** Every car that `fits` says yes to, in the order of their ids. */
function carsOf(part: Part, vehicles: readonly Vehicle[]): Vehicle[] {
  const { byId, byFamily } = carsByFitment(vehicles)
  const { fitment } = part
  const asked =
    'vehicleIds' in fitment
      ? [...new Set(fitment.vehicleIds)].flatMap((id) => byId.get(id) ?? [])
      : 'families' in fitment
        ? [...new Set(fitment.families)].flatMap((id) => byFamily.get(id) ?? [])
        : vehicles
  return asked.filter((vehicle) => fits(part, vehicle)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

const kindWords = oncePer((words: TradeWords) => [...words.names, ...(words.troubles ?? [])])

/** The words of its name, and behind two spaces those of its number, which nobody misspells as words. */
export const ownWords = (part: Pick<Part, 'kind' | 'name'> & { maker: string; partNumber: string | null }): string =>
  `${indexWords(part.maker, part.name, part.kind.replaceAll('_', ' '))}  ${indexWords(part.partNumber ?? '')}`.trimEnd()

/** What search finds a part by: its own words, and what the trade calls its kind and the cars it fits. */
export const partWords = (
  part: Pick<Part, 'category' | 'kind' | 'name' | 'description'> & { maker: string; partNumber: string | null },
  fitting: readonly Vehicle[],
) => ({
  words: ownWords(part),
  moreWords: indexWords(
    ...[...kindWords(TRADE_WORDS[part.kind]), ...CATEGORY_WORDS[part.category]],
    ...[part.description, ...initialsOf(part.maker), ...carWords(fitting)],
  ),
})

/** The part as it is shopped for. `rowHash` names what it was made of. */
export function listedPart(
  part: Part,
  vehicles: readonly Vehicle[],
  { popularity, rowHash }: { popularity: number; rowHash: string },
): ListedPart {
  const fitting = carsOf(part, vehicles)
  return {
    id: part.id,
    category: part.category,
    kind: part.kind,
    maker: part.manufacturer,
    makerSlug: makerSlug(part.manufacturer),
    name: part.name,
    description: part.description,
    partNumber: part.partNumber ?? null,
    priceCents: part.priceCents,
    priceIsEstimate: part.priceConfidence === 'estimated',
    laborHours: part.laborHours,
    fuel: fuelOf(part),
    emissions: emissionsOf(part),
    confidence: part.confidence,
    popularity,
    vehicleIds: fitting.map(({ id }) => id),
    ...partWords({ ...part, maker: part.manufacturer, partNumber: part.partNumber ?? null }, fitting),
    rowHash,
  }
}
