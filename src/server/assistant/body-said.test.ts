import { expect, test } from 'vitest'
import { catalog, lastOf } from '../../../tests/support/assistant-talk.ts'

test.each([
  ['2012 g37 coupe six-speed, 300 whp', /coupe/],
  ['2012 g37 sedan six-speed, 300 whp', /sedan/],
  ['2020 c43 coupe 400 whp', /coupe/],
])('of two bodies of one model the one that was said is planned: "%s"', (words, body) => {
  const [build] = lastOf(words).builds
  const vehicle = catalog.vehicles.find(({ id }) => id === build?.request.vehicleId)
  expect(vehicle?.variant).toMatch(body)
})
