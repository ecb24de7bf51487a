import { randomUUID } from 'node:crypto'

/** What a request came back with; `status` 0 = the connection broke and nobody knows whether it acted. */
export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** A request to the shop; a broken connection is an answer, not an error. */
export async function send(address: string, method: string, path: string, body: unknown, key: string): Promise<Answer> {
  try {
    const reply = await fetch(address + path, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  } catch {
    return { status: 0, body: {} }
  }
}

/** One change that a customer asked for, and whether the shop said yes. */
export interface Change {
  key: string
  acknowledged: boolean
}

export interface Customer {
  createKey: string
  cartId?: string
  adds: Change[]
  order?: { body: Record<string, unknown>; id?: string }
}

export interface Tally {
  acknowledged: number
  unanswered: number
  refusedBriefly: number
  errors: string[]
}

/** A customer without a cart. Ids and keys are made before anything is sent, so that every request can be repeated. */
export const newCustomer = (): Customer => ({ createKey: randomUUID(), adds: [] })

const CREATE = '/api/shopify/cart'
const EMAIL = 'load@example.com'

function count(tally: Tally, { status, body }: Answer, what: string): boolean {
  if (status >= 200 && status < 300) tally.acknowledged += 1
  else if (status === 0) tally.unanswered += 1
  else if (status === 503) tally.refusedBriefly += 1
  else tally.errors.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
  return status >= 200 && status < 300
}

/** Makes the cart, or repeats the making with the same key: either way there is one. */
async function openCart(address: string, customer: Customer, tally: Tally): Promise<boolean> {
  const answer = await send(address, 'POST', CREATE, { lines: [] }, customer.createKey)
  if (count(tally, answer, 'create')) customer.cartId = String(answer.body.id)
  return customer.cartId !== undefined
}

async function addOne(address: string, customer: Customer, change: Change, merchandiseId: string, tally: Tally) {
  const path = `${CREATE}/${customer.cartId}/add`
  const answer = await send(address, 'POST', path, { lines: [{ merchandiseId }] }, change.key)
  if (count(tally, answer, 'add')) change.acknowledged = true
}

async function placeOrder(address: string, customer: Customer, tally: Tally): Promise<void> {
  const cart = await send(address, 'GET', `${CREATE}/${customer.cartId}`, undefined, randomUUID())
  if (cart.status !== 200) return
  const cost = cart.body.cost as { totalAmount: { amount: string } }
  customer.order = {
    body: {
      cartId: customer.cartId,
      cartVersion: cart.body.version,
      expectedTotal: cost.totalAmount.amount,
      name: 'Load Example',
      email: EMAIL,
      delivery: 'installation',
    },
  }
  await repeatOrder(address, customer, tally)
}

export async function repeatOrder(address: string, customer: Customer, tally: Tally): Promise<void> {
  if (!customer.order) return
  const answer = await send(address, 'POST', '/api/orders', customer.order.body, randomUUID())
  if (count(tally, answer, 'order')) customer.order.id = String(answer.body.id)
}

/** Customers shop one after another on this connection until `isOver`: four things each, every third one orders. */
export async function shopUntil(given: {
  address: string
  merchandiseId: string
  customers: Customer[]
  tally: Tally
  isOver: () => boolean
}): Promise<void> {
  const { address, merchandiseId, customers, tally, isOver } = given
  for (let turn = 0; !isOver(); turn += 1) {
    const customer = newCustomer()
    customers.push(customer)
    if (!(await openCart(address, customer, tally))) {
      await new Promise((done) => setTimeout(done, 20))
      continue
    }
    for (let item = 0; item < 4 && !isOver(); item += 1) {
      const change = { key: randomUUID(), acknowledged: false }
      customer.adds.push(change)
      await addOne(address, customer, change, merchandiseId, tally)
    }
    if (turn % 3 === 2 && !isOver() && customer.adds.every((change) => change.acknowledged)) {
      await placeOrder(address, customer, tally)
    }
  }
}

/** Repeats what nobody answered, with the same keys: afterwards each change must have acted exactly once. */
export async function repeatUnanswered(
  address: string,
  customer: Customer,
  merchandiseId: string,
  tally: Tally,
): Promise<void> {
  if (customer.cartId === undefined) await openCart(address, customer, tally)
  if (customer.order && customer.order.id === undefined) await repeatOrder(address, customer, tally)
  if (customer.order?.id !== undefined) return
  for (const change of customer.adds) {
    if (!change.acknowledged) await addOne(address, customer, change, merchandiseId, tally)
  }
}

/** What is wrong with a customer's cart or order after all was repeated; empty = nothing lost, nothing doubled. */
export async function wrongs(address: string, customer: Customer): Promise<string[]> {
  const wanted = customer.adds.length
  if (customer.order?.id !== undefined) {
    const order = await send(address, 'GET', `/api/orders/${customer.order.id}`, undefined, randomUUID())
    if (order.status !== 200) return [`order ${customer.order.id} is lost (${order.status})`]
    const lines = order.body.lines as { quantity: number }[]
    const ordered = lines.reduce((sum, line) => sum + line.quantity, 0)
    return ordered === wanted ? [] : [`order ${customer.order.id} holds ${ordered} of ${wanted}`]
  }
  const cart = await send(address, 'GET', `${CREATE}/${customer.cartId}`, undefined, randomUUID())
  if (cart.status !== 200) return [`cart ${customer.cartId} is lost (${cart.status})`]
  return cart.body.totalQuantity === wanted
    ? []
    : [`cart ${customer.cartId} holds ${String(cart.body.totalQuantity)} of ${wanted}`]
}
