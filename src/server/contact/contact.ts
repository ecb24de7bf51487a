import type { ContactMessage } from '../../contract/contact.ts'
import type { Mail } from '../mailer.ts'

export interface StoredMessage {
  id: string
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
}

/** People do not see the field; whoever fills it in is a program. */
export const isSpam = (message: ContactMessage): boolean => (message.website ?? '').trim() !== ''

/** The shop's copy of a message; an answer goes to the customer. */
export const messageMail = (message: StoredMessage, shopEmail: string): Mail => ({
  id: `message-${message.id}`,
  to: shopEmail,
  replyTo: message.email,
  subject: `Contact form: ${message.subject}`,
  text: [
    message.message,
    '',
    `Name: ${message.name}`,
    `Email: ${message.email}`,
    ...(message.phone ? [`Phone: ${message.phone}`] : []),
  ].join('\n'),
})

/** At most 20 messages per client in ten minutes: more than a person writes, less than a program would. */
export const MESSAGES_PER_WINDOW = 20
const WINDOW_MS = 10 * 60 * 1000
const MAX_CLIENTS = 10_000

/** Counts messages per client address. Returns the seconds to wait, or 0 when the message may come in. */
export function messageGate(clock: () => number): (client: string) => number {
  const windows = new Map<string, { startedMs: number; count: number }>()
  return (client) => {
    const now = clock()
    const window = windows.get(client)
    if (!window || now - window.startedMs >= WINDOW_MS) {
      const [oldest] = windows.keys()
      if (windows.size >= MAX_CLIENTS && oldest !== undefined) windows.delete(oldest)
      windows.delete(client)
      windows.set(client, { startedMs: now, count: 1 })
      return 0
    }
    window.count += 1
    return window.count <= MESSAGES_PER_WINDOW ? 0 : Math.ceil((window.startedMs + WINDOW_MS - now) / 1000)
  }
}
