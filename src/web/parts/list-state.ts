import { useSearchParams } from 'react-router'
import { FACETS, type FacetName, PART_SORTS, type PartSort } from '../../contract/shop-part-choices.ts'

/** What the address says of a list: facets, order and page. */
export interface ListState {
  chosen: Readonly<Partial<Record<FacetName, string>>>
  sort: PartSort
  page: number
}

const LONGEST = 400

export function listStateOf(search: URLSearchParams): ListState {
  const sort = PART_SORTS.find((one) => one === search.get('sort')) ?? 'popular'
  const page = Number(search.get('page') ?? 1)
  const said: Readonly<Record<FacetName, string | null>> = {
    kind: search.get('kind'),
    maker: search.get('maker'),
    price: search.get('price'),
    gain: search.get('gain'),
    fuel: search.get('fuel'),
    emissions: search.get('emissions'),
    stock: search.get('stock'),
    confidence: search.get('confidence'),
  }
  const chosen = Object.fromEntries(
    FACETS.flatMap((name) => {
      const value = said[name]?.slice(0, LONGEST)
      return value ? [[name, value]] : []
    }),
  )
  return { chosen, sort, page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1 }
}

const valuesOf = (words: string | null | undefined): string[] => (words ?? '').split(',').filter(Boolean)

/** The list's state in its address. A choice or another order begins at the first page. */
export function useListState() {
  const [search, setSearch] = useSearchParams()
  const state = listStateOf(search)
  /** From the address as it is now: two choices soon after each other are both in it. */
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(window.location.search)
    edit(next)
    next.delete('page')
    setSearch(next, { preventScrollReset: true })
  }
  return {
    state,
    chosen: (name: FacetName) => valuesOf(state.chosen[name]),
    toggle: (name: FacetName, value: string) =>
      change((next) => {
        const before = valuesOf(next.get(name))
        const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
        if (after.length > 0) next.set(name, after.join(','))
        else next.delete(name)
      }),
    sortBy: (sort: string) => change((next) => (sort === 'popular' ? next.delete('sort') : next.set('sort', sort))),
    clear: () =>
      change((next) => {
        for (const name of FACETS) next.delete(name)
      }),
    pageAddress: (page: number) => {
      const next = new URLSearchParams(search)
      if (page > 1) next.set('page', String(page))
      else next.delete('page')
      return `?${next}`
    },
  }
}
