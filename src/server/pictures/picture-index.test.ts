import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { partImageUrl } from './picture-index.ts'

const pictureOf = (name: RegExp) => {
  const part = PARTS.find((one) => one.category === 'tuning' && name.test(`${one.manufacturer} ${one.name}`))
  if (!part) throw new Error(`the catalog has no ${name}`)
  return partImageUrl(part)
}

test('a flashed tune is shown as the handheld that flashes it, a piggyback and a standalone as a box', () => {
  expect(pictureOf(/COBB Accessport/i)).toBe('/images/parts/tune.svg')
  expect(pictureOf(/JB4/)).toBe('/images/parts/ecu_unlock.svg')
  expect(PARTS.filter((part) => part.calibration === 'standalone').map(partImageUrl)).toContain(
    '/images/parts/ecu_unlock.svg',
  )
})
