import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TARGET_HP } from '../../contract/bounds.ts'
import type { VehicleChoice } from '../vehicles/choices.ts'
import { addressOf, choose, NOTHING_CHOSEN, requestFor, type Selection, selectionFrom } from './selection.ts'
import { goesOn } from './wanted-parts.tsx'

const GT: VehicleChoice = {
  id: 'ford-mustang-gt-2018-10at',
  make: 'Ford',
  model: 'Mustang GT',
  modelId: 'ford-mustang-gt',
  variant: '10-speed automatic',
  years: [2018, 2019],
  yearFrom: 2018,
  yearTo: 2019,
  transmission: '10R80',
  transmissionKind: 'automatic',
  factoryFI: 'NA',
}
const GT_MANUAL: VehicleChoice = { ...GT, id: 'ford-mustang-gt-2018-6mt', variant: '6-speed manual' }
const WRX: VehicleChoice = {
  ...GT,
  id: 'subaru-wrx-2015-6mt',
  make: 'Subaru',
  model: 'WRX',
  modelId: 'subaru-wrx',
  years: [2015],
  factoryFI: 'Turbo',
}
const CARS = [GT, GT_MANUAL, WRX]
const FULL: Selection = {
  year: 2018,
  make: 'Ford',
  modelId: 'ford-mustang-gt',
  variantId: GT_MANUAL.id,
  targetHorsepower: 600,
  induction: 'supercharger',
}

describe('Build My Ride cascades', () => {
  test('changing the year clears make, model and forced induction, and keeps the target', () => {
    expect(choose(FULL, { field: 'year', value: 2019 })).toEqual({ year: 2019, targetHorsepower: 600 })
  })

  test('changing the make clears model and forced induction', () => {
    expect(choose(FULL, { field: 'make', value: 'Subaru' })).toEqual({
      year: 2018,
      make: 'Subaru',
      targetHorsepower: 600,
    })
  })

  test('changing the model clears forced induction', () => {
    expect(choose(FULL, { field: 'modelId', value: 'ford-f-150' })).toEqual({
      year: 2018,
      make: 'Ford',
      modelId: 'ford-f-150',
      targetHorsepower: 600,
    })
  })

  test('changing forced induction or the target clears nothing', () => {
    expect(choose(FULL, { field: 'induction', value: 'procharger' })).toEqual({ ...FULL, induction: 'procharger' })
    expect(choose(FULL, { field: 'targetHorsepower', value: 725 })).toEqual({ ...FULL, targetHorsepower: 725 })
  })

  test('the target is always one of the slider steps', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), (value) => {
        const { targetHorsepower } = choose(NOTHING_CHOSEN, { field: 'targetHorsepower', value })
        expect(targetHorsepower).toBeGreaterThanOrEqual(TARGET_HP.min)
        expect(targetHorsepower).toBeLessThanOrEqual(TARGET_HP.max)
        expect((targetHorsepower - TARGET_HP.min) % TARGET_HP.step).toBe(0)
      }),
      { seed: 7 },
    )
  })
})

describe('the address of a selection', () => {
  test('reading what was written gives the same selection back', () => {
    expect(selectionFrom(addressOf(FULL), CARS)).toEqual(FULL)
    expect(selectionFrom(addressOf(NOTHING_CHOSEN), CARS)).toEqual(NOTHING_CHOSEN)
  })

  test('fuel and budget travel with the selection, and what makes no sense is dropped', () => {
    const whole: Selection = { ...FULL, fuel: 'e85', budgetUsd: 12_000 }
    expect(selectionFrom(addressOf(whole), CARS)).toEqual(whole)
    expect(selectionFrom(new URLSearchParams('fuel=diesel&budget=-5'), CARS)).toEqual(NOTHING_CHOSEN)
    const asked = requestFor(whole, CARS)
    expect(asked.ok && asked.request).toMatchObject({ budgetUsd: 12_000, preferences: { fuel_type: 'e85' } })
    expect(choose(whole, { field: 'year', value: 2019 })).toEqual({
      year: 2019,
      targetHorsepower: 600,
      fuel: 'e85',
      budgetUsd: 12_000,
    })
  })

  test('a time goal travels with the selection, goes with the horsepower switch, and outlives a change of car', () => {
    const timed = choose(FULL, { field: 'measure', value: 'quarter_mile' })
    const whole = choose(timed, { field: 'seconds', value: 10.899999 })
    expect(addressOf(whole).toString()).toContain('goal=quarter_mile&seconds=10.9')
    expect(selectionFrom(addressOf(whole), CARS)).toEqual(whole)
    const asked = requestFor(whole, CARS)
    expect(asked.ok && asked.request).toMatchObject({ timeGoal: { measure: 'quarter_mile', seconds: 10.9 } })
    expect(choose(whole, { field: 'year', value: 2019 }).timeGoal).toEqual(whole.timeGoal)
    expect(choose(whole, { field: 'measure', value: undefined })).toEqual(FULL)
    for (const nonsense of ['goal=quarter_mile', 'goal=half_mile&seconds=9', 'goal=zero_to_sixty&seconds=-4']) {
      expect(selectionFrom(new URLSearchParams(nonsense), CARS)).toEqual(NOTHING_CHOSEN)
    }
  })

  test('an empty selection leaves the path plain', () => {
    expect(addressOf(NOTHING_CHOSEN).toString()).toBe('')
  })

  test('a goal chosen before the catalog is here keeps the car of the address', () => {
    const early = selectionFrom(addressOf(FULL), [])
    const switched = addressOf(choose(early, { field: 'measure', value: 'quarter_mile' }))
    expect(selectionFrom(switched, CARS)).toEqual(choose(FULL, { field: 'measure', value: 'quarter_mile' }))
  })

  test('what the catalog does not know is dropped with everything below it', () => {
    const read = (text: string) => selectionFrom(new URLSearchParams(text), CARS)
    expect(read('year=1999&make=Ford')).toEqual(NOTHING_CHOSEN)
    expect(read('year=2018&make=Subaru&model=subaru-wrx')).toEqual({ year: 2018, targetHorsepower: 500 })
    expect(read('year=2018&make=Ford&model=nothing&induction=Supercharger')).toEqual({
      year: 2018,
      make: 'Ford',
      targetHorsepower: 500,
    })
    expect(read('year=2015&make=subaru&model=subaru-wrx&induction=Nitrous&hp=350')).toEqual({
      year: 2015,
      make: 'Subaru',
      modelId: 'subaru-wrx',
      targetHorsepower: 350,
    })
  })
})

