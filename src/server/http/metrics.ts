import type { FastifyInstance } from 'fastify'
import { inProcess } from './security.ts'

/**
 * `/metrics`: how many requests were answered from where, for a monitor that reads Prometheus' text format. It asks for
 * the shop token. What a page asks while it is rendered is no request of anybody's.
 */
export function registerMetrics(app: FastifyInstance): void {
  const answered = new Map<string, number>()
  app.addHook('onResponse', (request, reply, done) => {
    if (request.socket.remoteAddress === inProcess.remoteAddress) return done()
    const labels = `from="${request.isHot ? 'hot_reply_cache' : 'routes'}",status="${reply.raw.statusCode}"`
    answered.set(labels, (answered.get(labels) ?? 0) + 1)
    done()
  })
  app.get('/metrics', (request, reply) => {
    app.gatekeeper.check(request, 'owner')
    const { entries, bytes } = app.hotReplies
    const lines = [
      '# HELP shop_replies_total Replies since the start, by what answered and with which status.',
      '# TYPE shop_replies_total counter',
      ...[...answered].toSorted().map(([labels, count]) => `shop_replies_total{${labels}} ${count}`),
      '# HELP shop_hot_replies What the hot reply cache holds.',
      '# TYPE shop_hot_replies gauge',
      `shop_hot_replies ${entries}`,
      '# TYPE shop_hot_reply_bytes gauge',
      `shop_hot_reply_bytes ${bytes}`,
    ]
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
