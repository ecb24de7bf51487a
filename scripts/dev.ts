/** `npm run dev`: the web reloads itself in the browser when it is saved; the server starts again when its code is. */
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SETTLE_MS = 150
let server: ChildProcess | undefined
let timer: NodeJS.Timeout | undefined

function stopServer(): Promise<void> {
  const stopping = server
  server = undefined
  if (!stopping || stopping.exitCode !== null) return Promise.resolve()
  return new Promise((done) => {
    stopping.on('exit', () => done())
    stopping.kill('SIGTERM')
  })
}

async function again(): Promise<void> {
  await stopServer()
  server = spawn(process.execPath, [join(ROOT, 'scripts/dev-shop.ts')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  })
}

await again()
watch(join(ROOT, 'src'), { recursive: true }, (_, path) => {
  if (!path || /^web\//.test(path) || /\.test\.tsx?$/.test(path)) return
  clearTimeout(timer)
  timer = setTimeout(() => void again(), SETTLE_MS)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopServer().then(() => process.exit(0)))
