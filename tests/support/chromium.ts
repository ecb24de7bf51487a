import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

interface Program {
  path: string
  env: Record<string, string>
}

/** Starts a headless browser: CHROME_PATH, else the system's Chromium, else the one that came with the packages. */
export async function startBrowser(...moreArgs: string[]): Promise<Browser> {
  const { path, env } = await findChromium()
  return chromium.launch({
    executablePath: path,
    args: [...ARGS, ...moreArgs],
    env: { ...definedEnvironment(), ...env },
  })
}

export async function findChromium(): Promise<Program> {
  const given = process.env.CHROME_PATH
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH=${given}: there is no such file`)
  const found = given ?? SYSTEM.find((path) => existsSync(path))
  return found ? { path: found, env: {} } : packagedChromium()
}

/** Unpacks the browser once into a folder of this user, whole or not at all. */
export async function packagedChromium(): Promise<Program> {
  const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
  const folder = join(tmpdir(), `shop-chromium-153-${process.getuid?.() ?? 0}`)
  if (!existsSync(folder)) await unpack(join(packageFolder, 'bin'), folder)
  const path = join(folder, 'chromium')
  const libraries = isComplete(path) ? {} : { LD_LIBRARY_PATH: `${join(folder, 'al2023', 'lib')}:${folder}` }
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }
  return { path, env: { ...libraries, ...fonts } }
}

async function unpack(bin: string, folder: string): Promise<void> {
  const draft = `${folder}.new-${process.pid}`
  mkdirSync(draft, { recursive: true })
  const temporary = process.env.TMPDIR
  const { inflate } = await import('@sparticuz/chromium')
  try {
    // The package unpacks into the temporary folder, whatever that is.
    process.env.TMPDIR = draft
    await Promise.all(
      ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((name) => inflate(join(bin, name))),
    )
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
}

/** Whether the system has every library that the browser wants. */
function isComplete(path: string): boolean {
  try {
    return !execFileSync('ldd', [path], { encoding: 'utf8' }).includes('not found')
  } catch {
    return false
  }
}

const definedEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined))
