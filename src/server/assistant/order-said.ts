import { ORDER_STATE_WORDS } from '../../contract/order-states.ts'
import { type Order, orderLookup } from '../../contract/orders.ts'
import { type Answer, dollars, inLanguage, type Said, suggestions, text } from './advisor.ts'
import { languageOf } from './words/language.ts'

/** An order's number as it is printed or typed: "AP-7K3F-9QXM", "ap7k3f9qxm". */
const NUMBER = /\bAP[ -]?[0-9A-Z]{4}[ -]?[0-9A-Z]{4}\b/gi
const EMAIL = /[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[a-z]{2,}/gi
const ORDER_WORDS = /\b(?:orders?|ordered|tracking|package|status|pedido|orden|bestellung|commande)\b/i

/** The order's own words, or what kept us from it: what was looked up for whoever asks. */
export type FindOrder = (
  said: { number: string; email: string },
  client: string,
) => Promise<{ order: Order } | { refusal: string }>

/**
 * What the last message asks of an order: its number and the email, from anywhere in the conversation, or which of the
 * two is missing. Undefined where it does not speak of an order by number or email.
 */
export function orderSaid(messages: readonly Said[]): { number?: string; email?: string } | undefined {
  const visitor = messages.filter(({ from }) => from === 'visitor').map((message) => message.text.slice(0, 1500))
  const last = visitor.at(-1) ?? ''
  const lastOf = (form: RegExp, texts: readonly string[]) => texts.flatMap((one) => one.match(form) ?? []).at(-1)
  const isSaid = lastOf(NUMBER, [last]) !== undefined || lastOf(EMAIL, [last]) !== undefined
  if (!isSaid) return undefined
  const number = lastOf(NUMBER, visitor)
  const email = lastOf(EMAIL, visitor)?.replace(/[.!?]+$/, '')
  if (number === undefined && !visitor.some((one) => ORDER_WORDS.test(one))) return undefined
  return { ...(number ? { number } : {}), ...(email ? { email } : {}) }
}

/** The answer to it: asks for the half that is missing, or says how the order stands. */
export async function answerOrder(
  said: { number?: string; email?: string },
  find: FindOrder,
  messages: readonly Said[],
  client: string,
): Promise<Answer> {
  const language = languageOf((messages.at(-1)?.text ?? '').toLowerCase())
  const say = (english: string, spanish: string) => text(inLanguage(language, [english, spanish]))
  if (said.number === undefined)
    return [
      say(
        'And the order number? It looks like AP-7K3F-9QXM and is in your confirmation email.',
        '¿Y el número de orden? Es como AP-7K3F-9QXM y está en tu email de confirmación.',
      ),
    ]
  if (said.email === undefined)
    return [
      say(
        'Which email did you order with? I need both to look it up.',
        '¿Con qué email compraste? Necesito los dos para buscarla.',
      ),
    ]
  const asked = orderLookup.safeParse(said)
  if (!asked.success)
    return [
      say(
        'That email does not look right. Check it and send it again.',
        'Ese email no parece correcto. Revísalo y mándalo otra vez.',
      ),
    ]
  const found = await find(asked.data, client)
  if ('refusal' in found) return [{ type: 'text', text: found.refusal }, suggestions('How do I reach a person?')]
  const { order } = found
  const [shipment] = order.shipments.toReversed()
  const sent = shipment ? ` ${[shipment.carrier, shipment.tracking].filter(Boolean).join(' ')}.` : ''
  const total = dollars(Number(order.cost.totalAmount.amount))
  const state = ORDER_STATE_WORDS[order.status]
  return [
    say(
      `Order ${order.number}: ${state.toLowerCase()}.${sent} ${order.lines.length} ${order.lines.length === 1 ? 'line' : 'lines'}, ${total}. The whole history is on its page: /orders/${order.id}`,
      `Orden ${order.number}: ${state}.${sent} Total ${total}. Todo el historial está en su página: /orders/${order.id}`,
    ),
    suggestions('Can I cancel or change my order?', 'How long does shipping take?'),
  ]
}
