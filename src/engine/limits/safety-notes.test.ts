import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { hasOneCam } from '../families/one-cam.ts'
import { fits } from '../fitment/fits.ts'
import { type LimitUse, type Part, SAE_J1349_WEATHER, type Slot, type Vehicle } from '../model.ts'
import { limitedBuildPower } from './limit-power.ts'
import { firstOfBottomEnd, firstToGo, isBuiltIn } from './limit-words.ts'
import { safetyNotes } from './safety-notes.ts'

const carOf = (id: string): Vehicle => {
  const found = VEHICLES.find((vehicle) => vehicle.id === id)
  if (!found) throw new Error(`${id} left the catalog`)
  return found
}
const mustang = carOf('ford-mustang-gt-2018-6mt-s550-facelift')

/** The notes of a stock car that has used up one slot, or whose power is held there. */
function notesAt(
  vehicle: Vehicle,
  slot: Slot,
  held?: Pick<LimitUse, 'slot'> & { sentence?: string },
  parts: Part[] = [],
  nextShare = 0.5,
) {
  const build = { vehicle, parts, fuel: '93', weather: SAE_J1349_WEATHER } as const
  const limited = limitedBuildPower(build, FITTED_FACTORS)
  const limit = limited.power.crankHp
  const use: LimitUse = { component: 'hardware', unit: 'crank hp', value: limit, limit, share: 1, slot }
  const nearest: LimitUse = {
    component: 'internals',
    unit: 'crank hp',
    value: limit,
    limit: limit / nextShare,
    share: nextShare,
  }
  const rule = held && { slot, wheelHp: limited.power.wheelHp, ruleId: 'D09', sentence: 'Own sentence.' }
  const holding = rule
    ? { ...limited, unlimitedWheelHp: 1.1 * limited.power.wheelHp, limitedBy: 'hardware' as const, limitedByRule: rule }
    : limited
  return safetyNotes(build, holding, [use, nearest], () => true).join(' ')
}

