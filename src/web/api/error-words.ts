import { ApiError } from './call.ts'

/** What to tell the visitor of a failed call: the server's own words where it gave any, never a bare status. */
export function errorWords(error: Error): string {
  if (!(error instanceof ApiError)) return error.message
  return error.problem?.detail ?? "The shop couldn't answer just now. Try again in a moment."
}
