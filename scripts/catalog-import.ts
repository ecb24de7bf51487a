/**
 * `npm run -s catalog-import -- parts.csv [--dry-run]`: brings the parts of a file into the shop; `--help` lists the
 * rest, docs/catalog-import.md the layout. Exit 0: done. 1: nothing imported, the file is not at fault. 2: wrong file
 * or arguments, nothing imported.
 */
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { type ImportResult, importParts } from '../src/server/catalog-import/import-parts.ts'
import { UnreadableFile } from '../src/server/catalog-import/read-file.ts'
import type { XmlFiles } from '../src/server/catalog-import/read-xml.ts'
import { pastImports, undoImport } from '../src/server/catalog-import/undo-import.ts'
import type { Database } from '../src/server/database/connection.ts'
import { decimalDollars } from '../src/server/pricing/money.ts'
import { UsageError, withShopDatabase } from './shop-database.ts'

const HELP = `npm run -s catalog-import -- parts.csv [--dry-run]

  --dry-run       show what would change and write nothing
  --skip-wrong    import the right lines of a file that has wrong ones
  --remove-gone   take imported parts that the file does not name off the shop
  --show 20       changed parts to list
  --applications apps.xml    the file holds PIES 7 items, this one their ACES 4 applications; with
  --vehicle-table cars.csv   your cars for its base vehicles, and
  --part-types types.csv     your categories and kinds for its part types
  --list          the last imports with their numbers
  --undo 3        put back what import 3 changed
  --help          this list

The layout is in docs/catalog-import.md. npm run -s catalog-export prints the imported parts in it.`

const WRONG_TOLD = 1_000
const IMPORTS_LISTED = 20

function readArguments() {
  const [flag, text] = [{ type: 'boolean' } as const, { type: 'string' } as const]
  const options = {
    'dry-run': flag,
    'skip-wrong': flag,
    'remove-gone': flag,
    show: text,
    applications: text,
    'vehicle-table': text,
    'part-types': text,
    list: flag,
    undo: text,
    help: flag,
  } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
type Arguments = ReturnType<typeof readArguments>['values']

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`--${name} ${value}: expected a whole number`)
  return Number(value)
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Opened when it is read, so that a file that cannot be is an error of the reading. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path)
}

function xmlOf(args: Arguments): { xml?: XmlFiles } {
  const given = [args.applications, args['vehicle-table'], args['part-types']].flatMap((path) => path ?? [])
  const [applications, vehicleTable, partTypes] = given.map(bytesOf)
  if (applications && vehicleTable && partTypes) return { xml: { applications, vehicleTable, partTypes } }
  if (given.length === 0) return {}
  throw new UsageError('--applications, --vehicle-table and --part-types belong together')
}

async function runImport(db: Database, path: string, args: Arguments): Promise<number> {
  let told = 0
  const onWrong = (line: number, why: string) => {
    told += 1
    if (told <= WRONG_TOLD) console.error(`line ${line}: ${why}`)
  }
  const ask = { isDryRun: args['dry-run'], skipWrong: args['skip-wrong'], removeGone: args['remove-gone'] }
  const result = await importParts(db, {
    file: bytesOf(path),
    fileName: basename(path),
    isDryRun: ask.isDryRun ?? false,
    skipWrong: ask.skipWrong ?? false,
    removeGone: ask.removeGone ?? false,
    onWrong,
    ...xmlOf(args),
    ...(args.show === undefined ? {} : { show: wholeNumber('show', args.show) }),
  })
  if (result.wrong > Math.min(told, WRONG_TOLD)) console.error(`${result.wrong} wrong lines in all`)
  print(result, args['remove-gone'] ?? false)
  return conclude(result, args)
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

function conclude({ importId, wrong, added, changed, unchanged }: ImportResult, args: Arguments): number {
  if (wrong > 0 && !args['skip-wrong']) {
    console.error(`Nothing imported: fix ${plural(wrong, 'line')}, or leave them out with --skip-wrong.`)
    return 2
  }
  if (args['dry-run']) console.log('Dry run: nothing written.')
  else if (importId !== null) console.log(`Import ${importId} done. Undo it with --undo ${importId}.`)
  else if (added + changed + unchanged === 0) {
    console.error('Nothing imported: the file has no right line.')
    return 1
  } else console.log('Nothing to change.')
  return 0
}

async function runUndo(db: Database, id: number): Promise<number> {
  const undone = await undoImport(db, id)
  if (undone.ok) {
    console.log(`Import ${id} undone: ${undone.removed} parts removed, ${undone.restored} put back.`)
    return 0
  }
  console.error(undone.why)
  return undone.reason === 'unknown' ? 2 : 1
}

async function list(db: Database): Promise<number> {
  for (const { id, fileName, createdAt, undoneAt, parts } of await pastImports(db, IMPORTS_LISTED)) {
    console.log(`${id}  ${createdAt.toISOString()}  ${fileName}  ${plural(parts, 'part')}${undoneAt ? '  undone' : ''}`)
  }
  return 0
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments()
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const isAlone = positionals.length === 0
  if (values.list && isAlone) return withShopDatabase(list)
  if (values.undo !== undefined && isAlone) {
    const id = wholeNumber('undo', values.undo)
    return withShopDatabase((db) => runUndo(db, id))
  }
  const [path] = positionals
  if (path === undefined || positionals.length > 1 || values.list || values.undo !== undefined) {
    throw new UsageError('name one file, or --undo, or --list; --help lists what there is')
  }
  return withShopDatabase((db) => runImport(db, path, values))
}

const isMissingFile = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error &&
  'path' in error &&
  ['ENOENT', 'EISDIR', 'EACCES'].includes(String(Reflect.get(error, 'code')))

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage = error instanceof UsageError || error instanceof UnreadableFile || isMissingFile(error)
  console.error(error instanceof Error ? error.message : error)
  if (!(error instanceof UsageError)) console.error('Nothing imported.')
  process.exitCode = isUsage ? 2 : 1
}
