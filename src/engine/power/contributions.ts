/**
 * Shapley values of a game with few players: each player's share is the mean of what it adds over all orders in
 * which the players may arrive. Source: Shapley 1953. Cost 2^n evaluations; refuses more than 12 players.
 * Worked: v(a) = 10, v(b) = 20, v(ab) = 40: a gets (10 + 20) / 2 = 15, b gets 25.
 */
export function shapleyValues(players: number, worthOf: (present: readonly boolean[]) => number): number[] {
  if (players > 12) throw new Error(`Shapley values of ${players} players: at most 12`)
  const values = Array.from({ length: 1 << players }, (_, mask) =>
    worthOf(Array.from({ length: players }, (_, player) => (mask & (1 << player)) !== 0)),
  )
  const weight: number[] = []
  for (let size = 0; size < players; size++) {
    let orders = 1 / players
    for (let chosen = 0; chosen < size; chosen++) orders *= (chosen + 1) / (players - 1 - chosen)
    weight.push(orders)
  }
  const shares = new Array<number>(players).fill(0)
  for (let mask = 0; mask < 1 << players; mask++) {
    let size = 0
    for (let rest = mask; rest > 0; rest >>= 1) size += rest & 1
    for (let player = 0; player < players; player++) {
      if (mask & (1 << player)) continue
      shares[player]! += weight[size]! * (values[mask | (1 << player)]! - values[mask]!)
    }
  }
  return shares
}

/** The share that takes `before` to `total` in floating point, if one does. */
function lastShare(before: number, total: number): number | undefined {
  const difference = total - before
  const step = Math.max(Math.abs(difference), Math.abs(total)) * Number.EPSILON * 0.5
  return [difference, difference + step, difference - step].find((share) => before + share === total)
}

/**
 * The same shares, moved by no more than rounding left, so that adding them to `base` from left to right gives `total`
 * to the last bit. The last nonzero share takes the rest; where floating point has no such number, the first one yields
 * a few units in the last place. Worked: base 0.1, shares [0.2], total 0.3: the share becomes 0.19999999999999998.
 */
export function sharesThatAddUp(base: number, shares: readonly number[], total: number): number[] {
  const exact = [...shares]
  let last = exact.length - 1
  while (last > 0 && exact[last] === 0) last--
  if (last < 0) return exact
  const first = exact.findIndex((share, index) => share !== 0 && index < last)
  const unit = Math.abs(total) * Number.EPSILON * 0.5
  for (let slip = 0; slip < 64; slip++) {
    if (slip > 0 && first < 0) break
    if (first >= 0) exact[first] = shares[first]! + slip * unit
    const before = exact.slice(0, last).reduce((sum, share) => sum + share, base)
    const share = lastShare(before, total)
    if (share === undefined) continue
    exact[last] = share
    return exact
  }
  exact[last] = total - exact.slice(0, last).reduce((sum, share) => sum + share, base)
  return exact
}
