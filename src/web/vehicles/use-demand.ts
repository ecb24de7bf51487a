import { useEffect } from 'react'
import { useCall } from '../api/api-context.ts'

const counted = new Set<string>()

/**
 * Tells the shop that a car was looked at (`view`) or planned for (`plan`): the car alone, once per visit of the site,
 * and nothing about who it was. `vehicle` is a model's slug or a variant's id; nothing is told while it is undefined.
 */
export function useDemand(kind: 'view' | 'plan', vehicle: string | undefined): void {
  const call = useCall()
  useEffect(() => {
    const key = `${kind} ${vehicle}`
    if (!vehicle || counted.has(key)) return
    counted.add(key)
    call('POST /api/demand', { body: { kind, vehicle } }).catch(() => {})
  }, [call, kind, vehicle])
}
