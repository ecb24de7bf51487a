/**
 * `npm run -s catalog-export -- [parts.csv]`: the imported parts in the layout of the import, into a new file or onto
 * the screen. Exit 0: done. 1: the database or the file failed. 2: wrong arguments.
 */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportedLines } from '../src/server/catalog-import/export-parts.ts'
import { UsageError, withShopDatabase } from './shop-database.ts'

async function main(): Promise<void> {
  const [path, ...more] = process.argv.slice(2)
  if (more.length > 0 || path?.startsWith('-')) {
    throw new UsageError('npm run -s catalog-export -- [parts.csv]: name one file or none')
  }
  await withShopDatabase(async (db) => {
    const lines = Readable.from(exportedLines(db))
    if (path === undefined) await pipeline(lines, process.stdout, { end: false })
    // A file that is there already is not written over.
    else await pipeline(lines, createWriteStream(path, { flags: 'wx' }))
  })
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
