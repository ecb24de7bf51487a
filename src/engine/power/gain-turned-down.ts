/** How far above a cap the air may reach before the tuner turns boost down instead of letting the cap flatten power. */
const KNEE = 0.05

/**
 * Power with boost and timing turned down until its highest point is `target`: the gain over stock is scaled alike at
 * every rpm. Below the stock peak the whole curve is scaled. Exact at its highest point, to the last bit.
 */
export function gainTurnedDown(
  stock: readonly number[],
  full: readonly number[],
  target: number,
  governs: (index: number) => boolean = () => true,
): number[] {
  let kept = Number.POSITIVE_INFINITY
  let top = -1
  full.forEach((hp, index) => {
    const base = stock[index] ?? 0
    if (!governs(index) || hp <= base) return
    const share = (target - base) / (hp - base)
    if (share >= kept) return
    kept = share
    top = index
  })
  if (kept < 0 || top === -1) {
    const highest = full.reduce((best, hp) => Math.max(best, hp), 0)
    return full.map((hp) => (hp === highest ? target : (hp / highest) * target))
  }
  return full.map((hp, index) => {
    const base = stock[index] ?? 0
    return index === top ? target : base + kept * (hp - base)
  })
}

/** Bends power into a cap from a little below it; `reach` above the cap is where it lies on it. */
function underCap(hp: number, cap: number, reach: number): number {
  const from = cap * (1 - reach)
  return hp <= from ? hp : hp - (hp - from) ** 2 / (4 * reach * cap)
}

/**
 * Power over rpm where fuel or flow end at `cap`: the tuner turns boost down to just above it and the cap rounds off
 * what is left at the top. The highest point is the cap to the last bit.
 */
export function cappedPower(stock: readonly number[], full: readonly number[], cap: number): number[] {
  const highest = full.reduce((best, hp) => Math.max(best, hp), 0)
  if (highest <= cap) return [...full]
  const reach = Math.min(KNEE, highest / cap - 1)
  const target = cap * (1 + reach)
  const turned = highest > target ? gainTurnedDown(stock, full, target) : full
  const top = turned.reduce((best, hp) => Math.max(best, hp), 0)
  return turned.map((hp) => (hp === top ? cap : Math.min(cap, underCap(hp, cap, reach))))
}
