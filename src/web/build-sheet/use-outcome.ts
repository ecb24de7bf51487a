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
  const reported = useRef({ data: dataUpdatedAt, error: errorUpdatedAt })
  const outcome = useEffectEvent(() => {
    const isBuilt = data !== undefined && dataUpdatedAt > reported.current.data
    const isFailed = error !== null && errorUpdatedAt > reported.current.error
    reported.current = {
      data: Math.max(reported.current.data, dataUpdatedAt),
      error: Math.max(reported.current.error, errorUpdatedAt),
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
