import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { ApiCall } from '../api/call.ts'

/** What a page gets to start its loads with. */
export interface LoadContext {
  call: ApiCall
  queries: QueryClient
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}
/** A page's file exports `Component` and, when it needs data, `load`. */
export interface PageModule {
  Component: ComponentType
  load?: (context: LoadContext) => Promise<unknown>
}
export interface PageHandle {
  /** The page's source file from the project's root: its key in the build manifest. */
  module: string
}

const PAGES = import.meta.glob<PageModule>('../*/*-page.tsx')

/**
 * A route whose page is a file of its own, loaded when it is needed: `pageRoute(app, 'about', '../about/about-page.tsx')`.
 * The server waits for the page's data; the browser starts the load and shows the page's skeleton at once.
 * Throws when the file does not exist.
 */
export function pageRoute(app: Pick<LoadContext, 'call' | 'queries'>, path: string, file: string): RouteObject {
  const importPage = PAGES[file]
  if (!importPage) throw new Error(`pageRoute: no page file ${file} for path ${path}`)
  return {
    id: `${path} ${file}`,
    ...(path === '' ? { index: true } : { path }),
    handle: { module: `src/web/${file.slice(3)}` } satisfies PageHandle,
    lazy: async () => {
      const page = await importPage()
      const loader = async ({ params, request }: LoaderFunctionArgs) => {
        const loading = page.load?.({ ...app, params, search: new URL(request.url).searchParams })
        const settled = loading?.catch(() => undefined)
        if (import.meta.env.SSR) await settled
        return null
      }
      return { Component: page.Component, loader }
    },
  }
}
