/** The first place in each row of the lower half that is not zero. */
function startsOf(a: Float64Array, size: number): Int32Array {
  return Int32Array.from({ length: size }, (_, i) => {
    let start = 0
    while (start < i && a[i * size + start] === 0) start++
    return start
  })
}

/**
 * Replaces the lower half of a symmetric positive definite matrix by Cholesky's factor, column by column. What is zero
 * in the row of the pivot changes no row below it and is passed over: two thirds of the work of a fit.
 */
function decompose(a: Float64Array, size: number): void {
  const starts = startsOf(a, size)
  const places = new Int32Array(size)
  const values = new Float64Array(size)
  for (let j = 0; j < size; j++) {
    const pivotRow = j * size
    let count = 0
    let left = a[pivotRow + j]!
    for (let k = starts[j]!; k < j; k++) {
      const value = a[pivotRow + k]!
      if (value === 0) continue
      left -= value * value
      places[count] = k
      values[count] = value
      count++
    }
    if (left <= 0) throw new Error(`fit: matrix is not positive definite at ${j}, pivot ${left}`)
    const pivot = Math.sqrt(left)
    a[pivotRow + j] = pivot
    for (let i = j + 1; i < size; i++) {
      if (starts[i]! > j) continue
      const row = i * size
      let sum = a[row + j]!
      for (let n = 0; n < count; n++) sum -= a[row + places[n]!]! * values[n]!
      a[row + j] = sum / pivot
    }
  }
}

/**
 * Solves A x = b for a symmetric positive definite A by Cholesky's decomposition; A is row by row, its lower half is
 * overwritten, and the answer replaces b. Zeros at the start of a row stay zeros and are passed over: unknowns that few
 * others meet are best placed first. Throws when A is not positive definite, which a prior rules out.
 */
export function solve(a: Float64Array, b: Float64Array, size: number): Float64Array {
  decompose(a, size)
  for (let i = 0; i < size; i++) {
    let sum = b[i]!
    for (let k = 0; k < i; k++) sum -= a[i * size + k]! * b[k]!
    b[i] = sum / a[i * size + i]!
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = b[i]!
    for (let k = i + 1; k < size; k++) sum -= a[k * size + i]! * b[k]!
    b[i] = sum / a[i * size + i]!
  }
  return b
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
