import { expect, test } from 'vitest'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import { proofReport } from './proof-report.ts'
import { proveCar } from './prove-car.ts'
import { together } from './prove-rulebook.ts'

/** `npm run catalog-check` proves all of them; here every sixtieth. */
const SAMPLE = VEHICLES.filter((_, index) => index % 60 === 0)

test('no build for a goal and no stage breaks a rule, and every bill tells the truth', () => {
  const proof = together(SAMPLE.map(proveCar))
  expect(proof.violations).toEqual([])
  expect(proof.builds).toBeGreaterThan(20 * SAMPLE.length)
  expect(proofReport(SAMPLE.length, proof, 0)).toContain('violations: 0')
})
