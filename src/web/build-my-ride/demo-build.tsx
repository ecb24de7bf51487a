import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { ButtonLink } from '../ui/button.tsx'
import { dollars, whole } from '../ui/money.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { drawingOf, XrayCard } from '../xray/car-xray.tsx'
import { xrayOfPackage } from '../xray/xray-build.ts'

/** A package of the shop that has something to show in every corner of the car. */
const DEMO_SLUG = 'mustang-gt-stage-3'
const demoOf = (call: LoadContext['call']) =>
  loadOrNull(call, 'GET /api/packages/:slug', { params: { slug: DEMO_SLUG } })

export async function loadDemoBuild({ call, queries }: Pick<LoadContext, 'call' | 'queries'>): Promise<void> {
  const item = await queries.ensureQueryData(demoOf(call))
  if (item) await queries.ensureQueryData(drawingOf(call, item.vehicleId))
}

/** What a finished plan looks like, before a car is picked: one of our packages inside its car. */
export function DemoBuild() {
  const { data: item, isPending } = useQuery(demoOf(useCall()))
  const build = useMemo(() => item && xrayOfPackage(item), [item])
  if (isPending) return <Skeleton className="h-96" />
  if (!item || !build) return null
  return (
    <XrayCard vehicleId={item.vehicleId} build={build} title="See what goes where">
      <p className="mb-5 max-w-3xl text-silver">
        Example build: {item.name}, {whole(item.dynoResults.afterHp)} whp for {dollars(item.basePrice)} installed. New
        parts glow. What runs near its limit turns yellow, what breaks first turns red. Pick your car and we draw yours.
      </p>
      <p className="mb-2 print:hidden">
        <ButtonLink kind="outline" size="small" to={`/packages/${item.slug}`}>
          Open this package
        </ButtonLink>
      </p>
    </XrayCard>
  )
}
