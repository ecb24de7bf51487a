import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { fits } from '../../engine/fitment/fits.ts'
import type { Part, PartKind, Vehicle } from '../../engine/model.ts'
import type { PriceSource } from './price-list.ts'
import { cartReply, type KeptLine } from './priced-lines.ts'

const vehicle = VEHICLES.find(({ id }) => id === 'ford-mustang-gt-2018-10at') as Vehicle
const ofKind = (kind: PartKind) => PARTS.find((part) => part.kind === kind && fits(part, vehicle)) as Part
/** The first two share a job: the gearbox is taken out once. */
const [gearbox, converter, exhaust] = ['built_transmission', 'torque_converter', 'catback_exhaust'].map((kind) =>
  ofKind(kind as PartKind),
) as [Part, Part, Part]
const other = PARTS.find((part) => part.kind === exhaust.kind && part.id !== exhaust.id && fits(part, vehicle)) as Part
const SHARED_HOURS = 5
const plan = { vehicleId: vehicle.id, year: 2018, wheelHp: 590, laborCentsPerHour: 10_000 }
const source: PriceSource = {
  packageBySlug: () => undefined,
  part: (id) => PARTS.find((part) => part.id === id),
  vehicle: () => vehicle,
  merchandise: () => undefined,
  fits,
  importedPart: () => undefined,
  plan: (code) =>
    code === 'saved' ? { ...plan, partIds: [gearbox.id, converter.id, exhaust.id, 'not-sold'] } : undefined,
}

const part = ({ id }: Part, quantity = 1): KeptLine => ({
  ...{ id, quantity, merchandiseId: `part:${id}` },
  attributes: [
    { key: 'vehicle', value: vehicle.id },
    { key: 'build', value: 'saved' },
  ],
})
const labor = (quantity = 1): KeptLine => ({ id: 'labor', quantity, merchandiseId: 'labor:saved', attributes: [] })
const cartOf = (...lines: KeptLine[]) => cartReply(source, { id: 'c', version: 1, lines }, '')
const laborOf = (...lines: KeptLine[]) => {
  const line = cartOf(...lines).lines.edges.find(({ node }) => node.id === 'labor')?.node
  return line && [line.quantity, Number(line.cost.totalAmount.amount) / 100, line.merchandise.title]
}
const WHOLE = [part(gearbox), part(converter), part(exhaust), labor()]

describe('the labor of a build in a cart', () => {
  test('is all of it while all of its parts are there, and the build keeps its name', () => {
    const hours = gearbox.laborHours + converter.laborHours + exhaust.laborHours - SHARED_HOURS
    expect(laborOf(...WHOLE)).toEqual([1, hours, '2018 Ford Mustang GT, 590 whp'])
    expect(cartOf(...WHOLE).builds?.[0]).not.toHaveProperty('change')
  })

  test('is that of the parts that are left, a job that was shared is paid by who stays, and no power is promised', () => {
    const left = [part(converter), part(exhaust), labor()]
    expect(laborOf(...left)).toEqual([
      1,
      converter.laborHours + exhaust.laborHours,
      '2018 Ford Mustang GT, changed build',
    ])
    const { builds = [], warnings } = cartOf(...left)
    expect(warnings).toBeUndefined()
    expect(builds[0]?.change?.missing.map(({ partId }) => partId)).toEqual([gearbox.id])
    expect(builds[0]?.change?.message).toContain(`${gearbox.name} is out of this build. It isn't the 590 whp build`)
  })

  test('goes with the last part, and with the last that takes hours; parts that are saved for later bring none', () => {
    expect(laborOf(labor())).toBeUndefined()
    expect(laborOf({ ...part(exhaust), forLater: true }, labor())).toBeUndefined()
    expect(cartOf(labor())).toMatchObject({ totalQuantity: 0, cost: { totalAmount: { amount: '0.00' } } })
    expect(cartOf(labor()).warnings).toBeUndefined()
  })

  test('is once for each time that the build is there', () => {
    const two = [part(gearbox, 2), part(converter, 2), part(exhaust, 2)]
    expect(laborOf(...two, labor(2))?.[0]).toBe(2)
    expect(laborOf(...two, labor(9))?.[0]).toBe(2)
    expect(laborOf(...two, labor(1))?.[0]).toBe(1)
    expect(laborOf(part(exhaust, 3), part(converter), labor(3))?.[0]).toBe(1)
  })

  test('follows a part that took the place of another', () => {
    const swapped = [part(gearbox), part(converter), part(other), labor()]
    const hours = gearbox.laborHours + converter.laborHours + other.laborHours - SHARED_HOURS
    expect(laborOf(...swapped)).toEqual([1, hours, '2018 Ford Mustang GT, changed build'])
    expect(cartOf(...swapped).builds?.[0]?.change?.message).toContain(`${other.name} is in it`)
  })
})
