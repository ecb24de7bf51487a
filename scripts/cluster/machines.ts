import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../tests/support/free-port.ts'
import { processesWith } from '../../tests/support/shop-process.ts'
import { signalAll } from '../crash-database.ts'
import { pause } from '../crash-rounds.ts'
import { installedPostgres } from '../restore-server.ts'

const PATIENCE_MS = 90_000
const PROGRAMS = ['patroni', 'etcd', 'haproxy', 'pgbouncer'] as const
export const NODES = ['node1', 'node2', 'node3'] as const
export type NodeName = (typeof NODES)[number]

/** What of the programs is missing on this machine; empty: a cluster can be made. */
export const missingPrograms = (): string[] => [
  ...PROGRAMS.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0),
  ...(installedPostgres() ? [] : ['postgresql']),
]

type NodePart = 'all' | 'postmaster'

export interface Member {
  name: NodeName
  role: 'leader' | 'sync_standby' | 'replica'
  state: string
}

/** Three PostgreSQL under Patroni, one etcd, and in front HAProxy and pgbouncer. */
export interface Cluster {
  /** The leader, wherever it is. */
  url: string
  /** The same in pgbouncer's transaction mode. */
  pooledUrl: string
  /** Replicas, wherever they are. */
  readUrl: string
  members: () => Promise<Member[]>
  /** One leader, one standby in step with it, and as many running members as asked. */
  untilWhole: (members?: number) => Promise<Member[]>
  /** A new database on it, at the leader's address. */
  createDatabase: (name: string) => string
  /** Of one node: Patroni and all of its PostgreSQL, or one of the two alone. */
  processesOf: (node: NodeName, what: NodePart) => number[]
  startNode: (node: NodeName) => void
  stop: () => Promise<void>
}

/** PostgreSQL and Patroni do not run as root. */
const owner = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const of = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout)
  return { uid: of('-u'), gid: of('-g') }
}

interface Ports {
  etcd: number
  etcdPeer: number
  leader: number
  replicas: number
  pooled: number
  nodes: Record<NodeName, { postgres: number; patroni: number }>
}

async function freePorts(): Promise<Ports> {
  const node = async () => ({ postgres: await freePort(), patroni: await freePort() })
  return {
    ...{ etcd: await freePort(), etcdPeer: await freePort(), leader: await freePort(), replicas: await freePort() },
    pooled: await freePort(),
    nodes: { node1: await node(), node2: await node(), node3: await node() },
  }
}

/** Times that make a lost leader noticed soon: the lease runs out after `ttl` seconds. */
const TIMES = { ttl: 6, loop_wait: 1, retry_timeout: 2 }

