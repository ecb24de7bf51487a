import { queryOptions } from '@tanstack/react-query'
import type { ApiCall } from '../api/call.ts'

/** The packages among the home page's cards: only these travel in the page's state, not the whole list. */
export function homePackages(call: ApiCall) {
  return queryOptions({
    queryKey: ['api', 'packages', 'on-home'],
    queryFn: async () => (await call('GET /api/packages', { query: {} })).filter((item) => item.onHome),
  })
}

/** The brands that the selector shows. */
export function homeBrands(call: ApiCall) {
  return queryOptions({
    queryKey: ['api', 'brands', 'on-home'],
    queryFn: async () => (await call('GET /api/brands')).filter((brand) => brand.onHome),
  })
}

export const HOME_MERCHANDISE_COUNT = 4

/** The first pieces of gear, popular ones before others. */
export function homeMerchandise(call: ApiCall) {
  return queryOptions({
    queryKey: ['api', 'merchandise', 'on-home'],
    queryFn: async () =>
      (await call('GET /api/merchandise'))
        .toSorted((a, b) => Number(b.isPopular) - Number(a.isPopular))
        .slice(0, HOME_MERCHANDISE_COUNT),
  })
}
