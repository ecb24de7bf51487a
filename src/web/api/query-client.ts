import { QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Loads and changes are not retried, nothing grows stale by itself, and a window that gets focus asks nothing. Without a
 * network both fail at once, so that the screen can say so; a load that failed is asked for again when it returns.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        refetchInterval: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** What a page was rendered with: the key of each load and its data. */
export type LoadedData = readonly (readonly [QueryKey, unknown])[]

/** Without the moment of loading, so that a page made again of the same data is the same bytes, with the same ETag. */
export function loadedData(queries: QueryClient): LoadedData {
  return queries
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }) => [queryKey, state.data])
}
