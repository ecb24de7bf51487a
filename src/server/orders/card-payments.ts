/** What a payment page came to. What is paid stays paid, what is expired stays expired. */
export interface PageSight {
  sessionId: string
  state: 'open' | 'expired' | 'paid'
  cents: number
  /** What it was paid with; a refund names it. */
  paymentId: string | null
}
export interface RefundSight {
  stripeId: string
  /** Our own refund that this is; null for one that was made in Stripe's dashboard. */
  refundId: string | null
  paymentId: string | null
  cents: number
  state: 'asked' | 'done' | 'failed'
}
/** A message whose signature holds. `nothing`: it is about something that we do not follow. */
export type PaymentMessage = { id: string; type: string } & (
  | { about: 'page'; page: PageSight }
  | { about: 'refund'; refund: RefundSight }
  | { about: 'nothing' }
)

export interface PageWanted {
  orderId: string
  number: string
  email: string
  cents: number
  /** What the customer reads above the amount. */
  label: string
  /** Where the page leads back to, paid or not. */
  orderUrl: string
  expiresAt: Date
}

/** Payment by card, whoever does it. Each call may throw when the processor cannot be reached; all may be repeated. */
export interface CardPayments {
  /** Opens a page; each call opens another. */
  open(wanted: PageWanted): Promise<{ sessionId: string; url: string }>
  look(sessionId: string): Promise<PageSight>
  /** Closes the page, so that it takes no payment any more; the answer says what it had come to. */
  close(sessionId: string): Promise<PageSight>
  /** Sends money back; with the same `refundId` once. `undefined`: the processor will never do it. */
  refund(wanted: { refundId: string; paymentId: string; cents: number }): Promise<RefundSight | undefined>
  /** Reads a message of the webhook by its raw bytes; `undefined` when its signature does not hold. */
  read(body: Buffer, signature: string): Promise<PaymentMessage | undefined>
}
