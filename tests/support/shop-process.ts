import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/** What `npm start` gives Node. */
export const START_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=60']
export const START_ENV = { MALLOC_ARENA_MAX: '1' }

/** The shop as `npm start` runs it, in a process of its own. */
export interface ShopProcess {
  address: string
  child: ChildProcess
  /** What it has said so far. */
  words: () => string
  /** Sends a signal and resolves with how the process ended. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Runs scripts/start.ts and resolves when it says that it is open. Rejects with its words when it ends before. */
export function startProcess(env: Record<string, string>): Promise<ShopProcess> {
  const { child, end } = beginProcess(env)
  return new Promise((done, failed) => {
    let words = ''
    const hear = (chunk: Buffer) => {
      words += chunk
      const address = /open at (http:\/\/\S+)/.exec(words)?.[1]
      if (address) done({ address, child, end, words: () => words })
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('error', failed)
    child.on('exit', (code) => failed(Object.assign(new Error(words), { code })))
  })
}

/** Runs scripts/start.ts and does not wait for it. */
export function beginProcess(env: Record<string, string>): Omit<ShopProcess, 'address' | 'words'> {
  const child = spawn(process.execPath, [...START_FLAGS, join(ROOT, 'scripts', 'start.ts')], {
    cwd: ROOT,
    env: { ...process.env, ...START_ENV, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((done) => {
    child.on('exit', (code, signal) => done({ code, signal }))
  })
  return {
    child,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** Numbers of the processes that have `text` in their command line: PostgreSQL names its data folder there. */
export function processesWith(text: string): number[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return []
    try {
      return readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes(text) ? [Number(entry)] : []
    } catch {
      return []
    }
  })
}

/** Of a shop with PROCESSES > 1: the parent's children that run the shop too. */
export const childrenOf = ({ child }: ShopProcess) => {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ').map(Number)
  return processesWith('start.ts').filter((pid) => children.includes(pid))
}
