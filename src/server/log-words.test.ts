import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { loggedError, masked, maskedAddress, statementWords } from './log-words.ts'

const CART = '3f9a'.repeat(12)

describe('an address in the log', () => {
  test('holds no id of a cart or order, no VIN, no mail address, and of the search the names alone', () => {
    expect(maskedAddress(`/api/shopify/cart/${CART}/add`)).toBe('/api/shopify/cart/[id]/add')
    expect(maskedAddress('/api/orders/short')).toBe('/api/orders/[id]')
    expect(maskedAddress(`/orders/${CART.slice(0, 32)}?email=ann%40example.com&x=1`)).toBe('/orders/[id]?email&x')
    expect(maskedAddress('/api/garage/vin/1FA6P8CF5J5123456')).toBe('/api/garage/vin/[id]')
    expect(maskedAddress('/somewhere/1FA6P8CF5J5123456')).toBe('/somewhere/[vin]')
    expect(maskedAddress('/x/ann%40example.com?ann@example.com')).toBe('/x/[email]?[email]')
    expect(maskedAddress('/api/shopify/cart/gid%3A%2F%2Fshopify%2FCart%2Fsecret%3Fkey%3D1')).not.toContain('secret')
    expect(maskedAddress('/x/%E0%A4%A')).toBe('/x/%E0%A4%A')
  })

  test('of the shop itself stays readable', () => {
    for (const path of ['/api/brands/ford', '/packages/ford-mustang-gt-stage2', '/assets/checkout-form-DxY12a.js']) {
      expect(maskedAddress(path)).toBe(path)
    }
    expect(masked('port 3000 is taken: 12345678901234567 rows in 2026-11-22T04:13:17Z')).toContain('port 3000')
  })
})

describe('an error in the log', () => {
  const broken = Object.assign(new Error('duplicate key value violates unique constraint "orders_cart_id_unique"'), {
    ...{ severity: 'ERROR', code: '23505', constraint: 'orders_cart_id_unique' },
    detail: `Key (cart_id)=(${CART}) already exists.`,
    where: 'Ann Example',
  })
  const failed = Object.assign(
    new Error(`Failed query: insert into orders values ($1)\nparams: Ann Example,ann@example.com,${CART}`, {
      cause: broken,
    }),
    { query: 'insert into orders values ($1)', params: ['Ann Example', 'ann@example.com', CART] },
  )

  test('of a statement says which one and why, without what it was given', () => {
    const text = JSON.stringify(loggedError(failed))
    for (const secret of ['Ann Example', 'ann@example.com', CART]) expect(text).not.toContain(secret)
    for (const words of ['insert into orders', '23505', 'orders_cart_id_unique', 'log-words.test.ts']) {
      expect(text).toContain(words)
    }
  })

  test('is masked in whatever form it is logged', () => {
    const lines: string[] = []
    const log = createLog({ logLevel: 'trace' }, { write: (line) => lines.push(line) })
    const child = log.child({ reqId: 'r1' })
    child.error({ err: failed, url: `/orders/${CART}` }, `order ${CART} of ann@example.com`)
    child.error(failed)
    child.error({ err: failed })
    child.warn(failed, 'hosted cart')
    child.error({ err: new AggregateError([failed], 'two of ann@example.com') })
    child.error({ err: 'thrown as text by ann@example.com' })
    expect(lines).toHaveLength(6)
    for (const line of lines) {
      for (const secret of ['Ann Example', 'ann@example.com', CART]) expect(line).not.toContain(secret)
    }
  })

  test('of PostgreSQL never repeats the value that it stumbled over', () => {
    const wrong = Object.assign(new Error('invalid input syntax for type integer: "Ann Example"'), {
      severity: 'ERROR',
      code: '22P02',
    })
    expect(loggedError(wrong)).toMatchObject({ message: 'invalid input syntax for type integer', code: '22P02' })
  })
})

test('a statement is one line without anything that is written in quotes', () => {
  const text = `select *\n  from orders where email = $1 and name = 'Ann ''A'' Example' -- ann@example.com`
  expect(statementWords(text)).toBe("select * from orders where email = $1 and name = '...' -- [email]")
  expect(statementWords('x'.repeat(9_000))).toHaveLength(500)
})
