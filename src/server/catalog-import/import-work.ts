import type { ImportQuery, ImportReply } from '../../contract/admin/imports.ts'
import { MOST_WRONG_LINES } from '../../contract/admin/imports.ts'
import type { Database } from '../database/connection.ts'
import { type Actor, recordChange } from '../staff/audit-log.ts'
import { importParts } from './import-parts.ts'
import { UnreadableFile } from './read-file.ts'
import type { XmlFiles } from './read-xml.ts'
import { type Undone, undoImport } from './undo-import.ts'

interface Imported {
  actor: Actor
  /** A form of files as a browser sends it, and its content type. */
  body: Uint8Array
  contentType: string
  query: ImportQuery
}
/** What a member of staff has the thread do. */
export type ImportWork = { import: Imported } | { undo: { actor: Actor; id: number } }
/** `refused`: the files cannot be read; in words. */
export type ImportWorkDone = { reply: ImportReply } | { undone: Undone } | { refused: string }

/** Imports the files of a form, or takes an import back, with its entry in the audit log. */
export async function doImportWork(db: Database, work: ImportWork): Promise<ImportWorkDone> {
  if ('undo' in work) return { undone: await undone(db, work.undo) }
  try {
    return await imported(db, work.import)
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.message }
    throw error
  }
}

const undone = (db: Database, { actor, id }: { actor: Actor; id: number }): Promise<Undone> =>
  undoImport(db, id, (tx) => recordChange(tx, actor, { action: 'catalog.import-undo', subject: `import:${id}` }))

const filesOf = async (body: Uint8Array, contentType: string): Promise<FormData | undefined> =>
  new Response(Buffer.from(body), { headers: { 'content-type': contentType } }).formData().catch(() => undefined)

async function imported(db: Database, { actor, body, contentType, query }: Imported): Promise<ImportWorkDone> {
  const form = await filesOf(body, contentType)
  const file = (name: string): File | undefined => {
    const given = form?.get(name)
    return given instanceof File && given.size > 0 ? given : undefined
  }
  const parts = file('parts')
  if (!parts) return { refused: 'Choose a parts file.' }
  const [applications, vehicleTable, partTypes] = ['applications', 'vehicleTable', 'partTypes'].map(file)
  const xml: XmlFiles | undefined =
    applications && vehicleTable && partTypes
      ? { applications: applications.stream(), vehicleTable: vehicleTable.stream(), partTypes: partTypes.stream() }
      : undefined
  if (!xml && (applications || vehicleTable || partTypes)) {
    return { refused: 'An XML import takes all four files: items, applications, your cars, and your part types.' }
  }
  const wrongLines: ImportReply['wrongLines'] = []
  const result = await importParts(db, {
    ...{ file: parts.stream(), fileName: parts.name.slice(0, 200), ...(xml ? { xml } : {}) },
    isDryRun: query.write === undefined,
    skipWrong: query.skipWrong !== undefined,
    removeGone: query.removeGone !== undefined,
    onWrong: (line, why) => void (wrongLines.length < MOST_WRONG_LINES && wrongLines.push({ line, why })),
    afterWrite: (tx, { importId, added, changed, gone }) =>
      recordChange(tx, actor, {
        ...{ action: 'catalog.import', subject: `import:${importId}` },
        after: { file: parts.name.slice(0, 200), added, changed, removed: query.removeGone ? gone : 0 },
      }),
  })
  return { reply: { ...result, changes: [...result.changes], wrongLines } }
}
