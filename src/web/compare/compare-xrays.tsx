import { useMemo } from 'react'
import type { Plan } from '../../contract/plans.ts'
import { xrayOfReply } from '../../xray/build-of-reply.ts'
import { Card } from '../ui/card.tsx'
import { CarXray } from '../xray/car-xray.tsx'
import { COMPARE_COLORS } from './compare-curves.tsx'

/** The builds drawn inside their cars, side by side. */
export function CompareXrays({ plans }: { plans: readonly Plan[] }) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      {plans.map((plan, index) => (
        <PlanXray key={plan.code} plan={plan} color={COMPARE_COLORS[index] ?? 'currentColor'} />
      ))}
    </div>
  )
}

function PlanXray({ plan, color }: { plan: Plan; color: string }) {
  const build = useMemo(() => xrayOfReply(plan.now), [plan])
  return (
    <Card role="region" aria-label={`X-ray of ${plan.title}`} className="p-5">
      <span className="mb-2 block h-1 w-10" style={{ background: color }} />
      <h2 className="mb-3 font-semibold">{plan.title}</h2>
      <CarXray vehicleId={plan.vehicleId} build={build} labels="list" />
    </Card>
  )
}
