import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const assetsIn = (dist: string) => {
  const folder = join(dist, 'client', 'assets')
  return existsSync(folder) ? readdirSync(folder) : []
}
const stampOf = (dist: string) => (existsSync(join(dist, 'stamp')) ? readFileSync(join(dist, 'stamp'), 'utf8') : '')

/** Names of the assets that a build itself made, without those that it kept from the build before. */
function ownAssets(dist: string): Set<string> {
  const file = join(dist, 'client', '.vite', 'manifest.json')
  if (!existsSync(file)) return new Set()
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { file: string; css?: string[]; assets?: string[] }
  >
  return new Set(
    Object.values(manifest)
      .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
      .map((path) => path.replace('assets/', '')),
  )
}

/**
 * Which assets of the build that is being replaced the new one keeps, so that a page opened before a deployment still
 * finds its code: those that the old build itself made; all of them when the same sources were built again.
 */
export function assetsToKeep(old: string, next: string): string[] {
  const isSame = stampOf(old) === stampOf(next)
  const own = ownAssets(old)
  const made = new Set(assetsIn(next))
  return assetsIn(old).filter((name) => !made.has(name) && (isSame || own.has(name.replace(/\.(br|gz)$/, ''))))
}
