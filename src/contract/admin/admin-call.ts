import type { Call } from '../call.ts'
import type { Role } from './roles.ts'

/** A call of the back office. `role`: the least that may make it; null = whoever is about to sign in. */
export interface AdminCall extends Call {
  role: Role | null
}
