import { useEffect, useState } from 'react'
import type { SearchReply } from '../../contract/search.ts'
import { completeReply, pathOf } from '../api/call.ts'

/** So long a pause ends a word. */
const PAUSE_MS = 130
const SHORTEST = 2

export interface Searching {
  reply: SearchReply | null
  isSearching: boolean
  isUnreached: boolean
}
const NOTHING: Searching = { reply: null, isSearching: false, isUnreached: false }

/** Searches as the visitor types: once after each pause, and what is no longer wanted is not waited for. */
export function useSearch(text: string, vehicle: string | undefined, limit: number): Searching {
  const [state, setState] = useState<Searching>(NOTHING)
  const q = text.trim()
  useEffect(() => {
    if (q.length < SHORTEST) {
      setState(NOTHING)
      return
    }
    const gone = new AbortController()
    setState((before) => (before.isSearching ? before : { ...before, isSearching: true }))
    const timer = setTimeout(async () => {
      try {
        const query = { q, limit, ...(vehicle === undefined ? {} : { vehicle }) }
        const answer = await fetch(pathOf('GET /api/search', { query }), { signal: gone.signal })
        if (!answer.ok) throw new Error(`search: ${answer.status}`)
        const reply = completeReply('GET /api/search', await answer.json())
        setState({ reply, isSearching: false, isUnreached: false })
      } catch {
        if (!gone.signal.aborted) setState({ reply: null, isSearching: false, isUnreached: true })
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [q, vehicle, limit])
  return state
}
