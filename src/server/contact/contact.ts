import type { ContactMessage } from '../../contract/contact.ts'
import { mailBody } from '../mail/mail-body.ts'
import type { Mail } from '../mail/mailer.ts'

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
  ...mailBody(message.subject, [
    { kind: 'text', text: message.message },
    {
      kind: 'rows',
      rows: [
        { name: 'Name', value: message.name },
        { name: 'Email', value: message.email },
        ...(message.phone ? [{ name: 'Phone', value: message.phone }] : []),
      ],
    },
  ]),
})

/** Messages per client in ten minutes: more than a person writes, less than a program would. */
export const MESSAGES_PER_CLIENT = 20
