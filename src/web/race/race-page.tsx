import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useCall } from '../api/api-context.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useHead } from '../head/use-head.ts'
import { drawingOf } from '../xray/car-drawing.ts'
import { CopyRace } from './copy-race.tsx'
import { LanePickers } from './lane-pickers.tsx'
import RaceOf from './race-of.tsx'
import { nameIn, verdict } from './race-words.ts'
import { type Racers, raceAddress, raceOf } from './racers.ts'

/** What races until somebody picks: a stock car against our own package for it. */
const EXAMPLE: Racers = { a: 'stock:ford-mustang-gt-2018-10at', b: 'package:mustang-gt-stage-3' }

function racersOf(search: URLSearchParams): Racers {
  const [a, b, c] = [search.get('a'), search.get('b'), search.get('c')]
  return a ? { a, ...(b ? { b } : {}), ...(c ? { c } : {}) } : EXAMPLE
}

export async function load({ call, queries, search }: LoadContext): Promise<void> {
  const race = await queries.ensureQueryData(raceOf(call, racersOf(search)))
  const ids = new Set(race?.lanes.map(({ vehicleId }) => vehicleId))
  await Promise.all([...ids].map((id) => queries.ensureQueryData(drawingOf(call, id))))
}

/** The Race: two or three runs side by side on the strip. The address says who runs. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const racers = racersOf(search)
  const { data } = useQuery(raceOf(useCall(), racers))
  const plan = Object.values(racers).flatMap((racer: string) => /^plan:(.+)$/.exec(racer)?.[1] ?? [])[0]
  const who = data?.lanes.map(({ detail, name }) => `${name} (${detail})`).join(' vs ')
  useHead({
    title: data ? `The Race: ${data.lanes.map((lane) => nameIn(data.lanes, lane)).join(' vs ')}` : 'The Race',
    description: data
      ? `${who}. ${verdict(data.lanes).headline}. Quarter mile run side by side, with time slips.`
      : 'Race any two or three cars of our catalog down the quarter mile: stock, one of our packages, or your own build.',
    canonicalPath: search.has('a') ? raceAddress(racers) : '/race',
    isPrivate: search.has('a'),
    ...(plan ? { imagePath: `/images/plans/${plan}.jpg` } : {}),
    ...(data === null ? { status: 404 } : {}),
  })
  const show = (next: Racers) => setSearch({ ...next }, { preventScrollReset: true })
  return (
    <div className="page-width grid grid-cols-1 gap-12 pt-24 pb-24 sm:pt-28 print:pt-4">
      <div>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
          <h1 className="telemetry text-redline">
            The Race<span className="max-sm:hidden">: quarter mile, heads up</span>
          </h1>
          <CopyRace address={raceAddress(racers)} />
        </div>
        <RaceOf racers={racers} />
      </div>
      <LanePickers racers={racers} lanes={data?.lanes ?? []} onShow={show} />
    </div>
  )
}
