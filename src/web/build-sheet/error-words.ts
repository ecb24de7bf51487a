import { ApiError } from '../api/call.ts'

/** What to tell the visitor of a failed call: the server's own words where it gave any. */
export function errorWords(error: Error): string {
  return (error instanceof ApiError && error.problem?.detail) || error.message
}
