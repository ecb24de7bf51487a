import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startProcess } from '../../tests/support/shop-process.ts'
import { type Client, clientOf } from './client.ts'

const WATCH = pathToFileURL(join(import.meta.dirname, 'event-loop-watch.ts')).href
const NO_LIMIT = '10000000'
export const TOKEN = 'attack-token-0123456789'

/** One stretch in which the event loop did not turn, and the requests in progress. */
export interface Block {
  cpuMs: number
  wallMs: number
  requests: string[]
}
export interface Memory {
  rss: number
  heapUsed: number
  external: number
}

/** The built shop in a process of its own on a fresh data folder, with a watch on its event loop. */
export interface Target {
  address: string
  pid: number
  send: Client
  /** Everything the shop has written so far. */
  log: () => string
  isAlive: () => boolean
  /** Forgets earlier blocks and returns a function that tells those since. */
  watch: () => () => Block[]
  memory: () => Promise<Memory>
  /** Ends the shop; the number it left with is 0 when all is well. */
  close: () => Promise<number | null>
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const open = new Set<Target>()

/** Ends every shop that a phase has left open because it broke off. */
export async function closeTargets(): Promise<void> {
  for (const target of open) await target.close()
}

export async function openTarget(env: Record<string, string> = {}, connections = 16): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-attack-'))
  const report = join(folder, 'watch.jsonl')
  writeFileSync(report, '')
  let log = ''
  const shop = await startProcess({
    DATA_DIR: join(folder, 'data'),
    RATE_LIMIT_PER_MINUTE: NO_LIMIT,
    ADMIN_TOKEN: TOKEN,
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import ${WATCH}`,
    ATTACK_REPORT: report,
    LOG_LEVEL: 'info',
    ...env,
  }).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true })
    throw error
  })
  const { address, child } = shop
  const hear = (chunk: Buffer) => {
    log += chunk
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const { send, close } = clientOf(address.replace('localhost', '127.0.0.1'), connections)
  const lines = () =>
    readFileSync(report, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { type: string } & Block & Memory)
  const memories = () => lines().filter((line) => line.type === 'memory')
  const target: Target = {
    address,
    pid: child.pid ?? 0,
    send,
    log: () => log,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    watch: () => {
      const before = lines().length
      return () =>
        lines()
          .slice(before)
          .filter((line) => line.type === 'block')
    },
    memory: async () => {
      const before = memories().length
      child.kill('SIGUSR2')
      for (let waited = 0; waited < 5_000; waited += 50) {
        const reported = memories()[before]
        if (reported) return reported
        await pause(50)
      }
      throw new Error('the shop did not tell its memory')
    },
    close: async () => {
      open.delete(target)
      close()
      const { code } = await shop.end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
  open.add(target)
  return target
}

/** Processor seconds that the shop's process has used, all its threads together; 0 where /proc is missing. */
export function processorSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return 0
  }
}
