import type { JobStatus } from '../../contract/market.ts'
import { Progress } from '../ui/progress.tsx'

/** How far a long job is, in words and as a bar. A failure stays visible. */
export function JobProgress({ title, job }: { title: string; job: JobStatus | undefined }) {
  if (!job) return null
  if (job.status === 'failed') {
    return (
      <p role="alert" className="mt-4 text-redline">
        {title}: {job.message}
      </p>
    )
  }
  return (
    <div role="status" className="mt-4 grid max-w-xl gap-2 text-sm text-silver">
      <p>
        {title}: {job.message}
      </p>
      {job.status === 'running' ? (
        <Progress label={title} value={job.total > 0 ? job.done : null} max={Math.max(1, job.total)} />
      ) : null}
    </div>
  )
}
