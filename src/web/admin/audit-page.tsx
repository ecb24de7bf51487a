import { useInfiniteQuery } from '@tanstack/react-query'
import { ask, wordsOf } from './ask.ts'
import { Button, Heading, Problem } from './controls.tsx'
import { History } from './history.tsx'

export function AuditPage() {
  const found = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam }) => ask('GET /api/admin/audit', { query: pageParam ? { after: Number(pageParam) } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return (
    <>
      <Heading title="Audit log" />
      <Problem>{found.error ? wordsOf(found.error) : ''}</Problem>
      {found.data ? <History entries={found.data.pages.flatMap(({ entries }) => entries)} /> : null}
      {found.hasNextPage ? (
        <Button className="mt-4" disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          More
        </Button>
      ) : null}
    </>
  )
}
