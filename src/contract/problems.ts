import { z } from 'zod'

/**
 * Everything the API may refuse, in one list. A reply that is not a success is RFC 9457
 * `application/problem+json` with one of these codes; nothing else is ever sent.
 */
export const PROBLEMS = {
  invalid_input: { status: 400, title: 'The request does not have the right form' },
  unauthorized: { status: 401, title: 'This call asks for the shop token' },
  cross_site: { status: 403, title: 'A page of another site may not change anything here' },
  not_found: { status: 404, title: 'There is nothing at this address' },
  method_not_allowed: { status: 405, title: 'This address does not take this method' },
  conflict: { status: 409, title: 'The thing changed in the meantime' },
  gone: { status: 410, title: 'The thing existed and is gone' },
  too_large: { status: 413, title: 'The request is larger than the shop takes' },
  unsupported_media_type: { status: 415, title: 'The request must be JSON' },
  unprocessable: { status: 422, title: 'The request is well formed but cannot be fulfilled' },
  too_many_requests: { status: 429, title: 'Too many requests in a short time' },
  internal: { status: 500, title: 'Something broke on our side' },
  upstream_failed: { status: 502, title: 'A service behind the shop did not answer' },
  unavailable: { status: 503, title: 'The shop cannot answer just now' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof PROBLEMS

/** One wrong field of the request: where it stands and what is wrong with it, in words for a person. */
export const fieldProblem = z.object({
  /** Dotted path, such as "body.preferences.fuel_type" or "query.brand". */
  field: z.string(),
  message: z.string(),
})

export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string(),
  errors: z.array(fieldProblem).optional(),
  /** What the customer needs next, by problem: the best reachable power, the price that changed, the limit. */
  help: z.record(z.string(), z.unknown()).optional(),
})
export type Problem = z.infer<typeof problem>
export type FieldProblem = z.infer<typeof fieldProblem>
