import { z } from 'zod'
import { stateCode } from './states.ts'

const state = z
  .string()
  .trim()
  .transform((text) => text.toUpperCase())
  .refine((code) => stateCode(code) === code, 'must be a state such as FL')
const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }))
  } catch {
    return false
  }
}

/** How the shop sells, as its owner set it. */
export const sellingSettings = z.object({
  /** What of an order is paid before the shop starts; 100 is all of it. */
  depositPercent: z.number().int().min(1).max(100),
  /** Where the shop stands: its tax is that of what is installed or picked up. */
  shopState: state,
  timeZone: z.string().max(60).refine(isTimeZone, 'must be a time zone such as America/New_York'),
  /** Open days until parts are here whose kind and maker have no lead time of their own. */
  leadDays: z.number().int().min(0).max(120),
  /** Empty until the owner fills it: then tax is on the invoice. */
  salesTax: z
    .array(
      z.object({
        state,
        /** Percent with at most four decimals, such as 8.875. */
        percent: z
          .number()
          .min(0)
          .max(20)
          .refine(
            (percent) => Math.abs(percent * 10_000 - Math.round(percent * 10_000)) < 1e-6,
            'has too many decimals',
          ),
        taxesLabor: z.boolean(),
        /** Whether freight is taxed as well. */
        taxesShipping: z.boolean().default(false),
      }),
    )
    .max(60)
    .refine((rates) => new Set(rates.map((rate) => rate.state)).size === rates.length, 'names a state twice'),
})
export type SellingSettings = z.infer<typeof sellingSettings>
