/**
 * `npm run -s catalog-import -- parts.csv [--dry-run]`: brings the parts of a file into the shop; `--help` lists the
 * rest, docs/catalog-import.md the layout. Exit 0: done. 1: nothing imported, the file is not at fault. 2: wrong file
 * or arguments, nothing imported.
 */
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { type ImportResult, importParts } from '../src/server/catalog-import/import-parts.ts'
import { UnreadableFile } from '../src/server/catalog-import/read-file.ts'
import type { XmlFiles } from '../src/server/catalog-import/read-xml.ts'
import { pastImports, undoImport } from '../src/server/catalog-import/undo-import.ts'
import type { Database } from '../src/server/database/connection.ts'
import { decimalDollars } from '../src/server/pricing/money.ts'
import { type Command, runCommand, UsageError } from './command-line/command.ts'
import { withShopDatabase } from './shop-database.ts'

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
  --version       the version of the shop
  --help          this list
  -               in place of a file: stdin

The layout is in docs/catalog-import.md. npm run -s catalog-export prints the imported parts in it.`

const WRONG_TOLD = 1_000
const IMPORTS_LISTED = 20

const [FLAG, TEXT] = [{ type: 'boolean' } as const, { type: 'string' } as const]
const OPTIONS = {
  'dry-run': FLAG,
  'skip-wrong': FLAG,
  'remove-gone': FLAG,
  show: TEXT,
  applications: TEXT,
  'vehicle-table': TEXT,
  'part-types': TEXT,
  list: FLAG,
  undo: TEXT,
} as const
type Arguments = Parameters<Command<typeof OPTIONS>['run']>[0]

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`--${name} ${value}: expected a whole number`)
  return Number(value)
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Opened when it is read, so that a file that cannot be is an error of the reading. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  if (path === '-') yield* process.stdin
  else yield* createReadStream(path)
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

async function act(values: Arguments, positionals: readonly string[]): Promise<number> {
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

await runCommand({
  help: HELP,
  options: OPTIONS,
  run: async (values, positionals) => {
    try {
      return await act(values, positionals)
    } catch (error) {
      if (error instanceof UsageError) throw error
      const words = `${error instanceof Error ? error.message : error}\nNothing imported.`
      throw error instanceof UnreadableFile || isMissingFile(error) ? new UsageError(words) : new Error(words)
    }
  },
})
