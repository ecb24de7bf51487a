import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Cart } from '../../contract/cart.ts'
import type { Transaction } from '../database/connection.ts'
import type { CartAnswer } from '../pricing/carts.ts'

const hashOf = (request: unknown): string => createHash('sha256').update(JSON.stringify(request)).digest('base64url')

/**
 * Claims a key for this request. A concurrent repeat waits here until the first one commits, then gets the cart that
 * the first one changed, as it stands.
 * Undefined = this is the first, or there is no key.
 */
export async function claimKey(
  tx: Transaction,
  key: string | undefined,
  scope: string,
  request: unknown,
  asItStands: (cartId: string) => Promise<CartAnswer>,
): Promise<CartAnswer | undefined> {
  if (key === undefined) return undefined
  const hash = hashOf(request)
  const claimed = await tx.execute(sql`
    insert into idempotency_keys (key, scope, request_hash) values (${key}, ${scope}, ${hash})
    on conflict do nothing returning key`)
  if (claimed.rows.length > 0) return undefined
  const { rows } = await tx.execute<{ requestHash: string; cartId: string }>(sql`
    select request_hash as "requestHash", reply ->> 'id' as "cartId" from idempotency_keys
    where key = ${key} and scope = ${scope}`)
  const first = rows[0]
  if (first?.requestHash === hash) return asItStands(first.cartId)
  return {
    ok: false,
    code: 'key_used_before',
    detail: 'This Idempotency-Key was used for another request. Choose a new key for a new request.',
  }
}

/** What a repeat needs: which cart it was. A whole cart would let a few bytes of request store fifty kilobytes. */
export async function keepReply(tx: Transaction, key: string | undefined, scope: string, { id }: Cart): Promise<void> {
  if (key === undefined) return
  await tx.execute(sql`
    update idempotency_keys set status = 200, reply = ${JSON.stringify({ id })}::jsonb
    where key = ${key} and scope = ${scope}`)
}
