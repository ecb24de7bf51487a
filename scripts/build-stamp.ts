import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const MADE_BY = ['package-lock.json', 'scripts/short-form.ts']
/** What the build makes, and everything that it is made from. */
export const BUILD_PARTS = {
  web: {
    stamp: 'dist/stamp',
    inputs: ['src/web', 'src/contract', 'src/engine', 'vite.config.ts', ...MADE_BY, 'scripts/build.ts'],
  },
  server: {
    stamp: 'dist/server/stamp',
    inputs: ['src/server', 'src/catalog', 'src/contract', 'src/engine', ...MADE_BY, 'scripts/build-server.ts'],
  },
} as const
export type BuildPart = keyof typeof BUILD_PARTS

/** A hash over the paths and contents of all inputs of a part of the build. */
export function inputsHash(part: BuildPart): string {
  const hash = createHash('sha256')
  const add = (path: string) => {
    const full = join(ROOT, path)
    if (!existsSync(full)) return
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).toSorted()) add(`${path}/${name}`)
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(`${path}\0`).update(readFileSync(full)).update('\0')
    }
  }
  for (const path of BUILD_PARTS[part].inputs) add(path)
  return hash.digest('hex')
}

/** Whether a part of `dist/` is the build of its inputs as they are now. */
export function isPartBuilt(part: BuildPart): boolean {
  const stamp = join(ROOT, BUILD_PARTS[part].stamp)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash(part)
}

export const isBuilt = (): boolean => isPartBuilt('web') && isPartBuilt('server')

/** Says in a folder that it was built from inputs of this hash. */
export function stampBuild(folder: string, hash: string): void {
  writeFileSync(join(folder, 'stamp'), hash)
}
