import { useQueries } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { Plan } from '../../contract/plans.ts'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { MOST_COMPARED } from '../garage/garage-plans.tsx'
import { useGarage } from '../garage/use-garage.ts'
import { useHead } from '../head/use-head.ts'
import { RaceCard } from '../race/race-card.tsx'
import { planRace, type Racers } from '../race/racers.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { dollars } from '../ui/money.ts'
import { SectionHeading } from '../ui/section.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { drawingOf } from '../xray/car-drawing.ts'
import { CompareCurves } from './compare-curves.tsx'
import { CompareTable } from './compare-table.tsx'
import { CompareXrays } from './compare-xrays.tsx'

/** The codes of an address, each once, at most three. */
const codesOf = (search: URLSearchParams): string[] =>
  [...new Set((search.get('plans') ?? '').split(',').filter(Boolean))].slice(0, MOST_COMPARED)

export async function load({ call, queries, search }: LoadContext): Promise<void> {
  await Promise.all(
    codesOf(search).map(async (code) => {
      const plan = await queries.ensureQueryData(loadOrNull(call, 'GET /api/plans/:code', { params: { code } }))
      if (plan) await queries.ensureQueryData(drawingOf(call, plan.vehicleId))
    }),
  )
}

/** Up to three saved builds side by side: curves in one chart, figures in one table. */
export function Component() {
  useHead({
    title: 'Compare builds',
    description: 'Up to three saved builds side by side: power, time slip, limits, parts and cost.',
    canonicalPath: '/compare',
    isPrivate: true,
  })
  const call = useCall()
  const [search, setSearch] = useSearchParams()
  const codes = codesOf(search)
  const results = useQueries({
    queries: codes.map((code) => loadOrNull(call, 'GET /api/plans/:code', { params: { code } })),
  })
  const plans = results.flatMap((result) => (result.data ? [result.data as Plan] : []))
  const missing = codes.filter((_, index) => results[index]?.data === null || results[index]?.isError)
  const isPending = results.some((result) => result.isPending)
  const show = (next: readonly string[]) =>
    setSearch(next.length === 0 ? {} : { plans: next.join(',') }, { preventScrollReset: true })
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-32 pb-24">
      <SectionHeading level={1} label="Side by side" title="Compare builds" />
      <Choices codes={codes} onShow={show} />
      {missing.length > 0 ? (
        <p role="alert" className="text-caution">
          Not found: {missing.join(', ')}.
        </p>
      ) : null}
      {isPending ? (
        <>
          <LoadingNote>Loading the builds</LoadingNote>
          <Skeleton className="h-96" />
        </>
      ) : plans.length === 0 ? (
        <Empty title="Nothing to compare yet" action={<ButtonLink to="/build-my-ride">Plan a build</ButtonLink>}>
          Save two or three builds, then pick them here or in your garage.
        </Empty>
      ) : (
        <>
          <Card className="p-5 sm:p-8">
            <CompareCurves plans={plans} />
          </Card>
          <CompareXrays plans={plans} />
          <CompareTable plans={plans} />
          <RaceCard racers={racersOf(plans)} />
        </>
      )}
    </div>
  )
}

/** The builds in the order of the address; one alone races the car that it starts from. */
function racersOf([a, b, c]: readonly Plan[]): Racers {
  const lane = (plan: Plan | undefined) => (plan ? `plan:${plan.code}` : undefined)
  if (!b) return planRace(a?.code ?? '')
  return { a: lane(a) ?? '', b: lane(b) ?? '', ...(c ? { c: lane(c) ?? '' } : {}) }
}

function Choices({ codes, onShow }: { codes: readonly string[]; onShow: (codes: readonly string[]) => void }) {
  const { plans } = useGarage()
  if (plans.length === 0) return null
  return (
    <fieldset className="print:hidden">
      <legend className="telemetry mb-3 text-silver">From your garage, up to {MOST_COMPARED}</legend>
      <div className="flex flex-wrap gap-2">
        {plans.map((plan) => {
          const isShown = codes.includes(plan.code)
          return (
            <label
              key={plan.code}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm border border-hairline px-3 text-sm has-checked:border-redline"
            >
              <input
                type="checkbox"
                className="size-4 accent-redline"
                checked={isShown}
                disabled={!isShown && codes.length >= MOST_COMPARED}
                onChange={() => onShow(isShown ? codes.filter((code) => code !== plan.code) : [...codes, plan.code])}
              />
              <span>
                {plan.title}, <span className="figures text-steel">{dollars(plan.costUsd)}</span>
              </span>
            </label>
          )
        })}
      </div>
      <p className="mt-2 text-sm text-steel">
        Or open a saved build and{' '}
        <Link to="/build-my-ride" className="text-cold underline underline-offset-4">
          plan another
        </Link>
        .
      </p>
    </fieldset>
  )
}
