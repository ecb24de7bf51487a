import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { Order } from '../../contract/orders.ts'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'

/** The server only looks whether there is such an order: who ordered what stands in no page that a cache may hold. */
export async function lookForOrder({ call, queries, params }: LoadContext): Promise<void> {
  if (!import.meta.env.SSR) return
  const order = loadOrNull(call, 'GET /api/orders/:id', { params: { id: params.id ?? '' } })
  if ((await queries.ensureQueryData(order)) !== null) queries.removeQueries({ queryKey: order.queryKey })
}

/** The order of this address, asked for in the browser; `put` shows what a call answered. */
export function useOrder(): { order: Order | null | undefined; isPending: boolean; put: (order: Order) => void } {
  const id = useParams().id ?? ''
  const queries = useQueryClient()
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  const options = loadOrNull(useCall(), 'GET /api/orders/:id', { params: { id } })
  const { data, isPending } = useQuery({ ...options, enabled: isBrowser, refetchOnWindowFocus: true, staleTime: 5_000 })
  return { order: data, isPending, put: (order) => queries.setQueryData(options.queryKey, order) }
}
