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

const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-sm border border-hairline px-4 text-sm text-silver hover:border-light hover:text-light'

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
  const letterOf = (name: string) => (/^[a-z]/i.test(name) ? name.charAt(0).toUpperCase() : '0-9')
  const letters = [
    ...Map.groupBy(
      makers.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
      ({ name }) => letterOf(name),
    ),
  ]
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
      {letters.map(([letter, list]) => (
        <section
          key={letter}
          aria-label={`Makers with ${letter}`}
          className="mt-6 grid gap-4 border-t border-hairline/50 pt-5 sm:grid-cols-[4rem_1fr]"
        >
          <h3 className="headline text-xl text-redline">{letter}</h3>
          <ul className="flex flex-wrap gap-2">
            {list.map(({ name, slug, count }) => (
              <li key={slug}>
                <Link to={`/makers/${slug}`} className={LINK}>
                  {name} <span className="figures text-steel">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
