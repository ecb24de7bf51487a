/**
 * `npm run -s migrate`: brings the tables up to date before new shops start. A shop does the same when it starts; by
 * itself a migration that fails stops a deploy while the old shops serve on.
 */
import { runCommand } from './command-line/command.ts'

const HELP = `npm run -s migrate

Brings the tables of DATABASE_URL, else of the embedded database in DATA_DIR, up to date. Safe to repeat, and while the
shop runs.

  --version   the version of the shop
  --help      this list

Exit 0: up to date. 1: the database failed, or a migration did; nothing of it remains. 2: wrong arguments.`

await runCommand({
  help: HELP,
  options: {},
  run: async () => {
    const { withShopDatabase } = await import('./shop-database.ts')
    return withShopDatabase(async () => {
      process.stdout.write('The tables are up to date.\n')
      return 0
    })
  },
})
