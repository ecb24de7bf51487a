/** `npm run -s owner -- add EMAIL`: prints a one-time link that makes, or lets back in, an owner of this shop. */
import { z } from 'zod'
import { makeLink } from '../src/server/admin/links.ts'
import { recordChange } from '../src/server/staff/audit-log.ts'
import { UsageError, withShopDatabase } from './shop-database.ts'

const [command, given] = process.argv.slice(2)
try {
  const email = z.email().toLowerCase().safeParse(given)
  if (command !== 'add' || !email.success) throw new UsageError('Write: npm run -s owner -- add EMAIL')
  const path = await withShopDatabase((db) =>
    db.transaction(async (tx) => {
      const change = { action: 'staff.invite', subject: `staff:${email.data}`, after: { role: 'owner' } }
      await recordChange(tx, 'terminal', change)
      return (await makeLink(tx, { kind: 'invitation', email: email.data, role: 'owner', nowMs: Date.now() })).path
    }),
  )
  const origin = process.env.SHOP_ORIGIN?.replace(/\/+$/, '') || `http://localhost:${process.env.PORT || 3000}`
  process.stdout.write(`Open this within 24 hours. It works once.\n${origin}${path}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
