import { useState } from 'react'
import type { GenerateReply, GenerateRequest, RecommendedPart } from '../../contract/configurator.ts'
import { AddBuildToCart } from '../build-sheet/add-build-to-cart.tsx'
import { configuratorAddress } from '../build-sheet/build-addresses.ts'
import { BuildFigures } from '../build-sheet/build-figures.tsx'
import { wholeHp } from '../build-sheet/figures-in-words.ts'
import { FrontierChart } from '../build-sheet/frontier-chart.tsx'
import { PartGroups } from '../build-sheet/part-groups.tsx'
import { PartRow } from '../build-sheet/part-row.tsx'
import { SavePlan } from '../build-sheet/save-plan.tsx'
import { FUEL_NAME, stageName } from '../build-sheet/words.ts'
import { DynoChart } from '../figures/dyno-chart.tsx'
import { LimitGauges } from '../figures/limit-gauges.tsx'
import { TimeSlipCard } from '../figures/time-slip-card.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { count } from '../ui/money.ts'
import { NextSteps } from './next-steps.tsx'
import { Shortfall } from './shortfall.tsx'

interface BuildResultProps {
  reply: GenerateReply
  request: GenerateRequest
  onNew: () => void
}

/** The generated build: what it makes, costs and stands, every part with its reason, and what to do next. */
export function BuildResult({ reply, request, onNew }: BuildResultProps) {
  const { vehicle } = reply.enhancedData
  const car = `${request.year} ${vehicle.make} ${vehicle.model}`
  const title = `${car}, ${wholeHp(reply.estimatedHorsepower)} whp`
  const partIds = reply.recommendedParts.map((part) => part.partId)
  return (
    <article aria-label="Your build" className="grid grid-cols-1 gap-6">
      <Summary reply={reply} car={car} />
      {reply.shortfall ? <Shortfall shortfall={reply.shortfall} /> : null}
      <Card className="p-5 sm:p-8">
        <DynoChart
          title={title}
          curve={reply.power.curve}
          stockCurve={reply.power.stockCurve}
          range90={reply.power.wheelHpRange90}
        />
      </Card>
      <div className="grid gap-6 md:grid-cols-2">
        <TimeSlipCard slip={reply.timeSlip} stockSlip={reply.stockTimeSlip} />
        <LimitGauges limits={reply.limits} />
      </div>
      <section aria-label="Parts">
        <h2 className="headline mb-4 text-2xl sm:text-3xl">Parts by category</h2>
        {partIds.length > 0 ? (
          <PartGroups parts={reply.recommendedParts} />
        ) : (
          <p className="text-silver">The stock car reaches this goal already. Nothing needs to be bought.</p>
        )}
      </section>
      <Frontier reply={reply} year={Number(request.year)} goalWheelHp={request.targetHorsepower} />
      <Complementary reply={reply} />
      <NextSteps reply={reply}>
        <AddBuildToCart
          name={title}
          vehicleId={vehicle.id}
          plan={{ request }}
          total={reply.estimatedCost}
          parts={reply.recommendedParts.map((part) => ({ ...part, price: part.pricing.partCost, ...part.pricing }))}
        />
        <SavePlan title={title} vehicleId={vehicle.id} partIds={partIds} request={request} />
        <Button kind="quiet" onClick={() => window.print()}>
          <Icon name="printer" className="size-4" />
          Print build sheet
        </Button>
        <Button kind="outline" onClick={onNew}>
          Generate New Build
        </Button>
      </NextSteps>
      <p className="text-sm text-steel">
        {reply.proof.method} {count(reply.proof.statesExamined)} states examined; {reply.proof.buildsRuledOut}. Engine{' '}
        <span className="figures">{reply.engineVersion}</span>.
      </p>
    </article>
  )
}

function Summary({ reply, car }: { reply: GenerateReply; car: string }) {
  const { preferences, vehicleInfo } = reply.enhancedData
  return (
    <Card className="p-5 sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="telemetry text-redline">{reply.provider}</p>
          <h2 className="headline mt-2 text-3xl sm:text-4xl">{car}</h2>
          <p className="mt-2 text-silver">
            {vehicleInfo.engineSpecs.type}. {FUEL_NAME[preferences.fuel_type]}.{' '}
            {preferences.forced_induction_preference}.
          </p>
        </div>
        <Badge tone="redline" className="text-sm">
          {stageName(reply.recommendedStage)}
        </Badge>
      </div>
      <div className="mt-7">
        <BuildFigures build={reply} />
      </div>
      <p className="mt-7 max-w-3xl border-t border-hairline/60 pt-5 whitespace-pre-line text-silver">
        {reply.explanation}
      </p>
    </Card>
  )
}

interface FrontierProps {
  reply: GenerateReply
  year: number
  goalWheelHp: number | undefined
}

function Frontier({ reply, year, goalWheelHp }: FrontierProps) {
  const own = reply.frontier.findIndex((point) => point.costUsd >= reply.estimatedCost - 0.5)
  const [at, setAt] = useState(own === -1 ? Math.max(0, reply.frontier.length - 1) : own)
  const point = reply.frontier[at]
  if (!point || reply.frontier.length < 2) return null
  const known = new Map(reply.availableParts.map((part) => [part.partId, part]))
  for (const part of reply.recommendedParts) known.set(part.partId, part)
  const names = point.partIds.map((id) => known.get(id)?.name ?? id)
  return (
    <Card className="p-5 sm:p-8">
      <h2 className="headline text-2xl sm:text-3xl">Power against dollars</h2>
      <p className="mt-2 max-w-2xl text-silver">
        Every step is a build that no other beats: none makes more for less. Slide to see what the next dollars bring.
      </p>
      <div className="mt-5">
        <FrontierChart points={reply.frontier} at={at} onAt={setAt} goalWheelHp={goalWheelHp} />
      </div>
      <p className="mt-4 text-sm text-silver" aria-live="polite">
        <span className="text-steel">{names.length === 1 ? '1 part: ' : `${names.length} parts: `}</span>
        {names.length === 0 ? 'the stock car' : names.join(', ')}
      </p>
      <p className="mt-4 print:hidden">
        <ButtonLink
          kind="outline"
          size="small"
          to={configuratorAddress({
            vehicle: reply.enhancedData.vehicle,
            year,
            boostKind: point.partIds.map((id) => known.get(id)).find((part) => part?.slot === 'boost_source')?.kind,
            partIds: point.partIds,
          })}
        >
          Open this build in the configurator
        </ButtonLink>
      </p>
    </Card>
  )
}

function Complementary({ reply }: { reply: GenerateReply }) {
  if (reply.complementary.length === 0) return null
  const row = (part: RecommendedPart) => <PartRow key={part.partId} part={part} />
  return (
    <section aria-label="Complementary suggestions">
      <h2 className="headline mb-4 text-2xl sm:text-3xl">Complementary suggestions</h2>
      <div className="grid gap-4 xl:grid-cols-2">
        {reply.complementary.map((group) => (
          <Card key={group.title} className="px-4 pt-4 pb-1 sm:px-6">
            <h3 className="font-semibold text-light">{group.title}</h3>
            <p className="mt-1 mb-3 text-sm text-silver">{group.reason}</p>
            {group.parts.slice(0, 2).map(row)}
          </Card>
        ))}
      </div>
    </section>
  )
}
