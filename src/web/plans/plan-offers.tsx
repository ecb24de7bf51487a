import { useQuery } from '@tanstack/react-query'
import type { GenerateReply } from '../../contract/configurator.ts'
import type { Plan } from '../../contract/plans.ts'
import { useCall } from '../api/api-context.ts'
import { askedAgain, offerOfPlan } from '../build-sheet/build-addresses.ts'
import { Offers } from '../build-sheet/offers.tsx'

/** The builds beside a saved one, against its own power and bill; they come after the plan itself is on the screen. */
export function PlanOffers({ plan }: { plan: Plan }) {
  const call = useCall()
  const request = askedAgain(plan)
  const build = useQuery({
    queryKey: ['offers', request],
    queryFn: () => call('POST /api/configurator/generate', { body: request }),
    retry: false,
  })
  return build.data ? <Offers offers={besidePlan(build.data, plan)} to={(offer) => offerOfPlan(plan, offer)} /> : null
}

/** The offers of a reply, and its own build among them, as they differ from a plan; what is the plan itself is left out. */
export function besidePlan(
  reply: Pick<GenerateReply, 'offers' | 'estimatedHorsepower' | 'estimatedCost' | 'recommendedParts'>,
  { now }: { now: Pick<Plan['now'], 'estimatedHorsepower' | 'estimatedCost'> },
): GenerateReply['offers'] {
  const own = {
    offer: 'as_asked' as const,
    wheelHp: reply.estimatedHorsepower,
    costUsd: reply.estimatedCost,
    partIds: reply.recommendedParts.map((part) => part.partId),
  }
  return [own, ...reply.offers]
    .map((offer) => ({
      ...offer,
      deltaWheelHp: Math.round(offer.wheelHp) - now.estimatedHorsepower,
      deltaUsd: offer.costUsd - now.estimatedCost,
    }))
    .filter(({ deltaWheelHp, deltaUsd }) => deltaWheelHp !== 0 || Math.abs(deltaUsd) >= 1)
}
