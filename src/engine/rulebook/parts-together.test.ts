import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { canJoin } from '../fitment/check-build.ts'
import { fillsSlot, slotOf } from '../fitment/slots.ts'
import { FITTED_FACTORS, stagePackages } from '../index.ts'
import { type Part, SAE_J1349_WEATHER, type Slot, type Vehicle } from '../model.ts'
import { type CarWithParts, partsTogether } from './parts-together.ts'

const of = (vehicle: Vehicle, parts: readonly Part[]) => ({ vehicle, parts, sold: PARTS, factors: FITTED_FACTORS })
const conflictsBetween = (car: CarWithParts) => partsTogether(car).conflicts
const mustang = VEHICLES.find(({ id }) => id === 'ford-mustang-gt-2018-10at') as Vehicle
const [injectors, tune, otherTune] = ['injectors', 'tune', 'tune'].map((kind, index) =>
  PARTS.filter((part) => part.kind === kind && canJoin(mustang, [], { ...part, needs: [] })).at(index === 2 ? 1 : 0),
) as [Part, Part, Part]

/** Whole builds of the shop: every stage of cars from all over the catalog, on pump gas and on ethanol. */
const BUILDS = VEHICLES.filter((_, index) => index % 29 === 3).flatMap((vehicle) =>
  (['93', 'e85'] as const).flatMap((fuel) => {
    const answer = stagePackages({ vehicle, fuel, parts: PARTS, weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS })
    return answer.ok ? answer.packages.map(({ planned }) => ({ vehicle, parts: planned.build.parts })) : []
  }),
)

/** Who of the others asks for a slot that this part alone fills, by its own data. */
function asksFor(part: Part, parts: readonly Part[]): { slot: Slot; by: Part } | undefined {
  const others = parts.filter((other) => other !== part)
  return others
    .flatMap((by) => by.needs.map((slot) => ({ slot, by })))
    .find(({ slot }) => fillsSlot(part, slot) && !others.some((other) => fillsSlot(other, slot)))
}

describe('parts on one car', () => {
  test('law: a whole build of ours has nothing against it', () => {
    expect(BUILDS.length).toBeGreaterThan(20)
    for (const { vehicle, parts } of BUILDS) expect(conflictsBetween(of(vehicle, parts))).toEqual([])
  })

  test('law: without a part that another one needs, a conflict names the want and who has it', () => {
    const asked = BUILDS.flatMap(({ vehicle, parts }) =>
      parts.flatMap((part) => {
        const need = asksFor(part, parts)
        return need ? [{ vehicle, parts, part, ...need }] : []
      }),
    )
    expect(asked.length).toBeGreaterThan(20)
    for (const { vehicle, parts, part, slot, by } of asked) {
      const left = parts.filter((other) => other !== part)
      const conflict = conflictsBetween(of(vehicle, left)).find(({ missing }) => missing.includes(slot))
      expect(conflict?.partIds, `${by.id} without ${part.id}`).toContain(by.id)
      const { partsToAdd } = partsTogether({ ...of(vehicle, left), sold: [...PARTS, part] })
      const offered = partsToAdd(slot, Number.POSITIVE_INFINITY)
      expect(offered.map(({ id }) => id)).toContain(part.id)
    }
  })

  test('law: the order in which they are named does not matter, nor a part named twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BUILDS), fc.infiniteStream(fc.boolean()), ({ vehicle, parts }, coin) => {
        const some = parts.filter(() => coin.next().value)
        const said = (list: readonly Part[]) =>
          conflictsBetween(of(vehicle, list))
            .map(({ reason, missing }) => [reason, ...missing].join())
            .toSorted()
        expect(said([...some, ...some].toReversed())).toEqual(said(some))
      }),
      { seed: 15, numRuns: 40 },
    )
  })

  test('two tunes want one slot', () => {
    const [conflict, ...more] = conflictsBetween(of(mustang, [tune, otherTune]))
    expect(more).toEqual([])
    expect(conflict).toMatchObject({ reason: 'one_slot', partIds: [tune.id, otherTune.id] })
  })

  test('injectors need a tune, and a tune is offered', () => {
    // Port injection alone: on an engine with both, bigger port injectors are for boost or ethanol.
    const ported = VEHICLES.find(({ id }) => id === 'ford-mustang-gt-2011-6mt') as Vehicle
    const set = PARTS.find((part) => part.kind === 'injectors' && canJoin(ported, [], { ...part, needs: [] })) as Part
    const [conflict] = conflictsBetween(of(ported, [set]))
    expect(conflict).toMatchObject({ reason: 'needs', partIds: [set.id], missing: ['tune'] })
    const [first] = partsTogether(of(ported, [set])).partsToAdd('tune', 1)
    expect(slotOf((first as Part).kind)).toBe('tune')
    expect(conflictsBetween(of(ported, [set, first as Part]))).toEqual([])
  })

  test('bigger port injectors on an engine with both, and a tune for gasoline, still want boost', () => {
    expect(conflictsBetween(of(mustang, [injectors, tune]))).toContainEqual(
      expect.objectContaining({ reason: 'needs', ruleId: 'B02', missing: ['boost_source'] }),
    )
  })

  test('a part of another car does not fit', () => {
    const stranger = PARTS.find((part) => 'vehicleIds' in part.fitment && !part.fitment.vehicleIds.includes(mustang.id))
    expect(conflictsBetween(of(mustang, [stranger as Part]))[0]).toMatchObject({ reason: 'does_not_fit' })
  })
})
