import { describe, expect, test } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { type GenerateReply, generateRequest } from '../../contract/configurator.ts'
import { WANTED_SLOTS, type WantedSlot } from '../../contract/wanted-slots.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { hasBigBrakes, hasCarbonCeramicRotors } from '../../engine/rulebook/factory-brakes.ts'
import { brakesOnTrack } from '../../engine/rulebook/track-rules.ts'
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

const filled = (reply: GenerateReply, slot: WantedSlot) =>
  reply.recommendedParts.some(
    (part) =>
      part.slot === slot ||
      (slot === 'brakes' && /You asked for big brakes: they came with the car/.test(part.reason)) ||
      PARTS.find(({ id }) => id === part.partId)?.ratings.includes?.includes(slot),
  )

/** Both bought parts and wishes that are not in the build stand in the reply, each once. */
function expectTold(answer: ReturnType<typeof asked>, wanted: readonly WantedSlot[], budgetUsd: number, about: string) {
  if (!answer.ok) return
  const { unmetWishes, recommendedParts, estimatedCost, explanation } = answer.reply
  const missing = wanted.filter((slot) => !filled(answer.reply, slot))
  expect(unmetWishes?.parts.map(({ slot }) => slot) ?? [], about).toEqual(missing)
  expect(estimatedCost, about).toBeLessThanOrEqual(budgetUsd)
  for (const { fromUsd, reason } of unmetWishes?.parts ?? []) {
    expect(fromUsd === null ? reason : explanation, about).toMatch(
      fromUsd === null ? /./ : /Left out to stay within \$/,
    )
    if (reason !== null) expect(explanation, about).toContain(reason)
  }
  for (const part of recommendedParts.filter(({ slot }) => wanted.some((one) => one === slot)))
    if (part.reason.includes('You asked for it.')) expect(part.reason, about).toMatch(/^(?:.*\. )?You asked for it\./)
}

