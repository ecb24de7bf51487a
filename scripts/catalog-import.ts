/**
 * `npm run -s catalog-import -- parts.csv [--dry-run]`: brings the parts of a file into the shop; `--help` lists the
 * rest, docs/catalog-import.md the layout. Exit 0: done. 1: nothing imported, the file is not at fault. 2: wrong file
 * or arguments, nothing imported.
 */
import { type Command, runCommand, UsageError } from './command-line/command.ts'

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

/** PIES items, as one file, with what says which cars of ours they are for. */
function xmlOf(args: Arguments): readonly [string, string, string] | undefined {
  const { applications, 'vehicle-table': vehicleTable, 'part-types': partTypes } = args
  if (applications && vehicleTable && partTypes) return [applications, vehicleTable, partTypes]
  if ([applications, vehicleTable, partTypes].some((path) => path !== undefined)) {
    throw new UsageError('--applications, --vehicle-table and --part-types belong together')
  }
  return undefined
}

/** What needs the database is read when it is used. */
const work = () => import('./catalog-import-work.ts')

async function act(args: Arguments, positionals: readonly string[]): Promise<number> {
  const isAlone = positionals.length === 0
  if (args.list && isAlone) return (await work()).list()
  if (args.undo !== undefined && isAlone) {
    const id = wholeNumber('undo', args.undo)
    return (await work()).runUndo(id)
  }
  const [path] = positionals
  if (path === undefined || positionals.length > 1 || args.list || args.undo !== undefined) {
    throw new UsageError('name one file, or --undo, or --list; --help lists what there is')
  }
  const asked = {
    isDryRun: args['dry-run'] ?? false,
    skipWrong: args['skip-wrong'] ?? false,
    removeGone: args['remove-gone'] ?? false,
    show: args.show === undefined ? undefined : wholeNumber('show', args.show),
    xml: xmlOf(args),
  }
  return (await work()).runImport(path, asked)
}

await runCommand({ help: HELP, options: OPTIONS, run: act })
