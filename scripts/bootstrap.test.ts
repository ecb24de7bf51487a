import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, test } from 'vitest'

type Package = {
  version: string
  integrity: string
  dev?: true
  optional?: true
  os?: readonly string[]
  cpu?: readonly string[]
}

const at = (version: string, rest: Partial<Package> = {}): Package => ({
  version,
  integrity: `sha-${version}`,
  ...rest,
})
const thisMachine = { optional: true, os: [process.platform], cpu: [process.arch] } as const
const elsewhere = { optional: true, os: ['aix'], cpu: ['ppc64'] } as const

const LOCKED = {
  'node_modules/fastify': at('5.1.0'),
  'node_modules/vitest': at('4.0.0', { dev: true }),
  'node_modules/node-here': at('24.0.0', thisMachine),
  'node_modules/node-elsewhere': at('24.0.0', elsewhere),
}
const { 'node_modules/vitest': _tools, 'node_modules/node-elsewhere': _elsewhere, ...SHOP } = LOCKED
const EVERYTHING = { ...SHOP, 'node_modules/vitest': LOCKED['node_modules/vitest'] }

/** What npm is asked for in a project that has these packages; nothing where it isn't asked. */
function asked(installed: Record<string, Package> | undefined, ...args: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const npm = join(root, 'npm.js')
  const heard = join(root, 'heard')
  for (const folder of ['scripts', 'node_modules']) mkdirSync(join(root, folder))
  copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), join(root, 'scripts', 'bootstrap.mjs'))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...LOCKED } }))
  if (installed) {
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }))
  }
  writeFileSync(heard, '')
  writeFileSync(npm, `require('fs').writeFileSync(${JSON.stringify(heard)}, process.argv.slice(2, 4).join(' '))`)
  const command = [join(root, 'scripts', 'bootstrap.mjs'), ...args]
  spawnSync(process.execPath, command, { env: { ...process.env, npm_execpath: npm } })
  return readFileSync(heard, 'utf8')
}

test('the shop starts with what it needs; the tests install the rest', ({ expect }) => {
  expect(asked(undefined, '--shop')).toBe('ci --omit=dev')
  expect(asked(undefined)).toBe('ci --include=dev')
  expect(asked(SHOP)).toBe('ci --include=dev')
})

test('nothing is installed twice, whoever installed it', ({ expect }) => {
  expect(asked(SHOP, '--shop')).toBe('')
  expect(asked(EVERYTHING, '--shop')).toBe('')
  expect(asked(EVERYTHING)).toBe('')
})

test('a package that changed or is missing is installed, and who has the tools keeps them', ({ expect }) => {
  const { 'node_modules/node-here': _node, ...withoutNode } = SHOP
  expect(asked(withoutNode, '--shop')).toBe('ci --omit=dev')
  expect(asked({ ...SHOP, 'node_modules/fastify': at('5.0.0') }, '--shop')).toBe('ci --omit=dev')
  expect(asked({ ...EVERYTHING, 'node_modules/fastify': at('5.0.0') }, '--shop')).toBe('ci --include=dev')
})
