import type { FastifyInstance } from 'fastify'
import type { Order } from '../../contract/orders.ts'

/**
 * The order of a number and an email for another noun, by the same call that customers make: with its throttling for the
 * client who asks, and its one answer for a wrong number and a wrong email.
 */
export const orderFinder =
  (app: FastifyInstance) =>
  async (asked: { number: string; email: string }, client: string): Promise<{ order: Order } | { refusal: string }> => {
    const found = await app.inject({
      ...{ method: 'POST', url: '/api/orders/lookup', payload: asked, remoteAddress: client },
    })
    if (found.statusCode !== 200) return { refusal: found.json<{ detail: string }>().detail }
    const { id } = found.json<{ id: string }>()
    const order = await app.inject({ method: 'GET', url: `/api/orders/${id}`, remoteAddress: client })
    if (order.statusCode !== 200) return { refusal: order.json<{ detail: string }>().detail }
    return { order: order.json<Order>() }
  }
