import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const STAMP = join(ROOT, 'dist', 'stamp')
/** Everything that the built web is made from. */
const INPUTS = ['src/web', 'src/contract', 'src/engine', 'vite.config.ts', 'package-lock.json', 'scripts/build.ts']

/** A hash over the paths and contents of all inputs of the build. */
export function inputsHash(): string {
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
  for (const path of INPUTS) add(path)
  return hash.digest('hex')
}

/** Whether `dist/` is the build of the inputs as they are now. */
export function isBuilt(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputsHash()
}

/** Says in a folder that it was built from inputs of this hash. */
export function stampBuild(folder: string, hash: string): void {
  writeFileSync(join(folder, 'stamp'), hash)
}
