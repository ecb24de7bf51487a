import { z } from 'zod'
import { MAIL_KINDS } from './mail-kinds.ts'
import { next } from './pages.ts'

const kind = z.enum(MAIL_KINDS)

/** A mail as it goes out: plain text, and HTML where it has it. */
export const mailPreview = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  at: z.string(),
  mailedAt: z.string().nullable(),
  mailError: z.string().nullable(),
})
export const mailPreviews = z.object({ mails: z.array(mailPreview) })
export type MailPreview = z.infer<typeof mailPreview>

export const mailQuery = z.object({
  kind: kind.optional(),
  /** Those that the SMTP server has not taken. */
  state: z.literal('unsent').optional(),
  after: z.string().max(200).optional(),
})
/** `of`: the row that the mail tells of. */
export const mailList = z.object({
  mails: z.array(
    z.object({
      kind,
      of: z.string(),
      to: z.string(),
      subject: z.string(),
      at: z.string(),
      mailedAt: z.string().nullable(),
      mailError: z.string().nullable(),
    }),
  ),
  next,
  /** False: this shop has no SMTP server; mails wait until it has one. */
  canMail: z.boolean(),
})
export const mailParams = z.object({ kind, id: z.string().min(1).max(200) })
