/** How far below a cap power begins to bend, as a share of it. */
const KNEE = 0.05
/** Slope that is left at the top of the bend: no dyno draws a ruler line. */
const SLOPE_LEFT = 0.4
/** How far the air may reach above a cap, over how far below it the bend begins. */
const OVER_KNEE = (1 - SLOPE_LEFT) / (1 + SLOPE_LEFT)

/**
 * Power with boost and timing turned down until its highest point is `target`: the gain over stock is scaled alike at
 * every rpm. Below the stock peak the whole curve is scaled. Only points that it `governs` bind;
 * exact at the highest of them, to the last bit.
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
    const highest = full.reduce((best, hp, index) => (governs(index) ? Math.max(best, hp) : best), 0)
    return full.map((hp) => (hp === highest ? target : (hp / highest) * target))
  }
  return full.map((hp, index) => {
    const base = stock[index] ?? 0
    return index === top ? target : base + kept * (hp - base)
  })
}

/** Bends power from `knee` below a cap, with a slope that falls from 1 to `SLOPE_LEFT` where it reaches the cap. */
function underCap(hp: number, cap: number, knee: number): number {
  const over = hp / cap - (1 - knee)
  if (over <= 0) return hp
  return hp - (cap * (1 - SLOPE_LEFT) * over * over) / (2 * knee * (1 + OVER_KNEE))
}

/**
 * Power over rpm where fuel or flow end at `cap`: the tuner turns boost down to just above it and the cap rounds off
 * what is left at the top. The highest point is the cap to the last bit.
 */
export function cappedPower(stock: readonly number[], full: readonly number[], cap: number): number[] {
  const highest = full.reduce((best, hp) => Math.max(best, hp), 0)
  if (highest <= cap) return [...full]
  const knee = Math.min(KNEE, (highest / cap - 1) / OVER_KNEE)
  const target = cap * (1 + knee * OVER_KNEE)
  const turned = highest > target ? gainTurnedDown(stock, full, target) : full
  const top = turned.reduce((best, hp) => Math.max(best, hp), 0)
  return turned.map((hp) => (hp === top ? cap : Math.min(cap, underCap(hp, cap, knee))))
}
