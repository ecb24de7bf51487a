import {
  buildOf,
  INSTALLED,
  isPartsOnly,
  merchandiseNamed,
  PARTS_ONLY,
  QUOTE,
  quoteOf,
  variantOf,
  withoutQuote,
} from '../../contract/cart-lines.ts'
import type { MerchandiseItem } from '../../contract/merchandise.ts'
import type { PackageDetail } from '../../contract/packages.ts'
import { carWithYears } from '../../engine/display-words.ts'
import { installationCentsOf } from '../../engine/labor-rates.ts'
import type { Part, Vehicle } from '../../engine/model.ts'
import { CENTS_PER_DOLLAR } from '../../engine/units.ts'
import { partImageUrl } from '../pictures/picture-index.ts'
import { type BuildInCart, buildName, type LaborPlan, laborOf } from './build-labor.ts'
import type { ImportedPart } from './imported-parts.ts'

/**
 * What the shop sells and for how much. A price comes from here and from nowhere else: what a browser sends names the
 * thing, its quantity and its attributes, never its price.
 */

export interface Attribute {
  key: string
  value: string
}

/** Where the prices stand: the snapshot in memory for a cart, freshly locked rows for an order. */
export interface PriceSource {
  packageBySlug(slug: string): { detail: PackageDetail; priceCents: number } | undefined
  part(id: string): Part | undefined
  vehicle(id: string): Vehicle | undefined
  merchandise(id: string): PricedGear | undefined
  fits(part: Part, vehicle: Vehicle): boolean
  plan(code: string): LaborPlan | undefined
  /** What a quote in force says a line costs; absent where no line names a quote. */
  quoted?(quoteId: string, line: Line, inCart?: BuildInCart): FixedPrice | undefined
  importedPart(id: string): ImportedPart | undefined
}
interface FixedPrice {
  unitPriceCents: number
  installationCents: number
}
export interface PricedGear {
  item: MerchandiseItem
  priceCents: number
  stock: number | null
  variantStock: Readonly<Record<string, number>>
}
/** What is left of a size and color; of those that are not counted by themselves, what is left of all of them. */
export const stockOf = ({ stock, variantStock }: Omit<PricedGear, 'item' | 'priceCents'>, variant: string) =>
  variantStock[variant] ?? stock

/** All but the saved plans, the quotes and the imported parts, which stand in the database alone. */
export type CatalogPrices = Omit<PriceSource, 'plan' | 'quoted' | 'importedPart'>

export interface Offer {
  merchandiseId: string
  /** Canonical: known keys only, the shop's own spelling of each value, in a fixed order. */
  attributes: readonly Attribute[]
  unitPriceCents: number
  /** What of the price is installation at the shop. */
  installationCents: number
  /** What is left to sell; null where the shop does not count. */
  stock: number | null
  /** What of the product it is: the car that it is for, size and color, or the build; the product's title where nothing. */
  title: string
  product: { title: string; handle: string; category: string }
  image: { url: string; altText: string } | null
}

type OfferAnswer =
  | { ok: true; offer: Offer }
  | {
      ok: false
      reason: 'unknown' | 'attributes'
      message: string
      choices?: Readonly<Record<string, readonly string[]>>
    }

const unknown = (message: string): OfferAnswer => ({ ok: false, reason: 'unknown', message })
const wrongAttributes = (message: string, choices?: Readonly<Record<string, readonly string[]>>): OfferAnswer => ({
  ok: false,
  reason: 'attributes',
  message,
  ...(choices ? { choices } : {}),
})

/**
 * The offer that a cart line names, or why the shop cannot sell it so.
 * Worked: `merch:` of a tee with sizes asks for `size`; `labor:` of a plan saved at 150 dollars an hour with two parts of
 * 2 h and 1.5 h costs 525 dollars; a job that both share is paid once. A line that names a quote costs what the quote
 * says while it is in force, and today's price after. `inCart`: what of the build stands beside its labor; without it,
 * all of it.
 */
