import { describe, expect, test } from 'vitest'
import { isSpam, messageMail } from './contact.ts'

const message = { name: 'Ann', email: 'ann@example.com', subject: 'Turbo', message: 'Does it fit my car?' }

describe('the contact form', () => {
  test('whoever fills in the field that people do not see is a program', () => {
    expect(isSpam({ ...message, website: 'https://spam.example' })).toBe(true)
    expect(isSpam({ ...message, website: ' ' })).toBe(false)
    expect(isSpam(message)).toBe(false)
  })

  test('the mail answers to the customer and holds all that was written', () => {
    const mail = messageMail({ ...message, id: 'm1', phone: '555-0100' }, 'shop@example.com')
    expect(mail).toMatchObject({ id: 'message-m1', to: 'shop@example.com', replyTo: 'ann@example.com' })
    for (const words of [message.message, 'Ann', '555-0100']) expect(mail.text).toContain(words)
  })
})
