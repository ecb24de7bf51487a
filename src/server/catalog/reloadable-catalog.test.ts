import { describe, expect, test } from 'vitest'
import type { CatalogSnapshot } from './catalog-snapshot.ts'
import { reloadableCatalog } from './reloadable-catalog.ts'

const numbered = (number: number) => ({ number }) as unknown as CatalogSnapshot

describe('the catalog in memory', () => {
  test('is refused before it is loaded', () => {
    const catalog = reloadableCatalog(
      async () => numbered(1),
      () => {},
    )
    expect(catalog.isLoaded()).toBe(false)
    expect(() => catalog.current()).toThrow('not loaded yet')
  })

  test('is loaded again for whoever tells of a change while a load is under way, once for all of them', async () => {
    const waiting: (() => void)[] = []
    let loads = 0
    let changes = 0
    const catalog = reloadableCatalog(
      async () => {
        loads += 1
        const mine = numbered(loads)
        await new Promise<void>((go) => waiting.push(go))
        return mine
      },
      () => {
        changes += 1
      },
    )
    const first = catalog.reload()
    const reloads = [catalog.reload(), catalog.reload(), catalog.reload()]
    waiting.shift()?.()
    await first
    expect(catalog.current()).toEqual(numbered(1))
    await Promise.resolve()
    waiting.shift()?.()
    await Promise.all(reloads)
    expect(catalog.current()).toEqual(numbered(2))
    expect({ loads, changes }).toEqual({ loads: 2, changes: 2 })
  })

  test('stays as it was when loading fails, and can be loaded again', async () => {
    let fails = false
    const catalog = reloadableCatalog(
      async () => {
        if (fails) throw new Error('away')
        return numbered(1)
      },
      () => {},
    )
    await catalog.reload()
    fails = true
    await expect(catalog.reload()).rejects.toThrow('away')
    expect(catalog.current()).toEqual(numbered(1))
    fails = false
    await catalog.reload()
  })
})
