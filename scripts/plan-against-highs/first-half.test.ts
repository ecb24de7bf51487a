import { test } from 'vitest'
import { expectAgreement } from './expect-agreement.ts'

test(
  'HiGHS finds the same cost and power as the plan, on real cars with and without a rulebook: requests 1 to 160',
  () => expectAgreement(1, 160),
  600_000,
)
