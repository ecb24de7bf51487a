import { z } from 'zod'
import { orderSummary } from './orders.ts'
import { listQuery, next } from './pages.ts'

export const messageQuery = listQuery.extend({ state: z.enum(['open', 'closed']).optional() })
export const messageSummary = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  receivedAt: z.string(),
  answeredAt: z.string().nullable(),
  closedAt: z.string().nullable(),
})
export const messagePage = z.object({ messages: z.array(messageSummary), next })
export const deskMessage = messageSummary.extend({
  phone: z.string().nullable(),
  message: z.string(),
  replies: z.array(
    z.object({
      id: z.string(),
      author: z.string(),
      text: z.string(),
      writtenAt: z.string(),
      mailedAt: z.string().nullable(),
      mailError: z.string().nullable(),
    }),
  ),
  /** False: this shop has no SMTP server; answers wait until it has one. */
  canMail: z.boolean(),
})
export const messageReply = z.object({ text: z.string().trim().min(2, 'Write an answer').max(10_000) })
export const messageState = z.object({ isClosed: z.boolean() })
export const customerDetail = z.object({
  email: z.string(),
  orders: z.array(orderSummary),
  quotes: z.array(
    z.object({ id: z.string(), number: z.string(), madeAt: z.string(), expiresAt: z.string(), totalCents: z.number() }),
  ),
  /** Saved builds that stand in their orders and quotes. */
  plans: z.array(z.object({ code: z.string(), title: z.string(), savedAt: z.string() })),
  messages: z.array(messageSummary),
})
export type DeskMessage = z.infer<typeof deskMessage>