describe('a limit', () => {
  test('of what moves no air is not told as a flow', () => {
    for (const slot of ['oil_cooler', 'tune', 'pulley'] as const) {
      const said = notesAt(mustang, slot)
      expect(said, slot).toContain('at 100%')
      expect(said, slot).not.toMatch(/can flow|won't break/)
    }
    expect(notesAt(mustang, 'oil_cooler')).toMatch(/heat/)
    for (const slot of ['intake', 'headers', 'catback', 'camshafts'] as const)
      expect(notesAt(mustang, slot), slot).toMatch(/can flow: (?:it costs|they cost) power, and won't break/)
  })

  test('of a part that came with the car is told as the stock one', () => {
    expect(notesAt(mustang, 'headers')).toContain('The stock exhaust manifolds are at 100%')
    expect(notesAt(mustang, 'tune')).toContain('The stock tune is at 100%')
    expect(notesAt(mustang, 'headers', {})).toMatch(
      /The stock exhaust manifolds hold it to \d+ whp; long-tube headers would make it/,
    )
    for (const vehicle of VEHICLES.filter(({ engine }) => engine.aspiration === 'twin_turbo').slice(0, 3))
      expect(notesAt(vehicle, 'downpipe', {})).toMatch(
        /The stock downpipes hold it to \d+ whp; high-flow ones would make it/,
      )
  })

  test('once lifted makes no more than the next one allows', () => {
    const [, held, lifted] = /hold it to (\d+) whp; .* would make it (\d+)/.exec(
      notesAt(mustang, 'headers', {}, [], 0.96),
    )!
    expect(Number(lifted) / Number(held)).toBeCloseTo(1 / 0.96, 2)
    expect(notesAt(mustang, 'headers', {}, [], 0.999)).not.toMatch(/would make it/)
  })
})

describe('what holds the power', () => {
  test('of an engine without boost is no tune, and of one with a blower kit it is the pulley', () => {
    expect(notesAt(mustang, 'clutch', {})).toMatch(/^Figure on \d+ whp to protect the clutch/)
    // A factory blower has the pulley that it has, and a smaller one is of one size.
    for (const vehicle of VEHICLES.filter(({ engine }) => engine.aspiration === 'supercharged').slice(0, 5))
      expect(notesAt(vehicle, 'clutch', {})).toMatch(/^Figure on/)
    // A tuner's own file is set to any power, and one off the shelf makes what it makes.
    const tuneOf = (calibration: string) =>
      PARTS.filter((part) => part.kind === 'tune' && part.calibration?.startsWith(calibration)).slice(0, 1)
    for (const vehicle of VEHICLES.filter(({ engine }) => engine.aspiration === 'turbo').slice(0, 5)) {
      expect(notesAt(vehicle, 'clutch', {}, tuneOf('custom'))).toMatch(/^The tune holds it to/)
      expect(notesAt(vehicle, 'clutch', {}, tuneOf('off_the_shelf'))).toMatch(/^Figure on/)
    }
    const blower = PARTS.find(({ kind }) => kind === 'supercharger_centrifugal')
    if (blower) expect(notesAt(mustang, 'clutch', {}, [blower])).toMatch(/^The pulley is sized for/)
  })

  /** The notes on a car without parts whose clutch holds it to its power, so much under what it could make, at this share. */
  const heldByClutch = (vehicle: Vehicle, couldMake: number, share: number): string => {
    const build = { vehicle, parts: [], fuel: '93', weather: SAE_J1349_WEATHER } as const
    const limited = limitedBuildPower(build, FITTED_FACTORS)
    const held = { ...limited, limitedBy: 'clutch' as const, unlimitedWheelHp: couldMake * limited.power.wheelHp }
    const clutch = { component: 'clutch', unit: 'lb-ft', value: share * 400, limit: 400, share } as const
    return safetyNotes(build, held, [clutch], () => true).join(' ')
  }

  test('is not told of an engine without boost that stays within all its limits', () => {
    expect(heldByClutch(mustang, 1.05, 0.85)).not.toMatch(/Figure on/)
    expect(heldByClutch(mustang, 1.05, 0.99)).toMatch(/^Figure on \d+ whp to protect the clutch/)
  })

  test('within its limit is the margin on it, and at its limit what it protects', () => {
    const turbo = VEHICLES.find(({ engine }) => engine.aspiration === 'turbo') ?? mustang
    const notesWith = (share: number) => heldByClutch(turbo, 1.2, share)
    expect(notesWith(0.85)).toMatch(/for 15% headroom on the clutch; /)
    expect(notesWith(1)).toMatch(/to protect the clutch; /)
  })
})

describe('on every car', () => {
  test('nothing is well within its limits beside what is at its end', () => {
    for (const vehicle of VEHICLES)
      for (const slot of ['headers', 'downpipe', 'tune', 'intake'] as const)
        expect(notesAt(vehicle, slot), vehicle.id).not.toMatch(/Everything stays within its limits.* at 100%/)
  })

  test('an engine with one cam has no cams at their end', () => {
    for (const vehicle of VEHICLES)
      expect(notesAt(vehicle, 'camshafts'), vehicle.id).toMatch(
        hasOneCam(vehicle.family) ? /The stock cam is at 100%/ : /The stock cams are at 100%/,
      )
  })

  test('a gearbox has one figure: the limit that is told, or how far it goes with care', () => {
    const told = { limit: 0, care: 0 }
    for (const vehicle of VEHICLES) {
      const build = { vehicle, parts: [], fuel: '93', weather: SAE_J1349_WEATHER } as const
      const limited = limitedBuildPower(build, FITTED_FACTORS)
      const limit = vehicle.limits.transmissionTorqueLbft
      for (const share of [0.8, 0.89, 0.95, 1]) {
        const use: LimitUse = { component: 'transmission', unit: 'lb-ft', value: share * limit, limit, share }
        const power = { ...limited.power, wheelHp: 1.2 * limited.power.stockWheelHp }
        const notes = safetyNotes(build, { ...limited, power }, [use], () => true)
        const [byLimit, byCare] = [/^Transmission (?:at|\d)/, /this gearbox holds/].map(
          (form) => notes.filter((note) => form.test(note)).length,
        )
        expect((byLimit ?? 0) + (byCare ?? 0), `${vehicle.id} ${share}`).toBeLessThanOrEqual(1)
        told.limit += byLimit ?? 0
        told.care += byCare ?? 0
      }
    }
    expect(told.limit).toBeGreaterThan(VEHICLES.length)
    expect(told.care).toBeGreaterThan(20)
  })

  test('past its torque a gearbox is told what it still lacks of what is sold, and what is done to it', () => {
    let lacking = 0
    for (const vehicle of VEHICLES.filter(({ transmission }) => transmission.kind !== 'manual')) {
      const build = { vehicle, parts: [], fuel: '93', weather: SAE_J1349_WEATHER } as const
      const limited = limitedBuildPower(build, FITTED_FACTORS)
      const limit = 2 * vehicle.limits.transmissionTorqueLbft
      const use: LimitUse = { component: 'transmission', unit: 'lb-ft', value: limit, limit, share: 1 }
      const saidWith = (sold: readonly string[], parts: Part[] = []) =>
        safetyNotes({ ...build, parts }, limited, [use], (kind) => sold.includes(kind)).join(' ')
      expect(saidWith([]), vehicle.id).not.toMatch(/its own tune|a cooler/)
      expect(saidWith([]), vehicle.id).toMatch(/Have its fluid and filter changed, and/)
      expect(saidWith(['transmission_cooler']), vehicle.id).toContain(
        'Give it a cooler, have its fluid and filter changed',
      )
      const cooler = PARTS.find((part) => part.kind === 'transmission_cooler' && fits(part, vehicle))
      if (!cooler) continue
      lacking++
      expect(saidWith(['transmission_cooler'], [cooler]), vehicle.id).not.toContain('a cooler')
    }
    expect(lacking).toBeGreaterThan(20)
  })

  test('the power at which the bottom end lets go is told once', () => {
    for (const vehicle of VEHICLES) expect(firstOfBottomEnd(vehicle) ?? '', vehicle.id).not.toMatch(/\d whp/)
  })

  test('what lets go first names no strength', () => {
    for (const vehicle of VEHICLES)
      expect(firstToGo(vehicle) ?? '', vehicle.id).not.toMatch(
        /\b(?:is|are) (?:forged|strong|good|fine)\b|block (?:past|to|holds)/,
      )
  })

  test('no rods, cooling, ratio or knock is sent to be checked', () => {
    for (const vehicle of VEHICLES) {
      const checked = notesAt(vehicle, 'clutch').match(/Known issues? on this [^:]+: ([^.]+)\. Have/)?.[1] ?? ''
      expect(checked, vehicle.id).not.toMatch(
        /connecting rods|ringlands|charge-air cooling|heat soak|\bgears in\b|\bknock\b|\bheat in\b/,
      )
      const known = vehicle.family.weakPoints.filter(
        ({ what }) => isBuiltIn(what) && !/\bunder boost\b|\bon (?:91 octane|ethanol)\b/.test(what),
      )
      if (known.length > 0) expect(notesAt(vehicle, 'clutch'), vehicle.id).toMatch(/Keep in mind on this /)
    }
  })
})
