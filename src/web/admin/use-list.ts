import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

/** A long list, page by page, narrowed by what stands in the address. */
export function useList<P extends { next: string | null }>(
  name: string,
  fetchPage: (query: Record<string, string>) => Promise<P>,
) {
  const [search, setSearch] = useSearchParams()
  const narrowed = Object.fromEntries(search)
  const found = useInfiniteQuery({
    queryKey: [name, narrowed],
    queryFn: ({ pageParam }) => fetchPage({ ...narrowed, ...(pageParam ? { after: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: (page: P) => page.next ?? undefined,
    placeholderData: (before) => before,
  })
  const set = (key: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(key, value)
        else next.delete(key)
        return next
      },
      { replace: true },
    )
  return { ...found, pages: found.data?.pages ?? [], narrowed, set }
}
