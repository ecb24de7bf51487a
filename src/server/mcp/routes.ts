import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CartLineInput } from '../../contract/cart.ts'
import { buildCartLines } from '../../contract/cart-lines.ts'
import { type PlanInput, planInput } from '../../contract/plans.ts'
import type { UseTool } from '../agents/language-model.ts'
import { isNoJson, Refusal, refuse } from '../http/problem.ts'
import type { Carts } from '../pricing/carts.ts'
import type { SavePlan } from '../pricing/saved-plans.ts'
import type { Services } from '../services.ts'
import { RESOURCES, readResource } from './resources.ts'
import { INSTRUCTIONS, SHOP, TOOLS } from './tools.ts'

/** The protocol's own code; the library has no name for it. */
const RESOURCE_NOT_FOUND = -32002

/** What a tool may change: it saves a build and puts it into a new cart. */
interface Buying {
  carts: Carts
  savePlan: SavePlan
}

/**
 * The shop's tools for other people's agents: the Model Context Protocol over streamable HTTP at /mcp. Stateless: each
 * request has its own server, so that any process of the shop may answer it. One message a request: a batch would pass
 * the limit on requests with one of them.
 */
export function registerMcp(app: FastifyInstance, services: Services, runTool: UseTool, buying: Buying): void {
  app.post('/mcp', { errorHandler: jsonRpcParseError }, async (request, reply) => {
    if (Array.isArray(request.body)) refuse('invalid_input', 'Send one message in each request, not a list of them.')
    const { ip } = request
    const { origin } = services.shop
    const buy: Buy = (plan, idempotencyKey) => cartOfPlan(buying, { plan, ip, origin, idempotencyKey })
    const server = createMcpServer({ services, runTool, buy })
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
    reply.raw.on('close', () => void server.close())
    reply.hijack()
    await server.connect(transport as Parameters<Server['connect']>[0])
    await transport.handleRequest(request.raw, reply.raw, request.body)
  })
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    handler: () => refuse('method_not_allowed', 'The tools are asked by POST.', { headers: { allow: 'POST' } }),
  })
}

/** A body that is no JSON is answered as JSON-RPC says; every other refusal as everywhere else in the shop. */
function jsonRpcParseError(error: Error, _: FastifyRequest, reply: FastifyReply): void {
  if (!isNoJson(error)) throw error
  const message = 'Parse error: the body is not valid JSON.'
  void reply.code(400).send({ jsonrpc: '2.0', id: null, error: { code: ErrorCode.ParseError, message } })
}

type Buy = (plan: PlanInput, idempotencyKey: string | undefined) => Promise<Record<string, unknown>>

interface McpNeeds {
  services: Services
  runTool: UseTool
  buy: Buy
}

function createMcpServer({ services, runTool, buy }: McpNeeds): Server {
  const server = new Server(SHOP, { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    if (!TOOLS.some((tool) => tool.name === name)) {
      throw new McpError(ErrorCode.InvalidParams, `There is no tool "${name}".`)
    }
    const answer = await answered(services, async () => {
      const { data, plan } = await runTool(name, given)
      return plan ? { ...data, ...(await buy(plan, keyOf(given))) } : data
    })
    const content = [{ type: 'text' as const, text: JSON.stringify(answer) }]
    return 'refused' in answer ? { content, isError: true } : { content, structuredContent: answer }
  })
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: RESOURCES }))
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }))
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    const text = readResource(services.catalog, uri)
    const found = RESOURCES.find((one) => one.uri === uri)
    if (text === undefined || !found) throw new McpError(RESOURCE_NOT_FOUND, `There is no resource "${uri}".`, { uri })
    return { contents: [{ uri, mimeType: found.mimeType, text }] }
  })
  return server
}

const keyOf = ({ idempotencyKey }: Record<string, unknown>): string | undefined =>
  typeof idempotencyKey === 'string' ? idempotencyKey : undefined

async function answered(
  { log }: Services,
  use: () => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  try {
    return await use()
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    log.error({ err: error }, 'a tool broke')
    return { refused: 'Something broke on our side.' }
  }
}

/** Saves the build, so that its labor has a price, and puts it into a new cart: once for each key. */
async function cartOfPlan(
  { carts, savePlan }: Buying,
  {
    plan,
    ip,
    origin,
    idempotencyKey,
  }: { plan: PlanInput; ip: string; origin: string; idempotencyKey?: string | undefined },
): Promise<Record<string, unknown>> {
  const { code, vehicleId, partIds, now } = await savePlan(planInput.parse(plan), ip)
  const lines = buildCartLines({ code, vehicleId, partIds, laborHours: now.laborHours })
  const answer = await carts.create(withAttributes(lines), idempotencyKey)
  if (!answer.ok) return { refused: answer.detail }
  const { id, checkoutUrl, cost } = answer.cart
  const cart = { id, checkoutUrl: new URL(checkoutUrl, origin).href, total: cost.totalAmount.amount }
  return { plan: code, cart }
}

const withAttributes = (lines: readonly CartLineInput[]) =>
  lines.map(({ merchandiseId, quantity = 1, attributes = [] }) => ({ merchandiseId, quantity, attributes }))
