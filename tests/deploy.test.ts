import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { CALLS } from '../src/contract/calls.ts'
import { connect } from '../src/server/database/connection.ts'
import { answerHotReplies, HotReplyCache } from '../src/server/http/hot-reply-cache.ts'
import { registerMetrics } from '../src/server/http/metrics.ts'
import { ReplyCache } from '../src/server/http/reply-cache.ts'
import { shopMetrics } from '../src/server/http/shop-metrics.ts'
import { createJobQueue } from '../src/server/jobs/queue.ts'
import { createLog } from '../src/server/log.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const database = connect('postgresql://shop@127.0.0.1:1/nowhere')
const app = Fastify()
afterAll(async () => {
  await app.close()
  await database.close()
})

/** Every name that `/metrics` may tell, with those that a histogram makes of its own. */
async function tellable(): Promise<Set<string>> {
  const metrics = shopMetrics()
  createJobQueue(database.pool, createLog({ logLevel: 'silent' }), metrics)
  answerHotReplies(app, new HotReplyCache())
  const caches = { replies: new ReplyCache(), pages: new ReplyCache() }
  registerMetrics(app, { metrics, pool: database.pool, caches, metricsToken: null, readAll: async () => '' })
  const known = await metrics.registry.getMetricsAsJSON()
  return new Set(
    known.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
}

interface Rule {
  alert: string
  expr: string
  labels: Record<string, string>
  annotations: Record<string, string>
}
const RULES = (parse(read('deploy/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
)
const DASHBOARD = JSON.parse(read('deploy/grafana-dashboard.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[]
}
const EXPRESSIONS = [
  ...RULES.map(({ alert, expr }) => ({ where: alert, expr })),
  ...DASHBOARD.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ where: title, expr }))),
]

describe('what watches the shop', () => {
  test('names no metric that the shop does not tell, and every one of the shop somewhere', async () => {
    const known = await tellable()
    const named = new Set<string>()
    for (const { where, expr } of EXPRESSIONS) {
      const names = expr.match(/\b(shop|process|nodejs)_[a-z0-9_]+/g) ?? []
      // The monitor's own: whether it could read the shop.
      if (where !== 'ShopDown') expect(names, where).not.toEqual([])
      for (const name of names) {
        expect(known, `${where}: ${name}`).toContain(name)
        named.add(name.replace(/_(bucket|sum|count)$/, ''))
      }
    }
    const own = [...known]
      .filter((name) => name.startsWith('shop_'))
      .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
    const unwatched = new Set(own.filter((name) => !named.has(name)))
    // How many replies the hot cache holds says less than how many bytes.
    expect([...unwatched]).toEqual(['shop_hot_reply_entries'])
  })

  test('asks for labels and routes that there are', async () => {
    const labels = new Set(['job', 'le', 'status', 'method', 'route', 'code', 'cache', 'queue', 'outcome', 'instance'])
    const routes = new Set(Object.keys(CALLS).map((name) => name.split(' ')[1]))
    for (const { where, expr } of EXPRESSIONS) {
      expect(expr.split('(').length, where).toBe(expr.split(')').length)
      for (const [, label = ''] of expr.matchAll(/[{,]\s*(\w+)\s*=~?/g)) expect(labels, where).toContain(label)
      for (const [, by = ''] of expr.matchAll(/by \(([^)]*)\)/g))
        for (const label of by.split(',')) expect(labels, where).toContain(label.trim())
      for (const [, route] of expr.matchAll(/route="([^"]+)"/g)) expect(routes, where).toContain(route)
    }
  })

  test('says with every alert how urgent it is, what is wrong, and what to do', () => {
    expect(RULES.length).toBeGreaterThan(8)
    expect(new Set(RULES.map(({ alert }) => alert)).size).toBe(RULES.length)
    for (const { alert, labels, annotations } of RULES) {
      expect(['page', 'ticket'], alert).toContain(labels.severity)
      expect(Object.keys(annotations), alert).toEqual(['summary', 'action'])
    }
  })
})
