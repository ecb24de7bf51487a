import { test } from 'vitest'
import { expectAgreement } from './expect-agreement.ts'

test(
  'HiGHS finds the same cost and power as the plan, on real cars with and without a rulebook: requests 161 to 320',
  () => expectAgreement(161, 320),
  600_000,
)
