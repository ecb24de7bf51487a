import { useState } from 'react'
import { Link } from 'react-router'
import type { PartPage } from '../../contract/shop-parts.ts'
import { CONFIDENCE_NAMES } from '../../engine/display-words.ts'
import { installationCentsOf } from '../../engine/labor-rates.ts'
import { CENTS_PER_DOLLAR } from '../../engine/units.ts'
import type { ApiCall } from '../api/call.ts'
import { loadOrNull } from '../api/queries.ts'
import { useShop } from '../app/shop.ts'
import { hours } from '../build-sheet/figures-in-words.ts'
import { type Service, ServiceChoice } from '../cart/service-choice.tsx'
import { breadcrumbLd, partLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { Button } from '../ui/button.tsx'
import { Crumbs } from '../ui/crumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { dollarsAndCents } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { useDemand } from '../vehicles/use-demand.ts'
import { addPart, FitMark } from './part-card.tsx'
import { PartDetails } from './part-details.tsx'
import { availability, EMISSIONS_WORDS, gainRangeWords, gainWords, shelfPath } from './part-words.ts'

export const partOptions = (call: ApiCall, slug: string, vehicle?: string) =>
  loadOrNull(call, 'GET /api/catalog/parts/:slug', {
    params: { slug },
    query: vehicle === undefined ? {} : { vehicle },
  })

/** A part's page: what it is, what it costs, and whether it is for your car. */
export function PartView({ page, carLabel }: { page: PartPage; carLabel?: string | undefined }) {
  const { part, car } = page
  const { origin } = useShop()
  useDemand('view', part.fits ? car?.vehicleId : undefined)
  const title = `${part.maker.name} ${part.name}`
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Parts', path: '/parts' },
    { name: part.categoryName, path: shelfPath(part.category) },
    { name: part.name, path: `/parts/${part.slug}` },
  ]
  useHead({
    title: part.partNumber ? `${title} (${part.partNumber})` : title,
    description: `${part.kindName} by ${part.maker.name}. Fits ${part.fitsWhat}. ${part.description}`.slice(0, 300),
    canonicalPath: `/parts/${part.slug}`,
    jsonLd: [partLd(origin, page), breadcrumbLd(origin, crumbs)],
  })
  return (
    <article className="page-width pt-32 sm:pt-36">
      <Crumbs crumbs={crumbs} />
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="light-edge aspect-[4/3] max-h-[36rem] w-full overflow-hidden lg:aspect-square rounded-sm bg-ink">
          <Picture
            src={part.imageUrl}
            alt={`Drawing of a part like this: ${part.kindName}`}
            width={600}
            height={640}
            className="size-full object-contain"
            isFirst
          />
        </div>
        <div>
          <Link
            to={`/makers/${part.maker.slug}`}
            className="telemetry inline-flex min-h-9 items-center text-redline hover:text-ember"
          >
            {part.maker.name}
          </Link>
          <h1 className="headline mt-2 text-3xl sm:text-4xl">{part.name}</h1>
          <p className="figures mt-3 flex flex-wrap gap-x-5 text-sm text-steel">
            <span>{part.partNumber ? `Part # ${part.partNumber}` : 'Part number on request'}</span>
            <span>SKU {part.sku}</span>
          </p>
          <p className="mt-4 text-silver">{part.description}</p>
          <CarBox page={page} carLabel={carLabel} />
          <Purchase page={page} />
          <dl className="mt-6 grid gap-x-8 gap-y-3 border-t border-hairline/60 pt-5 text-sm sm:grid-cols-2">
            <Fact name="Availability">
              {availability(part)}
              {part.stock === null ? '. We confirm the lead time before we charge you.' : ''}
            </Fact>
            <Fact name="Labor">
              {part.laborHours > 0 ? `${hours(part.laborHours)}, ${difficulty(part.laborHours)}` : 'None'}
            </Fact>
            <Fact name="Emissions">{EMISSIONS_WORDS[part.emissions]}</Fact>
            <Fact name="How sure we are">{CONFIDENCE_NAMES[part.confidence]}</Fact>
          </dl>
        </div>
      </div>
      <PartDetails page={page} />
    </article>
  )
}

/** By itself; installed too, where the car that it goes on is known. */
function Purchase({ page }: { page: PartPage }) {
  const { part, car } = page
  const [service, setService] = useState<Service>('parts only')
  const laborUsd = car && part.fits ? installationCentsOf(part.laborHours) / CENTS_PER_DOLLAR : 0
  const installationUsd = service === 'installed' ? laborUsd : 0
  return (
    <>
      {laborUsd > 0 ? (
        <div className="mt-6">
          <ServiceChoice
            service={service}
            installedUsd={part.price + laborUsd}
            partsUsd={part.price}
            onChange={setService}
          />
        </div>
      ) : null}
      <div className="mt-6 flex flex-wrap items-end justify-between gap-5">
        <div>
          <p className="figures text-3xl font-bold">{dollarsAndCents(part.price + installationUsd)}</p>
          <p className="mt-1 text-sm text-steel">
            {laborUsd > 0 ? `${SERVICE_WORDS[service]}. ` : ''}
            {priceWords(page)}
          </p>
        </div>
        <Button
          className="w-full sm:w-auto"
          disabled={part.stock === 0}
          onClick={() => void addPart(part, part.fits ? car?.vehicleId : undefined, installationUsd)}
        >
          <Icon name="cart" className="size-4" />
          Add to Cart
        </Button>
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="telemetry text-steel">{name}</dt>
      <dd className="mt-1 text-silver">{children}</dd>
    </div>
  )
}

/** What it means for the visitor's car. Keeps its place before the car is known, so that nothing moves. */
function CarBox({
  page: { part, car, doesNotFitBecause },
  carLabel,
}: {
  page: PartPage
  carLabel?: string | undefined
}) {
  return (
    <div className="light-edge mt-5 min-h-24 rounded-sm p-4">
      {car ? (
        <>
          <p className="font-bold">
            <FitMark fits={part.fits} label={carLabel ?? `${car.years} ${car.label}`} />
          </p>
          {doesNotFitBecause ? (
            <p className="mt-1 text-sm text-silver">
              {doesNotFitBecause}{' '}
              <Link
                to={shelfPath(part.category, car.vehicleId)}
                className="inline-flex min-h-8 items-center font-semibold text-redline hover:text-ember"
              >
                {part.categoryName} that fits
              </Link>
            </p>
          ) : null}
          {part.gain ? (
            <p className="mt-1 text-sm text-silver">
              <span className="figures font-bold text-light">{gainWords(part.gain)}</span>{' '}
              {Math.abs(part.gain.wheelHp) < 1
                ? 'on its own: it lets other parts work or keeps them alive.'
                : `by itself. ${gainRangeWords(part.gain)}`}
            </p>
          ) : null}
        </>
      ) : (
        <>
          <p className="font-bold">Fits {part.fitsWhat}</p>
          <p className="mt-1 text-sm text-silver">
            Pick your car in the garage, and we'll say whether it fits and what it adds.
          </p>
        </>
      )}
    </div>
  )
}

const difficulty = (laborHours: number): string =>
  laborHours <= 1.5 ? 'a driveway job' : laborHours <= 5 ? 'needs a lift and tools' : 'a shop job'

const SERVICE_WORDS: Readonly<Record<Service, string>> = { installed: 'Installed', 'parts only': 'Parts only' }

const priceWords = ({ part }: PartPage): string =>
  part.priceIsEstimate
    ? 'Our estimate of the street price. We confirm it before you pay.'
    : part.isOurs
      ? 'From our own price list'
      : 'Published list price'
