/** How far the leader had written when, and the latest of these times whose writing the replica has replayed. */
export interface Positions {
  leader: readonly { at: number; position: number }[]
  caughtUpAt: number
}

/** As old an answer of a replica may be. */
export const MOST_LAG_MS = 2_000
/** Of the leader's positions that the replica has not replayed, so many are remembered. */
const REMEMBERED = 20

export const newPositions = (): Positions => ({ leader: [], caughtUpAt: Number.NEGATIVE_INFINITY })

export function sawLeader(known: Positions, at: number, position: number): Positions {
  const leader = [...known.leader, { at, position }]
  return { ...known, leader: leader.length > REMEMBERED ? leader.slice(1) : leader }
}

export function sawReplica(known: Positions, position: number): Positions {
  const replayed = known.leader.filter((seen) => seen.position <= position)
  return {
    leader: known.leader.filter((seen) => seen.position > position),
    caughtUpAt: Math.max(known.caughtUpAt, ...replayed.map(({ at }) => at)),
  }
}

/**
 * Whether a replica may answer: it has all that the leader had two seconds ago, and all that it had at the last change.
 * Where the leader has said nothing since, there is nothing newer to wait for.
 */
export function isFit({ leader, caughtUpAt }: Positions, now: number, changedAt: number): boolean {
  if (caughtUpAt < changedAt) return false
  return now - caughtUpAt <= MOST_LAG_MS || leader.length === 0
}
