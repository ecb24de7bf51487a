import type { Worker } from 'node:cluster'
import { expect, test } from 'vitest'
import { shopMetrics } from './http/shop-metrics.ts'
import { addedMetrics, type MetricsMessage } from './process-metrics.ts'

/** A process as its parent knows it, answering at once what it counted. */
function member(added: () => ReturnType<typeof addedMetrics>) {
  const metrics = shopMetrics()
  const heard: string[] = []
  const state = { isConnected: true, isFrozen: false }
  const worker = {
    isConnected: () => state.isConnected,
    send: (message: MetricsMessage) => {
      if (message.metrics === 'sum') heard.push(message.text)
      if (message.metrics === 'tell' && !state.isFrozen)
        void metrics.registry
          .getMetricsAsJSON()
          .then((figures) => added().hear(worker, { metrics: 'told', question: message.question, figures }))
    },
  } as unknown as Worker
  const ask = async () => {
    added().hear(worker, { metrics: 'ask' })
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    return heard.splice(0)[0]!
  }
  return { worker, metrics, state, ask }
}

function openGroup() {
  const members = new Set<Worker>()
  const added = addedMetrics(members)
  return {
    join: () => {
      const one = member(() => added)
      members.add(one.worker)
      return one
    },
    leave: ({ worker }: { worker: Worker }) => {
      members.delete(worker)
      added.left(worker)
    },
    hear: added.hear,
  }
}

const figureOf = (text: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])

test('counts of all processes are added up, whichever is asked', async () => {
  const group = openGroup()
  const [first, second] = [group.join(), group.join()]
  first.metrics.carts.inc(3)
  second.metrics.carts.inc(4)
  second.metrics.requestSeconds.observe({ method: 'GET', route: '/a' }, 0.01)
  first.metrics.requestSeconds.observe({ method: 'GET', route: '/a' }, 0.01)
  for (const asked of [first, second]) {
    const text = await asked.ask()
    expect(figureOf(text, 'shop_carts_created_total')).toBe(7)
    expect(figureOf(text, 'shop_http_request_duration_seconds_count\\{method="GET",route="/a"\\}')).toBe(2)
  }
})

test('a figure that all of them read from the database is told once', async () => {
  const group = openGroup()
  const both = [group.join(), group.join()]
  for (const { metrics } of both) metrics.watchEach('waiting', 'x', 'queue', () => ({ mail: 5 }))
  for (const { metrics } of both) metrics.watch('connections', 'x', () => 6)
  const text = await both[0]!.ask()
  expect(text).toContain('waiting{queue="mail"} 5\n')
  expect(text).toContain('connections 12\n')
})

test('no count goes back when a process is replaced, and what it held is gone', async () => {
  const group = openGroup()
  const [first, second] = [group.join(), group.join()]
  for (const { metrics } of [first, second]) {
    metrics.carts.inc(2)
    metrics.watch('connections', 'x', () => 6)
  }
  expect(figureOf(await first.ask(), 'shop_carts_created_total')).toBe(4)
  group.leave(second)
  const third = group.join()
  third.metrics.carts.inc()
  group.leave(first)
  const text = await third.ask()
  expect(figureOf(text, 'shop_carts_created_total')).toBe(5)
  expect(text).not.toContain('connections ')
})

test('one that is gone while it is asked keeps nobody waiting', async () => {
  const group = openGroup()
  const [first, second] = [group.join(), group.join()]
  second.metrics.carts.inc(2)
  await first.ask()
  second.state.isFrozen = true
  first.metrics.carts.inc()
  const asked = first.ask()
  group.leave(second)
  expect(figureOf(await asked, 'shop_carts_created_total')).toBe(3)
})

test('other messages are left to others', () => {
  const group = openGroup()
  for (const message of [{ counts: {} }, { opened: {} }, null, 'leave']) {
    expect(group.hear(group.join().worker, message)).toBe(false)
  }
})
