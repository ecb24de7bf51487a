// Runs before `npm start` and `npm test`, on whatever Node the system has (20 or newer): installs the pinned packages
// when they changed, among them the Node that everything else runs on.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'node_modules', '.installed-from')
const read = (name) => readFileSync(join(root, name), 'utf8')
const say = (words) => process.stdout.write(`${words}\n`)

function wantedStamp() {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(read('package.json'))
  const wanted = JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides])
  const machine = `${process.platform}-${process.arch}`
  return createHash('sha256').update(machine).update(wanted).update(read('package-lock.json')).digest('hex')
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
  const args = [...first, 'ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  say('Installing the packages (only when they changed; about a minute) ...')
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
const stamp = wantedStamp()
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  try {
    await install()
    writeFileSync(stampFile, stamp)
  } catch (error) {
    say(`The packages could not be installed: ${error.message}. Is the network there? Try again with "npm ci".`)
    process.exit(1)
  }
}
