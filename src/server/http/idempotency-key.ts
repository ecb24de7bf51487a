import type { FastifyRequest } from 'fastify'
import { refuse } from './problem.ts'

const KEY_FORM = /^[\x21-\x7e]{16,200}$/

/**
 * The key that makes a repeated request act once. It must be long enough that nobody meets another customer's by
 * chance: 16 to 200 visible characters, such as a UUID.
 */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY_FORM.test(key)) return key
  const message = 'must be 16 to 200 visible characters, such as a UUID'
  return refuse('invalid_input', `Idempotency-Key ${message}.`, {
    errors: [{ field: 'headers.idempotency-key', message }],
  })
}
