import './theme.css'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { browserTransport } from './api/browser-transport.ts'
import { createCall } from './api/call.ts'
import { createQueryClient, type LoadedData } from './api/query-client.ts'
import { App } from './app/app.tsx'
import { importPage, pageAt } from './app/page-route.ts'
import { prefetchLinks } from './app/prefetch-links.ts'
import { bringCode } from './late-code/bring-code.ts'
import { Layout } from './layout/layout.tsx'
import { numbersAsTexts } from './preact/number-texts.ts'

/** Takes over the page that the server rendered: its data first, its code before the first render, so that nothing jumps. */
async function start() {
  numbersAsTexts()
  const root = document.getElementById('root')
  if (!root) throw new Error('entry-client: the page has no element #root')
  const queries = createQueryClient()
  const stored = document.getElementById('state')?.textContent
  const { loaded } = JSON.parse(stored ?? '{"loaded":[]}') as { loaded: LoadedData }
  for (const [key, data] of loaded) queries.setQueryData(key, data)
  const call = createCall(browserTransport)
  await bringCode(() => importPage(pageAt(window.location.pathname).file))
  hydrateRoot(
    root,
    <App call={call} queries={queries}>
      <BrowserRouter useTransitions={false}>
        <Layout />
      </BrowserRouter>
    </App>,
  )
  prefetchLinks({ call, queries })
}

void start()
