import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router'
import type { ApiCall } from '../api/call.ts'
import { ROUTES } from '../routes.ts'

/** What a page gets to start its loads with. */
export interface LoadContext {
  call: ApiCall
  queries: QueryClient
  /** Of the list of routes, such as `/parts/:slug`. */
  path: string
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}
/** A page's file exports `Component` and, when it needs data, `load`: the server waits for it, the browser does not. */
export interface PageModule {
  Component: ComponentType
  load?: (context: LoadContext) => Promise<unknown>
}
export interface Matched {
  path: string
  file: string
  params: Readonly<Record<string, string | undefined>>
}

const IMPORTS = import.meta.glob<PageModule>(['../*/*-page.tsx', '!../admin/*'])
const loaded = new Map<string, PageModule>()

for (const { path, file } of ROUTES)
  if (!IMPORTS[file]) throw new Error(`routes: no page file ${file} for path ${path}`)

/** The page that stands at a path. Every path has one: the last route takes what no other does. */
export function pageAt(pathname: string): Matched {
  const match = matchRoutes([...ROUTES], pathname)?.[0]
  if (!match) throw new Error(`pageAt: no route takes ${pathname}`)
  return { path: match.route.path, file: match.route.file, params: match.params }
}

/** A page's module, if its code is already here. */
export const loadedPage = (file: string): PageModule | undefined => loaded.get(file)

/** Brings a page's code; asked again it answers at once. */
export async function importPage(file: string): Promise<PageModule> {
  const known = loaded.get(file)
  if (known) return known
  const module = await (IMPORTS[file] as () => Promise<PageModule>)()
  loaded.set(file, module)
  return module
}

/** Brings a page's code and starts its loads, for an address that is about to be shown. A failed load is the page's to tell. */
export async function preparePage(app: Pick<LoadContext, 'call' | 'queries'>, url: URL): Promise<Matched> {
  const page = pageAt(url.pathname)
  const module = await importPage(page.file)
  await module
    .load?.({ ...app, path: page.path, params: page.params, search: url.searchParams })
    ?.catch(() => undefined)
  return page
}