describe('a part that the customer wants', () => {
  lawOf(
    'is in the build, or told with its price or why there is none; it never costs the build',
    3,
    wanting,
    (some) => {
      let built = 0
      for (const [vehicle, slot] of some)
        for (const budgetUsd of [1500, 4000, 1e6]) {
          const answer = asked(vehicle, [slot], budgetUsd)
          const about = `${vehicle.id} ${slot} ${budgetUsd}`
          expectTold(answer, [slot], budgetUsd, about)
          if (!answer.ok) expect(asked(vehicle, [], budgetUsd).ok, about).toBe(false)
          else if (filled(answer.reply, slot)) built++
        }
      expect(built).toBeGreaterThan(some.length)
    },
  )

  lawOf('stays where the money does not cover all of them', 6, wanting, (some) => {
    let cut = 0
    for (const [vehicle, slot] of some) {
      const wanted = [...new Set<WantedSlot>(['catback', 'suspension', 'brakes', slot])]
      const budgetUsd = 3500
      const answer = asked(vehicle, wanted, budgetUsd)
      expectTold(answer, wanted, budgetUsd, vehicle.id)
      if (!answer.ok || answer.reply.unmetWishes?.allFromUsd == null) continue
      const { parts, allFromUsd } = answer.reply.unmetWishes
      expect(allFromUsd, vehicle.id).toBeGreaterThan(budgetUsd)
      const cheap = parts.filter(({ fromUsd }) => fromUsd !== null && fromUsd > budgetUsd).length
      if (parts.length < wanted.length && cheap < parts.length) cut++
    }
    expect(cut).toBeGreaterThan(some.length / 4)
  })

  test('is named where headers are wanted and a pipe stands in for them', () => {
    const civic = VEHICLES.find(({ engine }) => engine.code.startsWith('K24Z7'))
    const answer = civic && asked(civic, ['headers'], 4000)
    expect(answer?.ok && answer.reply.explanation).toMatch(
      /Headers: the exhaust manifold is cast into the head of this engine, so there are none\. In their place goes the .*front pipe/,
    )
  })

  test('is built with everything where the budget that everything starts at is stated', () => {
    const cars = VEHICLES.filter(({ engine }) => engine.aspiration === 'na').filter((_, at) => at % 24 === 0)
    const wanted = ['headers', 'catback', 'brakes'] as const
    for (const vehicle of cars) {
      const short = asked(vehicle, wanted, 3000)
      const allFromUsd = short.ok ? short.reply.unmetWishes?.allFromUsd : undefined
      if (allFromUsd == null) continue
      const whole = asked(vehicle, wanted, Math.ceil(allFromUsd))
      expect(
        whole.ok && whole.reply.unmetWishes?.parts.filter(({ fromUsd }) => fromUsd !== null),
        vehicle.id,
      ).not.toEqual(short.ok && short.reply.unmetWishes?.parts)
      expect(whole.ok && wanted.filter((slot) => filled(whole.reply, slot)).length, vehicle.id).toBeGreaterThan(1)
    }
    expect(cars.length).toBeGreaterThan(4)
  })

  lawOf(
    'with all others costs what is told: no offer has them for less, and what stays in stays in',
    4,
    wanting,
    (some) => {
      let told = 0
      for (const [vehicle, slot] of some) {
        const wanted = [...new Set<WantedSlot>(['intake', 'catback', slot])]
        const answer = asked(vehicle, wanted, 4000)
        if (!answer.ok || answer.reply.unmetWishes?.allFromUsd == null) continue
        told++
        const { allFromUsd } = answer.reply.unmetWishes
        const over = answer.reply.offers.find(({ offer }) => offer === 'just_over')
        // One that holds all of them: another is just over with some of them, and more power.
        const offered = PARTS.filter(({ id }) => over?.partIds.includes(id))
        const holds = (place: WantedSlot) =>
          offered.some(({ kind, ratings }) => slotOf(kind) === place || ratings.includes?.includes(place))
        if (over && wanted.every(holds)) expect(allFromUsd, vehicle.id).toBeLessThanOrEqual(over.costUsd + 0.01)
        const [, sum, besides] =
          /builds start at (\$[\d,]+)(?:: that takes ([^.]+) besides)?\./.exec(answer.reply.explanation) ?? []
        expect(sum, vehicle.id).toBe(`$${Math.round(allFromUsd).toLocaleString('en-US')}`)
        // What the build and the parts left out of it don't cost is explained.
        const left = answer.reply.unmetWishes.parts.reduce((all, { fromUsd }) => all + (fromUsd ?? 0), 0)
        if (allFromUsd > 1.25 * (answer.reply.estimatedCost + left)) expect(besides, vehicle.id).toBeDefined()
      }
      expect(told).toBeGreaterThan(some.length / 6)
    },
  )

  test('takes the tune with it before a second wish: a clutch and a tune, not an intake and a clutch', () => {
    const gti = VEHICLES.find(({ id }) => id === 'volkswagen-gti-2010-6mt')
    if (!gti) throw new Error('no GTI')
    const answer = asked(gti, ['intake', 'downpipe', 'clutch'], 2800)
    expect(answer.ok && answer.reply.recommendedParts.map(({ kind }) => kind)).toContain('tune')
    expect(answer.ok && answer.reply.unmetWishes?.parts.length).toBeGreaterThan(0)
  })

  test('is sold where the money buys nothing else, and tires for the street are no drag radials', () => {
    const cars = VEHICLES.filter(({ chassis }) => chassis.body !== 'pickup').filter((_, at) => at % 40 === 0)
    for (const vehicle of cars) {
      const answer = asked(vehicle, ['tires'], 2600)
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
        expect(said, about).not.toMatch(/(?:Figure on|hold) [^.]*\. (?:Track pads|An oil cooler)/)
        expect(
          reply.limits.map(({ slot }) => slot).filter((slot) => slot?.startsWith('brake')),
          about,
        ).toEqual([])
        const kinds = reply.recommendedParts.map(({ kind }) => kind)
        if (!kinds.includes('tune')) continue
        tuned++
        expect(kinds, about).toEqual(expect.arrayContaining([...brakesOnTrack(vehicle)]))
      }
    expect(tuned).toBeGreaterThan(some.length / 2)
  })

  test('on a car with big brakes from the factory is pads and fluid in place of a kit', () => {
    const has = VEHICLES.filter((car) => hasBigBrakes(car) && !hasCarbonCeramicRotors(car)).filter(
      (_, at) => at % 12 === 0,
    )
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
})
