import { expect, test } from 'vitest'
import { shippingNote } from './order-reply.ts'

const line = (merchandiseId: string, attributes: Record<string, string> = {}) => ({
  merchandiseId,
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
})
const note = (...lines: ReturnType<typeof line>[]) => shippingNote({ delivery: 'installation', lines }, null)
const build = [line('part:blower', { vehicle: 'gt', build: 'b' }), line('labor:b')]

test('with an install, gear and loose parts are picked up, and only what is installed has nothing to ship', () => {
  expect(note(...build)).toBe('Installed at our shop. Nothing to ship.')
  expect(note(line('package:p'))).toBe('Installed at our shop. Nothing to ship.')
  for (const loose of [line('merch:tee'), line('part:hose'), line('package:p', { service: 'parts only' })])
    expect(note(...build, loose)).toContain('when you pick up the car')
})
