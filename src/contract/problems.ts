import { z } from 'zod'

/**
 * Everything the API may refuse, in one list. A reply that is not a success is RFC 9457
 * `application/problem+json` with one of these codes; nothing else is ever sent.
 */
export const PROBLEMS = {
  invalid_input: { status: 400, title: 'The request does not have the right form' },
  unauthorized: { status: 401, title: 'This call asks for the shop token' },
  signed_out: { status: 401, title: 'This call asks for a signed-in member of staff' },
  sign_in_refused: { status: 401, title: 'The sign-in does not match an account' },
  role_too_low: { status: 403, title: 'Your role does not allow this' },
  cross_site: { status: 403, title: 'A page of another site may not change anything here' },
  not_found: { status: 404, title: 'We have nothing here' },
  method_not_allowed: { status: 405, title: 'This address does not take this method' },
  conflict: { status: 409, title: 'The thing changed in the meantime' },
  gone: { status: 410, title: 'The thing existed and is gone' },
  too_large: { status: 413, title: 'The request is larger than the shop takes' },
  unsupported_media_type: { status: 415, title: 'The request must be JSON' },
  unprocessable: { status: 422, title: 'The request is well formed but cannot be fulfilled' },
  not_understood: { status: 422, title: 'A word of the request is none of the choices' },
  year_not_sold: { status: 422, title: 'The model was not sold in that year' },
  two_cars: { status: 422, title: 'The request names two different cars' },
  unknown_part: { status: 422, title: 'The shop does not know the part' },
  does_not_fit: { status: 422, title: 'A part does not fit this car' },
  parts_conflict: { status: 422, title: 'The parts cannot be in one build' },
  budget_too_small: { status: 422, title: 'The budget buys no such build' },
  time_not_possible: { status: 422, title: 'No street car runs such a time' },
  fuel_refused: { status: 422, title: 'No build of this car is sold on this fuel' },
  induction_not_possible: { status: 422, title: 'This car cannot be built with this induction' },
  no_build_allowed: { status: 422, title: 'The catalog has no such build for this car' },
  no_such_package: { status: 422, title: 'The planner has no such package for this car' },
  package_changed: { status: 422, title: 'The package changed since it was opened' },
  vin_mistyped: { status: 422, title: 'The vehicle identification number is mistyped' },
  vin_of_another_market: { status: 422, title: 'The number does not follow the North American layout' },
  model_not_sold: { status: 422, title: 'We do not build this model' },
  make_not_sold: { status: 422, title: 'We do not build cars of this make' },
  sold_out: { status: 422, title: 'The item is sold out' },
  not_for_sale: { status: 422, title: 'The shop does not sell the item like that' },
  too_many_of_one: { status: 422, title: 'The cart holds the most of one item already' },
  too_many_lines: { status: 422, title: 'The cart holds the most different items already' },
  line_is_missing: { status: 422, title: 'The line is no longer in the cart' },
  cart_is_empty: { status: 422, title: 'There is nothing in the cart' },
  hosted_cart_refused: { status: 422, title: 'The hosted cart refused the change' },
  key_used_before: { status: 422, title: 'The Idempotency-Key was used for another request' },
  too_many_requests: { status: 429, title: 'Too many requests in a short time' },
  internal: { status: 500, title: 'Something broke on our side' },
  upstream_failed: { status: 502, title: 'A service behind the shop did not answer' },
  unavailable: { status: 503, title: 'The shop cannot answer just now' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof PROBLEMS

/** What can be wrong with a request for a build, and with lines for a cart. */
export const BUILD_PROBLEMS: readonly ProblemCode[] = [
  ...(['not_found', 'not_understood', 'year_not_sold', 'two_cars', 'unknown_part', 'does_not_fit'] as const),
  ...([
    'parts_conflict',
    'budget_too_small',
    'time_not_possible',
    'fuel_refused',
    'induction_not_possible',
    'no_build_allowed',
  ] as const),
]
export const CART_PROBLEMS: readonly ProblemCode[] = [
  ...(['sold_out', 'not_for_sale', 'too_many_of_one', 'too_many_lines', 'line_is_missing'] as const),
  ...(['hosted_cart_refused', 'key_used_before', 'too_many_requests', 'conflict', 'upstream_failed'] as const),
]

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
