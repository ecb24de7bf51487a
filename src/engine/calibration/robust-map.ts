import { solve } from './least-squares.ts'

/** One observation of a sparse linear model: target = sum of value x unknown + noise. */
export interface Observation {
  target: number
  columns: readonly number[]
  values: readonly number[]
  weight: number
  /** Typical size of the noise. */
  scatter: number
}

/**
 * Unknowns that maximize the posterior of a linear model with independent Gaussian priors around 0 (`priorSds`) and
 * Student-t noise of `freedom` degrees: iteratively reweighted least squares (Lange, Little and Taylor 1989). A result
 * far off counts little, whatever its size. At most 25 rounds, or until no unknown moves by 1e-7. Deterministic.
 */
export function robustMap(
  observations: readonly Observation[],
  priorSds: readonly number[],
  freedom: number,
): Float64Array {
  const size = priorSds.length
  const places = placesOf(observations, size)
  const a = new Float64Array(size * size)
  let solution = new Float64Array(size)
  for (let round = 0; round < 25; round++) {
    a.fill(0)
    const b = new Float64Array(size)
    priorSds.forEach((sd, index) => {
      a[places[index]! * (size + 1)] = 1 / sd ** 2
    })
    for (const { target, columns, values, weight, scatter } of observations) {
      let fitted = 0
      for (let i = 0; i < columns.length; i++) fitted += values[i]! * solution[columns[i]!]!
      const z = (target - fitted) / scatter
      const counts = (weight * (freedom + 1)) / (freedom + z * z) / scatter ** 2
      for (let i = 0; i < columns.length; i++) {
        const at = places[columns[i]!]!
        b[at]! += counts * values[i]! * target
        for (let j = 0; j < columns.length; j++) {
          const row = places[columns[j]!]!
          if (row <= at) a[row * size + at]! += counts * values[i]! * values[j]!
        }
      }
    }
    const solved = solve(a, b, size)
    const next = Float64Array.from(places, (place) => solved[place]!)
    let change = 0
    for (let i = 0; i < size; i++) change = Math.max(change, Math.abs(next[i]! - solution[i]!))
    solution = next
    if (change < 1e-7) break
  }
  return solution
}

/** Where each unknown stands in the equations: those that meet few others come first, so that most of the matrix stays zero. */
function placesOf(observations: readonly Observation[], size: number): Int32Array {
  const met = Array.from({ length: size }, () => new Set<number>())
  for (const { columns } of observations) {
    for (const column of columns) for (const other of columns) met[column]!.add(other)
  }
  const order = met.map((_, index) => index).sort((a, b) => met[a]!.size - met[b]!.size)
  const places = new Int32Array(size)
  order.forEach((index, place) => {
    places[index] = place
  })
  return places
}
