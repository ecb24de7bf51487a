import { useEffect, useEffectEvent, useRef } from 'react'

interface Asked<T> {
  data: T | undefined
  error: Error | null
  dataUpdatedAt: number
  errorUpdatedAt: number
}

/**
 * Tells how a request ended that the visitor asked for; answers what says that they did. What a saved link, a reload,
 * Back or Forward brings by itself is no news.
 */
export function useOutcome<T>(
  { data, error, dataUpdatedAt, errorUpdatedAt }: Asked<T>,
  tell: { succeeded: (data: T) => void; failed: (error: Error) => void },
): () => void {
  const isAsked = useRef(false)
  const told = useRef({ data: dataUpdatedAt, error: errorUpdatedAt })
  const outcome = useEffectEvent(() => {
    const isBuilt = data !== undefined && dataUpdatedAt > told.current.data
    const isFailed = error !== null && errorUpdatedAt > told.current.error
    told.current = {
      data: Math.max(told.current.data, dataUpdatedAt),
      error: Math.max(told.current.error, errorUpdatedAt),
    }
    if (!isAsked.current || !(isBuilt || isFailed)) return
    isAsked.current = false
    if (isFailed) tell.failed(error)
    else if (data !== undefined) tell.succeeded(data)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a request has ended
  useEffect(() => outcome(), [dataUpdatedAt, errorUpdatedAt])
  return () => {
    isAsked.current = true
  }
}
