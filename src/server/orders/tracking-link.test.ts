import { expect, test } from 'vitest'
import { trackingLink } from './tracking-link.ts'

test('a parcel of a carrier that we know has a link, whatever its number holds', () => {
  expect(trackingLink('UPS Ground', '1Z 999 AA1')).toBe('https://www.ups.com/track?tracknum=1Z999AA1')
  for (const carrier of ['fedex', 'FedEx Home', 'Fed Ex', 'USPS', 'US Mail', 'DHL Express'])
    expect(trackingLink(carrier, 'a&b"c')).toMatch(/^https:\/\/[\w./?-]+=a%26b%22c$/)
  for (const [carrier, tracking] of [
    ['Upstate Freight', '1'],
    ['Own truck', '1'],
    ['UPS', ' '],
  ] as const)
    expect(trackingLink(carrier, tracking)).toBeNull()
})
