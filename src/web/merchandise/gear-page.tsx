import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { GearPage } from '../../contract/merchandise.ts'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { breadcrumbLd, gearLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Crumbs } from '../ui/crumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { Missing } from '../ui/missing.tsx'
import { dollarsAndCents } from '../ui/money.ts'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { addGear } from './gear.ts'
import { GearCard } from './gear-card.tsx'
import { GearChoice } from './gear-choice.tsx'
import { GearGallery } from './gear-gallery.tsx'
import { SizeChartTable } from './size-chart-table.tsx'

const optionsOf = (call: LoadContext['call'], slug: string) =>
  loadOrNull(call, 'GET /api/merchandise/:slug', { params: { slug } })

export function load({ call, queries, params }: LoadContext): Promise<unknown> {
  return queries.ensureQueryData(optionsOf(call, params.slug ?? ''))
}

export function Component() {
  const slug = useParams().slug ?? ''
  const { data, isPending } = useQuery(optionsOf(useCall(), slug))
  if (isPending) return <GearSkeleton slug={slug} />
  if (!data) {
    return (
      <Missing title="Gear Not Found" path={`/merchandise/${slug}`} backTo="/merchandise" backLabel="All gear">
        We don't have that item.
      </Missing>
    )
  }
  return <Gear key={slug} page={data} />
}

function Gear({ page }: { page: GearPage }) {
  const { item, pictures, similar } = page
  const { origin } = useShop()
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Gear', path: '/merchandise' },
    { name: item.name, path: `/merchandise/${item.slug}` },
  ]
  useHead({
    title: item.name,
    description: item.description,
    canonicalPath: `/merchandise/${item.slug}`,
    jsonLd: [gearLd(origin, page), breadcrumbLd(origin, crumbs)],
  })
  const [search, setSearch] = useSearchParams()
  const color = item.colors?.find((one) => one === search.get('color')) ?? item.colors?.[0]
  const choose = (value: string) =>
    setSearch(value === item.colors?.[0] ? {} : { color: value }, { preventScrollReset: true, replace: true })
  return (
    <article className="page-width pt-32 sm:pt-36">
      <Crumbs crumbs={crumbs} />
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <GearGallery key={color} pictures={pictures} color={color} />
        <div>
          <p className="telemetry flex items-center gap-3 text-redline">
            {item.category}
            {item.isPopular ? <Badge tone="caution">POPULAR</Badge> : null}
          </p>
          <h1 className="headline mt-2 text-3xl sm:text-4xl">{item.name}</h1>
          <p className="mt-4 text-lg text-silver">{item.description}</p>
          <p className="figures mt-6 text-3xl font-bold">{dollarsAndCents(Number(item.price))}</p>
          <Choices page={page} color={color} onColor={choose} />
          {item.sizeChart ? <SizeChartTable chart={item.sizeChart} /> : null}
        </div>
      </div>
      {similar.length > 0 ? (
        <section aria-labelledby="similar" className="mt-20">
          <h2 id="similar" className="headline text-2xl sm:text-3xl">
            More {item.category}
          </h2>
          <div className="mt-6 grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
            {similar.map((one) => (
              <GearCard key={one.id} item={one} />
            ))}
          </div>
        </section>
      ) : null}
    </article>
  )
}

interface ChoicesProps {
  page: GearPage
  color: string | undefined
  onColor: (color: string) => void
}

function Choices({ page: { item, variants }, color, onColor }: ChoicesProps) {
  const [size, setSize] = useState(item.sizes?.includes('M') ? 'M' : item.sizes?.[0])
  const left = (ofSize: string | undefined, ofColor: string | undefined) =>
    variants.find((one) => one.size === (ofSize ?? null) && one.color === (ofColor ?? null))?.stock ?? null
  const stock = left(size, color)
  return (
    <>
      <div className="mt-6 flex flex-col gap-5">
        {item.colors?.length ? (
          <div>
            <p className="telemetry mb-2 text-steel" aria-hidden="true">
              Color
            </p>
            <GearChoice
              name="Color"
              values={item.colors}
              value={color}
              onValue={onColor}
              isSoldOut={(one) => (item.sizes ?? [undefined]).every((each) => left(each, one) === 0)}
            />
          </div>
        ) : null}
        {item.sizes?.length ? (
          <div>
            <p className="telemetry mb-2 text-steel" aria-hidden="true">
              Size
            </p>
            <GearChoice
              name="Size"
              values={item.sizes}
              value={size}
              onValue={setSize}
              isSoldOut={(one) => left(one, color) === 0}
            />
          </div>
        ) : null}
      </div>
      <p role="status" className="mt-5 text-sm text-silver">
        {[[size, color].filter(Boolean).join(' / '), stockWords(stock)].filter(Boolean).join(': ')}
      </p>
      <Button
        className="mt-4 w-full sm:w-auto"
        disabled={stock === 0}
        onClick={() => addGear(item, { size, color })}
        aria-label={`Add to Cart: ${item.name}`}
      >
        <Icon name="cart" className="size-4" />
        Add to Cart
      </Button>
    </>
  )
}

const FEW = 5
const stockWords = (stock: number | null): string => {
  if (stock === null) return 'Available to order'
  if (stock === 0) return 'Sold out'
  return stock <= FEW ? `Only ${stock} left` : 'In stock'
}

function GearSkeleton({ slug }: { slug: string }) {
  useHead({ title: 'Loading', description: 'Gear.', canonicalPath: `/merchandise/${slug}` })
  return (
    <div className="page-width grid gap-10 pt-36 lg:grid-cols-2">
      <LoadingNote>Loading gear</LoadingNote>
      <Skeleton className="aspect-square" />
      <Skeleton className="h-96" />
    </div>
  )
}
