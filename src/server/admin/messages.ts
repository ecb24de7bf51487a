import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { DeskMessage } from '../../contract/admin/messages.ts'
import type { Database } from '../database/connection.ts'
import { messageReplies } from '../database/schema/staff.ts'
import { messages } from '../database/schema/visitors.ts'
import { refuse } from '../http/problem.ts'
import { staffRoute } from '../http/staff-route.ts'
import { mailBody } from '../mail/mail-body.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { anywhere, behind, PAGE, pageOf, timeText } from './cursor.ts'

type MessageRow = typeof messages.$inferSelect

export const messageSummaryOf = ({ id, name, email, subject, createdAt, answeredAt, closedAt }: MessageRow) => ({
  ...{ id, name, email, subject, receivedAt: createdAt.toISOString() },
  ...{ answeredAt: answeredAt?.toISOString() ?? null, closedAt: closedAt?.toISOString() ?? null },
})

/** The shop's answer, with what was asked below it; what the customer writes back goes to the shop. */
const replyMail = (asked: MessageRow, reply: typeof messageReplies.$inferSelect, shopEmail: string): Mail => ({
  ...{ id: `reply-${reply.id}`, to: asked.email, replyTo: shopEmail, subject: `Re: ${asked.subject}` },
  ...mailBody(asked.subject, [
    { kind: 'text', text: reply.text },
    { kind: 'text', text: `${reply.author}\nAdrenaline Performance` },
    { kind: 'text', text: `You wrote:\n${quoted(asked.message)}` },
  ]),
})
const quoted = (text: string) => text.replace(/^/gm, '> ')

/** What customers wrote through the contact form, and what the shop answers. */
export function registerMessageDesk(app: FastifyInstance, services: Services): void {
  const { db, clock, random, config } = services
  const queueMail = mailQueue(services, {
    name: 'mail-reply',
    table: messageReplies,
    sweepAt: '47 * * * *',
    mailsOf: async (id) => {
      const [found] = await db
        .select({ reply: messageReplies, asked: messages })
        .from(messageReplies)
        .innerJoin(messages, eq(messages.id, messageReplies.messageId))
        .where(eq(messageReplies.id, id))
      return found ? [replyMail(found.asked, found.reply, services.shop.email)] : []
    },
  })
  const show = (id: string) => findMessage(db, id, config.smtpUrl !== null)

  staffRoute(app, 'GET /api/admin/messages', async ({ query: { q, state, after } }) => {
    const words = sql`lower(${messages.name} || ' ' || ${messages.email} || ' ' || ${messages.subject})`
    const rows = await db
      .select({ row: messages, id: messages.id, atText: timeText(messages.createdAt) })
      .from(messages)
      .where(
        and(
          q ? sql`${words} like ${anywhere(q)}` : undefined,
          state === 'open' ? isNull(messages.closedAt) : undefined,
          state === 'closed' ? isNotNull(messages.closedAt) : undefined,
          behind(after, messages.createdAt, messages.id),
        ),
      )
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(PAGE + 1)
    const { page, next } = pageOf(rows)
    return { messages: page.map(({ row }) => messageSummaryOf(row)), next }
  })

  staffRoute(app, 'GET /api/admin/messages/:id', ({ params }) => show(params.id))

  staffRoute(app, 'POST /api/admin/messages/:id/replies', async ({ params, body }, who) => {
    await show(params.id)
    const id = random(12)
    const now = new Date(clock())
    await db.transaction(async (tx) => {
      await tx.insert(messageReplies).values({ id, messageId: params.id, author: who.name, text: body.text })
      await tx.update(messages).set({ answeredAt: now, closedAt: now }).where(eq(messages.id, params.id))
      await recordChange(tx, who, { action: 'messages.reply', subject: `messages:${params.id}`, after: { reply: id } })
      await queueMail(tx, id)
    })
    return show(params.id)
  })

  staffRoute(app, 'PATCH /api/admin/messages/:id', async ({ params, body }, who) => {
    const before = await show(params.id)
    await db.transaction(async (tx) => {
      const closedAt = body.isClosed ? new Date(clock()) : null
      await tx.update(messages).set({ closedAt }).where(eq(messages.id, params.id))
      await recordChange(tx, who, {
        ...{ action: 'messages.close', subject: `messages:${params.id}` },
        ...{ before: { isClosed: before.closedAt !== null }, after: body },
      })
    })
    return show(params.id)
  })
}

async function findMessage(db: Database, id: string, canMail: boolean): Promise<DeskMessage> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  if (!row) return refuse('not_found', 'There is no such message.')
  const replies = await db
    .select()
    .from(messageReplies)
    .where(eq(messageReplies.messageId, id))
    .orderBy(asc(messageReplies.createdAt))
  return {
    ...messageSummaryOf(row),
    ...{ phone: row.phone, message: row.message, canMail },
    replies: replies.map(({ id: replyId, author, text, createdAt, mailedAt, mailError }) => ({
      ...{ id: replyId, author, text, writtenAt: createdAt.toISOString() },
      ...{ mailedAt: mailedAt?.toISOString() ?? null, mailError },
    })),
  }
}
