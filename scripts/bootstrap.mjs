// Runs before `npm start` and `npm test`, on whatever Node the system has (20 or newer): installs the pinned packages
// that are missing, among them the Node that everything else runs on. `--shop`: those that build and run the shop;
// without it the tools of the tests as well, which are half of all.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const say = (words) => process.stdout.write(`${words}\n`)

/** The packages that a lock file names, by their folders; none where there is no such file. */
function packagesIn(...path) {
  try {
    return JSON.parse(readFileSync(join(root, ...path), 'utf8')).packages
  } catch {
    return {}
  }
}

/** Of what comes in one kind for each machine, that for this one; what fits only one C library is npm's to choose. */
const isForThisMachine = ({ os, cpu, libc }) =>
  os?.includes(process.platform) && (cpu?.includes(process.arch) ?? true) && libc === undefined

const wanted = packagesIn('package-lock.json')
/** What npm notes at the end of an installation, whoever asked for it. */
const installed = packagesIn('node_modules', '.package-lock.json')
const hasTools = Object.values(installed).some(({ dev }) => dev)
/** Who has the tools of the tests keeps them. */
const withTools = hasTools || !process.argv.includes('--shop')

function isMissing([folder, { version, integrity, dev, devOptional, optional, ...rest }]) {
  if (folder === '' || ((dev || devOptional) && !withTools)) return false
  if (optional && !isForThisMachine(rest)) return false
  return installed[folder]?.version !== version || installed[folder].integrity !== integrity
}

/** Where no Node comes with the packages (macOS), the system's own must be new enough to read TypeScript. */
function checkSystemNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const hasOwn = ['linux-x64', 'linux-arm64', 'win32-x64'].includes(`${process.platform}-${process.arch}`)
  if (hasOwn ? major >= 20 : major > 22 || (major === 22 && minor >= 22)) return
  const wanted = hasOwn ? '20' : '22.22 (24 is best)'
  say(
    `This shop needs Node ${wanted} or newer; this is Node ${process.versions.node}. Install it from https://nodejs.org`,
  )
  process.exit(1)
}

function install() {
  const npm = process.env.npm_execpath
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : [npm ?? 'npm', []]
  const tools = withTools ? '--include=dev' : '--omit=dev'
  const args = [...first, 'ci', tools, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  say('Installing the packages (only when they changed; half a minute) ...')
  const beat = setInterval(() => say(`  still installing, ${seconds()} s`), 10_000)
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && !npm,
    env: { ...process.env, NODE_ENV: 'development' },
  })
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('exit', (code) => {
      clearInterval(beat)
      if (code === 0) done(say(`Installed in ${seconds()} s.`))
      else failed(new Error(`npm ci ended with ${code}`))
    })
  })
}

checkSystemNode()
if (Object.entries(wanted).some(isMissing)) {
  try {
    await install()
  } catch (error) {
    say(`The packages could not be installed: ${error.message}. Is the network there? Try again with "npm ci".`)
    process.exit(1)
  }
}
