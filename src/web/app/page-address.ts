import { ROUTES } from '../routes.ts'
import { type Matched, pageAt } from './page-route.ts'

/** Line breaks and the like: no page has one, and no pattern of a route takes one. */
const UNREADABLE = /[\p{Cc}\p{Zl}\p{Zp}]/u
const LONGEST_VALUE = 4_000
/** Every address without a page of its own shows the same page, which is rendered and kept once. */
const MISSING_PAGE = '/404'

/**
 * The one address that a page is rendered and kept under: its path, and of the search only what this page reads, in
 * order. Campaign marks, another page's parameters and typing errors neither reach the page nor make a second copy.
 * Undefined: the address cannot be read.
 */
export function pageAddress(url: string): string | undefined {
  if (!url.startsWith('/')) return undefined
  try {
    const { pathname, searchParams } = new URL(`http://shop.invalid${url}`)
    const path = `/${pathname.split('/').filter(Boolean).map(sameSpelling).join('/')}`
    const route = pageAt(path)
    if (route.path === '*') return MISSING_PAGE
    const known = searchOf(route).flatMap((name): [string, string][] => {
      const value = searchParams.get(name)
      return value === null || value.length > LONGEST_VALUE ? [] : [[name, value]]
    })
    return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`
  } catch {
    return undefined
  }
}

/** One text has many escaped spellings. */
function sameSpelling(segment: string): string {
  const text = decodeURIComponent(segment)
  if (UNREADABLE.test(text)) throw new URIError(`no page has the address ${segment}`)
  return encodeURIComponent(text)
}

function searchOf({ path }: Matched): readonly string[] {
  return ROUTES.find((route) => route.path === path)?.search?.toSorted() ?? []
}
