/**
 * The search parameters that change what a page shows. Anything else in an address (campaign marks, typing errors)
 * is dropped before the page is rendered, so it neither splits the cache nor reaches the page.
 */
export const SEARCH_PARAMETERS: ReadonlySet<string> = new Set([
  'brand',
  'build',
  'budget',
  'category',
  'compare',
  'filter',
  'fuel',
  'goal',
  'hp',
  'id',
  'induction',
  'locked',
  'make',
  'mode',
  'model',
  'package',
  'part',
  'parts',
  'photo',
  'plan',
  'plans',
  'preference',
  'q',
  'search',
  'slide',
  'sort',
  'stage',
  'subject',
  'tab',
  'target',
  'use',
  'variant',
  'vehicle',
  'vin',
  'year',
])
const LONGEST_VALUE = 4_000

/** The address a page is rendered and cached under: known parameters only, in order, without a trailing slash. */
export function pageAddress(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid')
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  const known = [...searchParams]
    .filter(([name, value]) => SEARCH_PARAMETERS.has(name) && value.length <= LONGEST_VALUE)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`
}
