import { expect, test } from 'vitest'
import { RateLimitStore } from './rate-limit-store.ts'

class At extends RateLimitStore {
  now = 0
  protected override readonly clock = () => this.now
}
const count = (limits: RateLimitStore, client: string) => {
  let seen = { current: 0, ttl: 0 }
  limits.incr(client, (_, result) => {
    seen = result ?? seen
  })
  return seen
}

test('each client has a window of a minute, which ends on time whatever the machine takes for the date', () => {
  const limits = new At()
  expect(count(limits, 'a')).toEqual({ current: 1, ttl: 60_000 })
  limits.now = 59_999
  expect(count(limits, 'a')).toEqual({ current: 2, ttl: 1 })
  expect(count(limits, 'b').current).toBe(1)
  limits.now = 60_000
  expect(count(limits, 'a')).toEqual({ current: 1, ttl: 60_000 })
})

test('a flood of clients is forgotten first to last, and a kind of limit counts by itself', () => {
  const limits = new At()
  count(limits, 'a')
  count(limits, 'b')
  for (let number = 0; number < 19_999; number += 1) count(limits, `client ${number}`)
  expect(count(limits, 'b').current).toBe(2)
  expect(count(limits, 'a').current).toBe(1)
  expect(count(limits.child(), 'b').current).toBe(1)
})
