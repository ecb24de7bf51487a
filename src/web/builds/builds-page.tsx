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
import { SectionHeading } from '../ui/section.tsx'
import { LoadingNote } from '../ui/skeleton.tsx'
import { BuildCard, BuildCardSkeleton } from './build-card.tsx'
import { BRAND_FILTERS, type BuildFilters, filterBuilds, STAGE_FILTERS } from './build-figures.ts'
import { BuildFilterBar, named } from './build-filter-bar.tsx'

const SampleBuilds = latePart(() => import('../samples/sample-builds.tsx'))

export function load({ call, queries }: LoadContext): Promise<unknown> {
  return queries.ensureQueryData(loadOf(call, 'GET /api/builds'))
}

const known = (values: readonly string[], value: string | null) =>
  value !== null && values.includes(value.toLowerCase()) ? value.toLowerCase() : 'all'

export function Component() {
  const { origin } = useShop()
  const [search, setSearch] = useSearchParams()
  const { data, isPending } = useQuery(loadOf(useCall(), 'GET /api/builds'))
  useHead({
    title: 'Customer Builds',
    description: 'Builds with every part, wheel horsepower, gain over stock and cost.',
    canonicalPath: '/builds',
    imagePath: '/pictures/og/builds.jpg',
    jsonLd: [
      breadcrumbLd(origin, [
        { name: 'Home', path: '/' },
        { name: 'Builds', path: '/builds' },
      ]),
    ],
  })
  const filters: BuildFilters = {
    text: search.get('q') ?? '',
    brand: known(BRAND_FILTERS, search.get('brand')),
    stage: known(STAGE_FILTERS, search.get('stage')),
  }
  const set = (change: Partial<BuildFilters>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        const given: Record<string, string | undefined> = { q: change.text, brand: change.brand, stage: change.stage }
        for (const [name, value] of Object.entries(given)) {
          if (value === undefined) continue
          if (value === '' || value === 'all') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { preventScrollReset: true, replace: change.text !== undefined },
    )
  const clear = () => setSearch(new URLSearchParams(), { preventScrollReset: true })
  const builds = data ?? []
  const shown = filterBuilds(builds, filters)
  const count = builds.length === 0 ? SAMPLE_COUNTS.builds : shown.length
  const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <BuildCardSkeleton key={key} />)
  return (
    <div className="page-width pt-32 sm:pt-36">
      <SectionHeading
        level={1}
        label="Parts, power, price"
        title="Customer Builds"
        subtitle="Full parts lists with wheel horsepower and price. Example builds are planned, not built yet: real parts, and the same math as your own build."
      />
      <BuildFilterBar filters={filters} onChange={set} />
      {isPending ? (
        <LoadingNote>Loading builds</LoadingNote>
      ) : (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2" role="status">
          <p className="figures font-bold">
            {count} {count === 1 ? 'Build' : 'Builds'} Found
          </p>
          <ActiveFilters filters={filters} onClear={clear} />
        </div>
      )}
      <div className="mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {isPending ? skeletons : null}
        {shown.map((build, index) => (
          <BuildCard key={build.id} build={build} level={2} isFirst={index === 0} />
        ))}
        {!isPending && builds.length === 0 ? <SampleBuilds fallback={skeletons} /> : null}
      </div>
      {builds.length > 0 && shown.length === 0 ? (
        <Empty title="No Builds Found" action={<Button onClick={clear}>Clear All Filters</Button>}>
          No build matches that search and those filters.
        </Empty>
      ) : null}
    </div>
  )
}

function ActiveFilters({ filters, onClear }: { filters: BuildFilters; onClear: () => void }) {
  const active = [
    filters.text.trim() ? `"${filters.text.trim()}"` : null,
    filters.brand === 'all' ? null : named(filters.brand),
    filters.stage === 'all' ? null : named(filters.stage),
  ].filter((item) => item !== null)
  if (active.length === 0) return null
  return (
    <>
      <p className="text-sm text-steel">
        Active filters: <span className="text-silver">{active.join(', ')}</span>
      </p>
      <button type="button" onClick={onClear} className="min-h-8 text-sm font-semibold text-redline hover:text-ember">
        Clear All Filters
      </button>
    </>
  )
}
