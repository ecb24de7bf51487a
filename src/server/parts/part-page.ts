import { sql } from 'drizzle-orm'
import { kindName } from '../../catalog/trade-words.ts'
import type { PartCard, PartPage } from '../../contract/shop-parts.ts'
import { PART_CATEGORY_NAMES } from '../../engine/display-words.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { PART_KINDS, type PartKind, type Slot, type Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import {
  askedCarOf,
  carFits,
  type GainsOfCar,
  type ListedRow,
  type PartRow,
  partCardOf,
  partRows,
} from '../listing/part-rows.ts'
import { fitmentOf, inTheBox, skuOf, sourceText, specsOf } from './part-facts.ts'
import type { PartLists } from './part-list.ts'
import { type PartOnCar, slotName } from './part-on-car.ts'
import { whyNot } from './why-not.ts'

const OUR_NAME = 'Adrenaline Performance'
const SIMILAR = 6
/** Of a car with very many parts of a kind, those at the nearest prices are looked for among so many. */
const SIMILAR_AMONG = 150
const OFFERED = 3

interface OnCar {
  vehicle: Vehicle
  gains: GainsOfCar
  says: PartOnCar | null
}
type CarParts = Pick<PartLists, 'db' | 'cars'>

const kindsOfSlot = (slot: Slot): PartKind[] => PART_KINDS.filter((kind) => slotOf(kind) === slot)

/** Everything that a part's page says, for a car or for nobody's in particular. */
export async function partPage(
  lists: CarParts & Pick<PartLists, 'catalog'>,
  row: ListedRow,
  car: OnCar | undefined,
): Promise<PartPage> {
  const { catalog } = lists
  const part = catalog.part(row.id)
  const card = (one: PartRow) => partCardOf(catalog, one, car)
  const fits = car !== undefined && row.vehicle_ids.includes(car.vehicle.id)
  const offered = async (kinds: readonly PartKind[]): Promise<PartCard[]> => {
    if (!fits || kinds.length === 0) return []
    return (await ofKinds(lists, car.vehicle.id, kinds)).map(card)
  }
  const box = part ? inTheBox(part) : []
  const needs = await Promise.all([
    ...(part?.needs ?? []).map(async (slot) => ({
      name: slotName(slot),
      because: 'always' as const,
      why: { ruleId: null, sentence: 'Required with this part on every car.' },
      parts: await offered(kindsOfSlot(slot)),
    })),
    ...(car?.says?.needs ?? []).map(async ({ slot, why }) => ({
      ...{ name: slotName(slot), because: 'car' as const, why },
      parts: await offered(kindsOfSlot(slot)),
    })),
  ])
  const supporting = await Promise.all(
    (car?.says?.supporting ?? []).map(async ({ kind, name, why }) => ({ name, why, parts: await offered([kind]) })),
  )
  const excludes = [
    ...(part?.excludes ?? []).map((kind) => ({
      kind,
      because: 'always' as const,
      why: { ruleId: null, sentence: "They can't both be on the car." },
    })),
    ...(car?.says?.excludes ?? []).map(({ kind, why }) => ({ kind, because: 'car' as const, why })),
  ]
  return {
    part: {
      ...card(row),
      slug: row.id,
      sku: skuOf(row.id),
      description: row.description,
      categoryName: PART_CATEGORY_NAMES[row.category],
      kindName: kindName(row.kind),
      source: part ? sourceText(part.source) : null,
      confidence: row.confidence,
      claimedGainHp: part?.claimedGainHp ?? null,
      isOurs: row.maker === OUR_NAME,
    },
    car: car ? askedCarOf(car.vehicle) : null,
    doesNotFitBecause: car && !fits ? whyNot(catalog, part, row.vehicle_ids, car.vehicle) : null,
    specs: part ? specsOf(part) : [],
    inTheBox: box,
    fitment: fitmentOf(catalog, row.vehicle_ids),
    needs,
    supporting,
    excludes: excludes.map(({ kind, ...rest }) => ({ name: kindName(kind), ...rest })),
    warnings: car?.says?.warnings ?? [],
    similar: await similarTo(lists, row, fits ? car.vehicle.id : row.vehicle_ids[0], card),
    ...usedIn(catalog, row),
  }
}

/** The best known parts of some kinds for a car. */
async function ofKinds({ db, cars }: CarParts, vehicleId: string, kinds: readonly PartKind[]): Promise<PartRow[]> {
  const ofCar = await cars(db, vehicleId)
  if (ofCar) return ofCar.filter(({ kind }) => kinds.includes(kind)).slice(0, OFFERED)
  return partRows(db, { where: [carFits([vehicleId]), sql`p.kind in ${kinds}`], limit: OFFERED })
}

/** The same kind of part for the same car, at nearby prices first. */
async function similarTo(
  lists: CarParts,
  row: PartRow,
  vehicleId: string | undefined,
  card: (row: PartRow) => PartCard,
): Promise<PartCard[]> {
  if (vehicleId === undefined) return []
  const rows = await nearestTo(lists, row, vehicleId)
  return rows.toSorted((a, b) => a.price_cents - b.price_cents).map(card)
}

async function nearestTo({ db, cars }: CarParts, row: PartRow, vehicleId: string): Promise<PartRow[]> {
  const { id, category, kind, price_cents } = row
  const ofCar = await cars(db, vehicleId)
  if (ofCar) {
    const away = (one: PartRow) => Math.abs(one.price_cents - price_cents)
    return ofCar
      .filter((one) => one.id !== id && one.category === category && one.kind === kind)
      .toSorted((a, b) => away(a) - away(b) || (a.id < b.id ? -1 : 1))
      .slice(0, SIMILAR)
  }
  const where = [carFits([vehicleId]), sql`p.category = ${category}`, sql`p.kind = ${kind}`, sql`p.id <> ${id}`]
  const order = sql`abs(p.price_cents - ${price_cents}), p.id`
  return partRows(db, { where, order, limit: SIMILAR, among: SIMILAR_AMONG })
}

function usedIn(catalog: CatalogSnapshot, { id, maker, name }: PartRow): Pick<PartPage, 'packages' | 'builds'> {
  return {
    packages: catalog.packages
      .filter(({ parts }) => parts.some(({ partId }) => partId === id))
      .slice(0, 8)
      .map(({ slug, name: title, subtitle, years, basePrice, stage }) => ({
        ...{ slug, name: title, basePrice, stage },
        subtitle: [years, subtitle].filter(Boolean).join(', '),
      })),
    builds: catalog.builds
      .filter(({ modList }) => modList.includes(`${maker} ${name}`))
      .map(({ id: buildId, title, year, model, imageUrls }) => ({
        ...{ id: buildId, title, year, model: `${model.brand.name} ${model.name}` },
        imageUrl: imageUrls[0] ?? '',
      })),
  }
}
