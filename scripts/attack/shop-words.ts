import { INDUCTION_PREFERENCES } from '../../src/engine/vocabulary.ts'
import { type Client, jsonOf } from './client.ts'
import type { Random } from './random.ts'
import type { Known, Schema } from './schema-values.ts'

/** One call of the API as the shop's own document describes it. */
export interface Operation {
  method: string
  path: string
  parameters: { name: string; in: string; schema: Schema }[]
  body: Schema | undefined
}

/** One tool of the shop's MCP address. */
export interface Tool {
  name: string
  inputSchema: Schema
}

/** What the attack knows of the shop: its calls, tools and pages, and real ids to reach deep with. */
export interface ShopWords {
  operations: Operation[]
  tools: Tool[]
  pages: string[]
  known: Map<string, string[]>
}

const LIVE = 300

export async function readShop(send: Client): Promise<ShopWords> {
  const json = async (path: string) => JSON.parse((await send({ method: 'GET', path })).body.toString()) as never
  const document = (await json('/api/openapi.json')) as {
    paths: Record<string, Record<string, { parameters?: Operation['parameters']; requestBody?: BodyOf }>>
  }
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      ...{ method: method.toUpperCase(), path, parameters },
      body: requestBody?.content['application/json']?.schema,
    })),
  )
  const sitemap = (await send({ method: 'GET', path: '/sitemap.xml' })).body.toString()
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  return { operations, tools: await readTools(send), pages, known: await readIds(json, pages) }
}

interface BodyOf {
  content: Record<string, { schema: Schema }>
}

export const mcp = (method: string, params: unknown, id = 1) => ({ jsonrpc: '2.0', id, method, params })
export const MCP_HEADERS = { accept: 'application/json, text/event-stream' }

async function readTools(send: Client): Promise<Tool[]> {
  const reply = await send(jsonOf('POST', '/mcp', mcp('tools/list', {}), MCP_HEADERS))
  const answer = JSON.parse(reply.body.toString()) as { result?: { tools: Tool[] } }
  return answer.result?.tools ?? []
}

type Ids = { id: string; slug?: string; model?: string; make?: string }[]

async function readIds(json: (path: string) => Promise<never>, pages: string[]): Promise<Map<string, string[]>> {
  const vehicles = listIn(await json('/api/vehicles'))
  const packages = listIn(await json('/api/packages'))
  const merchandise = listIn(await json('/api/merchandise'))
  const builds = listIn(await json('/api/builds'))
  const kinds = [...INDUCTION_PREFERENCES, 'exhaust', 'fuel', 'tune', 'nitrous']
  const parts = (await Promise.all(kinds.map((kind) => json(`/api/parts/${kind}`).catch(() => [])))).flatMap(listIn)
  const ids = (list: Ids) => list.map(({ id }) => id).filter((id) => typeof id === 'string')
  const slugs = (list: Ids) => list.flatMap(({ slug }) => (slug ? [slug] : []))
  const lastOf = (start: string) =>
    pages.filter((page) => page.startsWith(start)).map((page) => page.split('/').at(-1)!)
  const models = vehicles.flatMap(({ model, make }) => (model && make ? [`${make} ${model}`] : []))
  const merchandiseIds = [
    ...ids(merchandise).map((id) => `merch:${id}`),
    ...slugs(packages).map((slug) => `package:${slug}`),
    ...ids(parts).map((id) => `part:${id}`),
  ]
  const partIds = ids(parts)
  return new Map([
    ['vehicleId', ids(vehicles)],
    ['modelId', [...lastOf('/models/'), ...ids(vehicles)]],
    ['vehicleModel', [...models, ...lastOf('/models/')]],
    ['name', models],
    ['text', models.map((model) => `a ${model} with 600 whp on e85 under $9,000`)],
    ['slug', [...slugs(packages), ...lastOf('/brands/'), ...lastOf('/models/')]],
    ['brand', lastOf('/brands/')],
    ['preference', kinds],
    ['partIds', partIds],
    ['lockedPartIds', partIds],
    ['excludedPartIds', partIds],
    ['merchandiseId', merchandiseIds],
    ['vin', ['1FA6P8CF5J5100001', '1G1FB1RS0H0100001', '2C3CDZBT0KH500001', 'WBA00000000000000']],
    ['category', ['turbo', 'cars', 'engine', 'apparel']],
    ['builds', ids(builds)],
    ['vehicles', ids(vehicles)],
    ['cartId', []],
    ['plans', []],
    ['orders', []],
    ['jobs', []],
    ['id', [...ids(vehicles).slice(0, 40), ...ids(builds)]],
  ])
}

const listIn = (reply: unknown): Ids => {
  if (Array.isArray(reply)) return reply as Ids
  if (reply === null || typeof reply !== 'object') return []
  return (Object.values(reply).find(Array.isArray) as Ids | undefined) ?? []
}

/** Ids for a field; `{id}` and `{code}` in an address mean those of its noun. */
export const knownFor = ({ known }: ShopWords, path: string): Known => {
  const noun = path.split('/')[2] ?? ''
  return (field) => (field === 'id' || field === 'code' ? (known.get(noun) ?? []) : (known.get(field) ?? []))
}

/** Keeps an id that a reply gave, so that later requests reach what exists. */
export function learn(words: ShopWords, path: string, reply: unknown, random: Random): void {
  if (reply === null || typeof reply !== 'object') return
  const { id, code, jobId, checkoutUrl } = reply as Record<string, unknown>
  const [name, value] =
    typeof checkoutUrl === 'string' ? ['cartId', id] : jobId ? ['jobs', jobId] : code ? ['plans', code] : ['', id]
  const key = name || (path.startsWith('/api/orders') ? 'orders' : '')
  const list = words.known.get(key)
  if (!list || typeof value !== 'string') return
  if (list.length < LIVE) list.push(value)
  else list[random.below(LIVE)] = value
}
