import { describe, expect, test } from 'vitest'
import { type KnownWords, wordQuery } from './known-words.ts'
import { searchTerms, tsqueryOf } from './search-words.ts'

const many = Array.from({ length: 41 }, (_, at) => `sta${at}`)
const known: KnownWords = {
  near: new Map(),
  isLarge: true,
  meant: new Map([
    ['turb', ['turbine', 'turbo']],
    ['clutch', ['clutch']],
    ['sta', many],
    ['rhk', []],
  ]),
}

describe('a word of a search', () => {
  test('that is begun means the words that begin so, and itself', () => {
    expect(wordQuery(known, 'turb', true)).toBe("('turb' | 'turbine' | 'turbo')")
    expect(wordQuery(known, 'clutch', true)).toBe("'clutch'")
  })
  test('that may mean very many, or only pieces of numbers, stays a beginning', () => {
    expect(wordQuery(known, 'sta', true)).toBe("'sta':*")
    expect(wordQuery(known, 'rhk', true)).toBe("'rhk':*")
    expect(wordQuery(undefined, 'id1300', true)).toBe("'id1300':*")
  })
  test('of one or two letters at the end is not looked for as a beginning', () => {
    expect(tsqueryOf(searchTerms('clutch d'), known, true)).toBe("'clutch'")
    expect(tsqueryOf(searchTerms('clutch 4'), known, true)).toBe("('clutch' | 'clutch4') & ('4' | 'clutch4')")
    expect(tsqueryOf(searchTerms('clutch d'), known)).toBe("'clutch' & 'd'")
  })
})
