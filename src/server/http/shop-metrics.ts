import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** From a kept reply that had to be looked for to a search of the engine under load. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Everything that a monitor can read of one process, in Prometheus' terms. With several processes each has its own, and
 * `/metrics` adds them up: a gauge that all of them read from the database says `max`.
 */
export interface ShopMetrics {
  registry: Registry
  requests: Counter<'method' | 'route' | 'status'>
  requestSeconds: Histogram<'method' | 'route'>
  refusals: Counter<'code'>
  carts: Counter
  orders: Counter<'pay_by'>
  orderDollars: Counter
  builds: Counter<'outcome'>
  jobs: Counter<'queue' | 'outcome'>
  jobSeconds: Histogram<'queue'>
  querySeconds: Histogram
  renderSeconds: Histogram
  /** A figure that is read when a monitor asks. */
  watch: (name: string, help: string, read: () => number) => void
  /** The same by one label: counts of this process (`_total`), or figures that every process reads of the database. */
  watchEach: (name: string, help: string, label: string, read: () => Figures | Promise<Figures>) => void
}

type Figures = Readonly<Record<string, number>>

/** Processor, memory, event loop and garbage collection belong to the process, however many shops it holds. */
let ofProcess: Registry | undefined

function processMetrics(): Registry {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: 20 })
  return ofProcess
}

export function shopMetrics(): ShopMetrics {
  const registry = Registry.merge([processMetrics()])
  const registers = [registry]
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter<L>({ name, help, labelNames, registers })
  const seconds = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Histogram<L>({ name, help, labelNames, buckets: SECONDS, registers })
  return {
    registry,
    requests: counter(
      'shop_http_requests_total',
      'Replies of routes and pages. What the hot reply cache answered is counted apart.',
      ['method', 'route', 'status'],
    ),
    requestSeconds: seconds('shop_http_request_duration_seconds', 'From the request to the end of the reply.', [
      'method',
      'route',
    ]),
    refusals: counter('shop_refusals_total', 'Requests that were refused, by the code of the problem.', ['code']),
    carts: counter('shop_carts_created_total', 'New carts.'),
    orders: counter('shop_orders_placed_total', 'Orders placed, by how they are paid.', ['pay_by']),
    orderDollars: counter('shop_orders_placed_dollars_total', 'What was ordered, in dollars.'),
    builds: counter('shop_builds_generated_total', 'Builds that the engine was asked for and made, by how it ended.', [
      'outcome',
    ]),
    jobs: counter('shop_jobs_total', 'Jobs that ran, by queue and how they ended. A failed one is tried again.', [
      'queue',
      'outcome',
    ]),
    jobSeconds: seconds('shop_job_duration_seconds', 'How long a job ran.', ['queue']),
    querySeconds: seconds('shop_query_duration_seconds', 'From a statement that is sent to its answer.'),
    renderSeconds: seconds(
      'shop_page_render_duration_seconds',
      'From a page that is in no cache to its HTML, with its calls.',
    ),
    watch: (name, help, read) => {
      new Gauge({
        ...{ name, help, registers },
        collect() {
          this.set(read())
        },
      })
    },
    watchEach: (name, help, label, read) => {
      const own = { name, help, labelNames: [label], registers }
      async function collect(this: Gauge | Counter) {
        const figures = await read()
        this.reset()
        for (const [value, figure] of Object.entries(figures)) this.inc({ [label]: value }, figure)
      }
      if (name.endsWith('_total')) new Counter({ ...own, collect })
      else new Gauge({ ...own, collect, aggregator: 'max' })
    },
  }
}
