import { dehydrate } from '@tanstack/react-query'
import { renderToReadableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { Shop } from '../contract/shop.ts'
import { createCall, type Transport } from './api/call.ts'
import { load } from './api/queries.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/app.tsx'
import type { PageHandle } from './app/page-route.ts'
import { type Head, headHtml, SHOP_NAME, scriptJson } from './head/head.ts'
import { HeadContext } from './head/use-head.ts'
import { appRoutes } from './routes.tsx'

export interface RenderInput {
  /** Path and search, such as `/packages?brand=ford`. */
  url: string
  /** Carries the page's API requests: in-process while the server renders. */
  send: Transport
  shop: Shop
}
export interface Rendered {
  status: number
  /** Tags for the document's head: title, meta, canonical, JSON-LD. */
  head: string
  /** Goes inside `<div id="root">`. */
  html: string
  /** Goes inside `<script type="application/json" id="state">`; already safe there. */
  state: string
  /** Source files of the pages shown, as the build manifest names them: preload their scripts. */
  preloads: string[]
  /** False when a load failed: this answer must not be kept in a cache. */
  isCacheable: boolean
}

const NO_HEAD: Head = { title: SHOP_NAME, description: SHOP_NAME, canonicalPath: '/' }

/** Renders one page to strings. Throws only when the page itself is broken. */
export async function render({ url, send, shop }: RenderInput): Promise<Rendered> {
  const queries = createQueryClient()
  const call = createCall(send)
  queries.setQueryData(load(call, 'GET /api/shop').queryKey, shop)

  const handler = createStaticHandler(appRoutes({ call, queries }))
  const context = await handler.query(new Request(new URL(url, 'http://shop.invalid')))
  if (context instanceof Response) throw new Error(`render: unexpected answer ${context.status} from a route of ${url}`)
  const router = createStaticRouter(handler.dataRoutes, context)

  const collector: { head?: Head } = {}
  let failure: unknown
  const stream = await renderToReadableStream(
    <HeadContext value={collector}>
      <App call={call} queries={queries}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </HeadContext>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure = error
      },
    },
  )
  await stream.allReady
  const html = await new Response(stream).text()
  if (failure) throw failure

  const head = collector.head ?? NO_HEAD
  const hasFailedLoad = queries
    .getQueryCache()
    .getAll()
    .some((query) => query.state.status === 'error')
  return {
    status: context.errors ? 500 : (head.status ?? 200),
    head: headHtml(head, shop.origin),
    html,
    state: scriptJson({ queries: dehydrate(queries) }),
    preloads: context.matches.flatMap((match) => (match.route.handle as PageHandle | undefined)?.module ?? []),
    isCacheable: !hasFailedLoad && !context.errors,
  }
}
