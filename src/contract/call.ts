import type { z } from 'zod'
import type { Role } from './admin/roles.ts'
import type { ProblemCode } from './problems.ts'

/** One call of the API. Every call may also answer `invalid_input`, `too_large`, `internal` and `unavailable`. */
export interface Call {
  summary: string
  tag: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  reply: z.ZodType
  /** The reply is a stream of JSON lines, each of the reply's form. */
  lines?: true
  /** Success status; 200 when absent. */
  status?: 200 | 201 | 202
  problems?: readonly ProblemCode[]
  /**
   * `control`: open to everybody and harmless, unless ADMIN_TOKEN is set; then it asks for that. `owner`: changes
   * evidence, catalog or data, and always asks for the shop token.
   */
  admin?: 'control' | 'owner'
  /** The least role of a signed-in member of staff that may make the call. With `admin`: without the token. */
  role?: Role | null
}
