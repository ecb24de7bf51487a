/**
 * Solves A x = b for a symmetric positive definite A by Cholesky's decomposition. A is row by row and only its upper
 * half is read; the factor replaces that half, and the answer replaces b. What is zero in the row of a pivot is passed
 * over: unknowns that meet few others are best placed first. Throws when A is not positive definite, which a prior
 * rules out.
 */
export function solve(a: Float64Array, b: Float64Array, size: number): Float64Array {
  const places = new Int32Array(size)
  for (let pivotAt = 0; pivotAt < size; pivotAt++) {
    const count = eliminate(a, pivotAt, size, places)
    const row = pivotAt * size
    b[pivotAt]! /= a[row + pivotAt]!
    for (let n = 0; n < count; n++) b[places[n]!]! -= a[row + places[n]!]! * b[pivotAt]!
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = b[i]!
    for (let k = i + 1; k < size; k++) sum -= a[i * size + k]! * b[k]!
    b[i] = sum / a[i * size + i]!
  }
  return b
}

/** Turns one row into the factor's and takes its part out of the rows below; answers with how many places it meets. */
function eliminate(a: Float64Array, pivotAt: number, size: number, places: Int32Array): number {
  const row = pivotAt * size
  const left = a[row + pivotAt]!
  if (left <= 0) throw new Error(`fit: matrix is not positive definite at ${pivotAt}, pivot ${left}`)
  const pivot = Math.sqrt(left)
  a[row + pivotAt] = pivot
  let count = 0
  for (let i = pivotAt + 1; i < size; i++) {
    if (a[row + i] === 0) continue
    a[row + i]! /= pivot
    places[count++] = i
  }
  for (let n = 0; n < count; n++) {
    const value = a[row + places[n]!]!
    const below = places[n]! * size
    for (let m = n; m < count; m++) a[below + places[m]!]! -= value * a[row + places[m]!]!
  }
  return count
}

/**
 * Ridge regression: weights that minimize sum of (y - intercept - x w)^2 + penalty |w|^2; the intercept is free.
 * The last weight is the intercept.
 */
export function ridge(rows: readonly (readonly number[])[], targets: readonly number[], penalty: number): Float64Array {
  const size = (rows[0]?.length ?? 0) + 1
  const a = new Float64Array(size * size)
  const b = new Float64Array(size)
  for (let i = 0; i < size - 1; i++) a[i * size + i] = penalty
  a[size * size - 1] = 1e-9
  rows.forEach((row, index) => {
    const x = [...row, 1]
    for (let i = 0; i < size; i++) {
      if (x[i] === 0) continue
      b[i]! += x[i]! * targets[index]!
      for (let j = 0; j < size; j++) a[i * size + j]! += x[i]! * x[j]!
    }
  })
  return solve(a, b, size)
}
