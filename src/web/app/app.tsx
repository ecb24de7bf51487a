import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiContext } from '../api/api-context.ts'
import type { ApiCall } from '../api/call.ts'

interface AppProps {
  call: ApiCall
  queries: QueryClient
  children: ReactNode
}

/** What every screen stands on, in the browser and on the server. */
export function App({ call, queries, children }: AppProps) {
  return (
    <QueryClientProvider client={queries}>
      <ApiContext value={call}>{children}</ApiContext>
    </QueryClientProvider>
  )
}
