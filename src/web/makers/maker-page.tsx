import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import type { MakerPage } from '../../contract/shop-parts.ts'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { chosenCar } from '../garage/garage-storage.ts'
import { useGarage } from '../garage/use-garage.ts'
import { breadcrumbLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { countWords, Pages } from '../parts/list-pages.tsx'
import { PART_GRID, PartCard, PartCardSkeletons } from '../parts/part-card.tsx'
import { shelfPath } from '../parts/part-words.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import { Missing } from '../ui/missing.tsx'
import { LoadingNote } from '../ui/skeleton.tsx'

const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1
}
const optionsOf = (call: LoadContext['call'], slug: string, page: number) =>
  loadOrNull(call, 'GET /api/catalog/makers/:slug', { params: { slug }, query: page === 1 ? {} : { page } })

export function load({ call, queries, params, search }: LoadContext): Promise<unknown> {
  return queries.ensureQueryData(optionsOf(call, params.slug ?? '', pageOf(search)))
}

/** A maker and all that we sell of it. */
export function Component() {
  const slug = useParams().slug ?? ''
  const [search] = useSearchParams()
  const page = pageOf(search)
  const { data, isPending } = useQuery(optionsOf(useCall(), slug, page))
  if (isPending) return <MakerSkeleton slug={slug} />
  if (!data) {
    return (
      <Missing title="Maker Not Found" path={`/makers/${slug}`} backTo="/brands" backLabel="All makers">
        We don't carry that maker.
      </Missing>
    )
  }
  return <Maker data={data} isFirstPage={page === 1} />
}

function Maker({
  data: { maker, categories, parts, page, pages, total, isMore },
  isFirstPage,
}: {
  data: MakerPage
  isFirstPage: boolean
}) {
  const { origin } = useShop()
  const own = chosenCar(useGarage())
  const path = `/makers/${maker.slug}`
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Makers', path: '/brands' },
    { name: maker.name, path },
  ]
  useHead({
    title: `${maker.name} parts`,
    description: `${countWords({ total, isMore })} by ${maker.name}, with the cars and years each part fits.`,
    canonicalPath: path,
    ...(isFirstPage ? {} : { isPrivate: true }),
    jsonLd: [breadcrumbLd(origin, crumbs)],
  })
  return (
    <div className="page-width pt-32 sm:pt-36">
      <Crumbs crumbs={crumbs} />
      <h1 className="headline headline-page">{maker.name}</h1>
      <p className="figures mt-4 text-silver">{countWords({ total, isMore })}</p>
      <ul className="mt-6 flex flex-wrap gap-2">
        {categories.map(({ category, name, count }) => (
          <li key={category}>
            <Link
              to={`${shelfPath(category, own?.vehicleId)}?maker=${maker.slug}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-hairline px-4 text-sm text-silver hover:border-light hover:text-light"
            >
              {name} <span className="figures text-steel">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={`mt-8 ${PART_GRID}`}>
        {parts.map((part, at) => (
          <PartCard key={part.id} part={part} level={2} isFirst={at < 3} />
        ))}
      </div>
      <Pages page={page} pages={pages} addressOf={(to) => (to > 1 ? `?page=${to}` : path)} />
    </div>
  )
}

function MakerSkeleton({ slug }: { slug: string }) {
  useHead({ title: 'Loading', description: 'A maker of parts.', canonicalPath: `/makers/${slug}` })
  return (
    <div className="page-width pt-36">
      <LoadingNote>Loading maker</LoadingNote>
      <PartCardSkeletons />
    </div>
  )
}
