import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '../routes.ts'
import { pageAddress } from './page-address.ts'

describe('the address that a page is kept under', () => {
  test('has the parameters that this page reads, in order, each once, and nothing else', () => {
    expect(pageAddress('/packages?utm_source=x&stage=stage2&q=1&brand=ford&brand=bmw')).toBe(
      '/packages?brand=ford&stage=stage2',
    )
    expect(pageAddress('/?q=1&slide=2')).toBe('/?slide=2')
    expect(pageAddress('/about/?gclid=1&q=2')).toBe('/about')
    expect(pageAddress('/')).toBe('/')
  })

  test('is one, however it is spelled', () => {
    for (const spelling of [
      '/brands/ford',
      '//brands/ford/',
      '/x/../brands/ford',
      '/brands/%66ord',
      '/brands/ford#a',
    ]) {
      expect(pageAddress(spelling), spelling).toBe('/brands/ford')
    }
  })

  test('is one for everything that has no page', () => {
    for (const url of ['//evil.example', '/wp-admin.php?x=1', '/no%20page', '/models', '/a/b/c/d']) {
      expect(pageAddress(url), url).toBe('/404')
    }
  })

  test('is the same when taken twice', () => {
    for (const url of ['/builds?q=a+b%26c&brand=bmw', '/plans/a%2Fb', '/no%20page']) {
      const address = pageAddress(url) ?? ''
      expect(address).toMatch(/^\//)
      expect(pageAddress(address)).toBe(address)
    }
  })

  test('is none for what cannot be read', () => {
    for (const url of ['/%', '/%0A', '/plans/%E2%80%A8', '/brands/%zz', '/%ff', 'http://shop.example/', '*', '']) {
      expect(pageAddress(url), url).toBeUndefined()
    }
  })

  test('knows every parameter that a page reads, and no other: server and browser must render the same', () => {
    for (const { path, file, search = [] } of ROUTES) {
      expect([...search], path).toEqual([...parametersReadIn(join(import.meta.dirname, file))].toSorted())
    }
  })
})

/** The search parameters that a file reads, or one that it imports, now or later. */
function parametersReadIn(file: string, into = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return into
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, name = ''] of source.matchAll(/\b(?:search|searchParams|params|query|now)\.get\('([\w-]+)'\)/g))
    into.add(name)
  if (/\buseAddressTab\(\w+\)/.test(source)) into.add('tab')
  for (const [, path = ''] of source.matchAll(/\b(?:from|import\() ?'(\.[^']+)'/g)) {
    parametersReadIn(join(file, '..', path), into, seen)
  }
  return into
}
