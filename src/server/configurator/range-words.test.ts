import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../../engine/calibration/fitted-factors.ts'
import { partsThatFit } from '../../engine/fitment/fits.ts'
import { SAE_J1349_WEATHER } from '../../engine/model.ts'
import { buildPower } from '../../engine/power/build-power.ts'
import { rangeWords } from './explanation.ts'

test('no range that is told begins near stock power, or leaves half of the gain open', () => {
  const told = { power: 0, gain: 0 }
  for (const vehicle of VEHICLES)
    for (const kind of ['tune', 'supercharger_centrifugal', 'turbo_kit_single', 'turbo_upgrade'] as const) {
      const part = partsThatFit(PARTS, vehicle).find((one) => one.kind === kind)
      if (!part) continue
      const build = { vehicle, parts: [part], fuel: '93', weather: SAE_J1349_WEATHER } as const
      const power = buildPower(build, FITTED_FACTORS)
      const gain = power.wheelHp - power.stockWheelHp
      if (gain < 5) continue
      const said = rangeWords(power)
      const land = said.match(/most cars land between (\d+)/i)
      const gained = said.match(/most cars pick up (\d+) to (\d+) whp/)
      if (land) {
        told.power++
        expect(Number(land[1]), `${vehicle.id} ${kind}`).toBeGreaterThanOrEqual(power.stockWheelHp + gain / 2 - 1)
      }
      if (gained) {
        told.gain++
        expect(Number(gained[1]), `${vehicle.id} ${kind}`).toBeGreaterThanOrEqual(gain / 2 - 1)
        expect(Number(gained[2]), `${vehicle.id} ${kind}`).toBeGreaterThanOrEqual(gain - 1)
      }
    }
  expect(told.power).toBeGreaterThan(20)
  expect(told.gain).toBeGreaterThan(50)
})