export function offerOf(source: PriceSource, line: Line, inCart?: BuildInCart): OfferAnswer {
  const quoteId = quoteOf(line.attributes)
  if (quoteId === undefined) return todaysOffer(source, line, inCart)
  const answer = todaysOffer(source, { ...line, attributes: withoutQuote(line.attributes) }, inCart)
  if (!answer.ok) return answer
  const attributes = [...answer.offer.attributes, { key: QUOTE, value: quoteId }]
  const fixed = source.quoted?.(quoteId, { ...line, attributes }, inCart)
  const { unitPriceCents, installationCents } = fixed ?? answer.offer
  return { ok: true, offer: { ...answer.offer, attributes, unitPriceCents, installationCents } }
}

function todaysOffer(source: PriceSource, line: Line, inCart?: BuildInCart): OfferAnswer {
  const { kind, name } = merchandiseNamed(line.merchandiseId)
  if (kind === 'package') return packageOffer(source, name, line)
  if (kind === 'part') return partOffer(source, name, line)
  if (kind === 'merch') return merchandiseOffer(source, name, line)
  if (kind === 'labor') return laborOffer(source, name, line, inCart)
  return unknown(
    `"${line.merchandiseId}" names nothing the shop sells. Names begin with package:, part:, merch: or labor:.`,
  )
}

type Line = { merchandiseId: string; attributes: readonly Attribute[] }

function packageOffer(source: PriceSource, slug: string, line: Line): OfferAnswer {
  const found = source.packageBySlug(slug)
  if (!found) return unknown(`The package "${slug}" is not in the shop.`)
  const { detail } = found
  const vehicle = source.vehicle(detail.vehicleId)
  const isOwn = ({ key, value }: Attribute) => key === 'vehicle' && value === detail.vehicleId
  const stray = line.attributes.find((attribute) => !isOwn(attribute) && !isPartsOnly([attribute]))
  if (stray?.key === PARTS_ONLY.key)
    return wrongAttributes(`"${detail.name}" comes installed, or with ${PARTS_ONLY.key} "${PARTS_ONLY.value}".`)
  if (stray) return wrongAttributes(`"${detail.name}" is made for one car and takes no attribute "${stray.key}".`)
  const laborCents = Math.min(found.priceCents, Math.round(detail.laborCost * CENTS_PER_DOLLAR))
  const partsOnly = isPartsOnly(line.attributes)
  return {
    ok: true,
    offer: {
      merchandiseId: line.merchandiseId,
      attributes: partsOnly ? [PARTS_ONLY] : [],
      unitPriceCents: partsOnly ? found.priceCents - laborCents : found.priceCents,
      installationCents: partsOnly ? 0 : laborCents,
      stock: null,
      title: vehicle ? carWithYears(vehicle) : detail.name,
      product: { title: detail.name, handle: slug, category: 'performance_package' },
      image: { url: detail.imageUrl, altText: detail.name },
    },
  }
}

function partOffer(source: PriceSource, id: string, line: Line): OfferAnswer {
  const own = source.part(id)
  const imported = own ? undefined : source.importedPart(id)
  const part = own ?? imported
  if (!part) return unknown(`The part "${id}" is not in the shop.`)
  const title = `${part.manufacturer} ${part.name}`
  const stray = line.attributes.find(({ key }) => !['vehicle', 'build', INSTALLED.key].includes(key))
  if (stray) return wrongAttributes(`${title} takes no attribute "${stray.key}".`)
  const named = line.attributes.filter(({ key }) => key === 'vehicle')
  const vehicleId = named[0]?.value
  let vehicle: Vehicle | undefined
  if (named.length > 1) return wrongAttributes(`${title} goes on one car: name one vehicle.`)
  if (vehicleId !== undefined) {
    vehicle = source.vehicle(vehicleId)
    if (!vehicle) return wrongAttributes(`The car "${vehicleId}" is not in the catalog.`)
    if (!(own ? source.fits(own, vehicle) : imported?.vehicleIds.includes(vehicleId))) {
      return wrongAttributes(`${title} does not fit the ${carWithYears(vehicle)} (${vehicle.variant}).`)
    }
  }
  const build = vehicleId === undefined ? [] : buildAttribute(source, vehicleId, line)
  const service = line.attributes.find(({ key }) => key === INSTALLED.key)
  const wrongService = service && serviceProblem(title, service, { hasCar: vehicleId !== undefined, build })
  if (wrongService) return wrongAttributes(wrongService)
  const installationCents = service ? installationCentsOf(part.laborHours) : 0
  return {
    ok: true,
    offer: {
      merchandiseId: line.merchandiseId,
      attributes: [
        ...(vehicleId === undefined ? [] : [{ key: 'vehicle', value: vehicleId }]),
        ...build,
        ...(installationCents > 0 ? [INSTALLED] : []),
      ],
      unitPriceCents: part.priceCents + installationCents,
      installationCents,
      stock: imported?.stock ?? null,
      title: vehicle ? carWithYears(vehicle) : title,
      product: { title, handle: part.id, category: part.category },
      image: { url: partImageUrl(part), altText: title },
    },
  }
}

