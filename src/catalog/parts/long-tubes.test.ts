import { expect, test } from 'vitest'
import { fits } from '../../engine/fitment/fits.ts'
import { PARTS } from '../parts.ts'
import { VEHICLES } from '../vehicles.ts'

/** Trade: long-tubes for trucks and SUVs are made around the front axle; on these cars it stands where the collectors go. */
test('no long-tube headers are sold for a sedan or coupe that drives its front wheels from the same engine bay', () => {
  const longTubes = PARTS.filter(({ kind }) => kind === 'headers_long_tube')
  const driven = VEHICLES.filter(
    ({ chassis, model }) =>
      chassis.drivetrain === 'awd' &&
      /^(sport_sedan|sedan|coupe|super_coupe|gt)$/.test(chassis.body) &&
      !/Durango/.test(model),
  )
  expect(driven.length).toBeGreaterThan(20)
  const sold = driven.flatMap((vehicle) =>
    longTubes.filter((part) => fits(part, vehicle)).map((part) => `${vehicle.id}: ${part.id}`),
  )
  expect(sold).toEqual([])
})
