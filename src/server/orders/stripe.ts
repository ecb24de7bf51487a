import type Stripe from 'stripe'
import type { Config } from '../config.ts'
import type { CardPayments, PageSight, PaymentMessage, RefundSight } from './card-payments.ts'

const TIMEOUT_MS = 8_000

const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === 'object' && thing !== null ? thing.id : thing

/** A page that was filled in and whose money is on its way counts as open: nothing is decided yet. */
function pageOf(session: Stripe.Checkout.Session): PageSight {
  const isPaid = session.payment_status === 'paid'
  return {
    sessionId: session.id,
    state: isPaid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    cents: session.amount_total ?? 0,
    paymentId: idOf(session.payment_intent),
  }
}

function refundOf(refund: Stripe.Refund): RefundSight {
  const isFailed = refund.status === 'failed' || refund.status === 'canceled'
  return {
    stripeId: refund.id,
    refundId: refund.metadata?.refund_id ?? null,
    paymentId: idOf(refund.payment_intent),
    cents: refund.amount,
    state: refund.status === 'succeeded' ? 'done' : isFailed ? 'failed' : 'asked',
  }
}

function messageOf(event: Stripe.Event): PaymentMessage {
  const { id, type } = event
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { id, type, about: 'page', page: pageOf(event.data.object) }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { id, type, about: 'refund', refund: refundOf(event.data.object) }
    default:
      return { id, type, about: 'nothing' }
  }
}

/** Payment on Stripe's own page: no card number ever comes to this server. */
export function stripePayments(config: NonNullable<Config['stripe']>): CardPayments {
  let client: Promise<Stripe> | undefined
  const stripe = () => {
    client ??= import('stripe').then(({ default: Client }) => new Client(config.secretKey, connectionOf(config.apiUrl)))
    return client
  }
  const look = async (sessionId: string) => pageOf(await (await stripe()).checkout.sessions.retrieve(sessionId))

  return {
    look,

    async open({ orderId, number, email, cents, label, orderUrl, expiresAt }) {
      const session = await (await stripe()).checkout.sessions.create({
        mode: 'payment',
        client_reference_id: orderId,
        customer_email: email,
        allowed_payment_method_types: ['card'],
        line_items: [
          { quantity: 1, price_data: { currency: 'usd', unit_amount: cents, product_data: { name: label } } },
        ],
        payment_intent_data: { description: `Order ${number}`, metadata: { order_id: orderId } },
        metadata: { order_id: orderId },
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        success_url: `${orderUrl}?payment=done`,
        cancel_url: `${orderUrl}?payment=left`,
      })
      if (!session.url) throw new Error(`Stripe opened session ${session.id} without a page`)
      return { sessionId: session.id, url: session.url }
    },

    async close(sessionId) {
      try {
        return pageOf(await (await stripe()).checkout.sessions.expire(sessionId))
      } catch (error) {
        // A page that is paid or expired already cannot be closed: Stripe refuses, and tells which when asked.
        if (!isRefusal(error)) throw error
        return look(sessionId)
      }
    },

    async refund({ refundId, paymentId, cents }) {
      try {
        const refund = await (await stripe()).refunds.create(
          { payment_intent: paymentId, amount: cents, metadata: { refund_id: refundId } },
          { idempotencyKey: `refund-${refundId}` },
        )
        return refundOf(refund)
      } catch (error) {
        if (isRefusal(error)) return undefined
        throw error
      }
    },

    async read(body, signature) {
      const { webhooks, errors } = await library()
      try {
        return messageOf(await webhooks.constructEventAsync(body, signature, config.webhookSecret))
      } catch (error) {
        if (error instanceof errors.StripeSignatureVerificationError || error instanceof SyntaxError) return undefined
        throw error
      }
    },
  }

  async function library() {
    const { default: Client } = await import('stripe')
    return { webhooks: (await stripe()).webhooks, errors: Client.errors }
  }
}

/** Stripe understood the request and says no: asking again would not help. */
const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'StripeInvalidRequestError'

function connectionOf(apiUrl: string | null): Stripe.StripeConfig {
  const patient = { maxNetworkRetries: 1, timeout: TIMEOUT_MS, telemetry: false } as const
  if (apiUrl === null) return patient
  const { hostname, port, protocol } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return { ...patient, host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }
}
