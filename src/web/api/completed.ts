/**
 * What stands in for a field that a reply lacks: an empty text, an unknown figure (NaN, shown as N/A), false, nothing,
 * an empty list, or an object of such; `?` and fields that end in `?` may be absent.
 */
export type Shape = 's' | 'n' | 'b' | '?' | { null: Shape } | { list: Shape } | { of: { [field: string]: Shape } }

/** The estimate where a reply names power without torque, lb-ft for each hp. */
const TORQUE_PER_HP = 0.85

/** A reply with every field that the contract promises, so that no screen breaks on one that is missing. */
export function completed(value: unknown, shape: Shape): unknown {
  if (shape === '?') return value
  if (typeof shape === 'string') return value ?? { s: '', n: Number.NaN, b: false }[shape]
  if ('null' in shape) return value === undefined || value === null ? null : completed(value, shape.null)
  if ('list' in shape) return Array.isArray(value) ? value.map((item) => completed(item, shape.list)) : []
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const whole = { ...given }
  for (const [name, field] of Object.entries(shape.of)) {
    const isOptional = name.endsWith('?')
    const key = isOptional ? name.slice(0, -1) : name
    if (!isOptional || given[key] !== undefined) whole[key] = completed(given[key], field)
  }
  const { estimatedHorsepower, estimatedTorque } = whole
  if (typeof estimatedHorsepower === 'number' && Number.isNaN(estimatedTorque)) {
    whole.estimatedTorque = Math.round(estimatedHorsepower * TORQUE_PER_HP)
  }
  return whole
}
