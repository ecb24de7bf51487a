import { queryOptions } from '@tanstack/react-query'
import type { PackageItem } from '../../contract/packages.ts'
import type { ApiCall } from '../api/call.ts'

export type PackageListItem = Omit<PackageItem, 'detailedDescription' | 'dynoResults'>

/** The package list with what its cards show: the long texts stay behind. */
export function packageCards(call: ApiCall) {
  return queryOptions({
    queryKey: ['api', 'packages', 'cards'],
    queryFn: async (): Promise<PackageListItem[]> =>
      (await call('GET /api/packages', { query: {} })).map(({ detailedDescription, dynoResults, ...item }) => ({
        ...item,
        features: item.features.slice(0, 4),
      })),
  })
}
