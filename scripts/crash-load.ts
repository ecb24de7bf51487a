import { randomInt, randomUUID } from 'node:crypto'

/** What a request came back with; `status` 0 = the connection broke and nobody knows whether it acted. */
export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** The load stands for many people: each request comes through a proxy from another address. */
const somebody = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** A request to the shop; a broken connection is an answer, not an error. */
export async function send(address: string, method: string, path: string, body: unknown, key: string): Promise<Answer> {
  try {
    const reply = await fetch(address + path, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': somebody() },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  } catch {
    return { status: 0, body: {} }
  }
}

/** What the load buys, and the car that it saves plans for. */
export interface Goods {
  /** Two things; the shop counts the stock of the second one. */
  merchandiseIds: readonly [string, string]
  car: { vehicleId: string; modelId: string; year: number }
}

/** One change that a customer asked for, and whether the shop said yes. */
export interface Change {
  key: string
  merchandiseId: string
  acknowledged: boolean
}

export interface Customer {
  createKey: string
  cartId?: string
  adds: Change[]
  order?: { body: Record<string, unknown>; total: string; id?: string }
}

/** A saved plan or a message: its mark stands once in the shop when acknowledged, at most once when not. */
export interface Written {
  kind: 'plan' | 'message'
  mark: string
  acknowledged: boolean
  code?: string
}

export interface Tally {
  acknowledged: number
  unanswered: number
  refusedBriefly: number
  errors: string[]
}
export const newTally = (): Tally => ({ acknowledged: 0, unanswered: 0, refusedBriefly: 0, errors: [] })

/** A customer without a cart. Ids and keys are made before anything is sent, so that every request can be repeated. */
export const newCustomer = (): Customer => ({ createKey: randomUUID(), adds: [] })

const CREATE = '/api/shopify/cart'

function count(tally: Tally, { status, body }: Answer, what: string): boolean {
  if (status >= 200 && status < 300) tally.acknowledged += 1
  else if (status === 0) tally.unanswered += 1
  else if (status === 503) tally.refusedBriefly += 1
  else tally.errors.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
  return status >= 200 && status < 300
}

/** Makes the cart, or repeats the making with the same key: either way there is one. */
export async function openCart(address: string, customer: Customer, tally: Tally): Promise<boolean> {
  const answer = await send(address, 'POST', CREATE, { lines: [] }, customer.createKey)
  if (count(tally, answer, 'create')) customer.cartId = String(answer.body.id)
  return customer.cartId !== undefined
}

export async function addOne(address: string, customer: Customer, change: Change, tally: Tally): Promise<void> {
  const path = `${CREATE}/${customer.cartId}/add`
  const answer = await send(address, 'POST', path, { lines: [{ merchandiseId: change.merchandiseId }] }, change.key)
  if (count(tally, answer, 'add')) change.acknowledged = true
}

/** Reads the cart and makes the order's body of it; the order is not sent yet. */
export async function prepareOrder(address: string, customer: Customer): Promise<boolean> {
  const cart = await send(address, 'GET', `${CREATE}/${customer.cartId}`, undefined, randomUUID())
  if (cart.status !== 200) return false
  const { amount } = (cart.body.cost as { totalAmount: { amount: string } }).totalAmount
  const { cartId } = customer
  const who = { name: 'Load Example', email: `load-${customer.createKey}@example.com`, delivery: 'installation' }
  customer.order = { total: amount, body: { cartId, cartVersion: cart.body.version, expectedTotal: amount, ...who } }
  return true
}

/** Sends the order, or sends it again: either way there is one. */
export async function sendOrder(address: string, customer: Customer, tally: Tally): Promise<Answer | undefined> {
  if (!customer.order) return undefined
  const answer = await send(address, 'POST', '/api/orders', customer.order.body, customer.createKey)
  if (count(tally, answer, 'order')) customer.order.id = String(answer.body.id)
  return answer
}

export async function write(address: string, kind: Written['kind'], goods: Goods, tally: Tally): Promise<Written> {
  const written: Written = { kind, mark: `${kind} ${randomUUID()}`, acknowledged: false }
  const { vehicleId, modelId, year } = goods.car
  const request = { modelId, year, targetHorsepower: 500 }
  const plan = { title: written.mark, vehicleId, partIds: [], request }
  const message = {
    name: 'Load Example',
    email: 'load@example.com',
    subject: written.mark,
    message: 'Does it fit my car?',
  }
  const [path, body] = kind === 'plan' ? ['/api/plans', plan] : ['/api/contact', message]
  const answer = await send(address, 'POST', path, body, randomUUID())
  written.acknowledged = count(tally, answer, kind)
  if (written.acknowledged && kind === 'plan') written.code = String(answer.body.code)
  return written
}

/** Whether the load has come to everything that it is about. */
export const isVaried = ({ customers, written }: Load): boolean =>
  customers.some(({ order }) => order?.id !== undefined) &&
  written.some(({ kind, acknowledged }) => kind === 'plan' && acknowledged) &&
  written.some(({ kind, acknowledged }) => kind === 'message' && acknowledged)

/** What a load has left behind. */
export interface Load {
  address: string
  goods: Goods
  customers: Customer[]
  written: Written[]
  tally: Tally
  isOver: () => boolean
}

/**
 * Customers shop one after another on this connection until `isOver`: four things each, every third one orders, every
 * fourth one saves a plan, every fourth one writes a message. Connections start at different customers.
 */
export async function shopUntil(load: Load, connection: number): Promise<void> {
  const { address, goods, customers, written, tally, isOver } = load
  for (let turn = connection; !isOver(); turn += 1) {
    const customer = newCustomer()
    customers.push(customer)
    if (!(await openCart(address, customer, tally))) {
      await new Promise((done) => setTimeout(done, 20))
      continue
    }
    for (let item = 0; item < 4 && !isOver(); item += 1) {
      const change = { key: randomUUID(), merchandiseId: goods.merchandiseIds[item % 2]!, acknowledged: false }
      customer.adds.push(change)
      await addOne(address, customer, change, tally)
    }
    if (turn % 4 === 1 && !isOver()) written.push(await write(address, 'plan', goods, tally))
    if (turn % 4 === 3 && !isOver()) written.push(await write(address, 'message', goods, tally))
    if (turn % 3 === 2 && !isOver() && customer.adds.every((change) => change.acknowledged)) {
      if (await prepareOrder(address, customer)) await sendOrder(address, customer, tally)
    }
  }
}

/** Repeats what nobody answered, with the same keys: afterwards each change must have acted exactly once. */
export async function repeatUnanswered(address: string, customer: Customer, tally: Tally): Promise<void> {
  if (customer.cartId === undefined) await openCart(address, customer, tally)
  if (customer.order && customer.order.id === undefined) await sendOrder(address, customer, tally)
  if (customer.order?.id !== undefined) return
  for (const change of customer.adds) {
    if (!change.acknowledged) await addOne(address, customer, change, tally)
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
    const { amount } = (order.body.cost as { totalAmount: { amount: string } }).totalAmount
    return [
      ...(ordered === wanted ? [] : [`order ${customer.order.id} holds ${ordered} of ${wanted}`]),
      ...(amount === customer.order.total
        ? []
        : [`order ${customer.order.id} costs ${amount}, not ${customer.order.total}`]),
    ]
  }
  const cart = await send(address, 'GET', `${CREATE}/${customer.cartId}`, undefined, randomUUID())
  if (cart.status !== 200) return [`cart ${customer.cartId} is lost (${cart.status})`]
  return cart.body.totalQuantity === wanted
    ? []
    : [`cart ${customer.cartId} holds ${String(cart.body.totalQuantity)} of ${wanted}`]
}
