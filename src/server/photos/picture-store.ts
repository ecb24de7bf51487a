import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Kept {
  bytes: number
  /** Milliseconds since 1970. */
  usedAt: number
}

/**
 * Pictures that were made once, kept in a folder over restarts. Bounded by bytes: the longest unused go first. It is a
 * convenience: where the folder cannot be written, or a file of it is gone, the picture is simply made again.
 */
export class PictureStore {
  private readonly folder: string
  private readonly maxBytes: number
  private readonly clock: () => number
  private kept: Promise<Map<string, Kept>> | undefined

  constructor(given: { folder: string; maxBytes: number; clock: () => number }) {
    this.folder = given.folder
    this.maxBytes = given.maxBytes
    this.clock = given.clock
  }

  /** The stored bytes, or those that `make` makes. `key` must change when the picture would look different. */
  async getOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash('sha256').update(key).digest('base64url').slice(0, 32)
    const stored = await readFile(join(this.folder, name)).catch(() => undefined)
    if (stored && stored.length > 0) {
      const usedAt = this.clock()
      ;(await this.index()).set(name, { bytes: stored.length, usedAt })
      await utimes(join(this.folder, name), usedAt / 1000, usedAt / 1000).catch(() => {})
      return stored
    }
    const made = await make()
    await this.keep(name, made).catch(() => {})
    return made
  }

  /** Written beside its place and moved there, so that nobody reads half a picture. */
  private async keep(name: string, made: Buffer): Promise<void> {
    const index = await this.index()
    const draft = join(this.folder, `${name}.new-${process.pid}`)
    await writeFile(draft, made)
    await rename(draft, join(this.folder, name))
    index.set(name, { bytes: made.length, usedAt: this.clock() })
    let total = [...index.values()].reduce((sum, { bytes }) => sum + bytes, 0)
    for (const [oldName, { bytes }] of [...index].toSorted(([, a], [, b]) => a.usedAt - b.usedAt)) {
      if (total <= this.maxBytes) return
      index.delete(oldName)
      total -= bytes
      await rm(join(this.folder, oldName), { force: true })
    }
  }

  private index(): Promise<Map<string, Kept>> {
    this.kept ??= this.readFolder()
    return this.kept
  }

  private async readFolder(): Promise<Map<string, Kept>> {
    const found = new Map<string, Kept>()
    await mkdir(this.folder, { recursive: true }).catch(() => {})
    for (const name of await readdir(this.folder).catch(() => [])) {
      if (name.includes('.new-')) await rm(join(this.folder, name), { force: true }).catch(() => {})
      const file = await stat(join(this.folder, name)).catch(() => undefined)
      if (file) found.set(name, { bytes: file.size, usedAt: file.mtimeMs })
    }
    return found
  }
}
