/**
 * Solves A x = b for a symmetric positive definite A by Cholesky's decomposition; A is row by row, its lower half is
 * overwritten, and the answer replaces b. Zeros at the start of a row stay zeros and are passed over: unknowns that few
 * others meet are best placed first. Throws when A is not positive definite, which a prior rules out.
 */
export function solve(a: Float64Array, b: Float64Array, size: number): Float64Array {
  const starts = Int32Array.from({ length: size }, (_, i) => {
    let start = 0
    while (start < i && a[i * size + start] === 0) start++
    return start
  })
  for (let j = 0; j < size; j++) {
    for (let i = j; i < size; i++) {
      if (starts[i]! > j) continue
      let sum = a[i * size + j]!
      for (let k = Math.max(starts[i]!, starts[j]!); k < j; k++) sum -= a[i * size + k]! * a[j * size + k]!
      if (i === j) {
        if (sum <= 0) throw new Error(`fit: matrix is not positive definite at ${j}, pivot ${sum}`)
        a[i * size + j] = Math.sqrt(sum)
      } else a[i * size + j] = sum / a[j * size + j]!
    }
  }
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
