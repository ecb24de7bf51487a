import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { processesWith } from '../tests/support/shop-process.ts'
import { fullDisk, lastOnes, livingShop, powerLoss, restartedServer } from './crash-faults.ts'
import { send } from './crash-load.ts'
import { mailSurvives } from './crash-mail-rounds.ts'
import { paymentsSurvive } from './crash-payments.ts'
import { killProcesses, killRounds, openTrial, type Report } from './crash-rounds.ts'

/**
 * `npm run test:crash`: nothing lost, nothing doubled. A load of carts, orders, plans and messages, and in the middle
 * of it the shop, its database or both are killed, frozen or left without disk; then everything that a customer was
 * told is compared with what the shop knows. Prints its figures; exit 1 when one is wrong.
 *
 *   npm run test:crash -- --rounds 100 --only kill,living --processes 2
 */
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' }, only: { type: 'string' }, processes: { type: 'string' } },
  allowPositionals: true,
})
// Every shop of the trials inherits it.
if (values.processes !== undefined) process.env.PROCESSES = values.processes
const ROUNDS = Number(values.rounds ?? positionals[0] ?? 20)

const CONNECTIONS = 32
const ADDS = 1_000

/** Adds of two things to one cart, every fifth sent a second time with its key, all connections at once. */
async function addsAtOnce(folder: string, { say, problems }: Report): Promise<void> {
  const { shop, goods } = await openTrial(join(folder, 'adds'))
  const made = await send(shop.address, 'POST', '/api/shopify/cart', { lines: [] }, randomUUID())
  const cartPath = `/api/shopify/cart/${String(made.body.id)}`
  const started = performance.now()
  const statuses = new Map<number, number>()
  const { parts } = (await (await fetch(`${shop.address}/api/parts/exhaust`)).json()) as { parts: { id: string }[] }
  const things = [...goods.merchandiseIds.slice(0, 1), ...parts.slice(1, 20).map(({ id }) => `part:${id}`)]
  let next = 0
  const connection = async () => {
    for (let turn = next++; turn < ADDS; turn = next++) {
      const key = randomUUID()
      const lines = [{ merchandiseId: things[turn % things.length] }]
      for (const _ of turn % 5 === 0 ? [1, 2] : [1]) {
        const { status } = await send(shop.address, 'POST', `${cartPath}/add`, { lines }, key)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  const seconds = (performance.now() - started) / 1000
  const cart = await send(shop.address, 'GET', cartPath, undefined, randomUUID())
  const counted = cart.body.totalQuantity
  const counts = [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ')
  say(
    `${ADDS} adds to one cart over ${CONNECTIONS} connections in ${seconds.toFixed(1)} s: ${String(counted)} counted (${counts})`,
  )
  if (counted !== ADDS) problems.push(`${String(counted)} of ${ADDS} adds counted`)
  if ([...statuses.keys()].some((status) => status !== 200)) problems.push(`adds at once answered ${counts}`)
  await shop.end('SIGTERM')
}

const TRIALS: Record<string, (folder: string, report: Report) => Promise<void>> = {
  adds: addsAtOnce,
  kill: (folder, report) => killRounds(folder, ROUNDS, report),
  process: (folder, report) => killProcesses(folder, ROUNDS, report),
  last: lastOnes,
  power: (folder, report) => powerLoss(folder, Math.max(3, Math.round(ROUNDS / 5)), report),
  living: livingShop,
  server: restartedServer,
  mail: mailSurvives,
  payments: (folder, report) => paymentsSurvive(folder, Math.max(4, Math.round(ROUNDS / 5)), report),
  disk: fullDisk,
}

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 160)
  } catch {
    return 'ended meanwhile'
  }
}

const problems: string[] = []
const say = (words: string) => process.stdout.write(`${words}\n`)
const chosen = values.only?.split(',') ?? Object.keys(TRIALS)
const folder = mkdtempSync(join(tmpdir(), 'shop-crash-'))
for (const name of chosen) {
  const trial = TRIALS[name]
  if (!trial) throw new Error(`no such trial: ${name}; there are ${Object.keys(TRIALS).join(', ')}`)
  try {
    await trial(folder, { say, problems })
  } catch (error) {
    problems.push(`${name} broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
  const left = processesWith(folder)
  for (const pid of left) problems.push(`${name} left process ${pid} running: ${commandOf(pid)}`)
  for (const pid of left) process.kill(pid, 'SIGKILL')
}
rmSync(folder, { recursive: true, force: true })
const different = [...new Set(problems)]
for (const words of different.slice(0, 60)) say(`WRONG ${words}`)
say(different.length === 0 ? 'nothing lost, nothing doubled' : `${different.length} problems`)
process.exit(different.length === 0 ? 0 : 1)
