import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { Shelves } from '../../contract/shop-parts.ts'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { chosenCar } from '../garage/garage-storage.ts'
import { useGarage } from '../garage/use-garage.ts'
import { breadcrumbLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { ButtonLink } from '../ui/button.tsx'
import { type Crumb, Crumbs } from '../ui/crumbs.tsx'
import { Missing } from '../ui/missing.tsx'
import { count } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { PART_GRID, PartCard } from './part-card.tsx'
import { shelfPath } from './part-words.ts'

const optionsOf = (call: LoadContext['call'], vehicle?: string) =>
  loadOrNull(call, 'GET /api/catalog/shelves', { query: vehicle === undefined ? {} : { vehicle } })

export function load({ call, queries, params }: LoadContext): Promise<unknown> {
  return queries.ensureQueryData(optionsOf(call, params.vehicle))
}

/** Every shelf of the shop, of all cars or of the one in the address; a car of the garage takes its place by itself. */
export function Component() {
  const { vehicle } = useParams()
  const call = useCall()
  const own = chosenCar(useGarage())
  const asked = vehicle ?? own?.vehicleId
  const common = useQuery(optionsOf(call, vehicle))
  const ofCar = useQuery({ ...optionsOf(call, asked), enabled: asked !== vehicle })
  const data = (asked === vehicle ? null : ofCar.data) ?? common.data
  const path = vehicle === undefined ? '/parts' : `/parts/for/${encodeURIComponent(vehicle)}`
  if (common.isPending) return <ShelvesSkeleton path={path} />
  if (!data) {
    return (
      <Missing title="Car Not Found" path={path} backTo="/parts" backLabel="All parts">
        We don't know this car.
      </Missing>
    )
  }
  return <ShelvesView shelves={data} path={path} isOfAddress={vehicle !== undefined} />
}

interface ViewProps {
  shelves: Shelves
  path: string
  /** The address names the car; otherwise the garage does. */
  isOfAddress: boolean
}

function ShelvesView({ shelves: { car, categories, makers, popular }, path, isOfAddress }: ViewProps) {
  const carName = car ? `${car.years} ${car.label}` : undefined
  const named = isOfAddress ? carName : undefined
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Parts', path: '/parts' },
    ...(named ? [{ name: named, path }] : []),
  ]
  useShelvesHead(named, path, crumbs)
  return (
    <div className="page-width pt-32 sm:pt-36">
      <Crumbs crumbs={crumbs} />
      <h1 className="headline headline-page">{named ? `Parts for the ${named}` : 'Parts'}</h1>
      <p className="mt-4 min-h-14 max-w-2xl text-lg text-silver">
        {carName
          ? `Counts are what fits the ${carName}.`
          : 'Pick a category, or pick your car first and see only what fits.'}{' '}
        {carName && !isOfAddress ? (
          <Link
            to={`/parts/for/${encodeURIComponent(car!.vehicleId)}`}
            className="font-semibold text-redline hover:text-ember"
          >
            Share this list
          </Link>
        ) : null}
      </p>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
        {categories.map((shelf, at) => (
          <ShelfTile key={shelf.category} shelf={shelf} vehicleId={car?.vehicleId} isFirst={at < 4} />
        ))}
      </ul>
      {popular.length > 0 ? (
        <section className="mt-16" aria-labelledby="popular">
          <h2 id="popular" className="headline mb-6 text-2xl sm:text-3xl">
            {carName ? `Most used on the ${carName}` : 'Most used in our builds'}
          </h2>
          <div className={PART_GRID}>
            {popular.map((part) => (
              <PartCard key={part.id} part={part} vehicleId={car?.vehicleId} />
            ))}
          </div>
        </section>
      ) : null}
      <Makers makers={makers} />
    </div>
  )
}

function useShelvesHead(named: string | undefined, path: string, crumbs: readonly Crumb[]) {
  const { origin } = useShop()
  useHead({
    title: named ? `Parts for the ${named}` : 'Performance parts',
    description: named
      ? `Every part that fits the ${named}, by category, with what each one adds at the wheels.`
      : 'Performance parts by category, maker and car, with what each one fits, needs and adds.',
    canonicalPath: path,
    jsonLd: [breadcrumbLd(origin, crumbs)],
  })
}

interface ShelfTileProps {
  shelf: Shelves['categories'][number]
  vehicleId: string | undefined
  /** In the first row of a wide window: its picture loads at once. */
  isFirst: boolean
}

function ShelfTile({ shelf: { category, name, count: found, isMore, imageUrl }, vehicleId, isFirst }: ShelfTileProps) {
  return (
    <li className="light-edge relative overflow-hidden rounded-sm transition-colors hover:border-steel">
      <Picture
        src={imageUrl}
        alt=""
        width={600}
        height={640}
        className="aspect-[4/3] w-full bg-ink object-contain"
        isFirst={isFirst}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 p-3 sm:p-4">
        <h2 className="font-bold">
          <Link to={shelfPath(category, vehicleId)} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <span className="figures text-sm text-steel">
          {count(found)}
          {isMore ? '+' : ''}
        </span>
      </div>
    </li>
  )
}

function Makers({ makers }: Pick<Shelves, 'makers'>) {
  return (
    <section className="mt-16" aria-labelledby="makers">
      <h2 id="makers" className="headline mb-6 text-2xl sm:text-3xl">
        Brands
      </h2>
      <ul className="flex flex-wrap gap-2">
        {makers.map(({ name, slug, count: found }) => (
          <li key={slug}>
            <Link
              to={`/makers/${slug}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-hairline px-4 text-sm text-silver hover:border-light hover:text-light"
            >
              {name} <span className="figures text-steel">{count(found)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <ButtonLink to="/brands" kind="outline">
          All makers
        </ButtonLink>
      </div>
    </section>
  )
}

function ShelvesSkeleton({ path }: { path: string }) {
  useHead({ title: 'Loading', description: 'Performance parts.', canonicalPath: path })
  return (
    <div className="page-width pt-36">
      <LoadingNote>Loading parts</LoadingNote>
      <Skeleton className="h-14 max-w-md" />
      <Skeleton className="mt-10 h-96" />
    </div>
  )
}
