import './theme.css'
import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { browserTransport } from './api/browser-transport.ts'
import { createCall } from './api/call.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/app.tsx'
import { appRoutes } from './routes.tsx'

/** Puts the module of a lazy route in its place, so that the first render has the page and nothing jumps. */
async function loadNow(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const loaded = await route.lazy()
  Object.assign(route, loaded, { lazy: undefined })
}

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('entry-client: the page has no element #root')
  const queries = createQueryClient()
  const stored = document.getElementById('state')?.textContent
  if (stored) hydrate(queries, (JSON.parse(stored) as { queries: DehydratedState }).queries)

  const call = createCall(browserTransport)
  const routes = appRoutes({ call, queries })
  const matched = (matchRoutes(routes, window.location) ?? []).map((match) => match.route)
  await Promise.all(matched.map(loadNow))

  const loaderData = Object.fromEntries(
    matched.flatMap((route) => (route.id && route.loader ? [[route.id, null]] : [])),
  )
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } })
  hydrateRoot(
    root,
    <App call={call} queries={queries}>
      <RouterProvider router={router} />
    </App>,
  )
  document.body.classList.add('loaded')
}

void start()
