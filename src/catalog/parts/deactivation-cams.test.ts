import { expect, test } from 'vitest'
import { fits } from '../../engine/fitment/fits.ts'
import { PARTS } from '../parts.ts'
import { VEHICLES } from '../vehicles.ts'

/** Hemi and Camaro shut off cylinders with the automatic only, the Corvette with the manual too. */
const shutsOffCylinders = ({ family, transmission, modelId }: (typeof VEHICLES)[number]) =>
  family.camshaftExtras?.includes('lifter_deactivation_delete') &&
  (transmission.kind !== 'manual' || modelId.startsWith('chevrolet-corvette'))

/** Trade: the lobes of a performance cam collapse the switching lifters. Lifters and plugs go in with it, heads off. */
test('a cam for an engine that shuts off cylinders brings the delete of it', () => {
  const cams = PARTS.filter(({ kind }) => kind === 'camshafts')
  const bare = VEHICLES.filter(shutsOffCylinders).flatMap((vehicle) =>
    cams
      .filter((part) => fits(part, vehicle) && !/\b(AFM|DOD|MDS)[ -]delete|\bDOD delete\b/.test(part.name))
      .map((part) => `${vehicle.id}: ${part.id}`),
  )
  expect(bare).toEqual([])
})

test('a cam that brings the delete takes the hours of lifters: the heads come off', () => {
  const short = PARTS.filter(
    ({ kind, name, laborHours }) => kind === 'camshafts' && /\b(AFM|DOD|MDS)[ -]delete/.test(name) && laborHours < 16,
  )
  expect(short.map(({ id }) => id)).toEqual([])
})
