import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '../../src/contract/call.ts'
import { CALLS, type CallName } from '../../src/contract/calls.ts'
import { PROBLEMS, problem } from '../../src/contract/problems.ts'
import { lawOf, seeds } from '../support/law.ts'
import { sharedShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedShop()
})

const NAMES = Object.keys(CALLS) as CallName[]
const json = { 'content-type': 'application/json' }

/** The problem a reply holds, checked to be one of the contract's and to agree with its status. */
async function problemOf(reply: Response) {
  expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  const body = problem.parse(await reply.json())
  expect(body.status).toBe(reply.status)
  expect(body.status).toBe(PROBLEMS[body.code].status)
  return body
}

describe('the house answers', () => {
  test('that it is alive, and ready', async () => {
    expect((await shop.fetch('/healthz')).status).toBe(200)
    expect(await (await shop.fetch('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('every call of the contract by its method', async () => {
    for (const name of NAMES) {
      const [method = '', path = ''] = name.split(' ')
      const { headers } = await shop.fetch(path.replaceAll(/:\w+/g, 'x'), { method: 'OPTIONS' })
      expect(headers.get('allow')?.split(', '), name).toContain(method)
    }
  })

  test('with security headers on every kind of reply', async () => {
    for (const path of ['/', '/api/brands', '/api/none', '/favicon.svg']) {
      const { headers } = await shop.fetch(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/script-src 'self';/)
      expect(policy).toMatch(/object-src 'none'/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })
})

describe('what is refused', () => {
  test('an address that is no call', async () => {
    const body = await problemOf(await shop.fetch('/api/nothing/here'))
    expect(body.code).toBe('not_found')
  })

  test('a method that an address does not take, and says which it takes', async () => {
    const reply = await shop.fetch('/api/brands', { method: 'DELETE' })
    expect(reply.headers.get('allow')).toBe('GET, HEAD')
    expect((await problemOf(reply)).code).toBe('method_not_allowed')
  })

  test('a body that is not JSON', async () => {
    const reply = await shop.fetch('/api/contact', { method: 'POST', body: '{"name":', headers: json })
    expect(await problemOf(reply)).toMatchObject({ code: 'invalid_input', detail: 'The body is not valid JSON.' })
  })

  test('a body of another type', async () => {
    const headers = { 'content-type': 'text/plain' }
    const reply = await shop.fetch('/api/contact', { method: 'POST', body: 'hello', headers })
    expect((await problemOf(reply)).code).toBe('unsupported_media_type')
  })

  test('a body over 100 kB', async () => {
    const reply = await shop.fetch('/api/contact', { json: { message: 'x'.repeat(110_000) } })
    expect((await problemOf(reply)).code).toBe('too_large')
  })

  test('a body nested deeper than any input, by every call that takes one', async () => {
    const deep = '['.repeat(3_500) + ']'.repeat(3_500)
    for (const name of NAMES) {
      const [method = '', path = ''] = name.split(' ')
      if (!(CALLS[name] as Call).body) continue
      for (const body of [deep, `{"name":${deep},"messages":${deep},"lines":${deep}}`]) {
        const headers = { ...json, ...shop.owner }
        const reply = await shop.fetch(path.replaceAll(/:\w+/g, 'x'), { method, body, headers })
        expect(reply.status, name).toBe(400)
      }
    }
  })

  test('no body where one is needed', async () => {
    const body = await problemOf(await shop.fetch('/api/contact', { method: 'POST' }))
    expect(body.code).toBe('invalid_input')
    expect(body.errors?.[0]?.field).toBe('body')
  })

  test('a wrong field by its name, with words', async () => {
    const body = await problemOf(await shop.fetch('/api/contact', { json: { name: 'A', email: 'x' } }))
    expect(body.errors).toContainEqual({ field: 'body.name', message: 'Name must be at least 2 characters' })
    expect(body.errors).toContainEqual({ field: 'body.email', message: 'Please enter a valid email address' })
  })

  test('text that no database stores', async () => {
    for (const name of ['nul\0byte', 'half\ud800pair']) {
      const body = await problemOf(await shop.fetch('/api/contact', { json: { name } }))
      expect(body.code).toBe('invalid_input')
    }
    expect((await problemOf(await shop.fetch('/api/builds/%00'))).code).toBe('invalid_input')
  })

  test('an address that cannot be decoded', async () => {
    expect((await problemOf(await shop.fetch('/api/builds/%zz'))).code).toBe('invalid_input')
    expect((await shop.fetch('/builds/%zz')).status).toBe(400)
  })

  test('a prototype in disguise', async () => {
    const reply = await shop.fetch('/api/contact', { method: 'POST', body: '{"__proto__":{"a":1}}', headers: json })
    expect((await problemOf(reply)).code).toBe('invalid_input')
  })
})

describe('any request at all', () => {
  const someJson = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>
  const someText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('', '.', '..', '%', '\0', '💥'),
  )

  /** A body that is right in places: the known field names with arbitrary values. */
  const bodyFor = (call: Call): fc.Arbitrary<unknown> => {
    const names = call.body && 'shape' in call.body ? Object.keys(call.body.shape as object) : []
    return fc.oneof(someJson, fc.dictionary(fc.constantFrom(...names, 'other'), someJson))
  }

  for (const name of NAMES) {
    const call: Call = CALLS[name]
    const [method = '', path = ''] = name.split(' ')
    const request = fc.record({
      parameters: fc.array(someText, { minLength: 3, maxLength: 3 }),
      query: fc.dictionary(fc.constantFrom(...Object.keys(call.query?.shape ?? {}), 'q'), someText, { maxKeys: 3 }),
      body: bodyFor(call),
    })
    const tries = seeds(call.params || call.query || call.body ? 25 : 2)
    lawOf(`${name}: bad input is never an error of ours`, 5, tries, (some) =>
      fc.assert(
        fc.asyncProperty(request, async ({ parameters, query, body }) => {
          const rest = [...parameters]
          const filled = path.replaceAll(/:\w+/g, () => encodeURIComponent((rest.pop() ?? '').toWellFormed()))
          const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, value.toWellFormed()]))
          const reply = await shop.fetch(`${filled}?${search}`, {
            method,
            ...(call.body ? { body: JSON.stringify(body), headers: json } : {}),
          })
          const text = await reply.text()
          expect(reply.status, `${filled} ${text}`).toBeLessThan(500)
          expect(text).not.toMatch(/\bat .*\.ts:\d+/)
          const isApi = new URL(filled, shop.address).pathname.startsWith('/api')
          if (reply.status >= 400 && isApi) problem.parse(JSON.parse(text))
        }),
        { seed: 20_261_121, numRuns: some.length },
      ),
    )
  }
})

describe('the API tells what it is', () => {
  test('as OpenAPI 3.1 with every call and every problem of each', async () => {
    const document = (await (await shop.fetch('/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
    }
    expect(document.openapi).toMatch(/^3\.1\./)
    for (const name of NAMES) {
      const [method = '', path = ''] = name.split(' ')
      const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      const call: Call = CALLS[name]
      expect(Object.keys(operation?.responses ?? {}), name).toContain(String(call.status ?? 200))
      for (const code of call.problems ?? []) {
        expect(Object.keys(operation?.responses ?? {}), name).toContain(String(PROBLEMS[code].status))
      }
    }
  })

  test('as a page for people, from our own files alone', async () => {
    const reply = await shop.fetch('/api/docs')
    const page = await reply.text()
    const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
    expect(named.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(1)
    for (const address of named) {
      expect(address).toMatch(/^\/api\/docs\//)
      expect((await shop.fetch(address)).status, address).toBe(200)
    }
    for (const [, inline] of page.matchAll(/<script[^>]*>([^<]*)<\/script>/g)) expect(inline?.trim()).toBe('')
    const { info } = (await (await shop.fetch('/api/openapi.json')).json()) as { info: { description: string } }
    for (const code of Object.keys(PROBLEMS)) expect(info.description).toContain(`id="problem-${code}"`)
  })
})
