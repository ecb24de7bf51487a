import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { build } from 'vite'
import { buildServer } from './build-server.ts'
import { inputsHash, isPartBuilt, stampBuild } from './build-stamp.ts'
import { assetsToKeep } from './kept-assets.ts'
import { SHORT_FORM } from './short-form.ts'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')

type Progress = (words: string) => void

/**
 * Builds what is not built as the sources are now: the browser's files and the page renderer, and the server. Each is
 * put in its place whole, when it is finished: two builds at once, or one that is cut short, break nothing. What is
 * built is the production build, whatever NODE_ENV says: tests serve it too.
 */
export async function buildShop(onProgress: Progress = () => {}): Promise<void> {
  const draft = join(ROOT, 'node_modules', '.cache', `dist-${process.pid}`)
  rmSync(draft, { recursive: true, force: true })
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    if (isPartBuilt('web')) {
      if (!isPartBuilt('server')) await draftServer(draft, onProgress)
      else return
      putInPlace(draft, join(DIST, 'server'))
    } else {
      await draftServer(join(draft, 'server'), onProgress)
      await draftWeb(draft, onProgress)
      putInPlace(draft, DIST)
    }
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = environment
  }
}

async function draftServer(folder: string, onProgress: Progress): Promise<void> {
  onProgress('building the server')
  const hash = inputsHash('server')
  await buildServer(folder)
  stampBuild(folder, hash)
}

async function draftWeb(draft: string, onProgress: Progress): Promise<void> {
  const hash = inputsHash('web')
  onProgress('building the browser files')
  const shared = { root: ROOT, logLevel: 'warn', mode: 'production' } as const
  const input = ['src/web/entry-boot.ts', 'src/web/entry-client.tsx']
  await build({ ...shared, build: { outDir: join(draft, 'client'), rolldownOptions: { input } } })
  onProgress('building the back office')
  const admin = { input: 'src/web/admin/entry-admin.tsx', output: { codeSplitting: false } }
  await build({ ...shared, base: '/admin/', build: { outDir: join(draft, 'admin'), rolldownOptions: admin } })
  onProgress('building the page renderer')
  await build({ ...shared, build: { ssr: true, outDir: join(draft, 'ssr'), rolldownOptions: IN_ONE_FILE } })
  onProgress('compressing')
  for (const part of ['client', 'admin']) await compressAssets(join(draft, part, 'assets'))
  stampBuild(draft, hash)
  for (const name of assetsToKeep(DIST, draft)) {
    cpSync(join(DIST, 'client', 'assets', name), join(draft, 'client', 'assets', name))
  }
}

/** The renderer loads nothing later: a running server keeps working when `dist/` is replaced under it. */
const IN_ONE_FILE = { output: { codeSplitting: false, ...SHORT_FORM } }

function putInPlace(draft: string, place: string): void {
  const old = `${draft}-old`
  for (let attempt = 0; ; attempt += 1) {
    try {
      if (existsSync(place)) renameSync(place, old)
      renameSync(draft, place)
      break
    } catch (error) {
      // Another build put its own there between our two steps.
      if (attempt >= 5) throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}

async function compressAssets(folder: string): Promise<void> {
  const worth = readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    worth.map(async (name) => {
      const content = readFileSync(join(folder, name))
      if (content.length < 600) return
      const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length }
      writeFileSync(join(folder, `${name}.br`), await promisify(brotliCompress)(content, { params }))
      writeFileSync(join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

if (import.meta.main) await buildShop((words) => process.stdout.write(`${words}\n`))
