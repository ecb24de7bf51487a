import { type FieldProblem, PROBLEMS, type Problem, type ProblemCode } from '../../contract/problems.ts'

export interface RefusalExtra {
  errors?: FieldProblem[]
  /** What the customer needs next: the best reachable power, the price that changed, the limit. */
  help?: Record<string, unknown>
  headers?: Record<string, string>
}

/** A refusal as a value: what the customer did that cannot be, and what they need next. */
export interface Refused {
  ok: false
  code: ProblemCode
  detail: string
  errors?: FieldProblem[]
  help?: Record<string, unknown>
}

/** A request that the shop refuses, on its way to becoming an `application/problem+json` reply. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly extra: RefusalExtra

  constructor(code: ProblemCode, detail: string, extra: RefusalExtra = {}) {
    super(detail)
    this.name = 'Refusal'
    this.code = code
    this.extra = extra
  }

  get status(): number {
    return PROBLEMS[this.code].status
  }

  /** The reply's body, RFC 9457. */
  toProblem(): Problem {
    const { errors, help } = this.extra
    return {
      type: `/api/docs#problem-${this.code}`,
      title: PROBLEMS[this.code].title,
      status: this.status,
      code: this.code,
      detail: this.message,
      ...(errors && errors.length > 0 ? { errors } : {}),
      ...(help ? { help } : {}),
    }
  }
}

/** Refuses the request being handled: `if (!brand) refuse('not_found', 'There is no brand "x".')`. */
export function refuse(code: ProblemCode, detail: string, extra?: RefusalExtra): never {
  throw new Refusal(code, detail, extra)
}

/** The same for a refusal that came as a value. */
export function refuseAs(refused: RefusalExtra & { code: ProblemCode; detail: string }): never {
  const { code, detail, errors, help } = refused
  throw new Refusal(code, detail, { ...(errors ? { errors } : {}), ...(help ? { help } : {}) })
}

/** PostgreSQL codes that mean "a value the customer sent does not fit", should one slip past the schema. */
const BAD_VALUE = new Set(['22003', '22021', '22P02', '22P05'])
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  // A leader that was demoted, and is a replica now, refuses to write.
  '25006',
  '40001',
  '40P01',
  // Disk full, out of memory, too many connections.
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
])
const AWAY_WORDS =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|cannot use a pool after|not queryable/i

/** Turns anything thrown while a request was handled into a refusal; what is not the customer's doing is `internal`. */
export function refusalOf(error: unknown): Refusal {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof Refusal) return at
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    const known = fastifyRefusal(code, at)
    if (known) return known
    if (BAD_VALUE.has(code)) return new Refusal('invalid_input', 'A value of the request is out of range.')
    if (databaseIsAway(code, at)) {
      return new Refusal('unavailable', "We can't get to that right now. Your cart is safe. Try again in a minute.", {
        headers: { 'retry-after': '2' },
      })
    }
  }
  return new Refusal('internal', 'Something broke on our end, and we have it logged.')
}

function databaseIsAway(code: string, error: Error): boolean {
  const isDatabaseError = 'severity' in error || 'syscall' in error || AWAY_WORDS.test(error.message)
  return isDatabaseError && (AWAY.has(code) || code.startsWith('08') || AWAY_WORDS.test(error.message))
}

/** Whether the body of a request was not JSON. */
export const isNoJson = (error: Error): boolean =>
  (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) ||
  ('code' in error && error.code === 'FST_ERR_CTP_INVALID_JSON_BODY')

function fastifyRefusal(code: string, error: Error): Refusal | undefined {
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new Refusal('too_large', 'The body may hold at most 100 kB.')
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new Refusal('unsupported_media_type', 'Send the body with "content-type: application/json".')
  }
  if (isNoJson(error)) {
    return new Refusal('invalid_input', 'The body is not valid JSON.', {
      errors: [{ field: 'body', message: 'not valid JSON' }],
    })
  }
  if (status === 413) return new Refusal('too_large', 'The request is larger than the shop takes.')
  if (status === 414) return new Refusal('invalid_input', 'The address is too long.')
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Refusal('invalid_input', 'The request does not have the right form.')
  }
  return undefined
}
