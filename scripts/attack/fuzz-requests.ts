import { jsonOf, type Sent } from './client.ts'
import { HOSTILE_TEXTS, hostileValue, mutated } from './hostile.ts'
import type { Random } from './random.ts'
import { valueFor } from './schema-values.ts'
import { knownFor, MCP_HEADERS, mcp, type Operation, type ShopWords } from './shop-words.ts'
import { TOKEN } from './target.ts'

const ENCODINGS = ['gzip, deflate, br', 'br', 'gzip', 'identity', '*;q=0', 'br;q=0, gzip;q=0.1', '', 'x'.repeat(500)]
/** Work that runs on for seconds or empties every cache: drawn rarely, so that the rest of the shop is met as well. */
const LONG_WORK = /optimize|generate-packages|trigger|seed-database|import|\/api\/evidence/

/** Every hostile text may stand in an address once it is percent-encoded; half a surrogate pair cannot be. */
const encoded = (value: unknown): string => encodeURIComponent(String(value ?? '').toWellFormed())
const RAW = ['%', '%0A', '%00', '%ff', '%2e%2e', '..', '.', '%F0%9F', '%u0041', '', '%252e', ';a=b', 'a%2Fb']

function pathOf({ path, parameters }: Operation, words: ShopWords, random: Random): string {
  const known = knownFor(words, path)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (random.chance(0.03)) return random.pick(RAW)
    if (random.chance(0.12)) return encoded(random.pick(HOSTILE_TEXTS))
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {}
    return encoded(valueFor(schema, random, known, name))
  })
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && random.chance(0.85))
    .map(({ name, schema }) => {
      const value = random.chance(0.2) ? hostileValue(random) : valueFor(schema, random, known, name)
      return `${name}=${typeof value === 'object' ? encoded(JSON.stringify(value)) : encoded(value)}`
    })
  if (random.chance(0.1))
    query.push(random.pick(['a[]=1&a[]=2', '__proto__=1', '&&', `x=${'9'.repeat(900)}`, '%', 'q=a&q=b']))
  return filled + (query.length > 0 ? `?${query.join('&')}` : '')
}

function headersOf(random: Random): Record<string, string> {
  const headers: Record<string, string> = {}
  if (random.chance(0.5)) headers['accept-encoding'] = random.pick(ENCODINGS)
  if (random.chance(0.5)) headers.authorization = `Bearer ${random.chance(0.9) ? TOKEN : 'wrong'}`
  if (random.chance(0.05)) headers['if-none-match'] = random.pick(['*', '""', 'W/"x"', '"', 'x'.repeat(2_000)])
  if (random.chance(0.03)) headers.range = random.pick(['bytes=0-9', 'bytes=-1', 'bytes=9-0', 'bytes=0-0,5-9', 'x'])
  if (random.chance(0.03)) headers.accept = random.pick(['text/html', 'application/xml', '*/*;q=0', ''])
  if (random.chance(0.02))
    headers['x-forwarded-for'] = random.pick(['1.2.3.4', 'evil', '::1, 9.9.9.9', ','.repeat(200)])
  if (random.chance(0.02)) headers.cookie = random.pick(['a=b', '__proto__=1', '='.repeat(300)])
  return headers
}

function bodyOf(operation: Operation, words: ShopWords, random: Random): string | undefined {
  if (operation.method === 'GET') return random.chance(0.01) ? '{}' : undefined
  const schema = operation.body
  let value: unknown = schema ? valueFor(schema, random, knownFor(words, operation.path)) : {}
  for (let turn = random.chance(0.45) ? 1 + random.below(3) : 0; turn > 0; turn -= 1) value = mutated(value, random)
  const body = JSON.stringify(value) ?? ''
  if (random.chance(0.02)) return body.slice(0, random.below(body.length + 1))
  return random.chance(0.005) ? `${body.slice(0, -1)},"pad":"${'x'.repeat(random.pick([90_000, 110_000]))}"}` : body
}

function toolCall(words: ShopWords, random: Random): Sent {
  const tool = random.pick(words.tools)
  let given = valueFor(tool.inputSchema, random, knownFor(words, '/mcp'))
  if (random.chance(0.4)) given = mutated(given, random)
  const name = random.chance(0.05) ? random.pick(HOSTILE_TEXTS) : tool.name
  let call: unknown = mcp(random.chance(0.05) ? 'tools/none' : 'tools/call', { name, arguments: given })
  if (random.chance(0.1)) call = mutated(call, random)
  return jsonOf('POST', '/mcp', call, MCP_HEADERS)
}

function page(words: ShopWords, random: Random): Sent {
  const base = random.chance(0.85) ? random.pick(words.pages) : `/${encoded(random.pick(HOSTILE_TEXTS))}`
  const name = random.pick(['q', 'utm', 'brand', 'category', 'model', 'year', 'vehicle', 'page', 'plan', 'part'])
  const query = random.chance(0.5) ? `?${name}=${encoded(random.pick(HOSTILE_TEXTS))}` : ''
  return { method: random.chance(0.1) ? 'HEAD' : 'GET', path: base + query, headers: headersOf(random) }
}

/** The request of this seed and number. */
export function fuzzRequest(words: ShopWords, random: Random): Sent {
  const kind = random.next()
  if (kind < 0.12) return page(words, random)
  if (kind < 0.17 && words.tools.length > 0) return toolCall(words, random)
  let operation = random.pick(words.operations)
  while (LONG_WORK.test(operation.path) && random.chance(0.97)) operation = random.pick(words.operations)
  const headers = headersOf(random)
  const body = bodyOf(operation, words, random)
  if (body !== undefined) {
    headers['content-type'] = random.chance(0.97)
      ? 'application/json'
      : random.pick(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'a'])
    if (random.chance(0.5)) headers['idempotency-key'] = `fuzz-${String(random.below(4_000)).padStart(20, '0')}`
    else if (random.chance(0.03)) headers['idempotency-key'] = random.pick(['', 'short', 'k'.repeat(5_000), 'é'])
  }
  const method = random.chance(0.02)
    ? random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'])
    : operation.method
  return { method, path: pathOf(operation, words, random), headers, ...(body === undefined ? {} : { body }) }
}
