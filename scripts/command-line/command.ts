import { readFileSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import './quick-imports.ts'

/** What whoever typed the command can put right: exit 2 and these words. */
export class UsageError extends Error {}

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** What every command takes besides its own options. */
const COMMON = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } } as const

type Options = NonNullable<ParseArgsConfig['options']>
type Read<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O & typeof COMMON; allowPositionals: true; strict: true }>
>

export interface Command<O extends Options> {
  /** What `--help` prints; names every option. */
  help: string
  options: O
  /** The exit code: 0 an answer, 1 no answer, 2 wrong arguments or input. */
  run: (values: Read<O>['values'], positionals: readonly string[]) => number | Promise<number>
}

/**
 * Runs a command line and sets the exit code. Whoever reads only the first lines of an answer ends it quietly.
 */
export async function runCommand<O extends Options>(command: Command<O>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  process.exitCode = await exitCodeOf(command, process.argv.slice(2))
}

/**
 * Answers the arguments of a command on stdout: 0 an answer, 1 no answer, 2 wrong arguments or input. What went wrong is
 * said on stderr in words.
 */
export async function exitCodeOf<O extends Options>(
  { help, options, run }: Command<O>,
  args: readonly string[],
): Promise<number> {
  try {
    const { values, positionals } = readArguments(options, args)
    const common: { help?: boolean; version?: boolean } = values
    if (!common.help && !common.version) return await run(values, positionals)
    console.log(common.help ? help : version)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return error instanceof UsageError ? 2 : 1
  }
}

function readArguments<O extends Options>(options: O, args: readonly string[]): Read<O> {
  try {
    return parseArgs({ args: [...args], options: { ...options, ...COMMON }, allowPositionals: true, strict: true })
  } catch (error) {
    // Node adds how to pass a dash as an argument, which nobody here means.
    const [words] = (error instanceof Error ? error.message : String(error)).split('. To specify')
    throw new UsageError(`${words}; --help lists what there is`)
  }
}

/** The text of a file, or of stdin for `-`. */
export function inputText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    const why = error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'there is no such file' : error
    throw new UsageError(`${path}: ${why instanceof Error ? why.message : why}`)
  }
}

/** The one input of a command: `--input FILE`, or the file by itself; `-` is stdin. */
export function inputPath(input: string | undefined, positionals: readonly string[]): string {
  const [path, ...more] = [...(input === undefined ? [] : [input]), ...positionals]
  if (path === undefined || more.length > 0) throw new UsageError('name one CSV file, or - for stdin; --help says more')
  return path
}
