import { randomUUID } from 'node:crypto'
import type { ShopProcess } from '../tests/support/shop-process.ts'
import { query } from './crash-database.ts'
import { newCustomer, newTally, openCart, prepareOrder, send, sendOrder } from './crash-load.ts'

/** An order as its customer was told of it. */
export interface PlacedOrder {
  id: string
  reply: string
}

const orderNow = (shop: ShopProcess, id: string) =>
  send(shop.address, 'GET', `/api/orders/${id}`, undefined, randomUUID())

/** So many customers who each buy a thing. */
export async function placeOrders(shop: ShopProcess, count: number): Promise<PlacedOrder[]> {
  const items = (await (await fetch(`${shop.address}/api/merchandise`)).json()) as Merchandise[]
  const item = items.find(({ sizes = [], colors = [] }) => sizes.length + colors.length === 0)
  const placed: PlacedOrder[] = []
  while (placed.length < count) {
    const tally = newTally()
    const customer = newCustomer()
    await openCart(shop.address, customer, tally)
    const lines = [{ merchandiseId: `merch:${item?.id}` }]
    await send(shop.address, 'POST', `/api/shopify/cart/${customer.cartId}/add`, { lines }, randomUUID())
    await prepareOrder(shop.address, customer)
    await sendOrder(shop.address, customer, tally)
    const id = customer.order?.id
    if (id === undefined) throw new Error(`an order was refused: ${tally.errors.join()}`)
    placed.push({ id, reply: JSON.stringify((await orderNow(shop, id)).body) })
  }
  return placed
}

interface Merchandise {
  id: string
  sizes?: string[]
  colors?: string[]
}

/** What a restored shop knows otherwise than it must: exactly these orders, word for word, and none of the others. */
export async function wrongOrders(
  { shop, url }: { shop: ShopProcess; url: string },
  { kept, gone }: { kept: readonly PlacedOrder[]; gone: readonly PlacedOrder[] },
): Promise<string[]> {
  const wrong: string[] = []
  for (const { id, reply } of kept) {
    const { status, body } = await orderNow(shop, id)
    if (status !== 200) wrong.push(`order ${id} is lost (${status})`)
    else if (JSON.stringify(body) !== reply) wrong.push(`order ${id} reads otherwise: ${JSON.stringify(body)}`)
  }
  for (const { id } of gone) {
    const { status } = await orderNow(shop, id)
    if (status !== 404) wrong.push(`order ${id} of later is answered with ${status}`)
  }
  const [stored] = await query<{ count: number }>(url, 'select count(*)::int as count from orders')
  if (stored?.count !== kept.length) wrong.push(`${stored?.count} orders stored instead of ${kept.length}`)
  const [next] = await placeOrders(shop, 1)
  if (!next) wrong.push('no new order can be placed')
  return wrong
}
