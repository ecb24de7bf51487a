#!/usr/bin/env node
/** `adrenaline plan --vehicle "2018 Mustang GT" --goal 600`: the shop's commands by one name, on the shop's own Node. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const COMMANDS = {
  plan: 'the proven best build for a goal',
  predict: 'power of published results, from a CSV',
  timeslip: 'acceleration tests, from a CSV',
  accuracy: 'how well the engine predicts',
  'catalog-import': 'bring parts into the shop',
  'catalog-export': 'print the imported parts',
  owner: 'the accounts of the back office',
  migrate: 'bring the tables up to date',
  completions: 'completions for bash or zsh',
}
const script = (name) => fileURLToPath(new URL(`../scripts/${name}.ts`, import.meta.url))
const offered = Object.entries(COMMANDS).filter(([name]) => existsSync(script(name)))

const [name, ...rest] = process.argv.slice(2)
if (name === '--version') {
  console.log(createRequire(import.meta.url)('../package.json').version)
} else if (offered.some(([command]) => command === name)) {
  const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
  const child = spawn(existsSync(node) ? node : process.execPath, [script(name), ...rest], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
} else {
  const list = offered.map(([command, what]) => `  ${command.padEnd(16)}${what}`)
  const help = ['adrenaline <command> [options]', '', ...list, '', 'adrenaline <command> --help says more.'].join('\n')
  const isAsked = name === '--help' || name === '-h'
  if (isAsked) console.log(help)
  else console.error(name === undefined ? help : `There is no command "${name}".\n\n${help}`)
  process.exitCode = isAsked ? 0 : 2
}
