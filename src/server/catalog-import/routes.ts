import type { FastifyInstance } from 'fastify'
import { MOST_IMPORT_BYTES } from '../../contract/admin/imports.ts'
import { refuse } from '../http/problem.ts'
import { staffRoute } from '../http/staff-route.ts'
import { inThread } from '../jobs/in-thread.ts'
import { programAt } from '../places.ts'
import type { Services } from '../services.ts'
import type { ImportWork, ImportWorkDone } from './import-work.ts'
import { pastImports } from './undo-import.ts'

const LISTED = 30

/** Imports of parts in the back office: the files are read, compared, and written on a thread of their own. */
export function registerImports(app: FastifyInstance, { db }: Services): void {
  let isRunning = false
  const run = async (work: ImportWork): Promise<ImportWorkDone> => {
    if (isRunning) return refuse('conflict', 'Another import is running. Try again when it is done.')
    isRunning = true
    try {
      const url = db.$client.options.connectionString!
      return await inThread<ImportWorkDone>(programAt('catalog-import/import-thread'), { url, work })
    } finally {
      isRunning = false
    }
  }

  staffRoute(app, 'GET /api/admin/imports', async () => ({
    imports: (await pastImports(db, LISTED)).map(({ createdAt, undoneAt, ...past }) => ({
      ...past,
      ...{ createdAt: createdAt.toISOString(), undoneAt: undoneAt?.toISOString() ?? null },
    })),
  }))

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      /^multipart\/form-data/,
      { parseAs: 'buffer', bodyLimit: MOST_IMPORT_BYTES },
      (_, body, done) => done(null, body),
    )
    // Who asks is known before a byte of the file is read.
    scope.addHook('onRequest', async (request, reply) => {
      await app.staffGate.admit(request, reply, 'staff')
    })
    staffRoute(scope, 'POST /api/admin/imports', async ({ query }, actor, { request }) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const contentType = request.headers['content-type'] ?? ''
      const done = await run({ import: { actor, body, contentType, query } })
      if ('reply' in done) return done.reply
      return refuse('unprocessable', 'refused' in done ? done.refused : 'The file could not be read.')
    })
  })

  staffRoute(app, 'POST /api/admin/imports/:id/undo', async ({ params: { id } }, actor) => {
    const done = await run({ undo: { actor, id } })
    if (!('undone' in done)) return refuse('unprocessable', 'The import could not be taken back.')
    const { undone } = done
    if (undone.ok) return { removed: undone.removed, restored: undone.restored }
    return refuse(undone.reason === 'unknown' ? 'not_found' : 'conflict', undone.why)
  })
}
