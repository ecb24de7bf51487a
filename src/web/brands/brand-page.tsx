import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { BrandPage } from '../../contract/brands.ts'
import { carImage } from '../../xray/car-image.ts'
import { useCall } from '../api/api-context.ts'
import { load as loadOf, loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { BuildCard } from '../builds/build-card.tsx'
import { breadcrumbLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Crumbs } from '../ui/crumbs.tsx'
import { Empty } from '../ui/empty.tsx'
import { Missing } from '../ui/missing.tsx'
import { Picture } from '../ui/picture.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { ModelCard } from './model-card.tsx'

const optionsOf = (call: LoadContext['call'], slug: string) =>
  loadOrNull(call, 'GET /api/brands/:slug', { params: { slug } })

/** The car of a brand that the shop keeps packages for: the first of its packages names it. */
const brandCar = (call: LoadContext['call'], slug: string) =>
  queryOptions({
    queryKey: ['api', 'packages', 'car-of-brand', slug],
    queryFn: async () => (await call('GET /api/packages', { query: { brand: slug } }))[0]?.vehicleId ?? null,
  })

export function load({ call, queries, params }: LoadContext): Promise<unknown> {
  return Promise.allSettled([
    queries.ensureQueryData(optionsOf(call, params.slug ?? '')),
    queries.ensureQueryData(brandCar(call, params.slug ?? '')),
    queries.ensureQueryData(loadOf(call, 'GET /api/builds/featured')),
  ])
}

export function Component() {
  const slug = useParams().slug ?? ''
  const call = useCall()
  const { data, isPending, isError, refetch } = useQuery(optionsOf(call, slug))
  if (isPending) return <BrandSkeleton slug={slug} />
  if (isError) return <BrandNotLoaded slug={slug} retry={() => void refetch()} />
  if (!data?.brand.name) {
    return (
      <Missing title="Brand Not Found" path={`/brands/${slug}`}>
        We don't have that brand.
      </Missing>
    )
  }
  return <Brand page={data} />
}

function BrandNotLoaded({ slug, retry }: { slug: string; retry: () => void }) {
  useHead({ title: 'Brand', description: 'A brand and its models.', canonicalPath: `/brands/${slug}`, isPrivate: true })
  return (
    <div className="page-width min-h-[70vh] pt-32 sm:pt-36">
      <Empty level={1} title="The brand did not load" action={<Button onClick={retry}>Try again</Button>}>
        We couldn't reach the shop.
      </Empty>
    </div>
  )
}

function Brand({ page: { brand, models } }: { page: BrandPage }) {
  const { origin } = useShop()
  const car = useQuery(brandCar(useCall(), brand.slug)).data ?? models[0]?.id ?? ''
  const featured = useQuery(loadOf(useCall(), 'GET /api/builds/featured')).data?.find(
    (build) => build.model.brand.slug === brand.slug,
  )
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: brand.name, path: `/brands/${brand.slug}` },
  ]
  const description = brand.description || `Performance packages and builds for ${brand.name}, stage by stage.`
  useHead({
    title: `${brand.name} Performance`,
    description,
    canonicalPath: `/brands/${brand.slug}`,
    jsonLd: [breadcrumbLd(origin, crumbs)],
  })
  return (
    <>
      <section className="relative isolate flex flex-col justify-end overflow-hidden pt-18 pb-14 lg:min-h-[38rem] lg:pt-32">
        <div className="page-width relative">
          <Picture
            src={carImage(car)}
            alt=""
            width={1600}
            height={550}
            isFirst
            className="mb-6 aspect-[32/11] h-auto w-full object-contain lg:absolute lg:right-8 lg:bottom-13 lg:-z-10 lg:mb-0 lg:w-[46%] lg:object-right-bottom xl:w-[52%]"
          />
          <Crumbs crumbs={crumbs} />
          <h1 className="headline headline-page">{brand.name} PERFORMANCE</h1>
          <p className="mt-5 max-w-2xl text-lg text-silver lg:max-w-md">{description}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink to={`/packages?brand=${encodeURIComponent(brand.name.toLowerCase())}`}>
              View packages
            </ButtonLink>
            <ButtonLink to="/build-my-ride" kind="outline">
              Build my ride
            </ButtonLink>
          </div>
          <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-hairline/50 pt-5">
            <Badge tone="redline">FEATURED BUILD</Badge>
            <span className="figures text-sm text-silver">Stage 3 build, +200HP Performance Package</span>
          </div>
        </div>
      </section>
      <section aria-labelledby="models" className="page-width pt-16">
        <h2 id="models" className="headline text-3xl sm:text-4xl">
          AVAILABLE MODELS
        </h2>
        {models.length > 0 ? (
          <div className="mt-8 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4">
            {models.map((model) => (
              <ModelCard key={model.id} model={model} />
            ))}
          </div>
        ) : (
          <div className="mt-8">
            <Empty
              title="No Models Available"
              action={<ButtonLink to="/configurator">Use Build Configurator</ButtonLink>}
            >
              Performance packages for this brand are coming soon
            </Empty>
          </div>
        )}
      </section>
      {featured ? (
        <section aria-labelledby="featured" className="page-width pt-20">
          <h2 id="featured" className="headline text-3xl sm:text-4xl">
            Featured build
          </h2>
          <div className="mt-8 max-w-xl">
            <BuildCard build={featured} />
          </div>
        </section>
      ) : null}
    </>
  )
}

function BrandSkeleton({ slug }: { slug: string }) {
  useHead({ title: 'Loading', description: 'A brand of the shop.', canonicalPath: `/brands/${slug}` })
  return (
    <div className="page-width pt-40">
      <LoadingNote>Loading brand</LoadingNote>
      <Skeleton className="h-16 max-w-2xl" />
      <Skeleton className="mt-6 h-24 max-w-xl" />
      <div className="mt-32 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-64" />
        ))}
      </div>
    </div>
  )
}
