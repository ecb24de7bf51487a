import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { PackageDetail } from '../../contract/packages.ts'
import { xrayOfPackage } from '../../xray/build-of-reply.ts'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { breadcrumbLd, packageLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { latePart } from '../late-code/late-part.tsx'
import { RaceCard } from '../race/race-card.tsx'
import { STAGE2_PACKAGE } from '../samples/stage2-package.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import { Missing } from '../ui/missing.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { Tabs, useAddressTab } from '../ui/tabs.tsx'
import { useDemand } from '../vehicles/use-demand.ts'
import { drawingOf } from '../xray/car-drawing.ts'
import { XrayCard } from '../xray/car-xray.tsx'
import { FeaturesTab } from './features-tab.tsx'
import { InstallationTab } from './installation-tab.tsx'
import { PackageSummary } from './package-summary.tsx'

const PerformanceTab = latePart(async () => ({ default: (await import('./performance-tab.tsx')).PerformanceTab }))

const optionsOf = (call: LoadContext['call'], slug: string) =>
  loadOrNull(call, 'GET /api/packages/:slug', { params: { slug } })

export async function load({ call, queries, params }: LoadContext): Promise<void> {
  const item = await queries.ensureQueryData(optionsOf(call, params.slug ?? ''))
  if (item) await queries.ensureQueryData(drawingOf(call, item.vehicleId))
}

/** Slugs of the sample cards: they lead to the built-in sample, not to a missing package. */
const SAMPLE_SLUGS = ['stage-2', 'stage-3', 'wide-open']

export function Component() {
  const slug = useParams().slug ?? ''
  const { data, isPending, isError } = useQuery(optionsOf(useCall(), slug))
  if (isPending) return <PackageSkeleton slug={slug} />
  if (data?.slug) return <Package item={data} />
  // Nothing, or nothing that is a package, is no word on whether there is one.
  if (data || isError || SAMPLE_SLUGS.includes(slug)) return <Package item={STAGE2_PACKAGE} />
  return (
    <Missing title="Package Not Found" path={`/packages/${slug}`}>
      We don't have that package.
    </Missing>
  )
}

const TABS = ['features', 'performance', 'installation'] as const

function Package({ item }: { item: PackageDetail }) {
  const { origin } = useShop()
  const [tab, setTab] = useAddressTab(TABS)
  const build = useMemo(() => xrayOfPackage(item), [item])
  useDemand('view', item.isSample ? undefined : item.vehicleId)
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Packages', path: '/performance-packages' },
    ...(item.modelName ? [{ name: item.modelName, path: `/models/${item.modelId}` }] : []),
    { name: item.name, path: `/packages/${item.slug}` },
  ]
  useHead({
    title: item.subtitle ? `${item.name}, ${item.subtitle}` : item.name,
    description: item.description,
    canonicalPath: `/packages/${item.slug}`,
    imagePath: '/pictures/og/packages.jpg',
    ...(item.isSample ? { isPrivate: true } : { jsonLd: [packageLd(origin, item), breadcrumbLd(origin, crumbs)] }),
  })
  return (
    <article className="page-width pt-32 sm:pt-36">
      <Crumbs crumbs={crumbs} />
      <PackageSummary item={item} />
      {item.parts.length > 0 && !item.isSample ? (
        <XrayCard className="mt-16" vehicleId={item.vehicleId} build={build} title="What goes where" />
      ) : null}
      {item.timeSlip && !item.isSample ? (
        <RaceCard className="mt-16" racers={{ a: `stock:${item.vehicleId}`, b: `package:${item.slug}` }} />
      ) : null}
      <Tabs
        className="mt-16"
        label="About this package"
        value={tab}
        onValue={setTab}
        tabs={[
          { value: 'features', label: 'Features', content: <FeaturesTab item={item} /> },
          {
            value: 'performance',
            label: 'Performance',
            content: <PerformanceTab fallback={<Skeleton className="h-[40rem]" />} item={item} />,
          },
          { value: 'installation', label: 'Installation', content: <InstallationTab item={item} /> },
        ]}
      />
    </article>
  )
}

function PackageSkeleton({ slug }: { slug: string }) {
  useHead({ title: 'Loading', description: 'A performance package.', canonicalPath: `/packages/${slug}` })
  return (
    <div className="page-width pt-36">
      <LoadingNote>Loading package</LoadingNote>
      <div className="grid gap-10 lg:grid-cols-2">
        <Skeleton className="aspect-[3/2]" />
        <div className="flex flex-col gap-5">
          <Skeleton className="h-14" />
          <Skeleton className="h-28" />
          <Skeleton className="h-24" />
          <Skeleton className="h-14 w-2/3" />
        </div>
      </div>
      <Skeleton className="mt-16 h-96" />
    </div>
  )
}
