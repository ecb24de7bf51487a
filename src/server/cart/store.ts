import { sql } from 'drizzle-orm'
import { MAX_QUANTITY } from '../../contract/bounds.ts'
import type { Cart } from '../../contract/cart.ts'
import { attributesKey, laborCodeOf } from '../../contract/cart-lines.ts'
import { batchedWrites } from '../database/batched-writes.ts'
import type { Database, Transaction } from '../database/connection.ts'
import type { Refused } from '../http/problem.ts'
import type { CartAnswer, Carts, LineUpdate } from '../pricing/carts.ts'
import type { CatalogPrices } from '../pricing/price-list.ts'
import { cartReply, type KeptCart, type KeptLine } from '../pricing/priced-lines.ts'
import { pricesOfLines } from '../pricing/saved-plans.ts'
import {
  cartIsMissing,
  cartIsOrdered,
  laborAlone,
  lineIsMissing,
  overfull,
  tooManyOfOne,
  type WantedLine,
  wantedLines,
} from './cart.ts'
import { claimKey, keepReply } from './repeated-request.ts'

/** Carries a refusal out of a transaction, so that everything it did is undone. */
class Undone extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.detail)
    this.refused = refused
  }
}

export interface CartStoreNeeds {
  db: Database
  /** Read afresh for every answer: prices change when the catalog does. */
  prices: () => CatalogPrices
  /** Where checkout stands, such as "https://shop.example"; empty for an address without host. */
  origin: string
  random: (bytes: number) => string
  onCreated?: () => void
}

/**
 * Carts in our own database. Every change is one transaction that first takes the cart's row lock by raising its
 * version, so parallel changes to one cart follow each other and none is lost; a request repeated with the same
 * Idempotency-Key finds the first one in the same transaction, changes nothing, and is answered with the cart.
 */
export function databaseCarts(needs: CartStoreNeeds): Carts {
  const { db, prices, origin, random, onCreated = () => {} } = needs
  const reply = async (from: Database | Transaction, kept: KeptCart): Promise<Cart> =>
    cartReply(await pricesOfLines(from, prices(), kept.lines), kept, origin)
  const insertNewCart = batchedWrites<NewCart>((carts) => insertCarts(db, carts))

  async function asItStands(from: Database | Transaction, cartId: string): Promise<CartAnswer> {
    const kept = await keptCart(from, cartId)
    return kept ? { ok: true, cart: await reply(from, kept) } : missing(from, cartId)
  }

  /** One change to one cart. `work` may refuse; then nothing of it remains. `laborNamed`: the labor that is asked for. */
  async function change(
    cartId: string,
    request: unknown,
    idempotencyKey: string | undefined,
    work: (tx: Transaction) => Promise<Refused | undefined>,
    laborNamed: (lines: readonly KeptLine[]) => ReadonlySet<string> = () => new Set(),
  ): Promise<CartAnswer> {
    return undoing(() =>
      db.transaction(async (tx) => {
        const repeated = await claimKey(tx, idempotencyKey, `cart ${cartId}`, request, (id) => asItStands(tx, id))
        if (repeated) return repeated
        const locked = await tx.execute<{ version: number }>(
          sql`update carts set version = version + 1, updated_at = now() where id = ${cartId} returning version`,
        )
        const version = locked.rows[0]?.version
        if (version === undefined) throw new Undone(await missing(tx, cartId))
        const refused = await work(tx)
        if (refused) throw new Undone(refused)
        const lines = await linesOf(tx, cartId)
        const tooMuch = overfull(lines, laborNamed(lines))
        if (tooMuch) throw new Undone(tooMuch)
        const cart = await reply(tx, { id: cartId, version, lines })
        await keepReply(tx, idempotencyKey, `cart ${cartId}`, cart)
        return { ok: true as const, cart }
      }),
    )
  }

  return {
    read: (cartId) => asItStands(db, cartId),

    async create(lines, idempotencyKey) {
      const wanted = wantedLines(await pricesOfLines(db, prices(), lines), lines)
      if (!wanted.ok) return wanted
      const cartId = random(24)
      const rows = withIds(wanted.lines, random)
      const kept = { id: cartId, version: 1, lines: rows }
      const tooMuch = overfull(rows, laborAlone(lines))
      if (tooMuch) return tooMuch
      if (idempotencyKey === undefined) {
        await insertNewCart({ id: cartId, rows })
        onCreated()
        return { ok: true, cart: await reply(db, kept) }
      }
      const answer = await undoing(() =>
        db.transaction(async (tx) => {
          const repeated = await claimKey(tx, idempotencyKey, 'cart create', lines, (id) => asItStands(tx, id))
          if (repeated) return repeated
          await insertCarts(tx, [{ id: cartId, rows }])
          const cart = await reply(tx, kept)
          await keepReply(tx, idempotencyKey, 'cart create', cart)
          return { ok: true as const, cart }
        }),
      )
      // A repeated request is answered with the cart of the first.
      if (answer.ok && answer.cart.id === cartId) onCreated()
      return answer
    },

    async add(cartId, lines, idempotencyKey) {
      const wanted = wantedLines(await pricesOfLines(db, prices(), lines), lines)
      if (!wanted.ok) return wanted
      const add = async (tx: Transaction) => {
        await addLines(tx, cartId, withIds(wanted.lines, random))
        return undefined
      }
      return change(cartId, ['add', lines], idempotencyKey, add, () => laborAlone(lines))
    },

    update: (cartId, updates, idempotencyKey) => {
      const asked = new Set(updates.map(({ id }) => id))
      const set = (tx: Transaction) => setQuantities(tx, cartId, updates)
      const laborNamed = (lines: readonly KeptLine[]) =>
        new Set(lines.flatMap((line) => (asked.has(line.id) ? (laborCodeOf(line) ?? []) : [])))
      return change(cartId, ['update', updates], idempotencyKey, set, laborNamed)
    },

    remove: (cartId, lineIds, idempotencyKey) =>
      change(cartId, ['remove', lineIds], idempotencyKey, async (tx) => {
        await tx.execute(sql`delete from cart_lines where cart_id = ${cartId} and id in ${[...lineIds]}`)
        return undefined
      }),
  }
}

