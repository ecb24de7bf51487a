import { z } from 'zod'
import { WEIGHT_CLASSES } from '../delivery.ts'
import { STATES, type State } from '../states.ts'

const cents = z.number().int().min(0).max(10_000_000)
const days = z.number().int().min(0).max(400)
const state = z.enum(Object.keys(STATES) as [State, ...State[]])

/** The owner's shipping tables. `isSample`: the figures came with the shop, and nobody has checked them. */
export const shippingTables = z.object({
  rates: z.array(
    z.object({
      state: z.string(),
      weightClass: z.enum(WEIGHT_CLASSES),
      firstCents: z.number(),
      furtherCents: z.number(),
      isSample: z.boolean(),
    }),
  ),
  kinds: z.array(
    z.object({ kind: z.string(), weightClass: z.enum(WEIGHT_CLASSES), leadDays: z.number(), isSample: z.boolean() }),
  ),
})
export type ShippingTables = z.infer<typeof shippingTables>

const once = <T>(keyOf: (row: T) => string) =>
  [(rows: readonly T[]) => new Set(rows.map(keyOf)).size === rows.length, 'names something twice'] as const
/** Whole cents by state and class. A state and class that is left out has no rate: its shipping is on the invoice. */
export const freightRatesBody = z.object({
  rates: z
    .array(z.object({ state, weightClass: z.enum(WEIGHT_CLASSES), firstCents: cents, furtherCents: cents }))
    .max(300)
    .refine(...once<{ state: string; weightClass: string }>((row) => `${row.state} ${row.weightClass}`)),
})
/** How each kind of part ships, and how many business days it takes to be here. */
export const shippingKindsBody = z.object({
  kinds: z
    .array(z.object({ kind: z.string().trim().min(1).max(60), weightClass: z.enum(WEIGHT_CLASSES), leadDays: days }))
    .max(300)
    .refine(...once<{ kind: string }>(({ kind }) => kind)),
})