describe('the request', () => {
  test('carries the slider value, and use and budget derived from the model name', () => {
    expect(requestFor(FULL, CARS)).toEqual({
      ok: true,
      request: {
        modelId: 'ford-mustang-gt',
        year: 2018,
        vehicleId: GT_MANUAL.id,
        targetHorsepower: 600,
        intendedUse: 'street',
        budgetRange: 'mid',
        preferences: {
          forced_induction_preference: 'supercharger',
          fuel_type: '93',
          intended_use: 'street',
          budget_priority: 'balanced',
        },
      },
    })
  })

  test('cannot be made without vehicle, year or forced induction', () => {
    expect(requestFor(NOTHING_CHOSEN, CARS)).toEqual({ ok: false, reason: 'no_vehicle' })
    const { induction: _, ...withoutInduction } = FULL
    expect(requestFor(withoutInduction, CARS)).toEqual({ ok: false, reason: 'no_induction' })
  })
})

describe('how the car is driven', () => {
  const told: Selection = { ...FULL, use: 'track', priority: 'lowest_cost', mustPass: 'carb' }

  test('stands in the address and takes the place of what the name of the model says', () => {
    const address = addressOf(told)
    expect(Object.fromEntries(address)).toMatchObject({ use: 'track', priority: 'lowest_cost', smog: 'carb' })
    expect(selectionFrom(address, CARS)).toEqual(told)
    const asked = requestFor(told, CARS)
    expect(asked.ok && asked.request).toMatchObject({
      ...{ intendedUse: 'track', mustPass: 'carb' },
      preferences: { intended_use: 'track', budget_priority: 'lowest_cost' },
    })
    expect(asked.ok && 'budgetRange' in asked.request).toBe(false)
  })

  test('is of the driver: it stays with another car', () => {
    const other = selectionFrom(addressOf(choose(told, { field: 'year', value: 2019 })), CARS)
    expect(other).toMatchObject({ use: 'track', priority: 'lowest_cost', mustPass: 'carb' })
    expect(selectionFrom(new URLSearchParams('use=moon&priority=all&smog=no'), CARS)).toEqual(NOTHING_CHOSEN)
  })
})

describe('parts that are wanted', () => {
  const wanting: Selection = { ...FULL, wantedSlots: ['headers', 'catback'] }

  test('stand in the address and in what is asked', () => {
    const address = addressOf(wanting)
    expect(address.get('want')).toBe('headers,catback')
    expect(selectionFrom(address, CARS)).toEqual(wanting)
    const asked = requestFor(wanting, CARS)
    expect(asked.ok && asked.request.wantedSlots).toEqual(['headers', 'catback'])
  })

  test('go with the model that they were wanted for, and stay with its other years and gearboxes', () => {
    expect(choose(wanting, { field: 'modelId', value: WRX.modelId }).wantedSlots).toBeUndefined()
    expect(choose(wanting, { field: 'variantId', value: GT.id }).wantedSlots).toEqual(wanting.wantedSlots)
  })

  test('are offered where the car and what is asked for have a place for them', () => {
    expect(goesOn('headers', GT, 'naturally_aspirated')).toBe(true)
    expect(goesOn('pulley', GT, 'naturally_aspirated')).toBe(false)
    expect(goesOn('pulley', GT, 'supercharger')).toBe(true)
    expect(goesOn('downpipe', WRX, 'auto')).toBe(true)
    expect(goesOn('clutch', GT, 'auto')).toBe(false)
    expect(goesOn('transmission_cooler', { ...GT_MANUAL, transmissionKind: 'manual' }, 'auto')).toBe(false)
  })

  test('may be named, each with its place, in the address and in what is asked', () => {
    const named: Selection = { ...wanting, wantedParts: { catback: 'a-cat-back' } }
    const address = addressOf(named)
    expect(address.get('want')).toBe('headers,catback:a-cat-back')
    expect(selectionFrom(address, CARS)).toEqual(named)
    const asked = requestFor(named, CARS)
    expect(asked.ok && asked.request.wantedPartIds).toEqual(['a-cat-back'])
    expect(choose(named, { field: 'wantedSlots', value: ['catback'] }).wantedParts).toEqual({ catback: 'a-cat-back' })
    expect(choose(named, { field: 'wantedSlots', value: ['headers'] }).wantedParts).toBeUndefined()
    expect(choose(named, { field: 'variantId', value: GT.id }).wantedParts).toBeUndefined()
  })

  test('nonsense in the address is left out', () => {
    const address = addressOf(FULL)
    address.set('want', 'headers,a_better_driver')
    expect(selectionFrom(address, CARS).wantedSlots).toEqual(['headers'])
  })
})
