import { renderToString, renderToStringAsync } from 'preact-render-to-string'
import type { ReactElement, ReactNode } from 'react'
import { StaticRouter } from 'react-router'
import type { Shop } from '../contract/shop.ts'
import { createCall, type Transport } from './api/call.ts'
import { createQueryClient, type LoadedData, loadedData } from './api/query-client.ts'
import { App } from './app/app.tsx'
import { preparePage } from './app/page-route.ts'
import { shownLinks } from './app/server-router.tsx'
import { SHOP_KEY } from './app/shop.ts'
import { type Head, headHtml, SHOP_NAME } from './head/head.ts'
import { HeadContext } from './head/use-head.ts'
import { KeptPartsContext, keptPart } from './layout/kept-parts.tsx'
import { Layout } from './layout/layout.tsx'
import { NAV_LINKS } from './layout/links.ts'
import { attributesAsWritten } from './preact/server-attributes.ts'

export { pageAddress } from './app/page-address.ts'

export interface RenderInput {
  /** Path and search, such as `/packages?brand=ford`. */
  url: string
  /** Carries the page's API requests: in-process while the server renders. */
  send: Transport
  shop: Shop
  /** Resolves in a turn of the event loop in which no other page is rendered: rendering holds it for as long as a page takes. */
  ownTurn: () => Promise<void>
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
  /**
   * False when a load failed, when the page says that there is nothing here, and for a page that is one visitor's alone
   * (an order, a checkout): this answer must not be kept in a cache. The page of all addresses without a page may.
   */
  isCacheable: boolean
}

attributesAsWritten()

const NO_HEAD: Head = { title: SHOP_NAME, description: SHOP_NAME, canonicalPath: '/' }

/** Renders one page to strings. Throws only when the page itself is broken. */
export async function render({ url, send, shop, ownTurn }: RenderInput): Promise<Rendered> {
  const queries = createQueryClient()
  const texts = new WeakMap<object, string>()
  const call = createCall(async (request) => {
    const answer = await send(request)
    if (typeof answer.value === 'object' && answer.value !== null) texts.set(answer.value, answer.body)
    return answer
  })
  queries.setQueryData(SHOP_KEY, shop)

  const address = new URL(url, 'http://shop.invalid')
  const page = await preparePage({ call, queries }, address)

  const collector: { head?: Head } = {}
  const inApp = (node: ReactNode) => (
    <HeadContext value={collector}>
      <App call={call} queries={queries}>
        <StaticRouter location={address.pathname + address.search}>{node}</StaticRouter>
      </App>
    </HeadContext>
  )
  await ownTurn()
  const toHtml = (node: ReactNode) => renderToString(inApp(node) as Parameters<typeof renderToString>[0])
  const kept = {
    navBar: keptPart('navBar', shownLinks(NAV_LINKS, address.pathname), toHtml),
    footer: keptPart('footer', JSON.stringify([shop.phone, shop.email, shop.address]), toHtml),
  }
  const html = await rendered(() =>
    inApp(
      <KeptPartsContext value={kept}>
        <Layout />
      </KeptPartsContext>,
    ),
  )

  const head = collector.head ?? NO_HEAD
  const hasFailedLoad = queries
    .getQueryCache()
    .getAll()
    .some((query) => query.state.status === 'error')
  const status = head.status ?? 200
  const isLasting = status === 200 || page.path === '*'
  return {
    status,
    head: headHtml(head, shop.origin),
    html,
    state: stateJson(loadedData(queries), texts),
    preloads: [`src/web/${page.file.slice('../'.length)}`],
    isCacheable: isLasting && !hasFailedLoad && !(head.isPrivate && Object.keys(page.params).length > 0),
  }
}

/**
 * The HTML of the page, whole. A part whose code comes later cannot be shown the first time that it is asked for: then all
 * such parts are brought, and the page is written again, as it is from then on.
 */
async function rendered(page: () => ReactElement): Promise<string> {
  const node = page as () => Parameters<typeof renderToString>[0]
  try {
    return renderToString(node())
  } catch {
    await renderToStringAsync(node())
    return renderToString(node())
  }
}

/** The data of a page for the browser; a reply that came as text is not written anew. */
function stateJson(loaded: LoadedData, texts: WeakMap<object, string>): string {
  const rows = loaded.map(([key, data]) => {
    const text = typeof data === 'object' && data !== null ? texts.get(data) : undefined
    return `[${JSON.stringify(key)},${text ?? JSON.stringify(data)}]`
  })
  return `{"loaded":[${rows.join(',')}]}`.replaceAll('<', '\\u003c')
}
