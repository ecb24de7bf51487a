import { describe, expect, test } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { generateRequest } from '../../contract/configurator.ts'
import { WANTED_SLOTS, type WantedSlot, wantedWords } from '../../contract/wanted-slots.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { hasBigBrakes } from '../../engine/rulebook/factory-brakes.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { generate } from './generate.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })

const asked = (
  vehicle: (typeof VEHICLES)[number],
  wantedSlots: readonly WantedSlot[],
  budgetUsd?: number,
  { use = 'street', ...more }: { use?: IntendedUse; excludedPartIds?: string[] } = {},
) =>
  generate(
    catalog,
    generateRequest.parse({
      ...{ modelId: vehicle.modelId, vehicleId: vehicle.id, year: vehicle.yearTo, wantedSlots, ...more },
      ...(budgetUsd === undefined ? {} : { budgetUsd }),
      targetHorsepower: Math.round(catalog.stockPower(vehicle).stockWheelHp * 1.2),
      preferences: { fuel_type: '93', intended_use: use, budget_priority: 'balanced' },
    }),
  )

const everySixth = VEHICLES.filter(({ chassis }) => chassis.body !== 'pickup').filter((_, at) => at % 6 === 0)

const wanting = VEHICLES.filter((_, at) => at % 5 === 0).map(
  (vehicle, at) => [vehicle, WANTED_SLOTS[at % WANTED_SLOTS.length]!] as const,
)

describe('a part that the customer wants', () => {
  lawOf('is in the build, or it is said why there is none and what it takes', 3, wanting, (some) => {
    let built = 0
    for (const [vehicle, slot] of some)
      for (const budgetUsd of [undefined, 4000]) {
        const answer = asked(vehicle, [slot], budgetUsd)
        const about = `${vehicle.id} ${slot} ${budgetUsd}`
        if (!answer.ok) {
          expect(answer.detail, about).toMatch(
            new RegExp(
              `We have no .+ for the .+ Try it without|build with ${wantedWords(slot)} for .* (?:starts at|fits)`,
            ),
          )
          continue
        }
        built++
        const { recommendedParts, estimatedCost } = answer.reply
        const part = recommendedParts.find((one) => one.slot === slot)
        const inKit = recommendedParts.some(({ partId }) =>
          PARTS.find(({ id }) => id === partId)?.ratings.includes?.includes(slot),
        )
        expect(part !== undefined || inKit, about).toBe(true)
        if (part) expect(part.reason, about).toMatch(/^(?:.*\. )?You asked for it\./)
        if (budgetUsd !== undefined) expect(estimatedCost, about).toBeLessThanOrEqual(budgetUsd)
      }
    expect(built).toBeGreaterThan(some.length / 2)
  })

  test('is sold where the money buys nothing else, and tires for the street are no drag radials', () => {
    const cars = VEHICLES.filter(({ chassis }) => chassis.body !== 'pickup').filter((_, at) => at % 40 === 0)
    for (const vehicle of cars) {
      const answer = asked(vehicle, ['tires'], 2200)
      if (!answer.ok) expect(answer.detail, vehicle.id).toMatch(/We have no tires/)
      const kinds = answer.ok ? answer.reply.recommendedParts.map(({ kind }) => kind) : ['tires']
      expect(kinds, vehicle.id).toContain('tires')
      expect(kinds, vehicle.id).not.toContain('drag_tires')
    }
    expect(cars.length).toBeGreaterThan(5)
  })

  lawOf('on track holds no power by its wear, and pads and fluid go in with a tune', 3, everySixth, (some) => {
    let tuned = 0
    for (const vehicle of some)
      for (const [wantedSlots, budgetUsd] of [
        [['brakes'], 12_000],
        [['brakes', 'tires'], 9000],
      ] as const) {
        const answer = asked(vehicle, wantedSlots, budgetUsd, { use: 'track' })
        if (!answer.ok) continue
        const { reply } = answer
        const about = `${vehicle.id} ${wantedSlots.join()}`
        const said = [reply.explanation, reply.shortfall?.reason, ...reply.safetyNotes].join(' ')
        expect(said, about).not.toMatch(/tops out at [^.]*(?:pads|fluid|oil cooler)|(?:pads|fluid) (?:is|are) at \d+%/)
        expect(said, about).not.toMatch(/(?:Count on|hold) [^.]*\. (?:Track pads|An oil cooler)/)
        expect(
          reply.limits.map(({ slot }) => slot).filter((slot) => slot?.startsWith('brake')),
          about,
        ).toEqual([])
        const kinds = reply.recommendedParts.map(({ kind }) => kind)
        if (!kinds.includes('tune')) continue
        tuned++
        expect(kinds, about).toEqual(expect.arrayContaining(['brake_pads', 'brake_fluid']))
      }
    expect(tuned).toBeGreaterThan(some.length / 2)
  })

  test('on a car with big brakes from the factory is pads and fluid in place of a kit', () => {
    const has = VEHICLES.filter(hasBigBrakes).filter((_, at) => at % 12 === 0)
    for (const vehicle of has)
      for (const use of ['street', 'track'] as const) {
        const answer = asked(vehicle, ['brakes'], undefined, { use })
        const parts = answer.ok ? answer.reply.recommendedParts : []
        const kit = parts.find(({ kind }) => kind === 'brake_kit')
        expect(kit?.manufacturer, vehicle.id).not.toBe('Adrenaline Performance')
        if (kit) continue
        expect(
          parts.map(({ kind }) => kind),
          vehicle.id,
        ).toEqual(expect.arrayContaining(['brake_pads', 'brake_fluid']))
        const pads = parts.find(({ kind }) => kind === 'brake_pads')
        expect(pads?.reason, vehicle.id).toMatch(/You asked for big brakes: they came with the car/)
      }
    expect(has.length).toBeGreaterThan(8)
  })

  test('that is struck of track pads leaves the power, and says what to fit first', () => {
    const mustang = VEHICLES.find(({ id }) => id === 'ford-mustang-gt-2018-6mt-s550-facelift')!
    const excludedPartIds = ['hawk-dtc-60-track-pads-front-and-rear']
    const answer = asked(mustang, ['headers'], 9000, { use: 'track', excludedPartIds })
    if (!answer.ok) throw new Error(answer.detail)
    const { recommendedParts, power, safetyNotes } = answer.reply
    expect(recommendedParts.map(({ kind }) => kind)).not.toContain('brake_pads')
    expect(power.wheelHp).toBeGreaterThan(power.stockWheelHp * 1.04)
    expect(safetyNotes.join(' ')).toContain('Before the first session: track pads')
  })

  test('drag radials are for a time and for the strip', () => {
    const strong = VEHICLES.filter(({ engine, chassis }) => engine.crankHp > 550 && chassis.body !== 'pickup')
    const some = strong.filter((_, at) => at % 8 === 0)
    for (const vehicle of some) {
      const answer = asked(vehicle, [], undefined)
      const kinds = answer.ok ? answer.reply.recommendedParts.map(({ kind }) => kind) : []
      expect(kinds, vehicle.id).not.toContain('drag_tires')
    }
    expect(some.length).toBeGreaterThan(5)
  })

  test('says what the money buys without it', () => {
    const told = VEHICLES.filter(({ engine }) => engine.aspiration === 'na')
      .filter((_, at) => at % 9 === 0)
      .map((vehicle) => asked(vehicle, ['camshafts'], 2500))
      .flatMap((answer) => (answer.ok ? [] : [answer.detail]))
    expect(
      told.filter((detail) => /over your budget\. Without cams: \d+ whp for \$/.test(detail)).length,
    ).toBeGreaterThan(3)
  })
})
