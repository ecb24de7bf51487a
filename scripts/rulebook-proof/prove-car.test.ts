import { expect } from 'vitest'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import { lawOf } from '../../tests/support/law.ts'
import { proofReport } from './proof-report.ts'
import { proveCar } from './prove-car.ts'
import { together } from './prove-rulebook.ts'

/** `npm run catalog-check` proves all of them; here every sixtieth. */
const SAMPLE = VEHICLES.filter((_, index) => index % 60 === 0)

lawOf('no build for a goal and no stage breaks a rule, and every bill tells the truth', 3, SAMPLE, (some) => {
  const proof = together(some.map(proveCar))
  expect(proof.violations).toEqual([])
  expect(proof.builds).toBeGreaterThan(20 * some.length)
  expect(proofReport(some.length, proof, 0)).toContain('violations: 0')
})
