import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminCallName, AdminInput, AdminReply } from '../../contract/admin/calls.ts'
import { ask, wordsOf } from './ask.ts'

type Get = Extract<AdminCallName, `GET ${string}`>

/** The answer of a call, asked again whenever the window comes back to the front. */
export function useAsk<N extends Get>(name: N, input?: AdminInput<N>) {
  return useQuery({
    queryKey: [name, input ?? null],
    queryFn: () => (ask as (name: N, input?: AdminInput<N>) => Promise<AdminReply<N>>)(name, input),
    placeholderData: (before) => before,
  })
}

/** Something that changes: while it runs, what went wrong, and everything on the page asked again when it is done. */
export function useChange<A>(change: (given: A) => Promise<unknown>, onDone?: () => void) {
  const queries = useQueryClient()
  const [error, setError] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onMutate: () => setError(''),
    onError: (failed) => setError(wordsOf(failed)),
    onSuccess: async () => {
      onDone?.()
      await queries.invalidateQueries()
    },
  })
  return { run: mutate, isRunning: isPending, error }
}
