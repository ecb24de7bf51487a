import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { VehicleReply } from '../../contract/vehicles.ts'
import { useCall } from '../api/api-context.ts'
import { load } from '../api/queries.ts'

const NONE: readonly VehicleReply[] = []
const never = () => () => {}

/** False while the server renders and in the browser's first pass, so that both show the same. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * The vehicle catalog. It is large and the same for every tool, so it does not travel inside the pages: the browser
 * loads it once.
 */
export function useVehicles() {
  const isInBrowser = useIsInBrowser()
  const query = useQuery({ ...load(useCall(), 'GET /api/vehicles'), enabled: isInBrowser })
  return {
    vehicles: (isInBrowser && query.data) || NONE,
    isLoading: !isInBrowser || query.isPending,
    error: query.error,
    retry: query.refetch,
  }
}
