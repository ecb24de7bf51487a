import { describe, expect, test } from 'vitest'
import { inventedVehicle } from '../../../tests/reference-solvers/random-catalog.ts'
import { seededNumbers } from '../../../tests/support/seeded-numbers.ts'
import { PART_KINDS, type Part, type PartKind, SLOTS, type Vehicle } from '../model.ts'
import { checkBuild } from './check-build.ts'
import { fits } from './fits.ts'
import { slotOf } from './slots.ts'

function part(kind: PartKind, also: Partial<Part> = {}): Part {
  return {
    id: kind,
    category: 'intake',
    kind,
    manufacturer: 'Maker',
    name: kind,
    description: '',
    priceCents: 10_000,
    priceConfidence: 'published',
    laborHours: 1,
    fitment: { universal: true },
    ratings: {},
    needs: [],
    excludes: [],
    source: 'test',
    confidence: 'published',
    ...also,
  }
}

const base = inventedVehicle(seededNumbers(1))
const coyote: Vehicle = {
  ...base,
  engine: { ...base.engine, aspiration: 'na', cylinders: 8, boostGaugePsi: 0 },
  transmission: { ...base.transmission, kind: 'manual' },
}
const reasons = (parts: Part[], vehicle = coyote) => checkBuild(vehicle, parts).map((problem) => problem.reason)

describe('a build', () => {
  test('has a place for every kind of part', () => {
    for (const kind of PART_KINDS) expect(SLOTS).toContain(slotOf(kind))
  })

  test('holds one boost source and one set of headers', () => {
    expect(reasons([part('supercharger_roots'), part('turbo_kit_twin')])).toEqual(['slot_taken_twice'])
    expect(reasons([part('headers_shorty'), part('headers_long_tube')])).toEqual(['slot_taken_twice'])
  })

  test('must hold what its parts need, unless a kit brings it', () => {
    const blower = part('supercharger_roots', { needs: ['tune', 'injectors'] })
    expect(reasons([blower])).toEqual(['needs_missing', 'needs_missing'])
    expect(reasons([blower, part('tune'), part('injectors')])).toEqual([])
    const complete = part('supercharger_roots', { ratings: { includes: ['tune', 'injectors'] } })
    expect(reasons([complete, part('camshafts', { needs: ['tune'] })])).toEqual([])
  })

  test("lets a better tune or injectors replace a kit's own, but not a cat-back that comes with the headers", () => {
    const complete = part('turbo_kit_single', { ratings: { includes: ['tune', 'injectors', 'downpipe'] } })
    expect(reasons([complete, part('tune'), part('injectors')])).toEqual([])
    expect(reasons([complete, part('downpipe')])).toEqual(['slot_taken_twice'])
    const system = part('headers_long_tube', { ratings: { includes: ['midpipe', 'catback'] } })
    expect(reasons([system, part('catback_exhaust')])).toEqual(['slot_taken_twice'])
  })

  test('refuses parts that exclude each other, whichever of them says so', () => {
    const shy = part('nitrous', { excludes: ['turbo_kit_single'] })
    expect(reasons([shy, part('turbo_kit_single')])).toEqual(['excludes_each_other'])
    expect(reasons([part('turbo_kit_single'), shy])).toEqual(['excludes_each_other'])
  })

  test('has boost before it has parts that act on boost', () => {
    expect(reasons([part('intercooler'), part('pulley_smaller')])).toEqual(['no_boost_to_act_on', 'no_boost_to_act_on'])
    expect(reasons([part('intercooler'), part('supercharger_roots')])).toEqual([])
  })

  test('is for this car: its gearbox, its engine, its name', () => {
    const automatic = { ...coyote, transmission: { ...coyote.transmission, kind: 'automatic' as const } }
    expect(fits(part('clutch'), coyote)).toBe(true)
    expect(fits(part('clutch'), automatic)).toBe(false)
    expect(fits(part('torque_converter'), coyote)).toBe(false)
    expect(fits(part('turbo_upgrade'), coyote)).toBe(false)
    expect(fits(part('tune', { fitment: { vehicleIds: ['another-car'] } }), coyote)).toBe(false)
    expect(fits(part('tune', { fitment: { universal: true, cylinders: [4] } }), coyote)).toBe(false)
    expect(reasons([part('clutch')], automatic)).toEqual(['does_not_fit'])
  })
})
