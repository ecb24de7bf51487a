import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from './files.ts'
import { pageAddress, SEARCH_PARAMETERS } from './page-address.ts'

describe('the address that a page is kept under', () => {
  test('has its known parameters in order, and nothing else', () => {
    expect(pageAddress('/packages?utm_source=x&stage=stage2&brand=ford')).toBe('/packages?brand=ford&stage=stage2')
    expect(pageAddress('/about/?gclid=1')).toBe('/about')
    expect(pageAddress('/')).toBe('/')
  })

  test('is the same when taken twice', () => {
    const address = pageAddress('/builds?q=a+b%26c&brand=bmw')
    expect(pageAddress(address)).toBe(address)
  })

  test('knows every parameter that a page reads: server and browser must render the same', () => {
    const web = join(import.meta.dirname, '..', '..', 'web')
    const read = filesBelow(web)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
      .flatMap((path) => [
        ...readFileSync(join(web, path), 'utf8').matchAll(/\b(?:search|searchParams|params|query)\.get\('([\w-]+)'\)/g),
      ])
      .map((found) => found[1] ?? '')
    expect(new Set(read).size).toBeGreaterThan(3)
    expect([...new Set(read)].filter((name) => !SEARCH_PARAMETERS.has(name))).toEqual([])
  })
})
