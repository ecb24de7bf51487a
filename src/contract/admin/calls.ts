import type { z } from 'zod'
import type { AdminCall } from './admin-call.ts'
import { SIGN_IN_CALLS } from './sign-in-calls.ts'
import { WORK_CALLS } from './work-calls.ts'

/**
 * Every call of the back office, by method and path. They are for its own pages: the document of the public API does not
 * list them, and none takes the shop token.
 */
export const ADMIN_CALLS = {
  ...SIGN_IN_CALLS,
  ...WORK_CALLS,
} as const satisfies Record<`${string} /api/admin/${string}`, AdminCall>

export type AdminCallName = keyof typeof ADMIN_CALLS
type In<C, K extends string> = C extends Record<K, infer Z extends z.ZodType> ? z.input<Z> : undefined
type Out<C, K extends string> = C extends Record<K, infer Z extends z.ZodType> ? z.output<Z> : undefined
type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

export type AdminInput<N extends AdminCallName> = Given<{
  params: In<(typeof ADMIN_CALLS)[N], 'params'>
  query: In<(typeof ADMIN_CALLS)[N], 'query'>
  body: In<(typeof ADMIN_CALLS)[N], 'body'>
}>
export type AdminGot<N extends AdminCallName> = {
  params: Out<(typeof ADMIN_CALLS)[N], 'params'>
  query: Out<(typeof ADMIN_CALLS)[N], 'query'>
  body: Out<(typeof ADMIN_CALLS)[N], 'body'>
}
export type AdminReply<N extends AdminCallName> = z.output<(typeof ADMIN_CALLS)[N]['reply']>
