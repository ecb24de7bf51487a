import type { z } from 'zod'

const KEPT_OF_A_LIST = 2
const KEPT_OF_A_TABLE = 6

/** A value with every long list and table cut to its first entries, unless the schema wants them all. */
export function shortened(schema: z.ZodType, value: unknown): unknown {
  const short = cut(value)
  return schema.safeParse(short).success ? short : value
}

function cut(value: unknown): unknown {
  if (Array.isArray(value)) {
    // A point of a run: its few figures belong together.
    const isPoint = value.length <= KEPT_OF_A_TABLE && value.every((inner) => typeof inner === 'number')
    return isPoint ? value : value.slice(0, KEPT_OF_A_LIST).map(cut)
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  // A table: as many keys as there are things, each with a figure.
  const isTable = entries.length > 2 * KEPT_OF_A_TABLE && entries.every(([, inner]) => typeof inner === 'number')
  return Object.fromEntries(
    (isTable ? entries.slice(0, KEPT_OF_A_TABLE) : entries).map(([key, inner]) => [key, cut(inner)]),
  )
}
