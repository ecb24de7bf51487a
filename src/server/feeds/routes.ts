import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { refuseForNow } from '../http/limit-per.ts'
import type { Services } from '../services.ts'
import { productFeed } from './product-feed.ts'

/** A feed reads every part: so many are sent at once, and who comes later comes again. */
const FEEDS_AT_ONCE = 2
const COME_AGAIN_S = 60

/** GET /feeds/products.xml: what is sold, for Google Merchant Center and those who read the same format. */
export function registerFeeds(app: FastifyInstance, services: Services): void {
  let underWay = 0
  app.get('/feeds/products.xml', (_, reply) => {
    refuseForNow(
      underWay < FEEDS_AT_ONCE ? 0 : COME_AGAIN_S,
      'The product feed is being sent to others. Try again soon.',
    )
    underWay += 1
    const feed = Readable.from(
      productFeed(services.db, { name: 'Adrenaline Performance', origin: services.shop.origin }),
    )
    feed.once('close', () => {
      underWay -= 1
    })
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(feed)
  })
}
