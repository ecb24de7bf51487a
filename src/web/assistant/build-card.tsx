import { FUEL_LABELS } from '../../engine/display-words.ts'
import { AddBuildToCart } from '../build-sheet/add-build-to-cart.tsx'
import { configuratorAddress } from '../build-sheet/build-addresses.ts'
import { BuildFigures } from '../build-sheet/build-figures.tsx'
import { goalLine } from '../build-sheet/goal-line.ts'
import { SavePlan } from '../build-sheet/save-plan.tsx'
import { DynoChart } from '../figures/dyno-chart.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { dollars } from '../ui/money.ts'
import { carOf, cartPartsOf, planOf, titleOf } from './build-title.ts'
import type { ShownBuild } from './conversation.ts'

/** A build inside the conversation: figures, curve, parts, and what can be done with it. */
export function BuildCard({ build }: { build: ShownBuild }) {
  const { reply, request } = build
  const { vehicle, preferences } = reply.enhancedData
  const car = carOf(build)
  const title = titleOf(build)
  const partIds = reply.recommendedParts.map((part) => part.partId)
  return (
    <Card className="p-5 sm:p-6">
      <h3 className="headline text-2xl">{car}</h3>
      <p className="mt-1 text-sm text-silver">
        {vehicle.variant}. {FUEL_LABELS[preferences.fuel_type]}. {goalLine(request, reply.timeSlip)}
      </p>
      {reply.timeGoal?.shortfall ? <p className="mt-3 text-sm text-caution">{reply.timeGoal.shortfall}</p> : null}
      {reply.shortfall ? (
        <p className="mt-3 text-sm text-caution">
          {reply.shortfall.reason} {reply.shortfall.remedy}
        </p>
      ) : null}
      <div className="mt-6">
        <BuildFigures build={reply} />
      </div>
      <details open className="mt-6 border-t border-hairline/60 pt-4">
        <summary className="cursor-pointer font-semibold text-cold underline underline-offset-4">Dyno curve</summary>
        <div className="mt-4">
          <DynoChart
            title={title}
            curve={reply.power.curve}
            stockCurve={reply.power.stockCurve}
            range90={reply.power.wheelHpRange90}
          />
        </div>
      </details>
      <ul className="mt-4 divide-y divide-hairline/60 text-sm">
        {reply.recommendedParts.map((part) => (
          <li key={part.partId} className="flex items-baseline justify-between gap-4 py-2">
            <span>
              <span className="text-steel">{part.manufacturer}</span> {part.name}
            </span>
            <span className="figures shrink-0">{dollars(part.pricing.partCost)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <AddBuildToCart
          name={title}
          vehicleId={vehicle.id}
          plan={planOf(build)}
          total={reply.estimatedCost}
          parts={cartPartsOf(build)}
        />
        <ButtonLink
          kind="outline"
          to={configuratorAddress({
            ...reply.enhancedData,
            request,
            year: Number(request.year),
            boostKind: reply.recommendedParts.find((part) => part.slot === 'boost_source')?.kind,
            partIds,
          })}
        >
          Change parts
        </ButtonLink>
        <SavePlan
          title={title}
          vehicleId={vehicle.id}
          partIds={partIds}
          request={request}
          stagePackage={build.stagePackage}
        />
      </div>
    </Card>
  )
}
