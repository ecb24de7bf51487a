import type { Bilingual } from '../advisor.ts'

/** "Order 48213", "order number is #48213", "my order (48213)": a number that is none of ours. */
const NUMBER =
  /\border(?: (?:number|no\.?|num|id|is))*[ :(]*#? ?(?!ap\b)([a-z]{0,3}-?\d{4,10})\b|#(\d{4,10})\b.{0,30}\border\b/
const EMAIL = /@/

/** The order number that was said is read: told that it is not one that can be looked up, and what is missing. */
export function orderNotOurs(asked: string): Bilingual | undefined {
  const [, after, before] = NUMBER.exec(asked) ?? []
  const number = after ?? before
  if (number === undefined || /^ap/.test(number) || /^(?:19|20)\d\d$/.test(number)) return undefined
  const [email, correo] = EMAIL.test(asked)
    ? ['', '']
    : [' and the email you ordered with', ' y el email con que compraste']
  return [
    `I read ${number.toUpperCase()}, but ours look like AP-7K3F-9QXM, so I can't look that one up. Send me the one from your confirmation email${email} and I'll tell you where it stands. Can't find it? Write to /contact with ${number.toUpperCase()}, your name and what was ordered.`,
    `Leo ${number.toUpperCase()}, pero los nuestros son como AP-7K3F-9QXM. Mándame el de tu email de confirmación${correo}. Si no lo encuentras, escribe a /contact.`,
  ]
}
