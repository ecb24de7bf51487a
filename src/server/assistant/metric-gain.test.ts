import { expect } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { HP_PER_KW, HP_PER_PS } from '../../engine/units.ts'

const CARS = ['2017 bmw 340i', '2018 golf r', '2016 ford mustang gt'] as const
const WAYS = [
  (car: string, gain: string) => `${car}, +${gain}`,
  (car: string, gain: string) => `i have a ${car} and want ${gain} more than stock`,
  (car: string, gain: string) => `${car}: how do i gain ${gain}?`,
  (car: string, gain: string) => `plus ${gain} on my ${car}`,
] as const
const GAINS = [
  ['60 kW', 60 * HP_PER_KW],
  ['80 PS', 80 * HP_PER_PS],
] as const

eachOf(
  6,
  CARS.flatMap((car) => WAYS.flatMap((way) => GAINS.map(([said, hp]) => [way(car, said), hp] as const))),
)('law: a gain in kW or PS comes on top of stock, at the crank: %s', (said, hp) => {
  const { text, builds } = lastOf(said)
  const stockWheelHp = Number(/from (\d+) whp/.exec(text)?.[1])
  const share = ((builds[0]?.request.targetHorsepower ?? 0) - stockWheelHp) / hp
  // What a driveline leaves of it.
  expect(share).toBeGreaterThan(0.78)
  expect(share).toBeLessThan(0.92)
})
