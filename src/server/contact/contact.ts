import type { ContactMessage } from '../../contract/contact.ts'
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
  text: [
    message.message,
    '',
    `Name: ${message.name}`,
    `Email: ${message.email}`,
    ...(message.phone ? [`Phone: ${message.phone}`] : []),
  ].join('\n'),
})

/** Messages per client in ten minutes: more than a person writes, less than a program would. */
export const MESSAGES_PER_CLIENT = 20
