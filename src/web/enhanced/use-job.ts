import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { JobStatus } from '../../contract/market.ts'
import { useCall } from '../api/api-context.ts'
import { load } from '../api/queries.ts'

const POLL_MS = 500

/** Watches a long job until it is over, then calls `onDone` once. Undefined while no job was started. */
export function useJob(jobId: string | undefined, onDone: () => void): JobStatus | undefined {
  const job = useQuery({
    ...load(useCall(), 'GET /api/jobs/:id', { params: { id: jobId ?? '' } }),
    enabled: jobId !== undefined,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'running' ? false : POLL_MS),
  })
  const status = job.data?.status
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done afterwards is done once for each job
  useEffect(() => {
    if (status !== undefined && status !== 'running') onDone()
  }, [jobId, status])
  return jobId === undefined ? undefined : job.data
}
