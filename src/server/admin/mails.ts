import { and, desc, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { MAIL_KINDS, type MailKindName } from '../../contract/admin/mail-kinds.ts'
import type { MailPreview } from '../../contract/admin/mails.ts'
import { refuse } from '../http/problem.ts'
import { staffRoute } from '../http/staff-route.ts'
import { bornAtOf } from '../mail/mail-kinds.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Services } from '../services.ts'
import { behind, cursorOf, timeText } from './cursor.ts'

/** Each is made anew to be shown, so a page has fewer of them. */
const MAILS_SHOWN = 25

interface MailedRow {
  kind: MailKindName
  id: string
  at: Date
  atText: string
  mailedAt: Date | null
  mailError: string | null
}

/** A mail as it goes out, with what became of it. */
export const previewOf = (
  { id, to, subject, text, html }: Mail,
  at: Date,
  sent: { mailedAt: Date | null; mailError: string | null },
): MailPreview => ({
  ...{ id, to, subject, text, html: html ?? null, at: at.toISOString() },
  ...{ mailedAt: sent.mailedAt?.toISOString() ?? null, mailError: sent.mailError },
})

/** Every mail that the shop sends, of every kind, as it goes out. */
export function registerMailDesk(app: FastifyInstance, services: Services): void {
  const { mailKinds, config } = services

  staffRoute(app, 'GET /api/admin/mails', async ({ query }) => {
    const kinds = query.kind ? [query.kind] : MAIL_KINDS
    const found = await Promise.all(kinds.map((kind) => newestRows(services, kind, query)))
    // Times are texts of one length: with the id behind them they sort as the index does.
    const rows = found.flat().sort((a, b) => (a.atText + a.id < b.atText + b.id ? 1 : -1))
    const page = rows.slice(0, MAILS_SHOWN)
    const last = page.at(-1)
    const mails = []
    for (const { kind, id, at, mailedAt, mailError } of page) {
      for (const mail of (await mailKinds.get(kind)?.mailsOf(id)) ?? []) {
        const { to, subject, ...shown } = previewOf(mail, at, { mailedAt, mailError })
        mails.push({ ...{ kind, of: id, to, subject }, at: shown.at, mailedAt: shown.mailedAt, mailError })
      }
    }
    const next = rows.length > MAILS_SHOWN && last ? cursorOf(last) : null
    return { mails, next, canMail: config.smtpUrl !== null }
  })

  staffRoute(app, 'GET /api/admin/mails/:kind/:id', async ({ params: { kind, id } }) => {
    const [row] = await rowsOf(services, kind, { id })
    const mails = row ? ((await mailKinds.get(kind)?.mailsOf(id)) ?? []) : []
    if (!row || mails.length === 0) return refuse('not_found', 'There is no such mail.')
    return { mails: mails.map((mail) => previewOf(mail, row.at, row)) }
  })
}

const newestRows = (
  services: Services,
  kind: MailKindName,
  { state, after }: { state?: 'unsent' | undefined; after?: string | undefined },
) => rowsOf(services, kind, { isUnsent: state === 'unsent', after })

async function rowsOf(
  { db, mailKinds }: Services,
  kind: MailKindName,
  wanted: { id?: string; isUnsent?: boolean; after?: string | undefined },
): Promise<MailedRow[]> {
  const table = mailKinds.get(kind)?.table
  if (!table) return []
  const bornAt = bornAtOf(table)
  const rows = await db
    .select({
      ...{ id: table.id, at: bornAt, atText: timeText(bornAt) },
      ...{ mailedAt: table.mailedAt, mailError: table.mailError },
    })
    .from(table)
    .where(
      and(
        wanted.id === undefined ? undefined : eq(table.id, wanted.id),
        wanted.isUnsent ? isNull(table.mailedAt) : undefined,
        behind(wanted.after, bornAt, table.id),
      ),
    )
    .orderBy(desc(bornAt), desc(table.id))
    .limit(MAILS_SHOWN + 1)
  return rows.map((row) => ({ kind, ...row }))
}
