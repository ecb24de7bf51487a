import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { build } from 'vite'
import { inputsHash, stampBuild } from './build-stamp.ts'
import { assetsToKeep } from './kept-assets.ts'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')

/**
 * Builds the browser's files and the page renderer into `dist/`, and compresses what the browser asks for. It is put in
 * its place whole, when it is finished: two builds at once, or one that is cut short, break nothing. What is built is
 * the production build, whatever NODE_ENV says: tests serve it too.
 */
export async function buildWeb(onProgress: (words: string) => void = () => {}): Promise<void> {
  const hash = inputsHash()
  const draft = join(ROOT, 'node_modules', '.cache', `dist-${process.pid}`)
  rmSync(draft, { recursive: true, force: true })
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    onProgress('building the browser files')
    const shared = { root: ROOT, logLevel: 'warn', mode: 'production' } as const
    await build({ ...shared, build: { outDir: join(draft, 'client') } })
    onProgress('building the back office')
    const admin = { input: 'src/web/admin/entry-admin.tsx', output: { codeSplitting: false } }
    await build({ ...shared, base: '/admin/', build: { outDir: join(draft, 'admin'), rolldownOptions: admin } })
    onProgress('building the page renderer')
    await build({ ...shared, build: { ssr: true, outDir: join(draft, 'ssr'), rolldownOptions: IN_ONE_FILE } })
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = environment
  }
  onProgress('compressing')
  for (const part of ['client', 'admin']) await compressAssets(join(draft, part, 'assets'))
  stampBuild(draft, hash)
  for (const name of assetsToKeep(DIST, draft)) {
    cpSync(join(DIST, 'client', 'assets', name), join(draft, 'client', 'assets', name))
  }
  putInPlace(draft)
}

/** The renderer loads nothing later: a running server keeps working when `dist/` is replaced under it. */
const IN_ONE_FILE = { output: { codeSplitting: false } }

function putInPlace(draft: string): void {
  const old = `${draft}-old`
  for (let attempt = 0; ; attempt += 1) {
    try {
      if (existsSync(DIST)) renameSync(DIST, old)
      renameSync(draft, DIST)
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

if (import.meta.main) await buildWeb((words) => process.stdout.write(`${words}\n`))
