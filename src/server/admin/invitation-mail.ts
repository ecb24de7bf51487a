import type { Role } from '../../contract/admin/roles.ts'
import { mailBody } from '../mail/mail-body.ts'
import type { Mail } from '../mail/mailer.ts'

const MAY: Readonly<Record<Role, string>> = {
  'read-only': 'You can see orders, messages and the catalog.',
  staff: 'You can run orders, messages, the catalog, booking and evidence.',
  owner: 'You can do everything, staff and settings too.',
}

/** What somebody new gets, with the link that makes their account. */
export function invitationMail(
  given: { email: string; role: Role; link: string; untilMs: number; by: string },
  shopEmail: string,
): Mail {
  const { email, role, link, untilMs, by } = given
  const title = 'Your account at Adrenaline Performance'
  return {
    ...{ id: `invitation-${untilMs}`, to: email, replyTo: shopEmail, subject: title },
    ...mailBody(title, [
      { kind: 'text', text: `${by} invited you to the shop's back office. ${MAY[role]}` },
      { kind: 'link', label: 'Make my account', url: link },
      {
        kind: 'text',
        text: 'The link works once, within 24 hours. Do not pass it on: it opens an account in your name.',
      },
    ]),
  }
}
