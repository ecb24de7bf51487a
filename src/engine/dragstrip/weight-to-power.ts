/**
 * The plain formula of the calculators on the web: ET = 5.825 (W/P)^(1/3), trap = 234 (P/W)^(1/3), W the weight with
 * driver in lb, P crank horsepower (P. Hale's constants). The baseline that the drag strip is printed beside.
 * Worked: 3,800 lb and 460 hp: 11.78 s at 115.8 mph.
 */
export function weightToPower(car: { weightWithDriverLb: number; crankHp: number }): {
  quarterMileS: number
  trapMph: number
} {
  const ratio = car.weightWithDriverLb / car.crankHp
  return { quarterMileS: 5.825 * Math.cbrt(ratio), trapMph: 234 / Math.cbrt(ratio) }
}
