import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { FastifyInstance } from 'fastify'
import { Refusal, refuse, type Services } from '../api.ts'
import type { CartAnswer, Carts } from '../carts.ts'
import type { Engine } from '../engine-threads.ts'
import { SHOP_TOOLS, type ToolReply } from '../shop-tools.ts'

/**
 * The shop's tools for other people's agents: the Model Context Protocol over streamable HTTP at /mcp. Stateless: each
 * request has its own server, so that any process of the shop may answer it. One message a request: a batch would pass
 * the limit on requests with one of them.
 */
export function registerMcp(app: FastifyInstance, services: Services, engine: Engine, carts: Carts): void {
  app.post('/mcp', async (request, reply) => {
    if (Array.isArray(request.body)) refuse('invalid_input', 'Send one message in each request, not a list of them.')
    const server = createMcpServer(services, engine, carts)
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

function createMcpServer(services: Services, engine: Engine, carts: Carts): McpServer {
  const server = new McpServer({ name: 'adrenaline-performance', version: '1.0.0' })
  for (const { name, title, description, input } of SHOP_TOOLS) {
    const isReadOnly = name !== 'add_to_cart'
    const config = { title, description, inputSchema: input.shape, annotations: { readOnlyHint: isReadOnly } }
    server.registerTool(name, config, async (given: unknown) => {
      const { data, lines } = await used(services, engine, name, given)
      const told = lines ? { ...data, cart: cartData(await carts.create(withAttributes(lines))) } : data
      return { content: [{ type: 'text' as const, text: JSON.stringify(told) }], isError: 'refused' in told }
    })
  }
  return server
}

async function used({ log }: Services, engine: Engine, name: string, input: unknown): Promise<ToolReply> {
  try {
    return await engine.run('tool', { name, input })
  } catch (error) {
    if (error instanceof Refusal) return { data: { refused: error.message } }
    log.error({ err: error, tool: name }, 'a tool broke')
    return { data: { refused: 'Something broke on our side.' } }
  }
}

const withAttributes = (lines: NonNullable<ToolReply['lines']>) =>
  lines.map(({ merchandiseId, quantity = 1, attributes = [] }) => ({ merchandiseId, quantity, attributes }))

const cartData = (answer: CartAnswer): Record<string, unknown> =>
  answer.ok
    ? { id: answer.cart.id, checkoutUrl: answer.cart.checkoutUrl, total: answer.cart.cost.totalAmount.amount }
    : { refused: answer.detail }
