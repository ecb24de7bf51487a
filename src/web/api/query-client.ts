import { QueryClient } from '@tanstack/react-query'

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
