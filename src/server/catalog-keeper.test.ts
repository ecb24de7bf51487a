import { describe, expect, test } from 'vitest'
import { keepCatalog } from './catalog-keeper.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'

const numbered = (number: number) => ({ number }) as unknown as CatalogSnapshot

describe('the catalog in memory', () => {
  test('is refused before it is loaded', () => {
    const keeper = keepCatalog(
      async () => numbered(1),
      () => {},
    )
    expect(keeper.isLoaded()).toBe(false)
    expect(() => keeper.current()).toThrow('not loaded yet')
  })

  test('is loaded again for whoever tells of a change while a load is under way, once for all of them', async () => {
    const waiting: (() => void)[] = []
    let loads = 0
    let changes = 0
    const keeper = keepCatalog(
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
    const first = keeper.reload()
    const told = [keeper.reload(), keeper.reload(), keeper.reload()]
    waiting.shift()?.()
    await first
    expect(keeper.current()).toEqual(numbered(1))
    await Promise.resolve()
    waiting.shift()?.()
    await Promise.all(told)
    expect(keeper.current()).toEqual(numbered(2))
    expect({ loads, changes }).toEqual({ loads: 2, changes: 2 })
  })

  test('stays as it was when loading fails, and can be loaded again', async () => {
    let fails = false
    const keeper = keepCatalog(
      async () => {
        if (fails) throw new Error('away')
        return numbered(1)
      },
      () => {},
    )
    await keeper.reload()
    fails = true
    await expect(keeper.reload()).rejects.toThrow('away')
    expect(keeper.current()).toEqual(numbered(1))
    fails = false
    await keeper.reload()
  })
})
