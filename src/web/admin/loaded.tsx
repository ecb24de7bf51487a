import type { ReactNode } from 'react'
import { wordsOf } from './ask.ts'
import { Problem } from './controls.tsx'

/** What is shown once an answer is here. */
export function Loaded<T>({
  of,
  children,
}: {
  of: { data: T | undefined; error: unknown }
  children: (data: T) => ReactNode
}) {
  if (of.data !== undefined) return children(of.data)
  return of.error ? <Problem>{wordsOf(of.error)}</Problem> : <p role="status">Loading ...</p>
}
