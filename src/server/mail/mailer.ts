import { createTransport } from 'nodemailer'

/** One mail, in plain text and where it has one in HTML. `id` is the same for every attempt, so that a repeated delivery can be told as one mail. */
export interface Mail {
  id: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html?: string
  /** An appointment for the calendar. */
  calendar?: string
}
export type SendMail = (mail: Mail) => Promise<void>

/**
 * Sends through an SMTP server, such as "smtp://user:password@mail.example:587". Throws when the server does not take
 * the mail within 20 s; the queue then tries again later.
 */
export function smtpMailer(smtpUrl: string, from: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const host = from.slice(from.lastIndexOf('@') + 1)
  return async ({ id, to, replyTo, subject, text, html, calendar }) => {
    await transport.sendMail({
      from,
      to,
      subject: oneLine(subject),
      text,
      messageId: `<${id}@${host}>`,
      ...(replyTo ? { replyTo } : {}),
      ...(html ? { html } : {}),
      ...(calendar ? { icalEvent: { method: 'PUBLISH', filename: 'appointment.ics', content: calendar } } : {}),
    })
  }
}

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ')
