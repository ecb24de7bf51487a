import { z } from 'zod'
import { cartLine, money } from './cart.ts'

export const quoteInput = z.object({
  cartId: z.string().min(1).max(200),
  email: z.email('Please enter a valid email address').max(320),
  /** A field that people do not see. Robots fill it in. */
  website: z.string().max(200).optional(),
})

/** A cart's prices on paper. Until it expires, lines that name it (`quote`) cost what it says. */
export const quote = z.object({
  id: z.string(),
  /** "Q-2026-000123". */
  number: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  lines: z.array(cartLine),
  cost: z.object({
    totalAmount: money,
    /** What of the total is installation at the shop. */
    installationAmount: money,
  }),
  taxNote: z.string(),
  shippingNote: z.string(),
})
export type Quote = z.infer<typeof quote>
