import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { FastifyInstance } from 'fastify'
import type { CartLineInput } from '../../contract/cart.ts'
import { buildCartLines } from '../../contract/cart-lines.ts'
import { type PlanInput, planInput } from '../../contract/plans.ts'
import type { UseTool } from '../agents/language-model.ts'
import { SHOP_TOOLS } from '../agents/shop-tools.ts'
import { Refusal, refuse } from '../http/problem.ts'
import type { CartAnswer, Carts } from '../pricing/carts.ts'
import type { SavePlan } from '../pricing/saved-plans.ts'
import type { Services } from '../services.ts'

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
  app.post('/mcp', async (request, reply) => {
    if (Array.isArray(request.body)) refuse('invalid_input', 'Send one message in each request, not a list of them.')
    const server = createMcpServer(services, runTool, (plan) => cartOfPlan(buying, plan, request.ip))
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
    reply.raw.on('close', () => void server.close())
    reply.hijack()
    await server.connect(transport as Parameters<McpServer['connect']>[0])
    await transport.handleRequest(request.raw, reply.raw, request.body)
  })
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    handler: () => refuse('method_not_allowed', 'The tools are asked by POST.', { headers: { allow: 'POST' } }),
  })
}

type Buy = (plan: PlanInput) => Promise<Record<string, unknown>>

function createMcpServer(services: Services, runTool: UseTool, buy: Buy): McpServer {
  const server = new McpServer({ name: 'adrenaline-performance', version: '1.0.0' })
  for (const { name, title, description, input } of SHOP_TOOLS) {
    const isReadOnly = name !== 'add_to_cart'
    const config = { title, description, inputSchema: input.shape, annotations: { readOnlyHint: isReadOnly } }
    server.registerTool(name, config, async (given: unknown) => {
      const answer = await answered(services, async () => {
        const { data, plan } = await runTool(name, given)
        return plan ? { ...data, ...(await buy(plan)) } : data
      })
      return { content: [{ type: 'text' as const, text: JSON.stringify(answer) }], isError: 'refused' in answer }
    })
  }
  return server
}

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

/** Saves the build, so that its labor has a price, and puts it into a new cart. */
async function cartOfPlan({ carts, savePlan }: Buying, plan: PlanInput, ip: string): Promise<Record<string, unknown>> {
  const { code, vehicleId, partIds, now } = await savePlan(planInput.parse(plan), ip)
  const lines = buildCartLines({ code, vehicleId, partIds, laborHours: now.laborHours })
  return { plan: code, ...cartData(await carts.create(withAttributes(lines))) }
}

const withAttributes = (lines: readonly CartLineInput[]) =>
  lines.map(({ merchandiseId, quantity = 1, attributes = [] }) => ({ merchandiseId, quantity, attributes }))

const cartData = (answer: CartAnswer): Record<string, unknown> =>
  answer.ok
    ? { cart: { id: answer.cart.id, checkoutUrl: answer.cart.checkoutUrl, total: answer.cart.cost.totalAmount.amount } }
    : { refused: answer.detail }
