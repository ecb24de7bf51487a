/** Every kind of mail, by the name of the queue that sends it. */
export const MAIL_KINDS = [
  'mail-order',
  'mail-order-event',
  'mail-booking',
  'mail-quote',
  'mail-result',
  'mail-reply',
  'mail-message',
] as const
export type MailKindName = (typeof MAIL_KINDS)[number]
