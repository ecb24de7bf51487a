import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'currency'
  | 'payment_intent'
  | 'client_reference_id'
  | 'customer_email'
  | 'metadata'
  | 'url'
  | 'success_url'
  | 'cancel_url'
  | 'expires_at'
>
type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'payment_intent' | 'metadata' | 'status' | 'created'
>
type Event = {
  id: string
  object: 'event'
  type: Stripe.Event['type']
  created: number
  data: { object: Session | Refund }
}

export type StripePeer = Awaited<ReturnType<typeof openStripePeer>>

const SECRET = 'whsec_peer'
const newId = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`
const nowS = () => Math.floor(Date.now() / 1000)
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/**
 * A server that speaks as much of Stripe's HTTP as the shop does, in the shapes of the official library's types: payment
 * pages, with a page for a browser, refunds with idempotency keys, and signed messages to the shop's webhook, which are
 * repeated until the shop takes them.
 */
export async function openStripePeer() {
  const sessions = new Map<string, Session>()
  const refunds = new Map<string, Refund>()
  const answered = new Map<string, { status: number; body: unknown }>()
  const events: Event[] = []
  const failed: Event[] = []
  /**
   * `isDown`: nothing answers. `isHeld`: messages are kept back, to be sent by the test. `tellsFirst`: they are taken
   * before a call is answered. `refundsFail`: the bank says no.
   */
  const state = {
    isDown: false,
    isHeld: false,
    tellsFirst: false,
    refundsFail: false,
    webhook: '',
    charges: 0,
    isClosed: false,
  }
  const underway = new Set<Promise<void>>()

  const send = async (event: Event): Promise<number> => {
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET })
    const reply = await fetch(state.webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.timeout(15_000),
    }).catch(() => undefined)
    return reply?.status ?? 0
  }
  /** As Stripe does: again and again until it is taken. */
  const insist = async (event: Event): Promise<void> => {
    for (let attempt = 0; !state.isClosed && attempt < 600; attempt += 1) {
      if (!state.isHeld && (await send(event)) === 200) return
      await pause(100)
    }
    failed.push(event)
  }
  const tell = (type: Event['type'], object: Session | Refund) => {
    const event: Event = { id: newId('evt'), object: 'event', type, created: nowS(), data: { object: { ...object } } }
    events.push(event)
    if (state.webhook === '' || state.isHeld) return
    const sending = insist(event).finally(() => underway.delete(sending))
    underway.add(sending)
  }

  const open = (form: URLSearchParams): { status: number; body: unknown } => {
    const cents = Number(form.get('line_items[0][price_data][unit_amount]'))
    const expiresAt = Number(form.get('expires_at'))
    if (expiresAt < nowS() + 30 * 60) return refusal('`expires_at` must be at least 30 minutes in the future.')
    const id = newId('cs_test')
    const session: Session = {
      ...{ id, object: 'checkout.session', status: 'open', payment_status: 'unpaid', amount_total: cents },
      ...{ currency: 'usd', payment_intent: null, client_reference_id: form.get('client_reference_id') },
      ...{ customer_email: form.get('customer_email'), metadata: { order_id: form.get('metadata[order_id]') ?? '' } },
      ...{ url: `${address()}/pay/${id}`, expires_at: expiresAt },
      ...{ success_url: form.get('success_url') ?? '', cancel_url: form.get('cancel_url') ?? '' },
    }
    sessions.set(id, session)
    return { status: 200, body: session }
  }
  const expire = (session: Session) => {
    if (session.status !== 'open') return refusal(`Only open sessions can be expired; this one is ${session.status}.`)
    session.status = 'expired'
    tell('checkout.session.expired', session)
    return { status: 200, body: session }
  }
  const refund = (form: URLSearchParams) => {
    const payment = form.get('payment_intent')
    const charged = [...sessions.values()].find(({ payment_intent }) => payment_intent === payment)?.amount_total ?? 0
    const back = [...refunds.values()]
      .filter(({ payment_intent, status }) => payment_intent === payment && status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0)
    const amount = Number(form.get('amount'))
    if (amount + back > charged) return refusal('Refund amount is greater than unrefunded amount on charge')
    const made: Refund = {
      ...{ id: newId('re'), object: 'refund', amount, currency: 'usd', payment_intent: payment, created: nowS() },
      metadata: form.get('metadata[refund_id]') ? { refund_id: form.get('metadata[refund_id]') ?? '' } : {},
      status: state.refundsFail ? 'failed' : 'succeeded',
    }
    refunds.set(made.id, made)
    tell('refund.created', made)
    return { status: 200, body: made }
  }

  function answer(method: string, path: string, form: URLSearchParams): { status: number; body: unknown } {
    if (method === 'POST' && path === '/v1/checkout/sessions') return open(form)
    if (method === 'POST' && path === '/v1/refunds') return refund(form)
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? []
    const session = sessions.get(id)
    if (!session) return refusal(`No such thing: ${path}`, 404)
    return action ? expire(session) : { status: 200, body: session }
  }

  /** What happens when the customer's bank says yes. */
  const pay = (sessionId: string) => {
    const session = sessions.get(sessionId)
    if (session?.status !== 'open') throw new Error(`the page ${sessionId} is ${session?.status}`)
    state.charges += 1
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: newId('pi') })
    tell('checkout.session.completed', session)
    return session
  }

  async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (state.isDown) return void request.socket.destroy()
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const { pathname } = new URL(request.url ?? '/', 'http://peer')
    if (pathname.startsWith('/pay/')) return hostedPage(request.method ?? 'GET', pathname.slice(5), form, reply)
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? answered.get(key) : undefined
    const made = known ?? answer(request.method ?? 'GET', pathname, form)
    if (typeof key === 'string' && made.status === 200) answered.set(key, made)
    if (state.tellsFirst) await Promise.all(underway)
    reply.writeHead(made.status, { 'content-type': 'application/json', 'request-id': newId('req') })
    reply.end(JSON.stringify(made.body))
  }

  /** The page that a browser sees: a card that works, one that is declined, one that asks the bank first. */
  function hostedPage(method: string, id: string, form: URLSearchParams, reply: ServerResponse): void {
    const session = sessions.get(id)
    const show = (html: string) => reply.writeHead(200, { 'content-type': 'text/html' }).end(htmlPage(html))
    if (!session) return void reply.writeHead(404).end()
    if (method === 'GET') return void show(cardForm(session, ''))
    const card = form.get('card')
    if (card === 'declined') return void show(cardForm(session, 'Your card was declined.'))
    if (card === 'three-d-secure') return void show(challenge)
    if (session.status === 'open') pay(id)
    reply.writeHead(303, { location: session.success_url ?? '' }).end()
  }

  const server = createServer((request, reply) => void handle(request, reply).catch(() => reply.destroy()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  function address(): string {
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  return {
    env: { STRIPE_SECRET_KEY: 'sk_test_peer', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: address() },
    state,
    sessions,
    refunds,
    events,
    failed,
    pay,
    send,
    /** From now on messages go to this shop. */
    listenAt: (shopAddress: string) => {
      state.webhook = `${shopAddress}/api/stripe/webhook`
    },
    /** A refund that somebody makes in Stripe's own dashboard. */
    refundByHand: (payment: string, cents: number) =>
      refund(new URLSearchParams({ payment_intent: payment, amount: String(cents) })),
    /** Waits until everything that was told is taken. */
    settled: async () => {
      while (underway.size > 0) await Promise.all(underway)
    },
    close: async () => {
      state.isClosed = true
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
      await Promise.all(underway)
    },
  }
}

const refusal = (message: string, status = 400) => ({
  status,
  body: { error: { type: 'invalid_request_error', message } },
})
const htmlPage = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Pay</title><link rel="icon" href="data:,"></head><body><main>${body}</main></body></html>`
const cardForm = (session: Session, error: string) => `<h1>Pay ${((session.amount_total ?? 0) / 100).toFixed(2)}</h1>
<p role="alert">${error}</p><form method="post">
<button name="card" value="good">Pay with a good card</button>
<button name="card" value="declined">Pay with a declined card</button>
<button name="card" value="three-d-secure">Pay with a 3-D Secure card</button></form>
<a href="${session.cancel_url}">Back to the shop</a>`
const challenge = `<h1>Your bank asks</h1><form method="post"><button name="card" value="good">Complete authentication</button>
<button name="card" value="declined">Fail authentication</button></form>`
