import { describe, expect, test } from 'vitest'
import { keptByCatalog } from './kept-by-catalog.ts'

describe('what is kept by catalog', () => {
  const kept = keptByCatalog<string>(2)
  const [ours, other] = [{}, {}]
  const made: string[] = []
  const ask = (catalog: object, key: string) =>
    kept(catalog, key, () => {
      made.push(key)
      return `made of ${key}`
    })

  test('is made once, for each catalog by itself, and the longest unused makes room', () => {
    for (const key of ['a', 'a', 'b', 'a', 'c', 'a', 'b']) expect(ask(ours, key)).toBe(`made of ${key}`)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
    expect(ask(other, 'b')).toBe('made of b')
    expect(made).toHaveLength(5)
  })
})
