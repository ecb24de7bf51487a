import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import type { GenerationPage } from '../../contract/brands.ts'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { BuildCard } from '../builds/build-card.tsx'
import { breadcrumbLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { PART_GRID, PartCard } from '../parts/part-card.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Crumbs } from '../ui/crumbs.tsx'
import { Missing } from '../ui/missing.tsx'
import { Picture } from '../ui/picture.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { YearText } from '../ui/year-text.tsx'
import { useDemand } from '../vehicles/use-demand.ts'
import { EngineNotes } from './engine-notes.tsx'
import { GenerationLinks, generationPath } from './generation-links.tsx'
import { ModelPackages } from './model-packages.tsx'
import { ProvenResults } from './proven-results.tsx'
import { StockSection } from './stock-section.tsx'

const optionsOf = (call: LoadContext['call'], slug: string, years: string) =>
  loadOrNull(call, 'GET /api/models/:slug/:years', { params: { slug, years } })

export function load({ call, queries, params }: LoadContext): Promise<unknown> {
  return queries.ensureQueryData(optionsOf(call, params.slug ?? '', params.years ?? ''))
}

export function Component() {
  const { slug = '', years = '' } = useParams()
  const { data, isPending } = useQuery(optionsOf(useCall(), slug, years))
  if (isPending) return <GenerationSkeleton path={`/models/${slug}/${years}`} />
  if (!data) {
    return (
      <Missing
        title="Model Not Found"
        path={`/models/${slug}/${years}`}
        backTo={`/models/${slug}`}
        backLabel="All years of this model"
      >
        We don't have this model in these years.
      </Missing>
    )
  }
  return <GenerationView page={data} />
}

function GenerationView({ page }: { page: GenerationPage }) {
  const { brand, model, generation, variants, engines, packages, parts, builds, results, picture } = page
  const { origin } = useShop()
  useDemand('view', model.slug)
  const [search, setSearch] = useSearchParams()
  const chosen = variants.find(({ vehicle }) => vehicle.id === search.get('variant')) ?? variants[0]
  const path = generationPath(model.slug, generation)
  const name = `${generation.years} ${brand.name} ${model.name}`
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: brand.name, path: `/brands/${brand.slug}` },
    { name: model.name, path: `/models/${model.slug}` },
    { name: generation.years, path },
  ]
  useHead({
    title: `${name}${generation.platform ? ` (${generation.platform})` : ''} mods, parts and packages`,
    description: `${name}: what owners do first, known weak points, stock limits, packages and parts made for these years.`,
    canonicalPath: path,
    jsonLd: [breadcrumbLd(origin, crumbs)],
  })
  const lastYear = String(generation.yearTo)
  const planner = `/packages?${new URLSearchParams({ brand: brand.name.toLowerCase(), model: model.slug, year: lastYear })}`
  const ride = `/build-my-ride?${new URLSearchParams({ year: lastYear, make: brand.make, model: model.slug, ...(chosen ? { variant: chosen.vehicle.id } : {}) })}`
  return (
    <div className="page-width pt-32 sm:pt-36">
      <Crumbs crumbs={crumbs} />
      <p className="figures text-redline">
        <YearText>{[generation.years, generation.platform].filter(Boolean).join(', ')}</YearText>
      </p>
      <h1 className="headline headline-page mt-2">
        {brand.name} {model.name}
      </h1>
      <div className="mt-4 grid items-center gap-8 lg:grid-cols-2 lg:gap-12">
        <div>
          <p className="text-lg text-silver">
            {engines.map((engine) => engine.name).join(' or ')}. What owners do first, what lets go, and what fits these
            years.
          </p>
          <div className="mt-8 flex flex-wrap gap-4 print:hidden">
            <ButtonLink to={ride}>Build my ride</ButtonLink>
            {chosen ? (
              <ButtonLink to={`/parts/for/${encodeURIComponent(chosen.vehicle.id)}`} kind="outline">
                Shop parts
              </ButtonLink>
            ) : null}
          </div>
          <GenerationLinks model={model} current={generation.years} />
        </div>
        <Picture
          src={picture.imageUrl}
          alt={`${name} from the side, drawn in lines`}
          width={1200}
          height={800}
          sizes="(width >= 1024px) 40rem, 100vw"
          className="light-edge aspect-[3/2] w-full rounded-sm object-cover"
          isFirst
        />
      </div>
      {chosen ? (
        <StockSection
          name={name}
          variants={variants}
          chosen={chosen}
          onChoose={(variant) => setSearch({ variant }, { replace: true, preventScrollReset: true })}
        />
      ) : null}
      {chosen ? <EngineNotes engines={engines} vehicleId={chosen.vehicle.id} /> : null}
      <ModelPackages packages={packages} planner={planner} />
      {parts.length > 0 ? (
        <section aria-labelledby="popular" className="mt-20">
          <h2 id="popular" className="headline text-3xl sm:text-4xl">
            Popular parts
          </h2>
          <div className={`mt-8 ${PART_GRID}`}>
            {parts.map((part) => (
              <PartCard key={part.id} part={part} />
            ))}
          </div>
        </section>
      ) : null}
      {builds.length > 0 ? (
        <section aria-labelledby="builds" className="mt-20">
          <h2 id="builds" className="headline text-3xl sm:text-4xl">
            Builds on this car
          </h2>
          <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {builds.map((build) => (
              <BuildCard key={build.id} build={build} />
            ))}
          </div>
        </section>
      ) : null}
      <ProvenResults results={results} />
      <p className="mt-12 text-silver">
        Other years?{' '}
        <Link to={`/models/${model.slug}`} className="font-semibold text-redline hover:text-ember">
          Every {brand.name} {model.name}
        </Link>
      </p>
    </div>
  )
}

function GenerationSkeleton({ path }: { path: string }) {
  useHead({ title: 'Loading', description: 'A model and its years.', canonicalPath: path })
  return (
    <div className="page-width pt-36">
      <LoadingNote>Loading model</LoadingNote>
      <Skeleton className="h-16 max-w-2xl" />
      <Skeleton className="mt-16 h-28" />
      <Skeleton className="mt-6 h-[30rem]" />
    </div>
  )
}
