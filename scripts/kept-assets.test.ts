import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assetsToKeep } from './kept-assets.ts'

/** A build with these assets of its own and, in its folder, those that it kept. */
function build(stamp: string, own: readonly string[], kept: readonly string[] = []): string {
  const dist = mkdtempSync(join(tmpdir(), 'shop-build-'))
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }))
  mkdirSync(join(dist, 'client', '.vite'), { recursive: true })
  mkdirSync(join(dist, 'client', 'assets'))
  for (const name of [...own, ...kept]) {
    writeFileSync(join(dist, 'client', 'assets', name), '')
    writeFileSync(join(dist, 'client', 'assets', `${name}.br`), '')
  }
  const manifest = Object.fromEntries(own.map((name) => [name, { file: `assets/${name}` }]))
  writeFileSync(join(dist, 'client', '.vite', 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(dist, 'stamp'), stamp)
  return dist
}

test('the assets of the build before are kept, those of the one before that are not', () => {
  const old = build('2', ['page-b.js', 'shared.js'], ['page-a.js'])
  expect(assetsToKeep(old, build('3', ['page-c.js', 'shared.js'])).toSorted()).toEqual(['page-b.js', 'page-b.js.br'])
})

test('the same sources built again keep what was kept', () => {
  const old = build('2', ['page-b.js'], ['page-a.js'])
  expect(assetsToKeep(old, build('2', ['page-b.js'])).toSorted()).toEqual(['page-a.js', 'page-a.js.br'])
})

test('the first build keeps nothing', () => {
  expect(assetsToKeep('/no/such/folder', build('1', ['page-a.js']))).toEqual([])
})
