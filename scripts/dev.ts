import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SETTLE_MS = 150
let server: ChildProcess | undefined
let timer: NodeJS.Timeout | undefined

/** Builds the web for development and resolves with whether that ended well. */
function built(): Promise<boolean> {
  return new Promise((done) => {
    spawn(process.execPath, [join(ROOT, 'scripts/build.ts'), '--development'], { stdio: 'inherit' }).on(
      'exit',
      (code) => done(code === 0),
    )
  })
}

function stopServer(): Promise<void> {
  const stopping = server
  server = undefined
  if (!stopping || stopping.exitCode !== null) return Promise.resolve()
  return new Promise((done) => {
    stopping.on('exit', () => done())
    stopping.kill('SIGTERM')
  })
}

async function again(withBuild: boolean): Promise<void> {
  if (withBuild && !(await built())) return
  await stopServer()
  server = spawn(process.execPath, [join(ROOT, 'src/server/main.ts')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  })
}

await again(true)
watch(join(ROOT, 'src'), { recursive: true }, (_, path) => {
  if (!path || /\.test\.tsx?$/.test(path)) return
  clearTimeout(timer)
  timer = setTimeout(() => void again(/^(web|contract|engine)/.test(path)), SETTLE_MS)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopServer().then(() => process.exit(0)))
