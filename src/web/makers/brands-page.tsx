import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCall } from '../api/api-context.ts'
import { load as loadOf } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { BrandPicture } from '../brands/brand-picture.tsx'
import { breadcrumbLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import { MakerList } from './maker-list.tsx'

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'Brands', path: '/brands' },
]

export function load({ call, queries }: LoadContext): Promise<unknown> {
  return Promise.allSettled([
    queries.ensureQueryData(loadOf(call, 'GET /api/brands')),
    queries.ensureQueryData(loadOf(call, 'GET /api/catalog/makers')),
  ])
}

/** Every make of car that we build, and every maker of parts that we sell, by letter. */
export function Component() {
  const { origin } = useShop()
  const call = useCall()
  const brands = useQuery(loadOf(call, 'GET /api/brands')).data ?? []
  const makers = useQuery(loadOf(call, 'GET /api/catalog/makers')).data ?? []
  useHead({
    title: 'Brands',
    description: 'The cars we build and the part makers we carry, A to Z.',
    canonicalPath: '/brands',
    jsonLd: [breadcrumbLd(origin, CRUMBS)],
  })
  return (
    <div className="page-width pt-32 sm:pt-36">
      <Crumbs crumbs={CRUMBS} />
      <h1 className="headline headline-page">Brands</h1>
      <h2 className="headline mt-10 text-2xl sm:text-3xl">Cars we build</h2>
      <ul className="mt-5 grid grid-cols-2 gap-2.5 sm:grid-cols-4 sm:gap-4 xl:grid-cols-8">
        {brands.map((brand) => (
          <li key={brand.id}>
            <Link
              to={`/brands/${brand.slug}`}
              className="light-edge block overflow-hidden rounded-sm transition-colors hover:border-redline"
            >
              <BrandPicture src={brand.imageUrl} name={brand.name} className="aspect-[3/2]" sizes="12rem" />
              <span className="flex min-h-11 items-center justify-between gap-2 border-t border-hairline/60 px-3 text-sm font-bold">
                {brand.name} <span className="figures font-medium text-steel">{brand.modelCount}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <h2 className="headline mt-14 text-2xl sm:text-3xl">Part brands</h2>
      <MakerList makers={makers} />
    </div>
  )
}
