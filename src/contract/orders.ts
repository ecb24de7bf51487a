import { z } from 'zod'
import { cartLine, money } from './cart.ts'

const line = z.string().trim().max(200)

export const orderInput = z
  .object({
    cartId: z.string().min(1).max(200),
    /** The version and total the customer saw; a changed price is shown before the order is placed. */
    cartVersion: z.number().int(),
    expectedTotal: z.string(),
    name: line.min(2, 'Name must be at least 2 characters'),
    email: z.email('Please enter a valid email address').max(320),
    phone: line.max(60).optional(),
    delivery: z.enum(['shipping', 'installation']),
    address: z
      .object({
        street: line.min(3, 'Please enter a street address'),
        city: line.min(2, 'Please enter a city'),
        region: line.min(2, 'Please enter a state'),
        postalCode: line.min(3, 'Please enter a postal code'),
        country: line.min(2, 'Please enter a country'),
      })
      .optional(),
    notes: z.string().trim().max(2000).optional(),
  })
  .refine((order) => order.delivery !== 'shipping' || order.address !== undefined, {
    path: ['address'],
    message: 'Please enter where to ship to',
  })

export const order = z.object({
  id: z.string(),
  number: z.string(),
  status: z.literal('awaiting payment'),
  placedAt: z.string(),
  name: z.string(),
  email: z.string(),
  delivery: z.enum(['shipping', 'installation']),
  address: z
    .object({ street: z.string(), city: z.string(), region: z.string(), postalCode: z.string(), country: z.string() })
    .nullable(),
  notes: z.string().nullable(),
  lines: z.array(cartLine),
  cost: z.object({ subtotalAmount: money, totalAmount: money }),
  /** "calculated on the invoice" unless the shop configured it. */
  taxNote: z.string(),
  shippingNote: z.string(),
})
export type Order = z.infer<typeof order>
export type OrderInput = z.infer<typeof orderInput>
