import type { BuildPower, Range90 } from '../model.ts'
import type { PlannedBuild } from '../optimizer/planned-build.ts'

/** Standard deviations from the middle to the low end of a 90% range. */
const TO_LOW_END = 1.645
/** Steps of the integral, and of the search for the low end: 0.1 hp at 1,000. */
const STEPS = 32
const SEARCH_STEPS = 14
/** Nobody is further off than this, in standard deviations. */
const FAR = 5

/** Share of a normal distribution below `x` (Handbook of Mathematical Functions, 26.2.17; off by less than 1e-7). */
function shareBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = density(x) * series
  return x > 0 ? 1 - tail : tail
}

const density = (x: number): number => Math.exp(-(x * x) / 2) / Math.sqrt(2 * Math.PI)

/** A figure and the low end of its 90% range. */
interface Foreseen {
  hp: number
  low: number
}

/**
 * The low end of a stage that makes no less than the stage before on the same car, whatever that is: of the larger of
 * two figures, not the larger of two low ends. What is unknown of the narrower figure is unknown of both alike.
 * Worked: 787 whp, low 668, then 896 whp, low 650: where the first is as low as 668 the second is low only where the
 * step to it fails besides, so that 19 cars in 20 make 711.
 */
export function lowOfLarger(before: Foreseen, after: Foreseen): number {
  const [narrow, wide] = [before, after]
    .map(({ hp, low }) => ({ middle: Math.log(hp), scatter: Math.log(hp / low) / TO_LOW_END }))
    .sort((a, b) => a.scatter - b.scatter) as [{ middle: number; scatter: number }, { middle: number; scatter: number }]
  const own = Math.max(1e-9, Math.sqrt(wide.scatter ** 2 - narrow.scatter ** 2))
  const bothBelow = (x: number): number => {
    const top = narrow.scatter > 0 ? (x - narrow.middle) / narrow.scatter : x >= narrow.middle ? FAR : -FAR
    const step = Math.max(0, Math.min(FAR, top) + FAR) / STEPS
    let share = 0
    for (let at = 0.5; at < STEPS; at += 1) {
      const u = at * step - FAR
      share += density(u) * shareBelow((x - wide.middle - narrow.scatter * u) / own) * step
    }
    return share
  }
  const least = shareBelow(-TO_LOW_END)
  let low = Math.log(Math.max(before.low, after.low))
  let high = Math.log(Math.max(before.hp, after.hp))
  for (let halving = 0; halving < SEARCH_STEPS; halving += 1) {
    const middle = (low + high) / 2
    if (bothBelow(middle) < least) low = middle
    else high = middle
  }
  return Math.exp(low)
}

/** A stage's range over the range of the stage before, both around their own figures. */
function risingRange(before: { hp: number; range: Range90 }, after: { hp: number; range: Range90 }): Range90 {
  const low = lowOfLarger({ hp: before.hp, low: before.range.low }, { hp: after.hp, low: after.range.low })
  return { low: Math.min(low, after.hp), high: Math.max(before.range.high, after.range.high) }
}

/**
 * On whatever car, a stage makes no less than the stage before: it carries the same parts or better ones, and its tune
 * can be turned down to that power. What is unknown of an opened engine or a larger turbo widens the range upward.
 */
export function noLowerThan(planned: PlannedBuild, before: PlannedBuild | undefined): PlannedBuild {
  if (!before) return planned
  const { power } = planned
  const wheel = ({ wheelHp, wheelHpRange90 }: BuildPower) => ({ hp: wheelHp, range: wheelHpRange90 })
  const gain = ({ wheelHp, stockWheelHp, gainRange90 }: BuildPower) => ({
    hp: wheelHp,
    range: { low: stockWheelHp + gainRange90.low, high: stockWheelHp + gainRange90.high },
  })
  const gained = risingRange(gain(before.power), gain(power))
  return {
    ...planned,
    power: {
      ...power,
      wheelHpRange90: risingRange(wheel(before.power), wheel(power)),
      gainRange90: { low: gained.low - power.stockWheelHp, high: gained.high - power.stockWheelHp },
    },
  }
}
