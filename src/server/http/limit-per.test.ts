import { describe, expect, test } from 'vitest'
import { limitPer, refuseForNow } from './limit-per.ts'
import { Refusal } from './problem.ts'

describe('a limit per name', () => {
  test('slows down one that asks too often, no other, and passes', () => {
    let nowMs = 0
    const secondsToWait = limitPer(3, () => nowMs)
    for (let sent = 0; sent < 3; sent += 1) expect(secondsToWait('a')).toBe(0)
    nowMs = 60_000
    expect(secondsToWait('a')).toBe(540)
    expect(secondsToWait('b')).toBe(0)
    nowMs = 600_000
    expect(secondsToWait('a')).toBe(0)
  })

  test('says how long to wait', () => {
    expect(() => refuseForNow(0, 'no')).not.toThrow()
    expect(() => refuseForNow(7, 'Too many.')).toThrow(Refusal)
  })
})
