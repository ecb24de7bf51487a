import { type ReactNode, useEffect, useState } from 'react'
import { wordsOf } from './ask.ts'
import { Button, Input, Problem } from './controls.tsx'

interface ListFrameProps {
  /** What is searched for; absent where a list has no search. */
  search?: { q: string; onSearch: (q: string) => void; hint: string }
  found: {
    isPending: boolean
    error: unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  filters?: ReactNode
  children: ReactNode
}

/** A list with its search and filters above and "More" below. */
export function ListFrame({ search, found, filters, children }: ListFrameProps) {
  return (
    <>
      <div className="mb-4 grid gap-3 sm:flex sm:items-end">
        {search ? <Search {...search} /> : null}
        {filters}
      </div>
      <Problem>{found.error ? wordsOf(found.error) : ''}</Problem>
      {found.isPending ? <p role="status">Loading ...</p> : children}
      {found.hasNextPage ? (
        <Button className="mt-4" disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {found.isFetchingNextPage ? 'Loading ...' : 'More'}
        </Button>
      ) : null}
    </>
  )
}

/** It searches when the typing pauses. */
function Search({ q, onSearch, hint }: NonNullable<ListFrameProps['search']>) {
  const [typed, setTyped] = useState(q)
  useEffect(() => {
    if (typed.trim() === q) return undefined
    const timer = setTimeout(() => onSearch(typed.trim()), 200)
    return () => clearTimeout(timer)
  })
  return (
    <div className="sm:w-80">
      <Input
        label="Search"
        type="search"
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
