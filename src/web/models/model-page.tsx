import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { ModelPage } from '../../contract/brands.ts'
import { carImage } from '../../xray/car-image.ts'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { engineWords, yearRange } from '../brands/model-card.tsx'
import { usePaint } from '../garage/use-paint.ts'
import { breadcrumbLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { type Racers, raceAddress } from '../race/racers.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Crumbs } from '../ui/crumbs.tsx'
import { Missing } from '../ui/missing.tsx'
import { Picture } from '../ui/picture.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { YearText } from '../ui/year-text.tsx'
import { useDemand } from '../vehicles/use-demand.ts'
import { FirstMods } from './first-mods.tsx'
import { GenerationLinks } from './generation-links.tsx'
import { ModelPackages } from './model-packages.tsx'
import { StockSection } from './stock-section.tsx'

const optionsOf = (call: LoadContext['call'], slug: string) =>
  loadOrNull(call, 'GET /api/models/:slug', { params: { slug } })

export function load({ call, queries, params }: LoadContext): Promise<unknown> {
  return queries.ensureQueryData(optionsOf(call, params.slug ?? ''))
}

export function Component() {
  const slug = useParams().slug ?? ''
  const { data, isPending } = useQuery(optionsOf(useCall(), slug))
  if (isPending) return <ModelSkeleton slug={slug} />
  if (!data) {
    return (
      <Missing title="Model Not Found" path={`/models/${slug}`} backTo="/packages" backLabel="All packages">
        We don't have that model.
      </Missing>
    )
  }
  return <Model page={data} />
}

function Model({ page }: { page: ModelPage }) {
  const { brand, model, variants, packages } = page
  const { origin } = useShop()
  useDemand('view', model.slug)
  const [search, setSearch] = useSearchParams()
  const chosen = variants.find((item) => item.vehicle.id === search.get('variant')) ?? variants.at(-1)
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: brand.name, path: `/brands/${brand.slug}` },
    { name: model.name, path: `/models/${model.slug}` },
  ]
  const name = `${brand.name} ${model.name}`
  useHead({
    title: `${name} performance packages`,
    description: `${name}: engines, years, stock figures at the crank and at the wheels, and every performance stage with its predicted dyno curve.`,
    canonicalPath: `/models/${model.slug}`,
    jsonLd: [breadcrumbLd(origin, crumbs)],
  })
  const lastYear = chosen ? chosen.vehicle.yearTo : Math.max(...model.years)
  const planner = `/packages?brand=${encodeURIComponent(brand.name.toLowerCase())}&model=${model.slug}&year=${lastYear}`
  const ride = `/build-my-ride?${new URLSearchParams({ year: String(Math.min(2024, lastYear)), make: brand.make, model: model.slug, ...(chosen ? { variant: chosen.vehicle.id } : {}) })}`
  const choose = (id: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('variant', id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className="page-width pt-32 sm:pt-36">
      <Crumbs crumbs={crumbs} />
      <p className="figures text-redline">
        <YearText>{yearRange(model.years)}</YearText>
      </p>
      <h1 className="headline headline-page mt-2">{name}</h1>
      <p className="mt-4 max-w-2xl text-lg text-silver">
        {engineWords(model)}. What it makes stock, and what it makes stage by stage.
      </p>
      <Picture
        src={carImage(chosen?.vehicle.id ?? model.id, { paint: usePaint(chosen?.vehicle.id) })}
        alt={`${name} from the side, drawn in lines`}
        width={1600}
        height={550}
        isFirst
        className="mt-8 aspect-[32/11] h-auto w-full max-w-4xl object-contain object-left"
      />
      <div className="mt-8 flex flex-wrap gap-4 print:hidden">
        <ButtonLink to={planner}>Plan the stages</ButtonLink>
        <ButtonLink to={ride} kind="outline">
          Build my ride
        </ButtonLink>
        {chosen ? (
          <ButtonLink to={`/parts/for/${encodeURIComponent(chosen.vehicle.id)}`} kind="outline">
            Shop parts
          </ButtonLink>
        ) : null}
        {chosen ? (
          <ButtonLink to={raceAddress(stockRace(chosen.vehicle.id, packages))} kind="outline">
            Race it
          </ButtonLink>
        ) : null}
      </div>
      <GenerationLinks model={model} />
      {chosen ? <FirstMods page={page} vehicleId={chosen.vehicle.id} /> : null}
      {chosen ? <StockSection name={name} variants={variants} chosen={chosen} onChoose={choose} /> : null}
      <ModelPackages packages={packages} planner={planner} />
    </div>
  )
}

/** A stock car of the model against the wildest package for it, if there is one. */
function stockRace(vehicleId: string, packages: ModelPage['packages']): Racers {
  const wildest = packages.findLast((item) => item.vehicleId === vehicleId)
  return { a: `stock:${vehicleId}`, ...(wildest ? { b: `package:${wildest.slug}` } : {}) }
}

function ModelSkeleton({ slug }: { slug: string }) {
  useHead({ title: 'Loading', description: 'A model and its packages.', canonicalPath: `/models/${slug}` })
  return (
    <div className="page-width pt-36">
      <LoadingNote>Loading model</LoadingNote>
      <Skeleton className="h-16 max-w-2xl" />
      <Skeleton className="mt-16 h-28" />
      <Skeleton className="mt-6 h-[30rem]" />
    </div>
  )
}
