import { queryOptions } from '@tanstack/react-query'
import type { CallInput, CallName, CallReply } from '../../contract/calls.ts'
import { type ApiCall, ApiError, pathOf } from './call.ts'

type GetCall = Extract<CallName, `GET ${string}`>

/** The key of a load: the segments of its path, so that joined with slashes they are the path. */
export function keyOf(name: GetCall, input?: { params?: object; query?: object }): string[] {
  return pathOf(name, input).slice(1).split('/')
}

/** One load as TanStack Query takes it; the same options serve the server, a link's prefetch and the page. */
export function load<N extends GetCall>(call: ApiCall, name: N, input?: CallInput<N>) {
  return queryOptions({
    queryKey: keyOf(name, input as { params?: object }),
    queryFn: () => (call as (name: N, input?: CallInput<N>) => Promise<CallReply<N>>)(name, input),
  })
}

/** As `load`, but a thing that does not exist, or whose name cannot be one, is `null` instead of a failure. */
export function loadOrNull<N extends GetCall>(call: ApiCall, name: N, input?: CallInput<N>) {
  return queryOptions({
    queryKey: keyOf(name, input as { params?: object }),
    queryFn: async (): Promise<CallReply<N> | null> => {
      try {
        return await (call as (name: N, input?: CallInput<N>) => Promise<CallReply<N>>)(name, input)
      } catch (error) {
        if (error instanceof ApiError && [400, 404, 410].includes(error.status)) return null
        throw error
      }
    },
  })
}
