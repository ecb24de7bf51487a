/**
 * `npm run -s owner -- add EMAIL`: prints a one-time link that makes, or lets back in, an owner of this shop. Exit 0:
 * done. 1: the database failed. 2: wrong arguments.
 */
import { z } from 'zod'
import { runCommand, UsageError } from './command-line/command.ts'

const HELP = `npm run -s owner -- add EMAIL

  add EMAIL   prints a link, good once and for 24 hours: an account of an owner, with a new password
  --version   the version of the shop
  --help      this list

Exit 0: done. 1: the database failed. 2: wrong arguments. The rest is in docs/owner.md.`

await runCommand({
  help: HELP,
  options: {},
  run: async (_, [command, given, ...more]) => {
    const email = z.email().toLowerCase().safeParse(given)
    if (command !== 'add' || !email.success || more.length > 0) {
      throw new UsageError('write "add" and an email; --help says more')
    }
    const { makeLink } = await import('../src/server/admin/links.ts')
    const { recordChange } = await import('../src/server/staff/audit-log.ts')
    const { withShopDatabase } = await import('./shop-database.ts')
    const path = await withShopDatabase((db) =>
      db.transaction(async (tx) => {
        const change = { action: 'staff.invite', subject: `staff:${email.data}`, after: { role: 'owner' } }
        await recordChange(tx, 'terminal', change)
        const link = { kind: 'invitation', email: email.data, role: 'owner', nowMs: Date.now() } as const
        return (await makeLink(tx, link)).path
      }),
    )
    const origin = process.env.SHOP_ORIGIN?.replace(/\/+$/, '') || `http://localhost:${process.env.PORT || 3000}`
    process.stdout.write(`Open this within 24 hours. It works once.\n${origin}${path}\n`)
    return 0
  },
})
