/**
 * `adrenaline completions bash|zsh`: prints completions, to be read by the shell:
 * `source <(adrenaline completions bash)`. Options are read from what each command says of itself.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { runCommand, UsageError } from './command-line/command.ts'

const HELP = `adrenaline completions bash|zsh

  --version   the version of the shop
  --help      this list

source <(adrenaline completions bash)   in ~/.bashrc
source <(adrenaline completions zsh)    in ~/.zshrc, after compinit`

const bin = new URL('../bin/adrenaline.mjs', import.meta.url).pathname

const helpOf = async (...words: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [bin, ...words, '--help'])).stdout

/** Every command with its options. */
async function commandOptions(): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = [...(await helpOf()).matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = '']) => name)
  const options = await Promise.all(
    names.map(async (name) =>
      [...(await helpOf(name)).matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option = '']) => option),
    ),
  )
  return new Map(names.map((name, index) => [name, options[index] ?? []]))
}

const SHELLS: Readonly<Record<string, (commands: ReadonlyMap<string, readonly string[]>) => string>> = {
  bash: (commands) => `_adrenaline() {
  local words
  case "\${COMP_WORDS[1]}" in
${[...commands].map(([name, options]) => `    ${name}) words="${options.join(' ')}" ;;`).join('\n')}
    *) words="" ;;
  esac
  [ "$COMP_CWORD" -eq 1 ] && words="${[...commands.keys()].join(' ')} --help --version"
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _adrenaline adrenaline`,
  zsh: (commands) => `#compdef adrenaline
_adrenaline() {
  if (( CURRENT == 2 )); then
    compadd -- ${[...commands.keys()].join(' ')} --help --version
    return
  fi
  case "$words[2]" in
${[...commands].map(([name, options]) => `    ${name}) compadd -- ${options.join(' ')}; _files ;;`).join('\n')}
  esac
}
compdef _adrenaline adrenaline`,
}

await runCommand({
  help: HELP,
  options: {},
  run: async (_, [shell = '']) => {
    const write = SHELLS[shell]
    if (!write) throw new UsageError('name the shell: bash or zsh')
    console.log(write(await commandOptions()))
    return 0
  },
})
