import { z } from 'zod'
import { MAX_QUANTITY } from './bounds.ts'
import { cartLine, money } from './cart.ts'
import { ORDER_STATES } from './order-states.ts'

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
        region: line.min(2, 'Please choose a state'),
        postalCode: line.min(3, 'Please enter a ZIP code'),
        country: line.min(2, 'Please enter a country'),
      })
      .optional(),
    notes: z.string().trim().max(2000).optional(),
  })
  .refine((order) => order.delivery !== 'shipping' || order.address !== undefined, {
    path: ['address'],
    message: 'Please enter where to ship to',
  })

const orderLine = cartLine.extend({ shipped: z.number().int(), refunded: z.number().int() })
const shipment = z.object({
  at: z.string(),
  carrier: z.string(),
  tracking: z.string(),
  trackingUrl: z.string().nullable(),
  items: z.array(z.object({ title: z.string(), quantity: z.number().int() })),
})

export const order = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATES),
  placedAt: z.string(),
  name: z.string(),
  email: z.string(),
  delivery: z.enum(['shipping', 'installation']),
  address: z
    .object({ street: z.string(), city: z.string(), region: z.string(), postalCode: z.string(), country: z.string() })
    .nullable(),
  notes: z.string().nullable(),
  lines: z.array(orderLine),
  /** Tax and shipping are null where the shop has set no rate: they are on the invoice then. */
  cost: z.object({
    subtotalAmount: money,
    shippingAmount: money.nullable(),
    taxAmount: money.nullable(),
    totalAmount: money,
  }),
  /** "calculated on the invoice" unless the shop configured it. */
  taxNote: z.string(),
  shippingNote: z.string(),
  payment: z.object({
    by: z.enum(['card', 'invoice']),
    /** What has to come in before the shop starts: all of it, or the deposit. */
    dueAmount: money,
    paidAmount: money,
    refundedAmount: money,
    /** Asked for, and on its way back. */
    refundingAmount: money,
    balanceAmount: money,
    /** Until then the parts are kept for whoever pays by card. */
    heldUntil: z.string().nullable(),
  }),
  canCancel: z.boolean(),
  /** Where an order that was called off before it was paid went back to. */
  cartId: z.string().nullable(),
  /** What happened to it, oldest first. */
  history: z.array(z.object({ at: z.string(), state: z.enum(ORDER_STATES), text: z.string() })),
  shipments: z.array(shipment),
})
export type Order = z.infer<typeof order>
export type OrderInput = z.infer<typeof orderInput>

/** What an order would cost, with shipping, tax and deposit, before it is placed. */
export const orderQuoteInput = z.object({
  cartId: z.string().min(1).max(200),
  delivery: z.enum(['shipping', 'installation']),
  /** The state that it ships to, as typed. */
  region: z.string().trim().max(200).optional(),
})
export const orderQuote = z.object({
  subtotalAmount: money,
  shippingAmount: money.nullable(),
  taxAmount: money.nullable(),
  totalAmount: money,
  dueAmount: money,
  taxNote: z.string(),
  /** Whether the shop charges sales tax at checkout in some state; elsewhere it is on the invoice. */
  hasTaxRates: z.boolean(),
  shippingNote: z.string(),
  payBy: z.enum(['card', 'invoice']),
})
export type OrderQuote = z.infer<typeof orderQuote>

export const orderLookup = z.object({
  number: line.min(4, 'Enter the order number, such as AP-7K3F-9QXM'),
  email: z.email('Please enter a valid email address').max(320),
})
export const orderFound = z.object({ id: z.string() })
/** Stripe's page, where the card is entered. */
export const paymentPage = z.object({ url: z.string() })

const lineCounts = z
  .array(z.object({ lineId: z.string().min(1).max(60), quantity: z.number().int().min(0).max(MAX_QUANTITY) }))
  .max(200)
export const orderMove = z.object({
  to: z.enum(['ordered', 'received', 'packed', 'installed', 'done', 'cancelled']),
  note: z.string().trim().max(1000).default(''),
})
export const orderShipment = z.object({
  lines: lineCounts.min(1),
  carrier: line.min(2),
  tracking: line.default(''),
  trackingUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
})
/** Money that came in at the shop or by invoice. `ref` is the receipt's number: it counts once. */
export const orderPayment = z.object({ amount: money.shape.amount, ref: line.min(1) })
export const orderRefund = z.object({
  amount: money.shape.amount,
  lines: lineCounts.default([]),
  reason: line.min(2),
  /** The money goes back at the counter or by check, not to the card. */
  byHand: z.boolean().default(false),
})
