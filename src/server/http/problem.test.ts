import { describe, expect, test } from 'vitest'
import { Refusal, refusalOf } from './problem.ts'

const coded = (code: string, extra: object = {}) => Object.assign(new Error('x'), { code, ...extra })

describe('what was thrown becomes', () => {
  test('the refusal itself, also when something wrapped it', () => {
    const refusal = new Refusal('gone', 'It was ordered.')
    expect(refusalOf(refusal)).toBe(refusal)
    expect(refusalOf(new Error('wrapped', { cause: refusal }))).toBe(refusal)
  })

  test('"unavailable" when the database is away, "internal" when a file of ours is', () => {
    expect(refusalOf(new Error('query', { cause: coded('ECONNREFUSED', { syscall: 'connect' }) })).code).toBe(
      'unavailable',
    )
    expect(refusalOf(coded('57P01', { severity: 'FATAL' })).code).toBe('unavailable')
    expect(refusalOf(new Error('Connection terminated unexpectedly')).code).toBe('unavailable')
    expect(refusalOf(coded('53100', { severity: 'ERROR' })).code, 'disk full').toBe('unavailable')
    expect(refusalOf(new Error('a bug')).code).toBe('internal')
  })

  test('"invalid_input" for a value that the database cannot hold', () => {
    expect(refusalOf(coded('22003', { severity: 'ERROR' })).code).toBe('invalid_input')
  })

  test('nothing that tells of our insides', () => {
    const reply = JSON.stringify(refusalOf(new TypeError('cannot read secret of undefined')).toProblem())
    expect(reply).not.toContain('secret')
    expect(JSON.parse(reply)).toMatchObject({ status: 500, code: 'internal' })
  })
})