/** Why a part is not sold with this service: it goes on a named car, and what is of a build has the build's labor. */
function serviceProblem(
  title: string,
  { value }: Attribute,
  { hasCar, build }: { hasCar: boolean; build: readonly Attribute[] },
): string | undefined {
  if (value !== INSTALLED.value) return `${title} comes as it is, or with ${INSTALLED.key} "${INSTALLED.value}".`
  if (!hasCar) return `To have ${title} installed, name the car that it goes on.`
  return build.length > 0 ? `${title} is installed with its build.` : undefined
}

/** The build that the part is of. One that is no more, or is for another car, is left out: the part is sold without. */
function buildAttribute(source: PriceSource, vehicleId: string, { attributes }: Line): Attribute[] {
  const code = buildOf(attributes)
  return code !== undefined && source.plan(code)?.vehicleId === vehicleId ? [{ key: 'build', value: code }] : []
}

function merchandiseOffer(source: PriceSource, id: string, line: Line): OfferAnswer {
  const found = source.merchandise(id)
  if (!found) return unknown(`The item "${id}" is not in the shop.`)
  const { item } = found
  const choices: Record<string, readonly string[]> = {}
  if (item.sizes?.length) choices.size = item.sizes
  if (item.colors?.length) choices.color = item.colors
  const given = new Map<string, string>()
  for (const { key, value } of line.attributes) {
    // cspell:ignore colour
    const name = key.trim().toLowerCase() === 'colour' ? 'color' : key.trim().toLowerCase()
    const allowed = choices[name]
    if (!allowed) return wrongAttributes(`${item.name} takes no attribute "${key}".`, choices)
    if (given.has(name)) return wrongAttributes(`${item.name} has one ${name}.`, choices)
    const chosen = allowed.find((one) => one.toLowerCase() === value.trim().toLowerCase())
    if (!chosen) {
      return wrongAttributes(`${item.name} does not come in ${name} "${value}": ${allowed.join(', ')}.`, choices)
    }
    given.set(name, chosen)
  }
  const missing = Object.keys(choices).find((name) => !given.has(name))
  if (missing) return wrongAttributes(`Choose a ${missing} for ${item.name}.`, choices)
  const attributes = Object.keys(choices).map((key) => ({ key, value: given.get(key) ?? '' }))
  return {
    ok: true,
    offer: {
      merchandiseId: line.merchandiseId,
      attributes,
      unitPriceCents: found.priceCents,
      installationCents: 0,
      stock: stockOf(found, variantOf(attributes)),
      title: attributes.length === 0 ? item.name : attributes.map((attribute) => attribute.value).join(' / '),
      product: { title: item.name, handle: item.slug, category: item.category },
      image: { url: item.colorImages?.[given.get('color') ?? ''] ?? item.imageUrl, altText: item.name },
    },
  }
}

function laborOffer(source: PriceSource, code: string, line: Line, inCart?: BuildInCart): OfferAnswer {
  const plan = source.plan(code)
  if (!plan) {
    return unknown('This installation labor belongs to no saved build. Remove the line and add the build again.')
  }
  const [stray] = line.attributes
  if (stray) return wrongAttributes(`Installation labor takes no attribute "${stray.key}".`)
  const { hours, cents } = laborOf(source, plan, inCart?.partIds ?? plan.partIds)
  if (hours === 0) return unknown('Nothing in this build takes shop hours, so there is no labor to buy.')
  return {
    ok: true,
    offer: {
      merchandiseId: line.merchandiseId,
      attributes: [],
      unitPriceCents: cents,
      installationCents: cents,
      stock: null,
      title: buildName(source, plan, inCart),
      product: { title: `Installation labor, ${Math.round(hours * 10) / 10} h`, handle: code, category: 'labor' },
      image: null,
    },
  }
}
