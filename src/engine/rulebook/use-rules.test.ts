import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { slotOf } from '../fitment/slots.ts'
import { FITTED_FACTORS } from '../index.ts'
import { type PartKind, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { INTENDED_USES, type IntendedUse } from '../vocabulary.ts'
import { underRulebook } from './ruled-request.ts'
import { brakesOnTrack } from './track-rules.ts'

/** Cars with an oil cooler in the maker's own parts list. */
const COOLED_BY_THE_MAKER = new RegExp(
  '^(chevrolet-(camaro-z(l1|-28-2014)|corvette-(z06-20(06|15|23)|zr1|grand-sport|stingray|2008-6mt-c6-z51))|dodge-viper|' +
    'ford-(gt-|mustang-(boss-302|shelby-gt(350|500-20(13|20))|mach-1-2021|dark-horse))|bmw-m[2-8]-|audi-rs|mercedes-benz-|' +
    'mitsubishi-lancer-evolution|porsche-|nissan-(gt-r|300zx))',
)

/** Cars on track tires or, from 2013 on, on max-performance summer tires, in the maker's order guide. */
const ON_TRACK_TIRES = /^(porsche-911-gt[23]|chevrolet-camaro-z-28|bmw-(m4-csl|m5-cs)|mercedes-benz-amg-gt-r-)/
const ON_GOOD_TIRES = new RegExp(
  `${ON_TRACK_TIRES.source}|^(nissan-gt-r|audi-rs|bmw-m[2-8]-|porsche-|mitsubishi-lancer-evo|dodge-viper|mercedes-benz-[ce]63)`,
)
const isOnGoodTires = ({ id, yearTo }: Vehicle): boolean => yearTo >= 2013 && ON_GOOD_TIRES.test(id)

/** Names of what is sold of a kind for the car and its use. */
function soldOn(vehicle: Vehicle, use: IntendedUse, kind: PartKind) {
  const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
  const { rules, parts } = underRulebook({ ...common, vehicle, fuel: '93', use, parts: PARTS })
  const ofKind = partsThatFit(parts, vehicle).filter((part) => part.kind === kind)
  return ofKind.filter((part) => rules.refusalOf(part) === undefined).map(({ name }) => name)
}

describe('an oil cooler', () => {
  test('of no car in particular is not sold to one that has its own, and none is asked for that is not sold', () => {
    let cooled = 0
    for (const vehicle of VEHICLES.filter((_, index) => index % 3 === 0)) {
      for (const use of INTENDED_USES) {
        const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
        const { rules, parts } = underRulebook({ ...common, vehicle, fuel: '93', use, parts: PARTS })
        const sold = parts.filter((part) => part.kind === 'oil_cooler' && rules?.refusalOf(part) === undefined)
        const universal = sold.filter(({ fitment }) => 'universal' in fitment)
        if (COOLED_BY_THE_MAKER.test(vehicle.id)) {
          cooled++
          expect(universal, vehicle.id).toEqual([])
        }
        const asked = rules?.ceilings.some(({ slot }) => slot === slotOf('oil_cooler'))
        if (asked) expect(sold.length, `${vehicle.id} for ${use}`).toBeGreaterThan(0)
      }
    }
    expect(cooled).toBeGreaterThan(10)
  })
})

describe('what a session uses up', () => {
  test('holds no power on any car, and pads and fluid go in wherever a tune does', () => {
    for (const vehicle of VEHICLES) {
      const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
      const { rules, parts } = underRulebook({ ...common, vehicle, fuel: '93', use: 'track', parts: PARTS })
      const offTrack = underRulebook({ ...common, vehicle, fuel: '93', use: 'street', parts: PARTS }).rules
      const holding = rules.ceilings.map(({ ruleId, slot }) => `${ruleId} ${slot}`)
      const anyway = offTrack.ceilings.map(({ ruleId, slot }) => `${ruleId} ${slot}`)
      const ofUse = holding.filter((ceiling) => !anyway.includes(ceiling))
      expect(
        ofUse.filter((ceiling) => /brake|oil_cooler|intercooler|heat_exchanger/.test(ceiling)),
        vehicle.id,
      ).toEqual([])
      const tune = partsThatFit(parts, vehicle).find(({ kind }) => kind === 'tune')
      if (!tune) continue
      const needs = rules.scenarioNeeds({ tune })
      expect(needs, vehicle.id).toEqual(expect.arrayContaining([...brakesOnTrack(vehicle)]))
      for (const slot of needs) {
        const sold = partsThatFit(parts, vehicle).filter(
          (part) => slotOf(part.kind) === slot && rules.refusalOf(part) === undefined,
        )
        expect(sold.length, `${vehicle.id} ${slot}`).toBeGreaterThan(0)
      }
    }
  })

  test('pads go with a brake kit on track, and nowhere else', () => {
    for (const vehicle of VEHICLES.filter((_, at) => at % 20 === 0))
      for (const use of INTENDED_USES) {
        const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
        const { rules, parts } = underRulebook({ ...common, vehicle, fuel: '93', use, parts: PARTS })
        const kit = parts.find(({ kind }) => kind === 'brake_kit')!
        expect(rules.excludesOf(kit).includes('brake_pads'), `${vehicle.id} ${use}`).toBe(use !== 'track')
      }
  })
})

describe('brake pads', () => {
  test('for the track are a track compound at both ends, on every car', () => {
    for (const vehicle of VEHICLES) {
      const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
      const { rules, parts } = underRulebook({ ...common, vehicle, fuel: '93', use: 'track', parts: PARTS })
      const sold = partsThatFit(parts, vehicle).filter(
        (part) => part.kind === 'brake_pads' && rules.refusalOf(part) === undefined,
      )
      for (const { name } of sold) {
        expect(name, vehicle.id).toMatch(/front and rear/)
        expect(name, vehicle.id).not.toMatch(/HPS|HP Plus|Yellowstuff|DS2500|street/i)
      }
    }
  })
})

describe('a custom tune', () => {
  test('is one that opens the computer of the car, wherever one is sold', () => {
    let opened = 0
    for (const vehicle of VEHICLES) {
      const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
      const { rules, parts } = underRulebook({ ...common, vehicle, fuel: '93', use: 'street', parts: PARTS })
      const sold = partsThatFit(parts, vehicle).filter(
        (part) => part.kind === 'tune' && rules?.refusalOf(part) === undefined,
      )
      const own = sold.filter(({ fitment, calibration }) => !('universal' in fitment) && calibration === 'custom')
      const session = sold.filter(({ fitment }) => 'universal' in fitment)
      if (own.length > 0) {
        opened++
        expect(
          session.map(({ name }) => name),
          vehicle.id,
        ).toEqual([])
      }
    }
    expect(opened).toBeGreaterThan(200)
  })
})

describe('suspension', () => {
  test('for the track costs no more than tires and brakes together on the cars of the track day', () => {
    const cars =
      /^(bmw-(m[23]-20(01|08|15|16)|135i|335i|435i|m235i)|ford-mustang-gt-2015|mazda-mx-5|toyota-gr(86|-supra)|subaru-brz)/
    const dear = VEHICLES.filter(({ id }) => cars.test(id)).filter((vehicle) => {
      const sold = soldOn(vehicle, 'track', 'coilovers')
      return PARTS.every((part) => !sold.includes(part.name) || part.kind !== 'coilovers' || part.priceCents > 200_000)
    })
    expect(dear.map(({ id }) => id)).toEqual([])
  })

  test('for the track is coilovers; lowering springs are for the street', () => {
    for (const vehicle of VEHICLES) {
      if (soldOn(vehicle, 'track', 'coilovers').length > 0)
        expect(soldOn(vehicle, 'track', 'springs'), vehicle.id).toEqual([])
      expect(soldOn(vehicle, 'street', 'springs').length, vehicle.id).toBeGreaterThan(0)
    }
  })
})

describe('a transmission cooler', () => {
  test('of no car in particular is not sold to an automatic that came with a cooler of its own', () => {
    const cooled = VEHICLES.filter(({ transmission }) => /^8HP|MCT/.test(transmission.code))
    expect(cooled.length).toBeGreaterThan(40)
    for (const vehicle of cooled)
      for (const use of ['street', 'track'] as const)
        expect(soldOn(vehicle, use, 'transmission_cooler'), vehicle.id).not.toContain('Transmission cooler kit')
  })
})

describe('tires', () => {
  test('for the strip and the track are sticky ones, where one is made in the size', () => {
    for (const vehicle of VEHICLES)
      for (const use of ['track', 'drag'] as const)
        expect(soldOn(vehicle, use, 'tires').join(), `${vehicle.id} ${use}`).not.toMatch(/ExtremeContact|Sport 4S/)
  })

  test('for the strip are drag radials wherever a set fits, and none for a daily', () => {
    let onRadials = 0
    for (const vehicle of VEHICLES) {
      expect(soldOn(vehicle, 'daily', 'drag_tires'), vehicle.id).toEqual([])
      if (soldOn(vehicle, 'drag', 'drag_tires').length === 0) continue
      onRadials++
      expect(soldOn(vehicle, 'drag', 'tires'), vehicle.id).toEqual([])
    }
    expect(onRadials).toBeGreaterThan(300)
  })

  test('hold no power: they spin and break nothing', () => {
    for (const vehicle of VEHICLES) {
      for (const use of INTENDED_USES) {
        const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
        const { rules } = underRulebook({ ...common, vehicle, fuel: '93', use, parts: PARTS })
        expect(
          rules.ceilings.filter(({ slot }) => slot === 'tires'),
          `${vehicle.id} ${use}`,
        ).toEqual([])
      }
    }
  })

  test('grip more than what the car came on', () => {
    const good = VEHICLES.filter(isOnGoodTires)
    expect(good.length).toBeGreaterThan(60)
    for (const vehicle of good) {
      for (const use of INTENDED_USES)
        expect(soldOn(vehicle, use, 'tires').join(), `${vehicle.id} ${use}`).not.toMatch(/ExtremeContact|Sport 4S/)
      if (ON_TRACK_TIRES.test(vehicle.id)) expect(soldOn(vehicle, 'track', 'tires'), vehicle.id).toEqual([])
    }
  })

  test('for the street are no R-compounds, and for a daily no track tires', () => {
    for (const vehicle of VEHICLES) {
      expect(soldOn(vehicle, 'street', 'tires').join(), vehicle.id).not.toMatch(/R888R/)
      expect(soldOn(vehicle, 'daily', 'tires').join(), vehicle.id).not.toMatch(/R888R|Cup 2|RE-71/)
    }
  })
})
