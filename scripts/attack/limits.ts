import { randomUUID } from 'node:crypto'
import { jsonOf, type Sent } from './client.ts'
import type { Findings } from './findings.ts'
import { MCP_HEADERS, mcp, readShop, type ShopWords } from './shop-words.ts'
import { openTarget, type Target } from './target.ts'

const PHASE = 'limits'
/** As many orders to one address as messages from one client in ten minutes. */
const ORDERS_TO_ONE_ADDRESS = 20

/** Sends `times` requests, 12 at once, and counts the replies by status. */
async function counted({ send }: Target, times: number, sentOf: (turn: number) => Sent): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  const connection = async () => {
    for (let turn = next++; turn < times; turn = next++) {
      const { status } = await send(sentOf(turn))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 12 }, connection))
  return statuses
}

const summaryOf = (statuses: Map<number, number>) =>
  [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ')
const randomVin = (turn: number) => `1FA6P8CF${String(turn).padStart(9, '0')}`

/** One address asking too much is slowed down, in every way that costs processor or disk; readers of pages are not. */
async function defaultLimit(findings: Findings, say: (words: string) => void): Promise<void> {
  const target = await openTarget({ RATE_LIMIT_PER_MINUTE: '' })
  const pages = await counted(target, 3_000, () => ({ method: 'GET', path: '/' }))
  say(`3,000 x the home page: ${summaryOf(pages)}`)
  if ((pages.get(200) ?? 0) !== 3_000) findings.add(PHASE, 'readers of a page in memory are refused', summaryOf(pages))
  const anew = await counted(target, 3_000, (turn) => ({ method: 'GET', path: `/api/garage/vin/${randomVin(turn)}` }))
  say(`3,000 x a GET that nobody asked before: ${summaryOf(anew)}`)
  if (!anew.has(429))
    findings.add(PHASE, 'GETs that are worked out anew have no limit', `GET /api/garage/vin/...: ${summaryOf(anew)}`)
  const carts = await counted(target, 900, () => jsonOf('POST', '/api/shopify/cart', { lines: [] }))
  say(`900 x a new cart: ${summaryOf(carts)}`)
  if (!carts.has(429)) findings.add(PHASE, 'changes have no limit', summaryOf(carts))
  const refused = await target.send(jsonOf('POST', '/api/shopify/cart', { lines: [] }))
  if (refused.status === 429 && !refused.headers['retry-after']) findings.add(PHASE, '429 without retry-after', '')
  await target.close()
}

/** A batch of tool calls counts as so many requests. */
async function batchesCount(words: ShopWords, findings: Findings, say: (words: string) => void): Promise<void> {
  const target = await openTarget({ RATE_LIMIT_PER_MINUTE: '' })
  const [vehicleId = ''] = words.known.get('vehicleId') ?? []
  const call = (id: number) => mcp('tools/call', { name: 'find_vehicle', arguments: { text: vehicleId } }, id)
  const batch = [1, 2, 3, 4, 5].map(call)
  const statuses = await counted(target, 150, () => jsonOf('POST', '/mcp', batch, MCP_HEADERS))
  say(`150 batches of 5 tool calls: ${summaryOf(statuses)}`)
  if ((statuses.get(200) ?? 0) > 120)
    findings.add(PHASE, 'a batch of tool calls counts as one', `150 batches of 5: ${summaryOf(statuses)}`)
  await target.close()
}

const somePackage = ({ known }: ShopWords): string =>
  known.get('merchandiseId')?.find((id) => id.startsWith('package:')) ?? ''

/** Mail goes to whoever an order names: so many orders to one address, and no free text to strangers. */
async function mailRelay(words: ShopWords, findings: Findings, say: (words: string) => void): Promise<void> {
  const target = await openTarget({ RATE_LIMIT_PER_MINUTE: '' })
  const merchandiseId = somePackage(words)
  let accepted = 0
  for (let turn = 0; turn < 60; turn += 1) {
    const made = await target.send(jsonOf('POST', '/api/shopify/cart', { lines: [{ merchandiseId }] }))
    if (made.status !== 200) continue
    const { status } = await target.send(jsonOf('POST', '/api/orders', orderOf(made.body)))
    if (status === 201) accepted += 1
  }
  say(`60 orders to one mail address: ${accepted} accepted`)
  if (accepted > ORDERS_TO_ONE_ADDRESS)
    findings.add(PHASE, 'orders to one mail address have no limit', `${accepted} of 60 accepted`)
  if (accepted === 0) findings.add(PHASE, 'no order is taken: nothing was tried', merchandiseId)
  await target.close()
}

function orderOf(
  body: Buffer,
  who: { name: string; email: string } = { name: 'Ann Stranger', email: 'stranger@example.com' },
) {
  const { id, version, cost } = JSON.parse(body.toString()) as {
    id: string
    version: number
    cost: { totalAmount: { amount: string } }
  }
  const total = cost.totalAmount.amount
  return {
    cartId: id,
    cartVersion: version,
    expectedTotal: total,
    ...who,
    delivery: 'installation',
    notes: 'buy pills '.repeat(190),
  }
}

/** A plan holds what the catalog knows, nothing else. */
async function fullOfNonsense(target: Target, words: ShopWords, findings: Findings): Promise<void> {
  const [vehicleId = ''] = words.known.get('vehicleId') ?? []
  const nonsense = (count: number) => Array.from({ length: count }, () => randomUUID().repeat(5))
  const request = {
    ...{ modelId: 'no-such-model', year: 2018, targetHorsepower: 500, preferences: {} },
    ...{ lockedPartIds: nonsense(60), excludedPartIds: nonsense(200) },
  }
  const sent = jsonOf('POST', '/api/plans', { title: 'x', vehicleId, partIds: [], request })
  const { status } = await target.send(sent)
  if (status < 400)
    findings.add(
      PHASE,
      'a plan of nonsense is stored',
      `POST /api/plans of ${sent.body?.length} characters -> ${status}`,
    )
}

/** A cart id, which stands in logs and histories, must not lead to a person. */
async function ordersStayPrivate(target: Target, words: ShopWords, findings: Findings): Promise<void> {
  const merchandiseId = somePackage(words)
  const made = await target.send(jsonOf('POST', '/api/shopify/cart', { lines: [{ merchandiseId }] }))
  const order = orderOf(made.body, { name: 'Marked Person', email: 'marked.person@example.com' })
  const placed = await target.send(jsonOf('POST', '/api/orders', order))
  const { id = '' } = JSON.parse(placed.body.toString()) as { id?: string }
  if (placed.status !== 201)
    findings.add(PHASE, 'no order is taken: nothing was tried', placed.body.toString().slice(0, 200))
  const gone = await target.send({ method: 'GET', path: `/api/shopify/cart/${order.cartId}` })
  if (id !== '' && gone.body.includes(id))
    findings.add(PHASE, 'an ordered cart tells its order', `GET cart -> ${gone.status} with the order id`)
  const other = { ...order, name: 'Somebody Else', email: 'else@example.com' }
  const replay = await target.send(jsonOf('POST', '/api/orders', other))
  if (replay.body.includes('arked'))
    findings.add(PHASE, "ordering again shows the first customer's name", `POST /api/orders -> ${replay.status}`)
  await target.send({ method: 'GET', path: '/api/garage/vin/1FA6P8CF5J5MARKED' })
  await target.send({ method: 'GET', path: '/api/orders/unknown-marked-id' })
  for (const [what, words] of Object.entries({
    name: 'Marked Person',
    email: 'marked.person',
    'cart id': order.cartId,
    'order id': id || 'none',
    VIN: '1FA6P8CF5J5MARKED',
  })) {
    if (target.log().includes(words)) findings.add(PHASE, `the log holds a person's ${what}`, `LOG_LEVEL=debug`)
  }
}

/** What one client may ask of the shop with its default limits, and what it may leave there. */
export async function limitProbes(findings: Findings, say: (words: string) => void): Promise<void> {
  const target = await openTarget({ LOG_LEVEL: 'debug' })
  const words = await readShop(target.send)
  await fullOfNonsense(target, words, findings)
  await ordersStayPrivate(target, words, findings)
  await target.close()
  await defaultLimit(findings, say)
  await batchesCount(words, findings, say)
  await mailRelay(words, findings, say)
}
