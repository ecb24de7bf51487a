import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { GenerateReply, GenerateRequest, OfferName } from '../../contract/configurator.ts'
import { FUEL_LABELS } from '../../engine/display-words.ts'
import type { Fuel } from '../../engine/model.ts'
import { xrayOfReply } from '../../xray/build-of-reply.ts'
import { AddBuildToCart } from '../build-sheet/add-build-to-cart.tsx'
import { configuratorAddress, offerAddress } from '../build-sheet/build-addresses.ts'
import { BuildFigures } from '../build-sheet/build-figures.tsx'
import { wholeHp } from '../build-sheet/figures-in-words.ts'
import { FrontierChart } from '../build-sheet/frontier-chart.tsx'
import { timeGoalWords } from '../build-sheet/goal-line.ts'
import { Offers } from '../build-sheet/offers.tsx'
import { PartGroups } from '../build-sheet/part-groups.tsx'
import { SavePlan } from '../build-sheet/save-plan.tsx'
import { StartingCar } from '../build-sheet/starting-car.tsx'
import { stageName } from '../build-sheet/words.ts'
import { asCurve, type DynoCurve } from '../current-setup/read-dyno-curve.ts'
import { DynoChart } from '../figures/dyno-chart.tsx'
import { LimitGauges } from '../figures/limit-gauges.tsx'
import { TimeSlipCard } from '../figures/time-slip-card.tsx'
import { RaceUnsaved } from '../race/race-unsaved.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { count } from '../ui/money.ts'
import { XrayCard } from '../xray/car-xray.tsx'
import { NextSteps } from './next-steps.tsx'
import { Shortfall, TimeShortfall, UnmetWishes } from './shortfall.tsx'
import { LeftOut, Recommended, Toggle } from './supporting-parts.tsx'

interface BuildResultProps {
  reply: GenerateReply
  request: GenerateRequest
  /** The run of the visitor's own dyno sheet. */
  sheetCurve?: DynoCurve | undefined
  onNew: () => void
  onOffer: (offer: OfferName) => void
  onFuel: (fuel: Fuel) => void
  onAnyBudget: () => void
  /** Adds a recommended part to the build, or leaves it out again. */
  onAdd: (partId: string) => void
  /** Leaves a supporting part out of the build, or puts it back. */
  onLeaveOut: (partId: string) => void
}

/** The generated build: what it makes, costs and stands, every part with its reason, and what to do next. */
export function BuildResult(props: BuildResultProps) {
  const { reply, request, sheetCurve, onNew, onOffer, onFuel, onAnyBudget, onAdd, onLeaveOut } = props
  const [search] = useSearchParams()
  const added = request.lockedPartIds ?? []
  const staying = new Set(reply.stayingPartIds)
  const mayLeave = new Set(reply.supportingPartIds.filter((id) => !staying.has(id)))
  const { vehicle } = reply.enhancedData
  const car = `${request.year} ${vehicle.make} ${vehicle.model}`
  const title = `${car}, ${madeWords(reply)}`
  const partIds = reply.recommendedParts.map((part) => part.partId)
  const boostKind = reply.recommendedParts.find((part) => part.slot === 'boost_source')?.kind
  const xray = useMemo(() => xrayOfReply(reply), [reply])
  const inConfigurator = configuratorAddress({
    ...reply.enhancedData,
    year: Number(request.year),
    boostKind,
    partIds,
    request,
  })
  return (
    <article aria-label="Your build" className="grid grid-cols-1 gap-6">
      <Summary reply={reply} car={car} />
      <XrayCard vehicleId={vehicle.id} build={xray} />
      {reply.timeGoal && !reply.timeGoal.isReached ? (
        <TimeShortfall goal={reply.timeGoal} onFuel={onFuel} onAnyBudget={onAnyBudget} />
      ) : null}
      {reply.shortfall ? <Shortfall shortfall={reply.shortfall} /> : null}
      {reply.unmetWishes ? <UnmetWishes wishes={reply.unmetWishes} onAnyBudget={onAnyBudget} /> : null}
      {reply.currentSetup ? <StartingCar car={reply.currentSetup} range90={reply.power.wheelHpRange90} /> : null}
      <Offers offers={reply.offers} to={(offer) => offerAddress(search, offer)} onTake={onOffer} />
      <Card className="p-5 sm:p-8">
        <DynoChart
          title={title}
          curve={reply.power.curve}
          range90={reply.power.wheelHpRange90}
          {...beforeCurve(reply, sheetCurve)}
        />
      </Card>
      <div className="grid gap-6 md:grid-cols-2">
        <TimeSlipCard
          slip={reply.timeSlip}
          stockSlip={reply.currentSetup?.timeSlip ?? reply.stockTimeSlip}
          {...(reply.currentSetup ? { stockName: 'Now' } : {})}
        />
        <LimitGauges limits={reply.limits} />
      </div>
      <RaceUnsaved
        from={reply.currentSetup ? 'your car today' : 'stock'}
        plan={{ title, vehicleId: vehicle.id, partIds, request }}
      />
      <section aria-label="Parts">
        <h2 className="headline mb-4 text-2xl sm:text-3xl">Parts by category</h2>
        {partIds.length > 0 ? (
          <PartGroups
            parts={reply.recommendedParts}
            asideOf={(part) => {
              const strike = added.includes(part.partId) ? onAdd : mayLeave.has(part.partId) ? onLeaveOut : undefined
              return strike ? <Toggle words="Leave it out" part={part} onToggle={strike} /> : null
            }}
          />
        ) : (
          <p className="text-silver">
            {reply.currentSetup ? 'Your car' : 'The stock car'} already makes this goal. You don't need to buy anything.
          </p>
        )}
        <LeftOut reply={reply} partIds={request.leftOutPartIds ?? []} onPutBack={onLeaveOut} />
      </section>
      <Frontier reply={reply} request={request} />
      <Recommended reply={reply} onAdd={onAdd} />
      <NextSteps reply={reply}>
        <ButtonLink kind="outline" to={inConfigurator}>
          Open in the configurator
        </ButtonLink>
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
      <details className="text-sm text-steel">
        <summary className="cursor-pointer text-silver">
          {reply.shortfall
            ? 'The most this car makes with our parts.'
            : reply.timeGoal?.isReached === false
              ? 'The quickest this car gets with these choices.'
              : 'Lowest-cost build for this goal in our catalog.'}{' '}
          <span className="underline underline-offset-4">How we know</span>
        </summary>
        <p className="mt-2">
          {reply.proof.method} {reply.proof.buildsRuledOut} in {count(reply.proof.statesExamined)} steps. Engine{' '}
          <span className="figures">{reply.engineVersion}</span>.
        </p>
      </details>
    </article>
  )
}

