import { expect, test } from 'vitest'
import type { VehicleReply } from '../../contract/vehicles.ts'
import { goalTerms } from '../../engine/optimizer/planned-for-goal.ts'
import { configuratorAddress, similarBuild } from './build-addresses.ts'
import { openedWith } from './opened-with.ts'

const vehicle = {
  id: 'ford-mustang-gt-2018-10at',
  make: 'Ford',
  modelId: 'ford-mustang-gt',
  factoryFI: 'NA',
} as VehicleReply
const read = (address: string) => Object.fromEntries(new URL(address, 'http://shop.invalid').searchParams)
const preferences = { fuel_type: '93', intended_use: 'street', budget_priority: 'balanced' } as const
const at = (boostKind: string | undefined, factoryFI: VehicleReply['factoryFI'] = 'NA') =>
  read(
    configuratorAddress({
      vehicle: { ...vehicle, factoryFI },
      preferences,
      year: 2018,
      boostKind,
      partIds: ['a', 'b'],
    }),
  )

test('the configurator gets car, parts, and the induction that the boost source stands for', () => {
  expect(at('turbo_kit_single')).toEqual({
    make: 'Ford',
    model: 'ford-mustang-gt',
    year: '2018',
    variant: 'ford-mustang-gt-2018-10at',
    induction: 'turbo',
    parts: 'a,b',
  })
  expect(at('supercharger_roots').induction).toBe('supercharger')
  expect(at(undefined).induction).toBe('naturally_aspirated')
  expect(at(undefined, 'Turbo').induction).toBe('turbo')
})

test('fuel, use, priority and goal travel with the build, so that both places say the same figure', () => {
  const build = { vehicle, year: 2018, boostKind: undefined, partIds: ['a'] }
  const other = { fuel_type: 'e85', intended_use: 'track', budget_priority: 'reliability' } as const
  const address = read(configuratorAddress({ ...build, preferences: other, request: { targetHorsepower: 640 } }))
  expect(address).toMatchObject({ fuel: 'e85', use: 'track', priority: 'reliability', hp: '640' })
  const search = new URLSearchParams(address)
  expect(openedWith(search)).toEqual({
    ...{ use: 'track', priority: 'reliability' },
    goal: { wheelHp: 640, ...goalTerms({ wheelHp: 640 }) },
  })
  const timeGoal = { measure: 'zero_to_sixty', seconds: 3.5 } as const
  const timed = read(configuratorAddress({ ...build, preferences, request: { targetHorsepower: 500, timeGoal } }))
  expect(timed).toMatchObject({ goal: 'zero_to_sixty', seconds: '3.5' })
  expect(timed.hp).toBeUndefined()
  expect(openedWith(new URLSearchParams(timed)).goal).toMatchObject({ timeGoal })
  expect(openedWith(new URLSearchParams(at(undefined)))).toEqual({ use: 'street', priority: 'balanced' })
})

test('a similar build starts with the same car and the nearest goal that the slider can set', () => {
  const plan = (targetHorsepower: number) =>
    read(
      similarBuild({
        partIds: [],
        request: { modelId: 'ford-mustang-gt', year: 2018, targetHorsepower, preferences: {} },
        now: { enhancedData: { vehicle }, recommendedParts: [] },
      }),
    ).hp
  expect(plan(618)).toBe('625')
  expect(plan(90)).toBe('300')
  expect(plan(2400)).toBe('1000')
})

test('a similar build is asked for on the same terms: use, priority, smog, and the parts that were named', () => {
  const address = read(
    similarBuild({
      partIds: ['a', 'b'],
      request: {
        ...{ modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: 600 },
        ...{ intendedUse: 'track', mustPass: 'carb', preferences: { budget_priority: 'reliability' } },
        ...{ wantedSlots: ['headers', 'catback'], wantedPartIds: ['b'] },
      },
      now: {
        enhancedData: { vehicle },
        recommendedParts: [
          { partId: 'a', slot: 'headers', kind: 'headers_long_tube' },
          { partId: 'b', slot: 'catback', kind: 'catback_exhaust' },
        ],
      },
    }),
  )
  expect(address).toMatchObject({ use: 'track', priority: 'reliability', smog: 'carb', want: 'headers,catback:b' })
})
