import { expect, test } from 'vitest'
import { chargesNote } from './charges-note.ts'

const QUOTE: Parameters<typeof chargesNote>[0] & object = {
  shippingNote: 'Includes $19.00 shipping.',
  taxNote: 'Tax is calculated on the invoice.',
  shippingAmount: { amount: '19.00', currencyCode: 'USD' },
  taxAmount: null,
  hasTaxRates: false,
}
const TAX = { amount: '7.00', currencyCode: 'USD' } as const

test('a shop without tax rates promises no tax before the invoice, whether the state is known or not', () => {
  for (const hasState of [true, false]) {
    const note = chargesNote(QUOTE, { isShipped: true, hasState, isInTotal: true })
    expect(note).toContain('Tax is calculated on the invoice.')
    expect(note).not.toMatch(/see shipping and tax/)
  }
})

test('a shop with tax rates asks for the state first, then says nothing where the tax stands in the total', () => {
  const taxed = { ...QUOTE, hasTaxRates: true }
  expect(chargesNote(taxed, { isShipped: true, hasState: false, isInTotal: true })).toBe(
    'Choose your state to see shipping and tax.',
  )
  expect(chargesNote({ ...taxed, taxAmount: TAX }, { isShipped: true, hasState: true, isInTotal: true })).toBe(
    'Includes $19.00 shipping.',
  )
})

test('what is installed at the shop asks for no state', () => {
  const installed = { ...QUOTE, shippingNote: 'Installed at our shop. Nothing to ship.' }
  expect(chargesNote(installed, { isShipped: false, hasState: false, isInTotal: true })).toBe(
    'Installed at our shop. Nothing to ship. Tax is calculated on the invoice.',
  )
})

test('the cart, whose total is without shipping and tax, says that they come on top where they are known', () => {
  const asked = { isShipped: true, hasState: true, isInTotal: false }
  expect(chargesNote({ ...QUOTE, taxAmount: TAX }, asked)).toBe(
    'Shipping is added at checkout. Sales tax is added at checkout.',
  )
  expect(chargesNote(QUOTE, asked)).toBe('Shipping is added at checkout. Tax is calculated on the invoice.')
})
