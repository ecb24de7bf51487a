import { z } from 'zod'

export const calculation = z.strictObject({
  what: z.enum(['sum', 'difference', 'product', 'quotient', 'percent_of', 'percent_more']),
  values: z.array(z.number()).min(2).max(12).describe('figures of the conversation or of a tool’s answer'),
})

const PERCENT = 100

/**
 * What comes out of figures; undefined where nothing does. `percent_of`: how many percent the first is of the second.
 * `percent_more`: by how many percent the second is above the first. Worked: percent_more of 400 and 460 is 15.
 */
export function calculated({ what, values }: z.output<typeof calculation>): number | undefined {
  const [first, ...rest] = values as [number, ...number[]]
  const [second] = rest as [number, ...number[]]
  const result = {
    sum: () => values.reduce((sum, value) => sum + value, 0),
    difference: () => rest.reduce((left, value) => left - value, first),
    product: () => values.reduce((product, value) => product * value, 1),
    quotient: () => rest.reduce((left, value) => left / value, first),
    percent_of: () => (first / second) * PERCENT,
    percent_more: () => (second / first - 1) * PERCENT,
  }[what]()
  return Number.isFinite(result) ? result : undefined
}
