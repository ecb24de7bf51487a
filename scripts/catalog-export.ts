/**
 * `npm run -s catalog-export -- [parts.csv]`: the imported parts in the layout of the import, into a new file or onto
 * the screen. Exit 0: done. 1: the database or the file failed. 2: wrong arguments.
 */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { runCommand, UsageError } from './command-line/command.ts'

const HELP = `npm run -s catalog-export -- [parts.csv]

  parts.csv   a new file; without one, or with -, onto the screen
  --version   the version of the shop
  --help      this list

Exit 0: done. 1: the database or the file failed. 2: wrong arguments. The layout is in docs/catalog-import.md.`

await runCommand({
  help: HELP,
  options: {},
  run: async (_, [path, ...more]) => {
    if (more.length > 0) throw new UsageError('name one file or none; --help says more')
    const { exportedLines } = await import('../src/server/catalog-import/export-parts.ts')
    const { withShopDatabase } = await import('./shop-database.ts')
    await withShopDatabase(async (db) => {
      const lines = Readable.from(exportedLines(db))
      if (path === undefined || path === '-') await pipeline(lines, process.stdout, { end: false })
      // A file that is there already is not written over.
      else await pipeline(lines, createWriteStream(path, { flags: 'wx' }))
    })
    return 0
  },
})
