import type { FastifyInstance } from 'fastify'
import type { AdminReply } from '../../contract/admin/calls.ts'
import { type CatalogTable, PRICED_TABLES } from '../../contract/admin/editable.ts'
import type { AuditEntry } from '../../contract/admin/pages.ts'
import type { Transaction } from '../database/connection.ts'
import { refuse } from '../http/problem.ts'
import { type SignedIn, staffRoute } from '../http/staff-route.ts'
import { dropPicture, keepPicture, ownPictureUrls, restorePicture } from '../pictures/own-pictures.ts'
import { MOST_PHOTO_BYTES, readPhoto } from '../pictures/read-photo.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'

type Row = AdminReply<'GET /api/admin/catalog/:table/:id'>

/**
 * The shop's own pictures of parts, packages and gear. A picture comes as its bytes, not as JSON, and is decoded and
 * encoded anew before anybody sees it.
 */
export function registerPictureDesk(
  app: FastifyInstance,
  { db }: Services,
  show: (table: CatalogTable, id: string) => Promise<Row>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit: MOST_PHOTO_BYTES }, (_, body, done) =>
      done(null, body),
    )
    // Who asks is known before a byte of the picture is read.
    scope.addHook('onRequest', async (request, reply) => {
      await app.staffGate.admit(request, reply, 'staff')
    })
    staffRoute(
      scope,
      'POST /api/admin/catalog/:table/:id/picture',
      async ({ params: { table, id } }, who, { request }) => {
        if (!PRICED_TABLES.some((one) => one === table)) return refuse('not_found', 'There is no such row.')
        await show(table, id)
        const picture = await readPhoto(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
        if (!picture) return refuse('unprocessable', 'That is not a picture we can read. Send a JPEG, PNG or WebP.')
        const subject = `${table}:${id}`
        await db.transaction(async (tx) => {
          const before = (await ownPictureUrls(tx)).get(subject) ?? null
          const after = await keepPicture(tx, subject, picture)
          const change = { action: 'catalog.picture', subject, before: { picture: before }, after: { picture: after } }
          await recordChange(tx, who, change)
        })
        return show(table, id)
      },
    )
  })

  staffRoute(app, 'DELETE /api/admin/catalog/:table/:id/picture', async ({ params: { table, id } }, who) => {
    const { picture } = await show(table, id)
    if (picture === null) return refuse('not_found', 'It has no picture of its own.')
    const subject = `${table}:${id}`
    await db.transaction(async (tx) => {
      await dropPicture(tx, subject)
      await recordChange(tx, who, { action: 'catalog.picture', subject, before: { picture }, after: { picture: null } })
    })
    return show(table, id)
  })
}

/** Shows again what was shown before a change of a picture; nothing else may have changed it since. */
export async function undoPicture(tx: Transaction, who: SignedIn, entry: AuditEntry): Promise<void> {
  const { subject } = entry
  const [before, after] = [entry.before?.picture ?? null, entry.after?.picture ?? null] as (string | null)[]
  const now = (await ownPictureUrls(tx)).get(subject) ?? null
  if (now === before) return
  if (now !== after) refuse('conflict', 'The picture was changed again since. Take the last change back first.')
  if (before === null || before === undefined) await dropPicture(tx, subject)
  else if (!(await restorePicture(tx, subject, before)))
    refuse('unprocessable', 'We keep the last ten pictures of each item, and this one is older. Upload it again.')
  const change = { action: 'catalog.picture', subject, before: { picture: now }, after: { picture: before } }
  await recordChange(tx, who, change)
}
