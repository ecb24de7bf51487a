import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PartCategory } from '../../engine/model.ts'
import { useCall } from '../api/api-context.ts'
import type { ApiCall } from '../api/call.ts'
import { load as loadOf } from '../api/queries.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Empty } from '../ui/empty.tsx'
import { Select } from '../ui/field.tsx'
import { LoadingNote } from '../ui/skeleton.tsx'
import { FacetBar } from './facet-bar.tsx'
import { KindChips } from './kind-chips.tsx'
import { countWords, Pages } from './list-pages.tsx'
import { type ListState, useListState } from './list-state.ts'
import { PART_GRID, PartCard, PartCardSkeletons } from './part-card.tsx'
import { shelfPath } from './part-words.ts'

export interface ListOf {
  category: PartCategory
  vehicleId?: string | undefined
  /** Every part, what fits the car first; otherwise only what fits. */
  isAll?: boolean
}

/** One page of a list as the shop is asked for it. */
export const listOptions = (call: ApiCall, { category, vehicleId, isAll }: ListOf, { chosen, sort, page }: ListState) =>
  loadOf(call, 'GET /api/catalog/parts', {
    query: {
      category,
      ...(vehicleId === undefined ? {} : { vehicle: vehicleId }),
      ...(isAll && vehicleId !== undefined ? { scope: 'all' as const } : {}),
      ...chosen,
      ...(sort === 'popular' ? {} : { sort }),
      ...(page === 1 ? {} : { page }),
    },
  })

const SORT_WORDS = {
  popular: 'Most used first',
  price: 'Price, low to high',
  price_down: 'Price, high to low',
} as const

/** A list of parts with what narrows it down, its order and its pages, all in the address. */
export function PartList({ of }: { of: ListOf }) {
  const list = useListState()
  const [isOpen, setOpen] = useState(false)
  const { data, isPending, isError, isPlaceholderData } = useQuery({
    ...listOptions(useCall(), of, list.state),
    placeholderData: keepPreviousData,
  })
  const active = Object.values(list.state.chosen).join(',').split(',').filter(Boolean).length
  if (isPending) {
    return (
      <div className="mt-10">
        <LoadingNote>Loading parts</LoadingNote>
        <PartCardSkeletons />
      </div>
    )
  }
  if (isError || !data) {
    return (
      <div className="mt-10">
        <Empty title="The list did not load" action={<ButtonLink to="/parts">All categories</ButtonLink>}>
          We couldn't reach the shop. Your cart is safe. Try again in a moment.
        </Empty>
      </div>
    )
  }
  const kinds = data.facets.find(({ name }) => name === 'kind')
  const others = data.facets.filter((facet) => facet !== kinds)
  const facets = <FacetBar facets={others} chosen={list.chosen} onToggle={list.toggle} isMore={data.isMore} />
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[16rem_1fr]">
      {kinds && kinds.values.length > 1 ? (
        <KindChips kinds={kinds} chosen={list.chosen('kind')} onToggle={list.toggle} isMore={data.isMore} />
      ) : null}
      <aside aria-label="Narrow it down" className="hidden lg:block">
        {facets}
      </aside>
      <div>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <p role="status" className="figures font-bold">
            {countWords(data)}
          </p>
          <div className="flex w-full items-end gap-3 sm:w-auto">
            <Button kind="outline" className="px-4 lg:hidden" onClick={() => setOpen(true)}>
              Filter{active > 0 ? ` (${active})` : ''}
            </Button>
            <div className="flex-1 sm:w-56">
              <Select
                label="Order"
                isLabelHidden
                value={list.state.sort}
                onChange={(event) => list.sortBy(event.target.value)}
              >
                {Object.entries(SORT_WORDS).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
                {of.vehicleId === undefined ? null : <option value="gain">Most power first</option>}
              </Select>
            </div>
          </div>
        </div>
        {active > 0 ? (
          <button
            type="button"
            onClick={list.clear}
            className="mt-3 min-h-9 text-sm font-semibold text-redline hover:text-ember"
          >
            Clear {active === 1 ? 'the filter' : `all ${active} filters`}
          </button>
        ) : null}
        <div className={`mt-5 ${PART_GRID}`} aria-busy={isPlaceholderData}>
          {data.parts.map((part, at) => (
            <PartCard key={part.id} part={part} level={2} vehicleId={of.vehicleId} isFirst={at < 3} />
          ))}
        </div>
        {data.parts.length === 0 ? <Nothing of={of} isNarrowed={active > 0} onClear={list.clear} /> : null}
        <Pages page={data.page} pages={data.pages} addressOf={list.pageAddress} />
      </div>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Filter">
        <div className="flex-1 px-5 pb-6">{facets}</div>
        <div className="sticky bottom-0 border-t border-hairline bg-panel p-4">
          <Button className="w-full" onClick={() => setOpen(false)}>
            Show {countWords(data)}
          </Button>
        </div>
      </Drawer>
    </div>
  )
}

function Nothing({ of, isNarrowed, onClear }: { of: ListOf; isNarrowed: boolean; onClear: () => void }) {
  return (
    <Empty
      title="No parts here"
      action={
        isNarrowed ? (
          <Button onClick={onClear}>Clear the filters</Button>
        ) : (
          <ButtonLink to={of.vehicleId === undefined ? '/parts' : `/parts/for/${encodeURIComponent(of.vehicleId)}`}>
            Other categories
          </ButtonLink>
        )
      }
    >
      {isNarrowed
        ? 'No part here matches all of that.'
        : "We don't list anything here for this car. Ask us: we may be able to get it."}
    </Empty>
  )
}

/** Says for which car a shelf is shown, and leads to the other view in one click. */
export function CarStrip({ of, label }: { of: ListOf; label: string }) {
  const { category, vehicleId, isAll } = of
  if (vehicleId === undefined) return null
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-l-2 border-redline pl-4 text-silver">
      <span>{isAll ? `All parts, what fits your ${label} first.` : `Only what fits the ${label}.`}</span>
      <Link
        to={shelfPath(category, isAll ? vehicleId : undefined)}
        className="inline-flex min-h-9 items-center font-semibold text-redline hover:text-ember"
      >
        {isAll ? 'Only what fits' : 'Show every car'}
      </Link>
    </p>
  )
}
