import './admin.css'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { AskError } from './ask.ts'
import { Office } from './office.tsx'

/** The back office: made in the browser alone, from calls that know who asks. */
const queries: QueryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 2_000 } },
  queryCache: new QueryCache({
    onError: (error, query) => {
      const isOver = error instanceof AskError && error.code === 'signed_out'
      // The session ended elsewhere: ask who is signed in, which shows the sign-in.
      if (isOver && query.queryKey[0] !== 'GET /api/admin/me')
        void queries.resetQueries({ queryKey: ['GET /api/admin/me'] })
    },
  }),
})

const root = document.getElementById('root')
if (!root) throw new Error('entry-admin: the page has no element #root')
createRoot(root).render(
  <QueryClientProvider client={queries}>
    <BrowserRouter basename="/admin">
      <Office />
    </BrowserRouter>
  </QueryClientProvider>,
)