const patroniOf = (folder: string, programs: string, name: NodeName, { etcd, nodes }: Ports) => ({
  ...{ scope: 'shop', name },
  restapi: { listen: `127.0.0.1:${nodes[name].patroni}`, connect_address: `127.0.0.1:${nodes[name].patroni}` },
  // Not `etcd3`: over that Patroni 3.0.2 lets a leader that was frozen overwrite the key of whoever leads since (docs/operations.md).
  etcd: { hosts: [`127.0.0.1:${etcd}`] },
  bootstrap: {
    dcs: {
      ...TIMES,
      ...{ synchronous_mode: true, master_start_timeout: 0, maximum_lag_on_failover: 1_048_576 },
      postgresql: {
        use_pg_rewind: true,
        parameters: { max_connections: 200, wal_keep_size: '256MB', wal_log_hints: 'on' },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
  },
  postgresql: {
    listen: `127.0.0.1:${nodes[name].postgres}`,
    connect_address: `127.0.0.1:${nodes[name].postgres}`,
    data_dir: join(folder, name, 'data'),
    bin_dir: programs,
    pgpass: join(folder, name, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password: 'none' },
      replication: { username: 'replicator', password: 'none' },
      rewind: { username: 'rewinder', password: 'none' },
    },
    parameters: { unix_socket_directories: join(folder, name), shared_buffers: '64MB' },
  },
})

function haproxyOf({ leader, replicas, nodes }: Ports): string {
  const servers = NODES.map(
    (name) => `  server ${name} 127.0.0.1:${nodes[name].postgres} check port ${nodes[name].patroni}`,
  ).join('\n')
  const listen = (name: string, port: number, path: string) => `listen ${name}
  bind 127.0.0.1:${port}
  option httpchk GET ${path}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
`
  return `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
${listen('leader', leader, '/primary')}${listen('replicas', replicas, '/replica?lag=1MB')}`
}

const pgbouncerOf = ({ leader, pooled }: Ports) => `[databases]
shop = host=127.0.0.1 port=${leader} user=postgres dbname=shop connect_query='set statement_timeout = 15000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooled}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 400
server_connect_timeout = 3
server_login_retry = 1
ignore_startup_parameters = options,statement_timeout,idle_in_transaction_session_timeout
`

const membersAt = async (port: number): Promise<Member[]> => {
  const reply = await fetch(`http://127.0.0.1:${port}/cluster`, { signal: AbortSignal.timeout(1_500) })
  return ((await reply.json()) as { members: Member[] }).members
}

/** Makes and starts all of it in `folder`; nothing outside is written, every port is a free one of this machine. */
export async function startCluster(folder: string): Promise<Cluster> {
  const programs = installedPostgres()
  if (!programs) throw new Error('PostgreSQL is not installed')
  const user = owner()
  const ports = await freePorts()
  const mine = (path: string) => {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (user) chownSync(path, user.uid, user.gid)
    return path
  }
  mine(folder)
  const running = new Map<string, ChildProcess>()
  const begin = (name: string, program: string, args: readonly string[]) => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    running.set(name, spawn(program, args, { ...user, cwd: folder, stdio: ['ignore', log, log] }))
  }
  const write = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
  for (const name of NODES) {
    mine(join(folder, name))
    // JSON is YAML too.
    write(`${name}.yml`, JSON.stringify(patroniOf(folder, programs, name, ports), null, 1))
  }
  const etcd = `http://127.0.0.1:${ports.etcd}`
  const peer = `http://127.0.0.1:${ports.etcdPeer}`
  begin('etcd', 'etcd', [
    ...['--enable-v2', '--data-dir', mine(join(folder, 'etcd'))],
    ...['--listen-client-urls', etcd, '--advertise-client-urls', etcd],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`],
  ])
  const startNode = (name: NodeName) => begin(name, 'patroni', [join(folder, `${name}.yml`)])
  for (const name of NODES) startNode(name)
  begin('haproxy', 'haproxy', ['-db', '-f', write('haproxy.cfg', haproxyOf(ports))])
  begin('pgbouncer', 'pgbouncer', [write('pgbouncer.ini', pgbouncerOf(ports))])

  const members = async () => {
    const asked = await Promise.allSettled(NODES.map((name) => membersAt(ports.nodes[name].patroni)))
    const said = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    return said.find((all) => all.some(({ role }) => role === 'leader')) ?? said[0] ?? []
  }
  const untilWhole = async (wanted: number = NODES.length) => {
    for (const deadline = Date.now() + PATIENCE_MS; ; await pause(200)) {
      const all = await members()
      const runs = all.filter(({ state }) => state === 'running' || state === 'streaming')
      const has = (role: Member['role']) => runs.some((one) => one.role === role)
      if (runs.length >= wanted && has('leader') && has('sync_standby')) return all
      if (Date.now() > deadline) {
        const words = NODES.map((name) => readFileSync(join(folder, `${name}.log`), 'utf8').slice(-1_500)).join('\n')
        throw new Error(`the cluster is not whole: ${JSON.stringify(all)}\n${words}`)
      }
    }
  }
  const at = (port: number, database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`
  const stop = async () => {
    signalAll(processesWith(folder), 'SIGCONT')
    for (const child of running.values()) child.kill('SIGTERM')
    for (let waited = 0; processesWith(folder).length > 0 && waited < 15_000; waited += 100) await pause(100)
    signalAll(processesWith(folder), 'SIGKILL')
  }
  const createDatabase = (name: string) => {
    execFileSync(join(programs, 'createdb'), ['-h', '127.0.0.1', '-p', String(ports.leader), '-U', 'postgres', name])
    return at(ports.leader, name)
  }
  try {
    await untilWhole()
    createDatabase('shop')
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: at(ports.leader, 'shop'),
    pooledUrl: at(ports.pooled, 'shop'),
    readUrl: at(ports.replicas, 'shop'),
    ...{ members, untilWhole, startNode, createDatabase, stop },
    processesOf: (name, what) => postgresOf(join(folder, name), what, running.get(name)?.pid),
  }
}

/** The database server of a node is the process that was started on its folder, the others are its children. */
function postgresOf(folder: string, what: NodePart, patroni: number | undefined): number[] {
  let server: number | undefined
  try {
    server = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    // It does not run.
  }
  if (what === 'postmaster') return server === undefined ? [] : [server]
  const children = server === undefined ? [] : childrenOf(server)
  return [...(patroni === undefined ? [] : [patroni]), ...(server === undefined ? [] : [server]), ...children]
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
