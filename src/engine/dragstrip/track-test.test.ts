import { describe, expect, test } from 'vitest'
import { isIndependentRoadTest, readTrackTest } from './track-test.ts'

describe('a row of a track-test file', () => {
  test('reads figures, and leaves out what is missing or odd', () => {
    const test1 = readTrackTest({
      make: 'Ford',
      model: 'Mustang',
      trim: 'GT',
      year: '2018',
      modified: 'yes: cold air intake',
      crank_hp: 'about',
      weight_as_tested_lb: '3,825',
      zero_to_sixty_s: '',
      quarter_mile_s: '12.1',
      rollout: 'no',
    })
    expect(test1).toMatchObject({ year: 2018, weightAsTestedLb: 3825, quarterMileS: 12.1, rollout: 'no' })
    expect(test1.modification).toBe('cold air intake')
    expect(test1.crankHp).toBeUndefined()
    expect(test1.zeroToSixtyS).toBeUndefined()
  })

  test('reads the driven wheels and the figures beyond the quarter mile', () => {
    const row = readTrackTest({ drivetrain: '4WD', zero_to_100_s: '8.6', rolling_5_60_s: '4.4', tire: 'R888R' })
    expect(row).toMatchObject({ drivetrain: 'awd', zeroToHundredS: 8.6, fiveToSixtyS: 4.4, tire: 'R888R' })
    expect(readTrackTest({ drivetrain: 'two' }).drivetrain).toBeUndefined()
  })

  test('counts an unclear rollout as unknown and an empty row as an empty test', () => {
    expect(readTrackTest({}).rollout).toBe('unknown')
    expect(readTrackTest({ modified: 'no' }).modification).toBeUndefined()
  })

  test("does not let makers' claims and prepared strips judge", () => {
    const judged = (publication: string, trim = '') => isIndependentRoadTest(readTrackTest({ publication, trim }))
    expect(judged('Car and Driver')).toBe(true)
    expect(judged('Chevrolet (manufacturer test)')).toBe(false)
    expect(judged('Autocar India drag strip')).toBe(false)
    expect(judged('Cars.com', '2SS (drag strip)')).toBe(false)
    expect(judged('owner time slip (Atco)')).toBe(false)
    expect(judged('private shootout (Lonestar Motorsports Park)')).toBe(false)
    expect(judged('Edmunds/Inside Line')).toBe(true)
  })
})
