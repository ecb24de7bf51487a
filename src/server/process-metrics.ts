import type { Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import type { ShopMetrics } from './http/shop-metrics.ts'

type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** What a process says to its parent about its figures, and hears from it. */
export type MetricsMessage =
  | { metrics: 'ask' }
  | { metrics: 'tell'; question: number }
  | { metrics: 'told'; question: number; figures: Figures }
  | { metrics: 'sum'; text: string }

/** A process that is busy for longer is counted with what it said last. */
const TELL_MS = 2_000
const ASK_MS = 3_000

const isMetrics = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && 'metrics' in message

/** In a process of several: tells the parent its figures when asked, and asks it for those of all. */
export function metricsOfAll({ registry }: ShopMetrics): () => Promise<string> {
  let waiting: ((text: string) => void)[] = []
  process.on('message', (message) => {
    if (!isMetrics(message)) return
    if (message.metrics === 'sum') for (const done of waiting.splice(0)) done(message.text)
    if (message.metrics === 'tell') {
      void registry.getMetricsAsJSON().then((figures) => {
        if (process.connected) process.send?.({ metrics: 'told', question: message.question, figures })
      })
    }
  })
  return () =>
    new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error('the parent does not tell the figures of all processes')), ASK_MS)
      const answered = (text: string) => {
        clearTimeout(timer)
        done(text)
      }
      waiting = [...waiting, answered]
      process.send?.({ metrics: 'ask' })
    })
}

/** In the parent: the figures of all processes added up, those that have ended among them, so that no count goes back. */
export function addedMetrics(members: ReadonlySet<Worker>) {
  const last = new Map<Worker, Figures>()
  let departed: Promise<Figures> = Promise.resolve([])
  let questions = 0
  const open = new Map<number, { missing: Set<Worker>; done: () => void }>()

  const ask = () =>
    new Promise<void>((done) => {
      questions += 1
      const question = questions
      const asked = [...members].filter((worker) => worker.isConnected())
      const finish = () => {
        clearTimeout(timer)
        open.delete(question)
        done()
      }
      const timer = setTimeout(finish, TELL_MS)
      open.set(question, { missing: new Set(asked), done: finish })
      for (const worker of asked) worker.send({ metrics: 'tell', question } satisfies MetricsMessage)
    })
  const told = (from: Worker, question: number) => {
    const asked = open.get(question)
    asked?.missing.delete(from)
    if (asked?.missing.size === 0) asked.done()
  }
  const answer = async (asker: Worker) => {
    await ask()
    const text = await sum([await departed, ...last.values()]).metrics()
    if (asker.isConnected()) asker.send({ metrics: 'sum', text } satisfies MetricsMessage)
  }
  return {
    /** Whether the message was about figures. */
    hear: (from: Worker, message: unknown): boolean => {
      if (!isMetrics(message)) return false
      if (message.metrics === 'ask') void answer(from)
      if (message.metrics === 'told') {
        if (members.has(from)) last.set(from, message.figures)
        told(from, message.question)
      }
      return true
    },
    /** A process has ended: what it counted stays, what it held is gone. */
    left: (worker: Worker): void => {
      const figures = last.get(worker) ?? []
      last.delete(worker)
      for (const [question] of open) told(worker, question)
      const counts = figures.filter(({ type }) => String(type) !== 'gauge')
      departed = departed.then((before) => sum([before, counts]).getMetricsAsJSON())
    },
  }
}

const sum = (figures: Figures[]): Registry => AggregatorRegistry.aggregate(figures)
