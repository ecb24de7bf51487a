import { z } from 'zod'
import type { Call } from './call.ts'
import {
  order,
  orderFound,
  orderInput,
  orderLookup,
  orderMove,
  orderPayment,
  orderQuote,
  orderQuoteInput,
  orderRefund,
  orderShipment,
  paymentPage,
} from './orders.ts'
import { sellingSettings } from './selling.ts'

const id = z.object({ id: z.string().min(1).max(120) })

/** Orders: placing, paying, finding and calling off, which customers do; moving them on, which the shop does. */
export const ORDER_CALLS = {
  'POST /api/orders/quote': {
    summary: 'What an order of this cart would cost, with sales tax and deposit',
    tag: 'orders',
    body: orderQuoteInput,
    reply: orderQuote,
    problems: ['not_found', 'gone', 'cart_is_empty'],
  },
  'POST /api/orders': {
    summary: 'Place the order; it is paid by card on the payment page, or by invoice',
    tag: 'orders',
    body: orderInput,
    reply: order,
    status: 201,
    problems: ['not_found', 'gone', 'conflict', 'cart_is_empty', 'key_used_before', 'too_many_requests'],
  },
  'GET /api/orders/:id': { summary: 'One order', tag: 'orders', params: id, reply: order, problems: ['not_found'] },
  'POST /api/orders/lookup': {
    summary: 'The order of this number, for whoever knows the email it was placed with',
    tag: 'orders',
    body: orderLookup,
    reply: orderFound,
    problems: ['not_found', 'too_many_requests'],
  },
  'POST /api/orders/:id/pay': {
    summary: 'The page where an order is paid by card',
    tag: 'orders',
    params: id,
    reply: paymentPage,
    problems: ['not_found', 'conflict', 'upstream_failed', 'too_many_requests'],
  },
  'POST /api/orders/:id/payment-check': {
    summary: 'Asks the card processor whether the order is paid, for whoever comes back from the payment page',
    tag: 'orders',
    params: id,
    reply: order,
    problems: ['not_found', 'upstream_failed', 'too_many_requests'],
  },
  'POST /api/orders/:id/cancel': {
    summary: 'Call the order off, while no parts are bought for it; what was paid goes back',
    tag: 'orders',
    params: id,
    reply: order,
    problems: ['not_found', 'conflict', 'upstream_failed', 'too_many_requests'],
  },
  'POST /api/orders/:id/move': {
    summary: 'The shop moves an order on',
    tag: 'orders',
    params: id,
    body: orderMove,
    reply: order,
    admin: 'owner',
    problems: ['not_found', 'conflict', 'unauthorized', 'upstream_failed'],
  },
  'POST /api/orders/:id/ship': {
    summary: 'Some or all lines leave the shop',
    tag: 'orders',
    params: id,
    body: orderShipment,
    reply: order,
    admin: 'owner',
    problems: ['not_found', 'conflict', 'unauthorized'],
  },
  'POST /api/orders/:id/payments': {
    summary: 'Money that came in at the shop or by invoice',
    tag: 'orders',
    params: id,
    body: orderPayment,
    reply: order,
    admin: 'owner',
    problems: ['not_found', 'conflict', 'unauthorized'],
  },
  'POST /api/orders/:id/refunds': {
    summary: 'Money goes back; by card where it came by card',
    tag: 'orders',
    params: id,
    body: orderRefund,
    reply: order,
    admin: 'owner',
    problems: ['not_found', 'conflict', 'unauthorized', 'key_used_before'],
  },
  'GET /api/selling-settings': {
    summary: 'Deposit, sales tax by state, lead time: what the owner has set',
    tag: 'shop',
    reply: sellingSettings,
    admin: 'owner',
    problems: ['unauthorized'],
  },
  'PUT /api/selling-settings': {
    summary: 'Set deposit, sales tax by state and lead time',
    tag: 'shop',
    body: sellingSettings,
    reply: sellingSettings,
    admin: 'owner',
    problems: ['unauthorized'],
  },
} as const satisfies Record<string, Call>
