import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { type ImportResult, importParts } from '../src/server/catalog-import/import-parts.ts'
import { UnreadableFile } from '../src/server/catalog-import/read-file.ts'
import { pastImports, undoImport } from '../src/server/catalog-import/undo-import.ts'
import type { Database } from '../src/server/database/connection.ts'
import { decimalDollars } from '../src/server/pricing/money.ts'
import { UsageError } from './command-line/command.ts'
import { withShopDatabase } from './shop-database.ts'

const WRONG_TOLD = 1_000
const IMPORTS_LISTED = 20

export interface ImportArguments {
  isDryRun: boolean
  skipWrong: boolean
  removeGone: boolean
  /** Changed parts to list. */
  show: number | undefined
  /** Files of the applications, the vehicle table and the part types, where the file holds PIES items. */
  xml: readonly [string, string, string] | undefined
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Opened when it is read, so that a file that cannot be is an error of the reading. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  if (path === '-') yield* process.stdin
  else yield* createReadStream(path)
}

const isMissingFile = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error &&
  'path' in error &&
  ['ENOENT', 'EISDIR', 'EACCES'].includes(String(Reflect.get(error, 'code')))

/** Whatever goes wrong imports nothing; what whoever typed the command can put right is theirs. */
async function withDatabase(work: (db: Database) => Promise<number>): Promise<number> {
  try {
    return await withShopDatabase(work)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const words = `${error instanceof Error ? error.message : error}\nNothing imported.`
    throw error instanceof UnreadableFile || isMissingFile(error) ? new UsageError(words) : new Error(words)
  }
}

export function runImport(path: string, { show, xml, ...asked }: ImportArguments): Promise<number> {
  return withDatabase(async (db) => {
    let told = 0
    const onWrong = (line: number, why: string) => {
      told += 1
      if (told <= WRONG_TOLD) console.error(`line ${line}: ${why}`)
    }
    const files = xml?.map(bytesOf)
    const [applications, vehicleTable, partTypes] = files ?? []
    const result = await importParts(db, {
      ...asked,
      file: bytesOf(path),
      fileName: basename(path),
      onWrong,
      ...(applications && vehicleTable && partTypes ? { xml: { applications, vehicleTable, partTypes } } : {}),
      ...(show === undefined ? {} : { show }),
    })
    if (result.wrong > Math.min(told, WRONG_TOLD)) console.error(`${result.wrong} wrong lines in all`)
    print(result, asked.removeGone)
    return conclude(result, asked)
  })
}

function print({ added, changed, unchanged, gone, changes }: ImportResult, removeGone: boolean): void {
  console.log(`${added} new, ${changed} changed, ${unchanged} unchanged, ${gone} not in this file`)
  for (const { sku, name, oldPriceCents, newPriceCents } of changes) {
    const [old, now] = [decimalDollars(oldPriceCents), decimalDollars(newPriceCents)]
    console.log(`  ${sku}  ${name}  ${old === now ? 'same price, other changes' : `$${old} -> $${now}`}`)
  }
  if (changed > changes.length) console.log(`  and ${changed - changes.length} more; --show lists them`)
  if (gone > 0 && !removeGone) console.log('Parts that are not in this file stay; --remove-gone takes them off.')
}

function conclude(
  { importId, wrong, added, changed, unchanged }: ImportResult,
  { skipWrong, isDryRun }: Pick<ImportArguments, 'skipWrong' | 'isDryRun'>,
): number {
  if (wrong > 0 && !skipWrong) {
    console.error(`Nothing imported: fix ${plural(wrong, 'line')}, or leave them out with --skip-wrong.`)
    return 2
  }
  if (isDryRun) console.log('Dry run: nothing written.')
  else if (importId !== null) console.log(`Import ${importId} done. Undo it with --undo ${importId}.`)
  else if (added + changed + unchanged === 0) {
    console.error('Nothing imported: the file has no right line.')
    return 1
  } else console.log('Nothing to change.')
  return 0
}

export function runUndo(id: number): Promise<number> {
  return withDatabase(async (db) => {
    const undone = await undoImport(db, id)
    if (undone.ok) {
      console.log(`Import ${id} undone: ${undone.removed} parts removed, ${undone.restored} put back.`)
      return 0
    }
    console.error(undone.why)
    return undone.reason === 'unknown' ? 2 : 1
  })
}

export function list(): Promise<number> {
  return withDatabase(async (db) => {
    for (const { id, fileName, createdAt, undoneAt, parts } of await pastImports(db, IMPORTS_LISTED)) {
      console.log(
        `${id}  ${createdAt.toISOString()}  ${fileName}  ${plural(parts, 'part')}${undoneAt ? '  undone' : ''}`,
      )
    }
    return 0
  })
}
