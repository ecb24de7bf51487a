import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { build } from 'vite'
import { inputsHash, stampBuild } from './build-stamp.ts'

const ROOT = join(import.meta.dirname, '..')

/**
 * Builds the browser's files and the page renderer into `dist/`, and compresses what the browser asks for. What is
 * built is always the production build, whatever NODE_ENV says: a test or a development server serves it too.
 */
export async function buildWeb(onProgress: (words: string) => void = () => {}): Promise<void> {
  const hash = inputsHash()
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    onProgress('building the browser files')
    await build({ root: ROOT, logLevel: 'warn', mode: 'production' })
    onProgress('building the page renderer')
    await build({ root: ROOT, logLevel: 'warn', mode: 'production', build: { ssr: true } })
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = environment
  }
  onProgress('compressing')
  await compressAssets(join(ROOT, 'dist', 'client', 'assets'))
  stampBuild(hash)
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
