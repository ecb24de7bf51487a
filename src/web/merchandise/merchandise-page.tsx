import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useCall } from '../api/api-context.ts'
import { load as loadOf } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { breadcrumbLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { latePart } from '../late-code/late-part.tsx'
import { SAMPLE_COUNTS } from '../samples/sample-counts.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Field, Select } from '../ui/field.tsx'
import { LoadingNote } from '../ui/skeleton.tsx'
import { CategoryCards } from './category-cards.tsx'
import { GearCard, GearCardSkeleton } from './gear-card.tsx'
import { filterGear, GEAR_CATEGORIES, GEAR_SORTS, type GearFilters, SORT_NAMES } from './gear-filters.ts'
import { GearHero } from './gear-hero.tsx'

const SampleGear = latePart(() => import('../samples/sample-gear.tsx'))

export function load({ call, queries }: LoadContext): Promise<unknown> {
  return queries.ensureQueryData(loadOf(call, 'GET /api/merchandise'))
}

const chosen = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise

export function Component() {
  const { origin } = useShop()
  const [search, setSearch] = useSearchParams()
  const { data, isPending } = useQuery(loadOf(useCall(), 'GET /api/merchandise'))
  useHead({
    title: 'Gear',
    description: 'Adrenaline apparel, accessories and decals.',
    canonicalPath: '/merchandise',
    imagePath: '/pictures/og/merchandise.jpg',
    jsonLd: [
      breadcrumbLd(origin, [
        { name: 'Home', path: '/' },
        { name: 'Gear', path: '/merchandise' },
      ]),
    ],
  })
  const filters: GearFilters = {
    text: search.get('q') ?? '',
    category: chosen(GEAR_CATEGORIES, search.get('category'), 'all'),
    sort: chosen(GEAR_SORTS, search.get('sort'), 'name'),
  }
  const set = (name: 'q' | 'category' | 'sort', value: string, usual: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === usual) next.delete(name)
        else next.set(name, value)
        return next
      },
      { preventScrollReset: true, replace: name === 'q' },
    )
  const clear = () => setSearch(new URLSearchParams(), { preventScrollReset: true })
  const items = data ?? []
  const shown = filterGear(items, filters)
  const count = items.length === 0 ? SAMPLE_COUNTS.gear : shown.length
  const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => <GearCardSkeleton key={key} />)
  return (
    <>
      <GearHero />
      <div className="page-width pt-12">
        <GearSearch filters={filters} set={set} />
        {isPending ? (
          <LoadingNote>Loading gear</LoadingNote>
        ) : (
          <p className="figures mt-8 font-bold" role="status">
            {count} {count === 1 ? 'Item' : 'Items'} Available
          </p>
        )}
        <div className="mt-6 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4">
          {isPending ? skeletons : null}
          {shown.map((item) => (
            <GearCard key={item.id} item={item} level={2} />
          ))}
          {!isPending && items.length === 0 ? <SampleGear fallback={skeletons} /> : null}
        </div>
        {items.length > 0 && shown.length === 0 ? (
          <Empty title="No Items Found" action={<Button onClick={clear}>Clear Filters</Button>}>
            Nothing in this category matches that search.
          </Empty>
        ) : null}
        <CategoryCards items={items} onChoose={(category) => set('category', category, 'all')} />
      </div>
    </>
  )
}

interface GearSearchProps {
  filters: GearFilters
  set: (name: 'q' | 'category' | 'sort', value: string, usual: string) => void
}

function GearSearch({ filters, set }: GearSearchProps) {
  return (
    <search className="grid grid-cols-2 gap-4 md:grid-cols-[1fr_13rem_13rem]">
      <div className="col-span-2 md:col-span-1">
        <Field
          label="Search merchandise"
          isLabelHidden
          type="search"
          placeholder="Search merchandise..."
          value={filters.text}
          maxLength={120}
          onChange={(event) => set('q', event.target.value, '')}
        />
      </div>
      <Select
        label="Category"
        isLabelHidden
        value={filters.category}
        onChange={(event) => set('category', event.target.value, 'all')}
      >
        {GEAR_CATEGORIES.map((value) => (
          <option key={value} value={value}>
            {value === 'all' ? 'All Categories' : value.replace(/^./, (letter) => letter.toUpperCase())}
          </option>
        ))}
      </Select>
      <Select
        label="Sort by"
        isLabelHidden
        value={filters.sort}
        onChange={(event) => set('sort', event.target.value, 'name')}
      >
        {GEAR_SORTS.map((value) => (
          <option key={value} value={value}>
            {SORT_NAMES[value]}
          </option>
        ))}
      </Select>
    </search>
  )
}
