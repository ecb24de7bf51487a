import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { BuildDetail } from '../../contract/builds.ts'
import type { RecommendedPart } from '../../contract/configurator.ts'
import { xrayOfReply } from '../../xray/build-of-reply.ts'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { signed } from '../build-sheet/figures-in-words.ts'
import { DynoChart } from '../figures/dyno-chart.tsx'
import { TimeSlipCard } from '../figures/time-slip-card.tsx'
import { breadcrumbLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { SAMPLE_BUILDS } from '../samples/builds.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Crumbs } from '../ui/crumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { Missing } from '../ui/missing.tsx'
import { count, dollars, whole } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { useDemand } from '../vehicles/use-demand.ts'
import { drawingOf } from '../xray/car-drawing.ts'
import { XrayCard } from '../xray/car-xray.tsx'
import { BuildAside } from './build-aside.tsx'
import { BUILD_PLACEHOLDER, gainOf } from './build-figures.ts'

const optionsOf = (call: LoadContext['call'], id: string) => loadOrNull(call, 'GET /api/builds/:id', { params: { id } })

export async function load({ call, queries, params }: LoadContext): Promise<void> {
  const build = await queries.ensureQueryData(optionsOf(call, params.id ?? ''))
  if (build?.forSale) await queries.ensureQueryData(drawingOf(call, build.vehicleId))
}

const withoutFigures = { curve: [], stockCurve: [], wheelHpRange90: null, timeSlip: null }

export function Component() {
  const id = useParams().id ?? ''
  const { data, isPending, isError } = useQuery(optionsOf(useCall(), id))
  if (isPending) return <BuildSkeleton id={id} />
  if (data) return <Build build={data} />
  const sample = SAMPLE_BUILDS.find((build) => build.id === id) ?? (isError ? SAMPLE_BUILDS[0] : undefined)
  if (sample) return <Build build={{ ...sample, ...withoutFigures }} isStandIn />
  return (
    <Missing title="Build Not Found" path={`/builds/${id}`} backTo="/builds" backLabel="Back to Builds">
      We don't have that build.
    </Missing>
  )
}

/** `isStandIn`: a built-in sample in the place of a build that could not be loaded; search engines leave it out. */
function Build({ build, isStandIn = false }: { build: BuildDetail; isStandIn?: boolean }) {
  const { origin } = useShop()
  useDemand('view', isStandIn ? undefined : build.vehicleId)
  const name = `${whole(build.year)} ${build.model.brand.name} ${build.model.name}`
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Builds', path: '/builds' },
    { name: build.title, path: `/builds/${build.id}` },
  ]
  useHead({
    title: `${build.title}, ${name}`,
    description: `${name}, ${count(build.finalHorsepower)} whp with ${build.modList.length} modifications. ${build.description}`,
    canonicalPath: `/builds/${build.id}`,
    imagePath: '/pictures/og/builds.jpg',
    ...(isStandIn ? { isPrivate: true } : { jsonLd: [breadcrumbLd(origin, crumbs)] }),
  })
  return (
    <article className="page-width pt-32 sm:pt-36">
      <Crumbs crumbs={crumbs} />
      <BuildPicture build={build} name={name} />
      <div className="mt-8 sm:mt-10">
        <p className="telemetry text-redline">{name}</p>
        <h1 className="headline mt-3 text-[clamp(1.6rem,8.6vw,3.5rem)]">{build.title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-silver">{build.description}</p>
      </div>
      <div className="mt-12 grid gap-10 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-14">
          <Specifications build={build} />
          {build.forSale ? <WhatGoesWhere vehicleId={build.vehicleId} forSale={build.forSale} /> : null}
          {build.curve.length > 1 ? (
            <section aria-labelledby="dyno" className="light-edge rounded-sm p-4 sm:p-6">
              <h2 id="dyno" className="telemetry mb-6 text-silver">
                Dyno sheet
              </h2>
              <DynoChart
                curve={build.curve}
                stockCurve={build.stockCurve}
                range90={build.wheelHpRange90}
                title={`${build.title}, ${name}`}
              />
            </section>
          ) : null}
          <Modifications list={build.modList} parts={build.forSale?.parts} />
          {build.ownerStory ? <OwnersStory>{build.ownerStory}</OwnersStory> : null}
          {build.timeSlip ? <TimeSlipCard slip={build.timeSlip} className="max-w-lg" /> : null}
        </div>
        <BuildAside build={build} />
      </div>
      <div className="mt-14 print:hidden">
        <ButtonLink to="/builds" kind="outline">
          <Icon name="back" />
          All builds
        </ButtonLink>
      </div>
    </article>
  )
}

type ForSale = NonNullable<BuildDetail['forSale']>

function WhatGoesWhere({ vehicleId, forSale: { parts, limits } }: { vehicleId: string; forSale: ForSale }) {
  const build = useMemo(() => xrayOfReply({ recommendedParts: parts, limits }), [parts, limits])
  return <XrayCard vehicleId={vehicleId} build={build} title="What goes where" />
}

function BuildPicture({ build, name }: { build: BuildDetail; name: string }) {
  return (
    <div className="relative overflow-hidden rounded-sm border border-hairline/60 bg-ink">
      <Picture
        src={build.imageUrls[0] ?? BUILD_PLACEHOLDER}
        alt={name}
        width={1200}
        height={800}
        isFirst
        sizes="(width >= 1344px) 80rem, 100vw"
        className="aspect-[3/2] w-full object-cover lg:aspect-[2/1]"
      />
      <div className="absolute top-4 left-4 flex gap-2">
        {build.isFeatured ? <Badge tone="redline">FEATURED</Badge> : null}
        {build.isSample ? <Badge>Example build</Badge> : null}
      </div>
    </div>
  )
}

function Specifications({ build }: { build: BuildDetail }) {
  const specs = [
    { name: 'Final horsepower', value: count(build.finalHorsepower), unit: 'whp' },
    {
      name: 'Final torque',
      value: build.finalTorque === null ? 'N/A' : String(build.finalTorque),
      unit: build.finalTorque === null ? '' : 'lb-ft',
    },
    { name: 'Horsepower gain', value: signed(gainOf(build)), unit: 'whp' },
    { name: 'Model year', value: whole(build.year), unit: '' },
  ]
  return (
    <section aria-labelledby="specs">
      <h2 id="specs" className="headline text-2xl sm:text-3xl">
        Performance Specifications
      </h2>
      <dl className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-sm border border-hairline/70 bg-hairline/50 xl:grid-cols-4">
        {specs.map((spec) => (
          <div key={spec.name} className="bg-panel p-5">
            <dt className="telemetry text-steel">{spec.name}</dt>
            <dd className="figures mt-2 text-2xl font-bold sm:text-3xl">
              {spec.value} <span className="text-sm font-medium text-steel">{spec.unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Modifications({ list, parts }: { list: readonly string[]; parts: RecommendedPart[] | undefined }) {
  const sold = new Map(parts?.map((part) => [`${part.manufacturer} ${part.name}`, part]))
  return (
    <section aria-labelledby="mods">
      <h2 id="mods" className="headline text-2xl sm:text-3xl">
        Modifications List
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {list.map((mod) => (
          <li
            key={mod}
            data-part={sold.get(mod)?.partId}
            className="flex gap-3 border-b border-hairline/50 pb-3 text-silver"
          >
            <Icon name="wrench" className="mt-0.5 size-5 shrink-0 text-redline" />
            <Modification name={mod} part={sold.get(mod)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One part of a build: where the shop sells it, its page and its price. */
function Modification({ name, part }: { name: string; part: RecommendedPart | undefined }) {
  if (!part) return name
  return (
    <>
      <Link to={`/parts/${part.partId}`} className="min-w-0 flex-1 underline-offset-4 hover:text-light hover:underline">
        {name}
      </Link>
      <span className="figures shrink-0 text-light">{dollars(part.pricing.partCost)}</span>
    </>
  )
}

function OwnersStory({ children }: { children: string }) {
  return (
    <section aria-labelledby="story">
      <h2 id="story" className="headline text-2xl sm:text-3xl">
        Owner's Story
      </h2>
      <blockquote className="mt-6 max-w-3xl border-l-2 border-redline pl-6 text-lg text-silver">{children}</blockquote>
    </section>
  )
}

function BuildSkeleton({ id }: { id: string }) {
  useHead({ title: 'Loading', description: 'A build with its parts and power.', canonicalPath: `/builds/${id}` })
  return (
    <div className="page-width pt-36">
      <LoadingNote>Loading build</LoadingNote>
      <Skeleton className="aspect-[3/2] lg:aspect-[2/1]" />
      <Skeleton className="mt-8 h-14 max-w-xl" />
      <Skeleton className="mt-10 h-40" />
    </div>
  )
}
