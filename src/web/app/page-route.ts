import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router'
import type { ApiCall } from '../api/call.ts'
import { type PageRoute, ROUTES } from '../routes.ts'

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

interface Pattern {
  route: PageRoute
  segments: readonly string[]
}
const segmentsOf = (path: string) => path.split('/').filter(Boolean).map(spelled)
/** One text has many escaped spellings. */
function spelled(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment
  }
}
const isFree = (segment: string) => segment.startsWith(':')

/** The patterns of the routes by their number of segments; of two that take an address, the one that names more stands first. */
const PATTERNS = Map.groupBy(
  ROUTES.map((route): Pattern => ({ route, segments: segmentsOf(route.path) })).toSorted(
    (a, b) => a.segments.filter(isFree).length - b.segments.filter(isFree).length,
  ),
  ({ segments }) => segments.length,
)
const LAST = ROUTES.find(({ path }) => path === '*')

/** Each is asked for several times while a page is made, and a server makes some pages at once. */
const lastAsked = new Map<string, Matched>()
const MOST_ASKED = 30

/** The page that stands at a path. Every path has one: the last route takes what no other does. */
export function pageAt(pathname: string): Matched {
  const known = lastAsked.get(pathname)
  if (known) return known
  const page = matchedAt(pathname)
  if (lastAsked.size >= MOST_ASKED) lastAsked.clear()
  lastAsked.set(pathname, page)
  return page
}

function matchedAt(pathname: string): Matched {
  const asked = segmentsOf(pathname)
  const takes = ({ route, segments }: Pattern) =>
    route !== LAST && segments.every((segment, index) => isFree(segment) || segment === asked[index])
  const route = PATTERNS.get(asked.length)?.find(takes)?.route ?? LAST
  const match = route && matchRoutes([{ ...route }], pathname)?.[0]
  if (!match) throw new Error(`pageAt: no route takes ${pathname}`)
  return { path: route.path, file: route.file, params: match.params }
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
