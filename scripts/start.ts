import { spawn } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { isBuilt } from './build-stamp.ts'

/**
 * Compiled code is kept beside the packages, so that the second start takes half the time of the first. The shop's
 * threads are told by the environment: a cache that is switched on here counts for this thread alone.
 */
process.env.NODE_COMPILE_CACHE ||= join(import.meta.dirname, '..', 'node_modules', '.cache', 'node')
enableCompileCache(process.env.NODE_COMPILE_CACHE)

/** For every package that looks: what the operator did not say otherwise runs in production. */
process.env.NODE_ENV ||= 'production'

/** The bundle of the server; its types are those of the sources. */
const SERVER = new URL('../dist/server/main.js', import.meta.url).href

const say = (words: string) => process.stdout.write(`${words}\n`)

/** In a process of its own, so that the bundler's memory is gone when the shop opens. */
function buildInChild(): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('exit', (code, signal) => {
      if (code === 0) done()
      else failed(new Error(`the build ended with ${signal ?? code}`))
    })
  })
}

try {
  if (!isBuilt()) {
    say('Building the shop (only what changed) ...')
    await buildInChild()
  }
  const { runShop } = (await import(SERVER)) as typeof import('../src/server/main.ts')
  await runShop(
    (words) => say(`${words} ...`),
    (address) =>
      say(
        `\n  Adrenaline Performance is open at ${address}  (${process.uptime().toFixed(1)} s)\n  Ctrl-C closes it.\n`,
      ),
  )
} catch (error) {
  process.stderr.write(`The shop cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
