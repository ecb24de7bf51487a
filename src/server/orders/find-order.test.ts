import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { orderFinder } from './find-order.ts'

test('an order is looked up as the client who asks, and a refusal is passed on in its words', async () => {
  const clients: string[] = []
  const app = Fastify()
  app.post('/api/orders/lookup', (request, reply) => {
    clients.push(request.ip)
    const { email } = request.body as { email: string }
    return email === 'ann@example.com' ? { id: 'o1' } : reply.code(404).send({ detail: 'No order matches.' })
  })
  app.get('/api/orders/o1', () => ({ id: 'o1', number: 'AP-7K3F-9QXM' }))
  const find = orderFinder(app)
  expect(await find({ number: 'AP-7K3F-9QXM', email: 'ann@example.com' }, '203.0.113.7')).toMatchObject({
    order: { number: 'AP-7K3F-9QXM' },
  })
  expect(await find({ number: 'AP-7K3F-9QXM', email: 'bob@example.com' }, '203.0.113.7')).toEqual({
    refusal: 'No order matches.',
  })
  expect(clients).toEqual(['203.0.113.7', '203.0.113.7'])
  await app.close()
})
