import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { SearchHit, SearchReply } from '../../contract/search.ts'
import { useCall } from '../api/api-context.ts'
import { load as loadOf } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { chosenCar } from '../garage/garage-storage.ts'
import { useGarage } from '../garage/use-garage.ts'
import { useHead } from '../head/use-head.ts'
import { PART_GRID, PartCard, PartCardSkeletons } from '../parts/part-card.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { price } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { LoadingNote } from '../ui/skeleton.tsx'
import { searchPath, TYPE_WORDS } from './hit-words.ts'
import { Marked } from './marked.tsx'
import { keepSearch } from './recent-searches.ts'

const LIMIT = 48
const readQuery = (search: URLSearchParams): string => (search.get('q') ?? '').trim().slice(0, 200)
const optionsOf = (call: LoadContext['call'], q: string, vehicle?: string) =>
  loadOf(call, 'GET /api/search', { query: { q, limit: LIMIT, ...(vehicle === undefined ? {} : { vehicle }) } })

export function load({ call, queries, search }: LoadContext): Promise<unknown> {
  const q = readQuery(search)
  return q === '' ? Promise.resolve() : queries.ensureQueryData(optionsOf(call, q))
}

/** Everything that words find, by kind. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const q = readQuery(search)
  const call = useCall()
  const own = chosenCar(useGarage())
  const [text, setText] = useState(q)
  useEffect(() => setText(q), [q])
  const common = useQuery({ ...optionsOf(call, q), enabled: q !== '' })
  const ofCar = useQuery({
    ...optionsOf(call, q, own?.vehicleId),
    enabled: q !== '' && own !== undefined,
    placeholderData: keepPreviousData,
  })
  const reply = (own && ofCar.data) ?? common.data
  useHead({
    title: q ? `Search: ${q}` : 'Search',
    description: 'Search parts, part numbers, packages, cars, builds and gear.',
    canonicalPath: '/search',
    isPrivate: true,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keepSearch(text)
    setSearch(text.trim() ? { q: text.trim() } : {})
  }
  return (
    <div className="page-width min-h-[70vh] pt-32 sm:pt-36">
      <h1 className="headline text-3xl sm:text-5xl">{q ? <>Results for “{q}”</> : 'Search'}</h1>
      <form onSubmit={submit} className="mt-8 flex max-w-2xl items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field
            label="Search the shop"
            isLabelHidden
            type="search"
            name="q"
            placeholder="Part, part number or car"
            value={text}
            maxLength={120}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
      {q === '' ? (
        <StartFrom />
      ) : common.isPending ? (
        <div className="mt-10">
          <LoadingNote>Searching</LoadingNote>
          <PartCardSkeletons />
        </div>
      ) : reply ? (
        <Results reply={reply} vehicleId={own?.vehicleId} />
      ) : (
        <p role="alert" className="mt-10 text-silver">
          We couldn't reach the shop. Your cart is safe. Try again.
        </p>
      )}
    </div>
  )
}

const ORDER: readonly SearchHit['type'][] = ['vehicle', 'part', 'package', 'build', 'gear', 'help']

function Results({ reply, vehicleId }: { reply: SearchReply; vehicleId: string | undefined }) {
  const { hits, insteadOf, car, model, marks } = reply
  if (hits.length === 0) return <NothingFound reply={reply} />
  const groups = Map.groupBy(hits, ({ type }) => type)
  const order = hits[0]?.type === 'vehicle' ? ORDER : [hits[0]!.type, ...ORDER.filter((type) => type !== hits[0]!.type)]
  return (
    <>
      {insteadOf ? (
        <p className="mt-6 text-silver" role="status">
          {insteadOf.why === 'spelling'
            ? `Nothing for “${reply.q}”. Showing results for “${insteadOf.searched}”.`
            : `Nothing matches all of those words. Showing results for “${insteadOf.searched}”.`}
        </p>
      ) : null}
      {car ? (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 border-l-2 border-redline pl-4 text-silver">
          <span>
            Parts that fit the {car.years} {car.label} come first.
          </span>
          <Link
            to={`/parts/for/${encodeURIComponent(car.vehicleId)}`}
            className="inline-flex min-h-9 items-center font-semibold text-redline hover:text-ember"
          >
            Everything for this car
          </Link>
        </p>
      ) : null}
      {model ? (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 border-l-2 border-redline pl-4 text-silver">
          <span>
            We have the {model.label} from {model.years.replace('-', ' to ')}. Add your year to see what fits yours.
          </span>
          <Link
            to={`/models/${encodeURIComponent(model.modelId)}`}
            className="inline-flex min-h-9 items-center font-semibold text-redline hover:text-ember"
          >
            See the {model.label}
          </Link>
        </p>
      ) : null}
      {order.map((type) => {
        const group = groups.get(type) ?? []
        if (group.length === 0) return null
        return (
          <section key={type} className="mt-10" aria-labelledby={`found-${type}`}>
            <h2 id={`found-${type}`} className="headline mb-5 text-2xl">
              {TYPE_WORDS[type].many} <span className="figures text-base text-steel">{group.length}</span>
            </h2>
            {type === 'part' ? (
              <div className={PART_GRID}>
                {group.map(({ part }) => (part ? <PartCard key={part.id} part={part} vehicleId={vehicleId} /> : null))}
              </div>
            ) : (
              <ul className="grid gap-3 md:grid-cols-2">
                {group.map((hit) => (
                  <li key={hit.path} className="light-edge rounded-sm transition-colors hover:border-steel">
                    <Link to={hit.path} className="flex min-h-18 items-center gap-4 p-3">
                      {hit.imageUrl ? (
                        <Picture
                          src={hit.imageUrl}
                          alt=""
                          width={120}
                          height={90}
                          sizes="6rem"
                          className="h-14 w-20 shrink-0 rounded-xs object-cover"
                        />
                      ) : null}
                      <span className="min-w-0 flex-1">
                        <span className="block text-silver">
                          <Marked text={hit.title} marks={marks} />
                        </span>
                        <span className="block text-sm text-steel">{hit.detail}</span>
                      </span>
                      {hit.price === null ? null : <span className="figures shrink-0">{price(hit.price)}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </>
  )
}

function NothingFound({ reply }: { reply: SearchReply }) {
  return (
    <div className="mt-10 max-w-2xl">
      <h2 className="headline text-2xl">We found nothing for that</h2>
      <ul className="mt-4 list-disc pl-5 text-silver marker:text-redline">
        <li>Try the part alone, like “downpipe”, or the part and the car, like “downpipe 2015 WRX”.</li>
        <li>A part number works with or without dashes.</li>
        <li>If we don't list it, we may still be able to get it. Send us the part number.</li>
      </ul>
      <ul className="mt-6 flex flex-wrap gap-2">
        {[...reply.suggestions, { label: 'Contact us', path: '/contact' }].map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={buttonClass('outline', 'small')}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <StartFrom />
    </div>
  )
}

/** For whoever has no words yet, or none that we know. */
function StartFrom() {
  return (
    <p className="mt-6 text-sm text-steel">
      Start from{' '}
      <Link to={searchPath('mustang gt')} className="underline underline-offset-4 hover:text-light">
        a car
      </Link>
      ,{' '}
      <Link to="/parts" className="underline underline-offset-4 hover:text-light">
        a category
      </Link>{' '}
      or{' '}
      <Link to="/brands" className="underline underline-offset-4 hover:text-light">
        a maker
      </Link>
      .
    </p>
  )
}
