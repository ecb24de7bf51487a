import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { xrayOfPackage } from '../../xray/build-of-reply.ts'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { count, dollars } from '../ui/money.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { drawingOf } from '../xray/car-drawing.ts'
import { XrayCard } from '../xray/car-xray.tsx'

/** A package of the shop that has something to show in every corner of the car. */
const DEMO_SLUG = 'mustang-gt-stage-3'
const START = 'Start with year, make and model. Then set the power or the time you want.'
const demoOf = (call: LoadContext['call']) =>
  loadOrNull(call, 'GET /api/packages/:slug', { params: { slug: DEMO_SLUG } })

export async function loadDemoBuild({ call, queries }: Pick<LoadContext, 'call' | 'queries'>): Promise<void> {
  const item = await queries.ensureQueryData(demoOf(call))
  if (item) await queries.ensureQueryData(drawingOf(call, item.vehicleId))
}

/** What a finished plan looks like, before a car is picked: one of our packages inside its car. */
export function DemoBuild({ start = START }: { start?: string }) {
  const { data: item, isPending } = useQuery(demoOf(useCall()))
  const build = useMemo(() => item && xrayOfPackage(item), [item])
  if (isPending) return <Skeleton className="h-96" />
  if (!item || !build) return <Empty title="Pick your car">{start}</Empty>
  return (
    <XrayCard vehicleId={item.vehicleId} build={build} title="Pick your car">
      <p className="mb-2 max-w-3xl text-silver">
        {start} You see every part where it sits, what it adds, and what breaks first.
      </p>
      <p className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-steel print:hidden">
        <span>
          Example build: {item.name}, {count(item.dynoResults.afterHp)} whp for {dollars(item.basePrice)} installed
        </span>
        <ButtonLink kind="outline" size="small" to={`/packages/${item.slug}`}>
          Open this package
        </ButtonLink>
      </p>
    </XrayCard>
  )
}
