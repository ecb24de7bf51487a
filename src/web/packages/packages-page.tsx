import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { STAGE_NAMES } from '../../engine/display-words.ts'
import { STAGES, type Stage } from '../../engine/vocabulary.ts'
import { useCall } from '../api/api-context.ts'
import { load as loadOf } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { breadcrumbLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { latePart } from '../late-code/late-part.tsx'
import { PhotoGallery } from '../photos/photo-gallery.tsx'
import { loadStartCars } from '../start-cars/start-cars.ts'
import { StartPlanner, useOpenedEmpty } from '../start-cars/start-with.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Select } from '../ui/field.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { PackageCard, PackageCardSkeleton } from './package-card.tsx'
import { packageCards } from './package-loads.ts'

const Planner = latePart(() => import('../planner/planner.tsx'), 'planner')
const SamplePackages = latePart(() => import('../samples/sample-packages.tsx'))

export function load({ call, queries, search }: LoadContext): Promise<unknown> {
  return Promise.allSettled([
    queries.ensureQueryData(packageCards(call)),
    queries.ensureQueryData(loadOf(call, 'GET /api/brands')),
    search.has('model') ? undefined : loadStartCars({ call, queries }),
    import('../planner/planner.tsx'),
  ])
}

/** Cards shown at first; the link below them shows as many again. */
const CARDS_AT_ONCE = 12
const MOST_DOZENS = 100

const isStage = (value: string | null): value is Stage => STAGES.includes(value as Stage)

export function Component() {
  usePackagesHead()
  return (
    <div className="pt-32 sm:pt-36">
      <div className="page-width">
        <SectionHeading
          level={1}
          label="Stage 1 to Wide Open"
          title="Performance Packages"
          subtitle="Plan all four stages for your car, or pick a ready-made package."
        />
        {useOpenedEmpty() ? <StartPlanner /> : null}
      </div>
      {/* As high as the planner before a vehicle is chosen: what follows does not move while it loads. */}
      <div className="min-h-[61rem] sm:min-h-[55rem] lg:min-h-[46rem]">
        <Planner
          fallback={
            <div className="page-width pt-12">
              <Skeleton className="h-80" />
            </div>
          }
        />
      </div>
      <ReadyPackages />
      <PhotoGallery category="turbo" title="Performance Parts Gallery" />
    </div>
  )
}

function usePackagesHead() {
  const { origin } = useShop()
  useHead({
    title: 'Performance Packages',
    description:
      'Staged performance packages with predicted wheel horsepower, price and install time, plus a planner for every car we build.',
    canonicalPath: '/performance-packages',
    imagePath: '/pictures/og/packages.jpg',
    jsonLd: [
      breadcrumbLd(origin, [
        { name: 'Home', path: '/' },
        { name: 'Performance Packages', path: '/performance-packages' },
      ]),
    ],
  })
}

/** How many cards an address asks for: whole dozens. */
const cardsShown = (asked: string | null): number =>
  Math.max(1, Math.min(MOST_DOZENS, Math.ceil(Number(asked) / CARDS_AT_ONCE) || 1)) * CARDS_AT_ONCE

/** Brand, stage and how many cards are shown stand in the address. */
function usePackageFilters() {
  const [search, setSearch] = useSearchParams()
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('show')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { preventScrollReset: true },
    )
  const limit = cardsShown(search.get('show'))
  const moreAddress = () => {
    const next = new URLSearchParams(search)
    next.set('show', String(limit + CARDS_AT_ONCE))
    return `?${next}`
  }
  return {
    ...{ limit, moreAddress },
    brand: search.get('brand')?.toLowerCase() ?? '',
    stage: search.get('stage'),
    set,
    showAll: () => setSearch(new URLSearchParams(), { preventScrollReset: true }),
  }
}

function ReadyPackages() {
  const { data, isPending } = useQuery(packageCards(useCall()))
  const { brand, stage, limit, moreAddress, set, showAll } = usePackageFilters()
  const brands = useMemo(
    () => [...new Map((data ?? []).map((item) => [item.brandSlug, item.brandName])).entries()],
    [data],
  )
  const shown = (data ?? []).filter(
    (item) =>
      (brand === '' || item.brandSlug === brand || item.brandName.toLowerCase() === brand) &&
      (!isStage(stage) || item.stage === stage),
  )
  const skeletons = ['a', 'b', 'c', 'd'].map((key) => <PackageCardSkeleton key={key} />)
  return (
    <section id="packages" aria-labelledby="ready-packages" className="page-width pt-20">
      <SectionHeading
        id="ready-packages"
        title="Ready-made packages"
        subtitle="Parts, tune and installation at one price."
        aside={<Filters brands={brands} brand={brand} stage={stage} set={set} />}
      />
      {isPending ? <LoadingNote>Loading packages</LoadingNote> : null}
      <div
        className={`mt-6 grid gap-3 sm:mt-10 sm:gap-5 sm:grid-cols-2 ${!isPending && !data?.length ? 'lg:grid-cols-3' : 'xl:grid-cols-4'}`}
      >
        {isPending ? skeletons : null}
        {shown.slice(0, limit).map((item) => (
          <PackageCard key={item.id} item={item} isDense />
        ))}
        {!isPending && !data?.length ? <SamplePackages fallback={skeletons} /> : null}
      </div>
      {shown.length > limit ? <MorePackages shown={limit} of={shown.length} to={moreAddress()} /> : null}
      {data?.length && shown.length === 0 ? <NoPackage onShowAll={showAll} /> : null}
    </section>
  )
}

interface FiltersProps {
  brands: readonly (readonly [slug: string, name: string])[]
  brand: string
  stage: string | null
  set: (name: string, value: string) => void
}

function Filters({ brands, brand, stage, set }: FiltersProps) {
  return (
    <div className="grid w-full grid-cols-2 gap-4 sm:w-92">
      <div>
        <Select
          label="Brand"
          value={brands.some(([slug]) => slug === brand) ? brand : ''}
          onChange={(event) => set('brand', event.target.value)}
        >
          <option value="">All brands</option>
          {brands.map(([slug, name]) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <Select
          label="Stage"
          value={isStage(stage) ? stage : ''}
          onChange={(event) => set('stage', event.target.value)}
        >
          <option value="">All stages</option>
          {STAGES.map((value) => (
            <option key={value} value={value}>
              {STAGE_NAMES[value]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}

function MorePackages({ shown, of, to }: { shown: number; of: number; to: string }) {
  return (
    <div className="mt-10 flex flex-col items-center gap-3">
      <p className="figures text-sm text-steel">
        {shown} of {of} packages
      </p>
      <ButtonLink kind="outline" to={to} preventScrollReset>
        Show more packages
      </ButtonLink>
    </div>
  )
}

function NoPackage({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Empty
      title="No ready-made package"
      action={
        <Button kind="outline" onClick={onShowAll}>
          Show all packages
        </Button>
      }
    >
      No ready-made package for that choice. The planner above lays out all four stages for every car we build.
    </Empty>
  )
}
