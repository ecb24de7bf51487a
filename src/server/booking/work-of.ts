import { eq } from 'drizzle-orm'
import type { BookingKind } from '../../contract/booking.ts'
import { comesInstalled } from '../../contract/cart-lines.ts'
import type { OrderState } from '../../contract/order-states.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { orderLines, orders } from '../database/schema/orders.ts'
import { refuse } from '../http/problem.ts'
import { buildsInCart, laborCodeOf, laborOf } from '../pricing/build-labor.ts'
import { plansOfLines } from '../pricing/saved-plans.ts'

export interface WorkAsked {
  kind: BookingKind
  order?: string | undefined
  plan?: string | undefined
  package?: string | undefined
}
export interface Work {
  kind: BookingKind
  hours: number
  orderId: string | null
  /** Parts have to be ordered in first. */
  needsParts: boolean
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

/** How long the work takes and what it waits for: the labor of an order, of a saved build, or of a package. */
export async function workOf(db: Database | Transaction, catalog: CatalogSnapshot, asked: WorkAsked): Promise<Work> {
  const { kind } = asked
  if (kind !== 'install') return { kind, hours: HOURS_OF[kind], orderId: null, needsParts: false }
  if (asked.order !== undefined) return orderWork(db, catalog, asked.order)
  const needsParts = asked.plan !== undefined || asked.package !== undefined
  return { kind, hours: booked(await buildHours(db, catalog, asked)), orderId: null, needsParts }
}

async function buildHours(db: Database | Transaction, catalog: CatalogSnapshot, asked: WorkAsked): Promise<number> {
  if (asked.plan !== undefined) {
    const plan = (await plansOfLines(db, [{ merchandiseId: `labor:${asked.plan}`, attributes: [] }])).get(asked.plan)
    return plan ? laborOf(catalog, plan, plan.partIds).hours : refuse('not_found', "We can't find that saved build.")
  }
  const named = catalog.packages.find(({ name }) => name === asked.package)
  const detail = named && catalog.packageBySlug(named.slug)?.detail
  return detail ? detail.laborHours : SOME_INSTALL_HOURS
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
    const [kind, name = ''] = merchandiseId.split(':')
    const isInstalled = comesInstalled(merchandiseId, attributes)
    const code = laborCodeOf(line) ?? ''
    const plan = plans.get(code)
    if (plan) hours += quantity * laborOf(catalog, plan, builds.get(code)?.partIds ?? plan.partIds).hours
    if (kind === 'package' && isInstalled)
      hours += quantity * (catalog.packageBySlug(name)?.detail.laborHours ?? SOME_INSTALL_HOURS)
    if (kind === 'part' && (plans.size === 0 || isInstalled)) hours += quantity * (catalog.part(name)?.laborHours ?? 0)
  }
  const needsParts = !PARTS_ARE_HERE.includes(order.status)
  return { kind: 'install', hours: booked(hours), orderId, needsParts }
}
