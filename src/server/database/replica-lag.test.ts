import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkVersion } from './migrate.ts'
import { isFit, MOST_LAG_MS, newPositions, sawLeader, sawReplica } from './replica-lag.ts'

test('a replica that nobody has asked yet answers nothing', () => {
  expect(isFit(newPositions(), 1_000, 0)).toBe(false)
  expect(isFit(sawLeader(newPositions(), 1_000, 5), 1_000, 0)).toBe(false)
})

test('a replica answers while it has what the leader wrote two seconds ago, and no longer', () => {
  const behind = sawLeader(sawReplica(sawLeader(newPositions(), 1_000, 5), 5), 1_500, 9)
  expect(isFit(behind, 1_000 + MOST_LAG_MS, 0)).toBe(true)
  expect(isFit(behind, 1_001 + MOST_LAG_MS, 0)).toBe(false)
  expect(isFit(sawReplica(behind, 9), 1_001 + MOST_LAG_MS, 0)).toBe(true)
})

test('after a change a replica waits until it has replayed a position that was read after it', () => {
  const caughtUp = sawReplica(sawLeader(newPositions(), 1_000, 5), 5)
  expect(isFit(caughtUp, 1_200, 1_100)).toBe(false)
  expect(isFit(sawReplica(sawLeader(caughtUp, 1_150, 7), 6), 1_200, 1_100)).toBe(false)
  expect(isFit(sawReplica(sawLeader(caughtUp, 1_150, 7), 7), 1_200, 1_100)).toBe(true)
})

test('a replica that has everything goes on while the leader is away', () => {
  const caughtUp = sawReplica(sawLeader(newPositions(), 1_000, 5), 5)
  expect(isFit(caughtUp, 60_000, 900)).toBe(true)
})

test('a fit replica never misses what the leader had written two seconds ago', () => {
  const steps = fc.array(fc.record({ written: fc.nat(9), replayed: fc.nat(9), asks: fc.boolean() }), { maxLength: 60 })
  fc.assert(
    fc.property(steps, (days) => {
      let [leader, replica, positions] = [0, 0, newPositions()]
      const history: { at: number; position: number }[] = []
      days.forEach(({ written, replayed, asks }, index) => {
        const at = index * 500
        leader += written
        replica = Math.min(leader, replica + replayed)
        history.push({ at, position: leader })
        positions = sawLeader(positions, at, leader)
        if (asks) positions = sawReplica(positions, replica)
        const old = history.findLast((seen) => seen.at <= at - MOST_LAG_MS)
        if (isFit(positions, at, -1)) expect(replica).toBeGreaterThanOrEqual(old?.position ?? 0)
      })
    }),
  )
})

test.each([
  ['14.12', 'needs 15'],
  ['15.18 (Debian 15.18-0+deb12u1)', ''],
  ['18.4', ''],
])('PostgreSQL %s: refused with "%s"', async (version, words) => {
  const pool = { query: async () => ({ rows: [{ version }] }) }
  const refused = await checkVersion(pool as never).catch((error: Error) => error.message)
  expect(refused ?? '').toContain(words)
  expect(refused === undefined).toBe(words === '')
})
