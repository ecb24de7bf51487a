import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { carOfYear } from '../families/car-of-year.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { type Build, type PartKind, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { knownIssues } from './known-issues.ts'
import { firstToGo } from './limit-words.ts'

const vehicleOf = (id: string): Vehicle => VEHICLES.find((vehicle) => vehicle.id === id)!

/** What is said of the car with the first part of each kind. */
function saidOf(vehicle: Vehicle, kinds: readonly PartKind[] = [], fuel: Build['fuel'] = '93'): string {
  const fitting = partsThatFit(PARTS, vehicle)
  const parts = kinds.flatMap((kind) => fitting.find((part) => part.kind === kind) ?? [])
  return knownIssues({ vehicle, parts, fuel, weather: SAE_J1349_WEATHER }, []).join(' ')
}

describe('what an engine is known for', () => {
  test('is one issue to be checked, or more of them', () => {
    const told = { one: 0, more: 0 }
    for (const vehicle of VEHICLES) {
      const [, s, list = ''] = /Known issue(s?) on this [^:]+: ([^.]+)\. Have /.exec(saidOf(vehicle)) ?? []
      if (s === undefined) continue
      expect(list.includes('; '), vehicle.id).toBe(s === 's')
      if (s === 's') expect(saidOf(vehicle), vehicle.id).toContain('Have them checked first.')
      told[s === 's' ? 'more' : 'one']++
    }
    expect(Math.min(told.one, told.more)).toBeGreaterThan(40)
    const one = vehicleOf('bmw-m340i-2020-8at-rwd')
    expect(saidOf(one)).toBe(`Known issue on this ${one.family.name}: the turbo inlet. Have it checked first.`)
  })

  test('is changed where it is fluid, and replaced where the job that is bought lays it open', () => {
    let [fluids, cylinders] = [0, 0]
    for (const vehicle of VEHICLES) {
      const said = saidOf(vehicle, ['clutch'])
      expect(said, vehicle.id).not.toMatch(/overdue[^.]*\. Have/)
      if (/Change the [\w ]+ first/.test(said)) fluids++
      const hasClutch = partsThatFit(PARTS, vehicle).some(({ kind }) => kind === 'clutch')
      const isInside = vehicle.family.weakPoints.some(({ what }) => what.includes('slave cylinder inside'))
      if (!hasClutch || !isInside) continue
      cylinders++
      expect(said, vehicle.id).toMatch(
        /Replace the clutch slave cylinder inside the bellhousing while the gearbox is out/,
      )
    }
    expect(Math.min(fluids, cylinders)).toBeGreaterThan(2)
  })

  test('comes with what to do about heat, and says nothing of boost, ethanol or octane that the build does not have', () => {
    for (const vehicle of VEHICLES) {
      const said = saidOf(vehicle)
      expect(/heat soak/.test(said), vehicle.id).toBe(/let it cool between pulls/.test(said))
      expect(said, vehicle.id).not.toMatch(/stock charge-air cooling[;.](?! Heat)|on 91 octane|on ethanol/)
      if (vehicle.engine.aspiration === 'na') expect(said, vehicle.id).not.toMatch(/under boost/)
    }
    const boosted: readonly PartKind[] = ['supercharger_centrifugal', 'supercharger_roots', 'turbo_kit_single']
    expect(VEHICLES.some((vehicle) => /tight ring gaps under boost/.test(saidOf(vehicle, boosted)))).toBe(true)
  })

  test('is of the years that have it', () => {
    const saidIn = (id: string, year: number) => saidOf(carOfYear(vehicleOf(id), year))
    expect(saidIn('ford-mustang-svt-cobra-1999-5mt', 2001)).not.toMatch(/IMRC/)
    expect(saidIn('subaru-wrx-2006-5mt', 2006)).not.toMatch(/up-pipe/)
    expect(saidIn('chevrolet-camaro-ss-2016-8at', 2017)).toMatch(/torque converter of the 8-speed/)
    expect(saidIn('chevrolet-corvette-stingray-2015-8at', 2019)).toMatch(/torque converter of the 8-speed/)
    expect(saidIn('chevrolet-camaro-ss-2019-10at', 2019)).not.toMatch(/8-speed/)
  })
})

test('what lets go first is a list of parts, of this gearbox', () => {
  for (const vehicle of VEHICLES) {
    const said = firstToGo(vehicle) ?? ''
    expect(said, vehicle.id).not.toMatch(/\b(?:first|next|holds?)\b|\w\/DQ\d/)
    if (vehicle.transmission.kind === 'manual') expect(said, vehicle.id).not.toMatch(/\bDSG\b/)
  }
})
