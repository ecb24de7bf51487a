import { z } from 'zod'
import { auditEntry, listQuery, next } from './pages.ts'

export const orderQuery = listQuery.extend({
  state: z.string().max(40).optional(),
  delivery: z.enum(['shipping', 'installation']).optional(),
  email: z.string().max(320).optional(),
})
export const orderSummary = z.object({
  id: z.string(),
  number: z.string(),
  placedAt: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.string(),
  delivery: z.string(),
  totalCents: z.number(),
})
export const orderPage = z.object({ orders: z.array(orderSummary), next })

export const deskOrder = orderSummary.extend({
  phone: z.string().nullable(),
  address: z
    .object({ street: z.string(), city: z.string(), region: z.string(), postalCode: z.string(), country: z.string() })
    .nullable(),
  customerNotes: z.string().nullable(),
  subtotalCents: z.number(),
  freightCents: z.number().nullable(),
  taxCents: z.number().nullable(),
  paidCents: z.number(),
  refundedCents: z.number(),
  mailedAt: z.string().nullable(),
  mailError: z.string().nullable(),
  lines: z.array(
    z.object({
      id: z.string(),
      merchandiseId: z.string(),
      title: z.string(),
      quantity: z.number(),
      shippedQuantity: z.number(),
      refundedQuantity: z.number(),
      unitPriceCents: z.number(),
      attributes: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
  notes: z.array(z.object({ id: z.number(), author: z.string(), note: z.string(), writtenAt: z.string() })),
  /** What happened to it, oldest first; `staff`: who of us did it. */
  events: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      who: z.string(),
      staff: z.string().nullable(),
      kind: z.string(),
      state: z.string(),
      cents: z.number().nullable(),
    }),
  ),
  history: z.array(auditEntry),
})
export const orderNote = z.object({ note: z.string().trim().min(1, 'Write something').max(2_000) })
/** At most 20,000 orders, the newest first. */
export const orderCsv = z.object({ csv: z.string(), orders: z.number(), isCut: z.boolean() })

export const customer = z.object({
  email: z.string(),
  name: z.string(),
  orders: z.number(),
  totalCents: z.number(),
  lastOrderAt: z.string(),
})
export const customerPage = z.object({ customers: z.array(customer), next })
export const customerParams = z.object({ email: z.string().min(3).max(320) })

export type OrderSummary = z.infer<typeof orderSummary>
export type DeskOrder = z.infer<typeof deskOrder>
export type OrderQuery = z.infer<typeof orderQuery>