/** What the build is drawn against: the visitor's own run, their car as it stands, or the stock car. */
function beforeCurve({ power, currentSetup }: GenerateReply, sheetCurve: DynoCurve | undefined) {
  if (!currentSetup) return { stockCurve: power.stockCurve }
  return currentSetup.isMeasured && sheetCurve
    ? { stockCurve: asCurve(sheetCurve), stockName: 'Your sheet' }
    : { stockCurve: currentSetup.curve, stockName: 'Your car now' }
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
            {vehicleInfo.engineSpecs.type}. {FUEL_LABELS[preferences.fuel_type]}.{' '}
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

const isSame = (partIds: readonly string[], parts: GenerateReply['recommendedParts']): boolean =>
  partIds.length === parts.length && parts.every(({ partId }) => partIds.includes(partId))

/** "610 whp", or what it runs where a time was the goal: "1/4 mile in 10.88 s". */
const madeWords = ({ timeGoal, estimatedHorsepower }: GenerateReply): string =>
  timeGoal ? timeGoalWords({ ...timeGoal, seconds: timeGoal.runsS }) : `${wholeHp(estimatedHorsepower)} whp`

interface FrontierProps {
  reply: GenerateReply
  request: GenerateRequest
}

function Frontier({ reply, request }: FrontierProps) {
  const setup = request.currentSetup
  const supports = new Set(reply.supportingPartIds)
  const bare = reply.recommendedParts.filter(({ partId }) => !supports.has(partId))
  const chosen = reply.frontier.findIndex(({ partIds }) => isSame(partIds, bare))
  const own = chosen === -1 ? reply.frontier.findIndex((point) => point.costUsd >= reply.estimatedCost - 0.5) : chosen
  const [at, setAt] = useState(own === -1 ? Math.max(0, reply.frontier.length - 1) : own)
  const point = reply.frontier[at]
  if (!point || reply.frontier.length < 2) return null
  const known = new Map(reply.availableParts.map((part) => [part.partId, part]))
  for (const part of reply.recommendedParts) known.set(part.partId, part)
  const isShown = isSame(point.partIds, bare)
  const names = point.partIds.map((id) => known.get(id)?.name ?? id)
  return (
    <Card className="p-5 sm:p-8">
      <h2 className="headline text-2xl sm:text-3xl">Power per dollar</h2>
      <p className="mt-2 max-w-2xl text-silver">
        Drag for the best build at each price.
        {supports.size > 0 ? ' Prices here are without the supporting parts.' : ''}
      </p>
      <div className="mt-5">
        <FrontierChart
          points={reply.frontier}
          at={at}
          onAt={setAt}
          goalWheelHp={request.timeGoal ? undefined : request.targetHorsepower}
        />
      </div>
      <p className="mt-4 text-sm text-silver" aria-live="polite">
        <span className="text-steel">{names.length === 1 ? '1 part: ' : `${names.length} parts: `}</span>
        {names.length === 0 ? (reply.currentSetup ? 'your car as it is' : 'the stock car') : names.join(', ')}
      </p>
      <p className="mt-4 print:hidden">
        <ButtonLink
          kind="outline"
          size="small"
          to={configuratorAddress({
            ...reply.enhancedData,
            year: Number(request.year),
            setup,
            // The build that is shown stands where its tune is set; every other point is all that its parts make.
            ...(isShown ? { request } : {}),
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
