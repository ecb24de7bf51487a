import type { Transaction } from '../database/connection.ts'

/** How a queue treats a job that fails. */
export interface QueueOptions {
  /** Further attempts after the first; 5 when absent. */
  retryLimit?: number
  /** Seconds before the first retry, doubled each time; 30 when absent. */
  retryDelayS?: number
  /** A job that runs longer counts as failed; 300 when absent. */
  expireInS?: number
  /** Seconds between two looks at the queue; 2 when absent. */
  pollingIntervalS?: number
}

export interface SendOptions {
  singletonKey?: string
  startAfterS?: number
  transaction?: Transaction
}

export interface JobInfo {
  id: string
  /** 0 on the first attempt. */
  retryCount: number
}

/**
 * The shop's job queue, kept in the database: what is sent survives a crash and runs at least once, in whichever
 * process is free. Workers must therefore be safe to repeat.
 */
export interface Jobs {
  /** Says who does the jobs of a queue. Called while the app is put together, before `start`. */
  work<T extends object>(queue: string, handler: (data: T, job: JobInfo) => Promise<void>, options?: QueueOptions): void
  /** Repeats a job by the clock: `cron` in five fields, UTC. Called before `start`. */
  schedule(queue: string, cron: string): void
  /**
   * Puts a job into a queue. With `singletonKey`, a job of the same key that still waits is not doubled (the answer
   * is then null). With `transaction`, the job exists when that transaction commits and not otherwise.
   */
  send(queue: string, data: object, options?: SendOptions): Promise<string | null>
}
