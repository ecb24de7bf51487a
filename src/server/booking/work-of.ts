import { eq } from 'drizzle-orm'
import type { BookingKind } from '../../contract/booking.ts'
import {
  comesInstalled,
  laborCodeOf,
  laborMerchandiseId,
  merchandiseNamed,
  packageMerchandiseId,
  partMerchandiseId,
} from '../../contract/cart-lines.ts'
import type { OrderState } from '../../contract/order-states.ts'
import type { PackageDetail } from '../../contract/packages.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { orderLines, orders } from '../database/schema/orders.ts'
import { refuse } from '../http/problem.ts'
import { buildsInCart, laborOf } from '../pricing/build-labor.ts'
import { type Thing, thingsOf } from '../pricing/freight.ts'
import { plansOfLines, pricesOfLines } from '../pricing/saved-plans.ts'

export interface WorkAsked {
  kind: BookingKind
  order?: string | undefined
  plan?: string | undefined
  /** By its slug, or by its name. */
  package?: string | undefined
}
export interface Work {
  kind: BookingKind
  hours: number
  orderId: string | null
  packageSlug: string | null
  planCode: string | null
  /** What has to be here first. */
  waitsFor: readonly Thing[]
}

const HOURS_OF = { dyno: 2, talk: 1 } as const
/** An install of which nothing more is known, and the least that one takes. */
const SOME_INSTALL_HOURS = 4
const LEAST_HOURS = 1
/** From then on the parts are here. */
const PARTS_ARE_HERE: readonly OrderState[] = ['received', 'packed', 'installed', 'done']
const BOOKABLE: readonly OrderState[] = ['awaiting_payment', 'paid', 'ordered', 'received']

/** To half hours, never less than one. */
const booked = (hours: number): number => Math.max(LEAST_HOURS, Math.ceil(hours * 2) / 2)

const someWork = (kind: BookingKind, hours: number): Work => ({
  ...{ kind, hours, orderId: null, packageSlug: null, planCode: null, waitsFor: [] },
})

/** How long the work takes and what it waits for: the labor of an order, of a saved build, or of a package. */
export async function workOf(db: Database | Transaction, catalog: CatalogSnapshot, asked: WorkAsked): Promise<Work> {
  const { kind, order, plan } = asked
  if (kind !== 'install') return someWork(kind, HOURS_OF[kind])
  if (order !== undefined) return orderWork(db, catalog, order)
  if (plan !== undefined) return planWork(db, catalog, plan)
  const found = asked.package === undefined ? undefined : packageNamed(catalog, asked.package)
  if (!found) return someWork(kind, SOME_INSTALL_HOURS)
  const waitsFor = await thingsIn(db, catalog, [{ merchandiseId: packageMerchandiseId(found.slug), attributes: [] }])
  return { ...someWork(kind, booked(found.laborHours)), packageSlug: found.slug, waitsFor }
}

/** The package of this slug or name; none that the shop does not have. */
function packageNamed({ packages }: CatalogSnapshot, said: string): PackageDetail | undefined {
  const wanted = said.trim().toLowerCase()
  return packages.find(({ slug, name }) => slug === wanted || name.toLowerCase() === wanted)
}

type Lines = Parameters<typeof pricesOfLines>[2]
async function thingsIn(db: Database | Transaction, catalog: CatalogSnapshot, lines: Lines): Promise<Thing[]> {
  const source = await pricesOfLines(db, catalog, lines)
  return lines.flatMap(({ merchandiseId }) => thingsOf(source, merchandiseId))
}

async function planWork(db: Database | Transaction, catalog: CatalogSnapshot, code: string): Promise<Work> {
  const plan = (await plansOfLines(db, [{ merchandiseId: laborMerchandiseId(code), attributes: [] }])).get(code)
  if (!plan) return refuse('not_found', "We can't find that saved build.")
  const lines = plan.partIds.map((id) => ({ merchandiseId: partMerchandiseId(id), attributes: [] }))
  const waitsFor = await thingsIn(db, catalog, lines)
  const { hours } = laborOf(catalog, plan, plan.partIds)
  return { ...someWork('install', booked(hours)), planCode: code, waitsFor }
}

/** Whether what was ordered has come in. */
export async function partsAreHere(db: Database | Transaction, orderId: string): Promise<boolean> {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId))
  return order !== undefined && PARTS_ARE_HERE.includes(order.status)
}

async function orderWork(db: Database | Transaction, catalog: CatalogSnapshot, orderId: string): Promise<Work> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (order?.delivery !== 'installation') return refuse('not_found', "We can't find that order.")
  if (!BOOKABLE.includes(order.status))
    return refuse('not_found', `This order is ${order.status}: nothing is left to install.`)
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const plans = await plansOfLines(db, lines)
  const builds = buildsInCart(lines)
  let hours = 0
  for (const line of lines) {
    const { merchandiseId, attributes, quantity } = line
    const { kind, name } = merchandiseNamed(merchandiseId)
    const isInstalled = comesInstalled(merchandiseId, attributes)
    const code = laborCodeOf(line) ?? ''
    const plan = plans.get(code)
    if (plan) hours += quantity * laborOf(catalog, plan, builds.get(code)?.partIds ?? plan.partIds).hours
    if (kind === 'package' && isInstalled)
      hours += quantity * (catalog.packageBySlug(name)?.detail.laborHours ?? SOME_INSTALL_HOURS)
    if (kind === 'part' && (plans.size === 0 || isInstalled)) hours += quantity * (catalog.part(name)?.laborHours ?? 0)
  }
  const waitsFor = PARTS_ARE_HERE.includes(order.status) ? [] : await thingsIn(db, catalog, lines)
  return { ...someWork('install', booked(hours)), orderId, waitsFor }
}
