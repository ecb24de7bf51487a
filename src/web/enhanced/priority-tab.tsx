import type { PriorityAdditions } from '../../contract/market.ts'
import { Card } from '../ui/card.tsx'
import { count, dollars, whole } from '../ui/money.ts'

/** Vehicles that the market asks for and the catalog does not cover, ranked. */
export function PriorityTab({ priority }: { priority: PriorityAdditions }) {
  const { priorityAdditions } = priority
  if (priorityAdditions.length === 0) return <p className="text-silver">The catalog covers every vehicle asked for.</p>
  return (
    <ol className="grid gap-3 lg:grid-cols-2">
      {priorityAdditions.map(
        ({ vehicle, vehicleDetails, marketDemand, competitivePositioning, recommendations }, index) => (
          <li key={vehicle}>
            <Card className="h-full p-5">
              <div className="flex items-baseline gap-4">
                <span className="figures text-2xl font-bold text-redline">{String(index + 1).padStart(2, '0')}</span>
                <div className="min-w-0">
                  <h3 className="font-semibold">
                    {vehicleDetails.year} {vehicleDetails.make} {vehicleDetails.model}
                  </h3>
                  <p className="figures text-sm text-silver">Market demand: {whole(marketDemand)}</p>
                  <p className="text-sm text-steel">{competitivePositioning}</p>
                </div>
              </div>
              <dl className="figures mt-4 grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
                <Fact
                  name="Base power"
                  value={vehicleDetails.basePower === null ? 'unknown' : `${count(vehicleDetails.basePower)} HP`}
                />
                <Fact name="Mentions" value={count(vehicleDetails.socialMentions)} />
                <Fact
                  name="Stage 2 cost"
                  value={
                    vehicleDetails.averageStage2Cost === null ? 'unknown' : dollars(vehicleDetails.averageStage2Cost)
                  }
                />
                <Fact name="Competitors" value={count(vehicleDetails.competitorPackages)} />
              </dl>
              <h4 className="mt-4 text-sm font-semibold">Why add this vehicle</h4>
              <ul className="mt-1 list-disc pl-5 text-sm text-silver marker:text-redline">
                {recommendations.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Card>
          </li>
        ),
      )}
    </ol>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-steel">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
