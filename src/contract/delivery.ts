import { z } from 'zod'
import { money } from './cart.ts'
import { STATES, type State } from './states.ts'

/** What a carrier tells apart. `none`: nothing to ship, such as a tune file. */
export const WEIGHT_CLASSES = ['none', 'parcel', 'bulky', 'freight'] as const
export type WeightClass = (typeof WEIGHT_CLASSES)[number]

export const deliveryQuery = z.object({
  /** Where to; without it only the dates. */
  state: z.enum(Object.keys(STATES) as [State, ...State[]]).optional(),
})

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** What shipping a cart will cost about, and when it can be ready. By the owner's tables. */
export const delivery = z.object({
  freight: z
    .object({
      state: z.string(),
      amount: money,
      classes: z.array(z.object({ weightClass: z.enum(WEIGHT_CLASSES), items: z.number().int(), amount: money })),
    })
    .nullable(),
  readyToShip: day,
  /** Where something of the cart is installed at the shop. */
  earliestInstall: day.nullable(),
  /** Business days until each line is here. */
  lines: z.array(z.object({ lineId: z.string(), leadDays: z.number().int() })),
  /** Some of the figures behind it are samples that the owner has not set yet. */
  isSample: z.boolean(),
})
export type Delivery = z.infer<typeof delivery>