type Row = WantedLine & { id: string }
const withIds = (lines: readonly WantedLine[], random: CartStoreNeeds['random']): Row[] =>
  lines.map((line) => ({ id: random(12), ...line }))

interface NewCart {
  id: string
  rows: readonly Row[]
}

const recordset = (rows: readonly unknown[], columns = '') =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as l(id text, "merchandiseId" text, attributes jsonb, "attributesKey" text, quantity int, "forLater" boolean${sql.raw(columns)})`

async function insertCarts(db: Database | Transaction, carts: readonly NewCart[]): Promise<void> {
  const ids = JSON.stringify(carts.map((cart) => cart.id))
  const rows = carts.flatMap((cart) => cart.rows.map((row) => ({ ...row, cartId: cart.id })))
  await db.execute(sql`
    with c as (insert into carts (id, version) select id, 1 from jsonb_array_elements_text(${ids}::jsonb) as ids(id))
    insert into cart_lines (id, cart_id, merchandise_id, attributes, attributes_key, quantity, for_later)
    select l.id, l."cartId", l."merchandiseId", l.attributes, l."attributesKey", l.quantity, l."forLater"
    from ${recordset(rows, ', "cartId" text')}`)
}

async function addLines(tx: Transaction, cartId: string, rows: readonly Row[]): Promise<void> {
  try {
    await tx.execute(sql`
      insert into cart_lines (id, cart_id, merchandise_id, attributes, attributes_key, quantity, for_later)
      select l.id, ${cartId}, l."merchandiseId", l.attributes, l."attributesKey", l.quantity, l."forLater"
      from ${recordset(rows)}
      on conflict on constraint cart_lines_same do update set quantity = cart_lines.quantity + excluded.quantity`)
  } catch (error) {
    if (brokeConstraint(error, 'cart_lines_quantity')) throw new Undone(tooManyOfOne())
    throw error
  }
}

async function setQuantities(
  tx: Transaction,
  cartId: string,
  updates: readonly LineUpdate[],
): Promise<Refused | undefined> {
  const last = [...new Map(updates.map((update) => [update.id, update])).values()]
  const gone = last.filter((update) => update.quantity <= 0).map((update) => update.id)
  const kept = last.filter((update) => update.quantity > 0)
  if (gone.length > 0) await tx.execute(sql`delete from cart_lines where cart_id = ${cartId} and id in ${gone}`)
  if (kept.length === 0) return undefined
  const changed = await tx.execute<{ id: string }>(sql`
    update cart_lines set quantity = l.quantity
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as l(id text, quantity int)
    where cart_lines.cart_id = ${cartId} and cart_lines.id = l.id returning cart_lines.id`)
  const found = new Set(changed.rows.map((row) => row.id))
  const missingIds = kept.map((update) => update.id).filter((id) => !found.has(id))
  if (missingIds.length > 0) return lineIsMissing(missingIds)
  await moveLines(
    tx,
    cartId,
    kept.filter(({ forLater }) => forLater !== undefined),
  )
  return undefined
}

/** Moves lines between the cart and what is saved for later; what is there already is added up, to the most of one thing. */
async function moveLines(tx: Transaction, cartId: string, moves: readonly LineUpdate[]): Promise<void> {
  if (moves.length === 0) return
  await tx.execute(sql`
    with moved as (
      delete from cart_lines c using jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as l(id text, "forLater" boolean)
      where c.cart_id = ${cartId} and c.id = l.id and c.for_later <> l."forLater" returning c.*)
    insert into cart_lines (id, cart_id, merchandise_id, attributes, attributes_key, quantity, for_later)
    select id, cart_id, merchandise_id, attributes, attributes_key, quantity, not for_later from moved order by position
    on conflict on constraint cart_lines_same
    do update set quantity = least(${MAX_QUANTITY}, cart_lines.quantity + excluded.quantity)`)
}

async function linesOf(db: Database | Transaction, cartId: string): Promise<KeptLine[]> {
  const { rows } = await db.execute<Record<string, unknown> & KeptLine>(sql`
    select id, merchandise_id as "merchandiseId", attributes, quantity, for_later as "forLater"
    from cart_lines where cart_id = ${cartId} order by position`)
  return rows
}

/** Version and lines in one statement, so that they belong to the same moment. */
async function keptCart(db: Database | Transaction, cartId: string): Promise<KeptCart | undefined> {
  const { rows } = await db.execute<{ version: number; lines: KeptLine[] }>(sql`
    select version, coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'merchandiseId', merchandise_id, 'attributes', attributes,
        'quantity', quantity, 'forLater', for_later) order by position)
      from cart_lines where cart_id = carts.id), '[]'::jsonb) as lines
    from carts where id = ${cartId}`)
  const found = rows[0]
  return found && { id: cartId, version: found.version, lines: found.lines }
}

/**
 * Takes a cart out of the database for an order: locks it and returns what it holds, or why it cannot be ordered.
 * The caller's transaction deletes it with `deleteCart` once the order stands.
 */
export async function lockCart(tx: Transaction, cartId: string): Promise<{ ok: true; kept: KeptCart } | Refused> {
  const { rows } = await tx.execute<{ version: number }>(sql`select version from carts where id = ${cartId} for update`)
  const version = rows[0]?.version
  if (version === undefined) return missing(tx, cartId)
  const lines = await linesOf(tx, cartId)
  return { ok: true, kept: { id: cartId, version, lines: lines.filter(({ forLater }) => !forLater) } }
}

export async function deleteCart(tx: Transaction, cartId: string): Promise<void> {
  await tx.execute(sql`delete from carts where id = ${cartId}`)
}

/** Puts a cart back that was ordered and not paid, with its lines. */
export async function restoreCart(tx: Transaction, cartId: string, lines: readonly KeptLine[]): Promise<void> {
  const rows = lines.map((line) => ({ ...line, forLater: false, attributesKey: attributesKey(line.attributes) }))
  await insertCarts(tx, [{ id: cartId, rows }])
}

/** Carts that nobody touched for 90 days, and replies kept for repeats for more than two days. */
export async function sweepCarts(db: Database): Promise<void> {
  await db.execute(sql`delete from carts where updated_at < now() - interval '90 days'`)
  await db.execute(sql`delete from idempotency_keys where created_at < now() - interval '2 days'`)
}

async function missing(db: Database | Transaction, cartId: string): Promise<Refused> {
  const { rows } = await db.execute(sql`select 1 from orders where cart_id = ${cartId}`)
  return rows[0] ? cartIsOrdered() : cartIsMissing()
}

async function undoing(work: () => Promise<CartAnswer>): Promise<CartAnswer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Undone) return error.refused
    throw error
  }
}

function brokeConstraint(error: unknown, constraint: string): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('constraint' in at && at.constraint === constraint) return true
  }
  return false
}
