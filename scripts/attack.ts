import { parseArgs } from 'node:util'
import { accessProbes } from './attack/access.ts'
import { cacheLaws } from './attack/cache-laws.ts'
import { Findings } from './attack/findings.ts'
import { fuzz } from './attack/fuzz.ts'
import { hostileTexts } from './attack/hostile-texts.ts'
import { limitProbes } from './attack/limits.ts'
import { officeProbes } from './attack/office.ts'
import { rawSockets } from './attack/raw-sockets.ts'
import { scanners } from './attack/scanners.ts'
import { closeTargets } from './attack/target.ts'
import { buildShop } from './build.ts'
import { isBuilt } from './build-stamp.ts'

/**
 * `npm run test:attack`: attacks the built shop on this machine and tells what gave way. Each phase opens a shop of its
 * own on a fresh data folder and a free port of 127.0.0.1. Ends by itself; exit 1 with any finding.
 *
 *   npm run test:attack -- --seed 7 --requests 50000 --connections 12 --only fuzz,cache
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261122' },
    requests: { type: 'string', default: '50000' },
    connections: { type: 'string', default: '12' },
    only: { type: 'string' },
  },
})
const seed = Number(values.seed)
const PHASES = {
  cache: (say) => cacheLaws(findings, seed, say),
  raw: (say) => rawSockets(findings, say),
  access: (say) => accessProbes(findings, say),
  office: (say) => officeProbes(findings, { seed, requests: Math.ceil(Number(values.requests) / 10), say }),
  limits: (say) => limitProbes(findings, say),
  texts: (say) => hostileTexts(findings, seed, say),
  fuzz: (say) =>
    fuzz(findings, { seed, requests: Number(values.requests), connections: Number(values.connections), say }),
  scanners: (say) => scanners(findings, say),
} satisfies Record<string, (say: (words: string) => void) => Promise<void>>

const findings = new Findings()
const print = (words: string) => process.stdout.write(`${words}\n`)
const chosen = values.only?.split(',') ?? Object.keys(PHASES)
const unknown = chosen.filter((name) => !(name in PHASES))
if (unknown.length > 0)
  throw new Error(`no such phase: ${unknown.join(', ')}; there are ${Object.keys(PHASES).join(', ')}`)

if (!isBuilt()) await buildShop(print)
print(`seed ${seed}`)
for (const name of chosen) {
  const started = performance.now()
  const say = (words: string) => print(`${name}: ${words}`)
  try {
    await PHASES[name as keyof typeof PHASES](say)
  } catch (error) {
    findings.add(name, 'the phase broke off', error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  await closeTargets()
  say(`done in ${Math.round((performance.now() - started) / 1000)} s`)
}
print('')
findings.print(print)
print(findings.kinds === 0 ? 'nothing gave way' : `${findings.kinds} kinds of findings`)
process.exit(findings.kinds === 0 ? 0 : 1)
