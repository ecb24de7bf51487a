import { memo, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { GenerateReply } from '../../contract/configurator.ts'
import type { Workbench } from '../../contract/workbench.ts'
import { FUELS, type Fuel, type Part, type PartCategory } from '../../engine/model.ts'
import { AddBuildToCart } from '../build-sheet/add-build-to-cart.tsx'
import { frontierOf, runBench, thinned } from '../build-sheet/bench.ts'
import { FrontierChart } from '../build-sheet/frontier-chart.tsx'
import { SavePlan } from '../build-sheet/save-plan.tsx'
import { FUEL_NAME } from '../build-sheet/words.ts'
import { DynoChart } from '../figures/dyno-chart.tsx'
import { LimitGauges } from '../figures/limit-gauges.tsx'
import { TimeSlipCard } from '../figures/time-slip-card.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/field.tsx'
import { dollars } from '../ui/money.ts'
import { BuildSummary } from './build-summary.tsx'
import {
  agreesWith,
  byCategory,
  choosePart,
  missingNeeds,
  type Preselection,
  partsTogether,
  preselect,
  removePart,
  totalsOf,
} from './part-choice.ts'
import { ChoiceNotes, PartPicker, type PickerActions } from './part-picker.tsx'
import { problemInWords } from './problem-words.ts'
import type { InductionChoice, requestFor } from './selection.ts'

interface LiveBuildProps {
  bench: Workbench
  reply: GenerateReply
  induction: InductionChoice
  request: NonNullable<ReturnType<typeof requestFor>>
}

interface Choice {
  chosen: readonly Part[]
  dropped: readonly Part[]
  because: Part | undefined
}

const ADDRESS_SETTLE_MS = 400
const REST_MS = 120
/** What makes power comes before what carries it. */
const SHOWN_ORDER: readonly PartCategory[] = [
  'forced_induction',
  'turbo',
  'tuning',
  'intake',
  'exhaust',
  'fuel_system',
  'engine_internals',
  'cooling',
  'transmission',
  'drivetrain',
  'suspension',
  'braking',
]
const PREFERENCE = {
  no_preference: 'auto',
  naturally_aspirated: 'naturally_aspirated',
  turbo: 'turbo',
  supercharger: 'supercharger',
} as const

/** The build under the visitor's hands: every change runs the engine here and shows in the same frame. */
export function LiveBuild({ bench, reply, induction, request }: LiveBuildProps) {
  const { vehicle } = bench
  const [search] = useSearchParams()
  const offered = useMemo(() => offeredParts(bench, reply, induction), [bench, reply, induction])
  const start = useMemo(() => preselect(vehicle, offered), [vehicle, offered])
  const [choice, setChoice] = useState<Choice>(() => ({
    chosen: partsFromAddress(search.get('parts'), bench) ?? start.chosen,
    dropped: [],
    because: undefined,
  }))
  const [fuel, setFuel] = useState<Fuel>(() => FUELS.find((one) => one === search.get('fuel')) ?? '93')
  const [lockedIds, setLockedIds] = useState<ReadonlySet<string>>(new Set())
  const [excludedIds, setExcludedIds] = useState<ReadonlySet<string>>(new Set())
  const [sliderAt, setSliderAt] = useState<number>()
  useChoiceInAddress(choice.chosen, start.chosen, fuel)

  const { chosen } = choice
  const stock = useMemo(() => runBench(bench, [], { fuel }), [bench, fuel])
  const run = useMemo(() => runBench(bench, chosen, { fuel }), [bench, chosen, fuel])
  const totals = totalsOf(chosen, run.power)
  const points = useMemo(
    () =>
      frontierOf(bench, {
        fuel,
        induction: PREFERENCE[induction],
        lockedPartIds: [...lockedIds],
        excludedPartIds: [...excludedIds],
      }),
    [bench, fuel, induction, lockedIds, excludedIds],
  )
  const chartPoints = useMemo(
    () =>
      points.map((point) => ({
        wheelHp: point.wheelHp,
        costUsd: point.costCents / 100,
        partIds: point.parts.map((part) => part.id),
      })),
    [points],
  )
  const near = Math.max(
    0,
    points.findLastIndex((point) => point.costCents <= totals.totalCents),
  )
  const at = Math.min(sliderAt ?? near, Math.max(0, points.length - 1))

  const actions = useMemo<PickerActions>(() => {
    const change = (
      next: (chosen: readonly Part[]) => { chosen: readonly Part[]; dropped: Part[] },
      because?: Part,
    ) => {
      setSliderAt(undefined)
      setChoice((before) => ({ ...next(before.chosen), because }))
    }
    return {
      choose: (part) => change((before) => choosePart(vehicle, before, part), part),
      remove: (partId) => {
        setLockedIds((before) => without(before, partId))
        change((before) => removePart(vehicle, before, partId))
      },
      toggleLock: (partId) =>
        setLockedIds((before) => (before.has(partId) ? without(before, partId) : new Set([...before, partId]))),
      exclude: (partId) => {
        setLockedIds((before) => without(before, partId))
        setExcludedIds((before) => new Set([...before, partId]))
        change((before) => removePart(vehicle, before, partId))
      },
    }
  }, [vehicle])
  const slideTo = (index: number) => {
    setSliderAt(index)
    setChoice({ chosen: points[index]?.parts ?? [], dropped: [], because: undefined })
  }

  const title = `${request.year} ${vehicle.make} ${vehicle.model}`
  const name = `${title}, ${Math.round(totals.wheelHp)} whp`
  const rested = useRested(run)
  const shownRun = sliderAt === undefined ? run : rested
  return (
    <div className="grid grid-cols-1 gap-6">
      <BuildSummary title={title} run={run} totals={totals} />
      <Card className="p-5 sm:p-8">
        <DynoChart
          title={name}
          curve={thinned(run.power.curve)}
          stockCurve={thinned(run.power.stockCurve)}
          range90={run.power.wheelHpRange90}
        />
      </Card>
      {points.length > 1 ? (
        <Card className="p-5 sm:p-8">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div className="max-w-xl">
              <h2 className="headline text-2xl sm:text-3xl">Power against dollars</h2>
              <p className="mt-2 text-silver">
                Every step is a build that no other beats. The slider sets all parts at once; the ring is your own
                choice.
              </p>
            </div>
            <div className="w-56">
              <Select label="Fuel" value={fuel} onChange={(event) => setFuel(event.target.value as Fuel)}>
                {FUELS.map((option) => (
                  <option key={option} value={option}>
                    {FUEL_NAME[option]}
                  </option>
                ))}
              </Select>
            </div>
          </div>
          <div className="mt-5">
            <FrontierChart
              points={chartPoints}
              at={at}
              onAt={slideTo}
              own={{ wheelHp: totals.wheelHp, costUsd: totals.totalCents / 100 }}
            />
          </div>
        </Card>
      ) : null}
      <div className="grid gap-6 md:grid-cols-2">
        <TimeSlipCard slip={run.timeSlip} stockSlip={stock.timeSlip} />
        <LimitGauges limits={run.limits} />
      </div>
      <section aria-labelledby="part-selection">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <h2 id="part-selection" className="headline text-2xl sm:text-3xl">
            Part Selection
          </h2>
          {excludedIds.size > 0 ? (
            <Button kind="quiet" size="small" onClick={() => setExcludedIds(new Set())}>
              Offer {excludedIds.size === 1 ? 'the part' : `the ${excludedIds.size} parts`} left out again
            </Button>
          ) : null}
        </div>
        <div className="grid grid-cols-1 gap-4">
          <ChoiceNotes
            vehicle={vehicle}
            dropped={choice.dropped}
            because={choice.because}
            needs={missingNeeds(vehicle, chosen)}
            all={offered}
            onAdd={actions.choose}
          />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <Pickers
              bench={bench}
              offered={offered}
              chosen={shownRun.build.parts}
              run={shownRun}
              lockedIds={lockedIds}
              excludedIds={excludedIds}
              leftOut={start.leftOut}
              actions={actions}
            />
          </div>
        </div>
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        <AddBuildToCart
          name={name}
          vehicleId={vehicle.id}
          tariff="configurator"
          total={totals.totalCents / 100}
          parts={chosen.map((part) => ({
            partId: part.id,
            name: part.name,
            manufacturer: part.manufacturer,
            category: part.category,
            price: part.priceCents / 100,
            laborHours: part.laborHours,
          }))}
        />
        <SavePlan
          key={chosen.map((part) => part.id).join()}
          title={name}
          vehicleId={vehicle.id}
          partIds={chosen.map((part) => part.id)}
          request={{
            ...request,
            vehicleId: vehicle.id,
            targetHorsepower: Math.max(50, Math.round(totals.wheelHp)),
            preferences: { ...request.preferences, fuel_type: fuel },
          }}
        />
      </div>
      <StickyTotals hp={totals.wheelHp} cents={totals.totalCents} quarterS={run.timeSlip.quarterMileS} />
    </div>
  )
}

interface PickersProps {
  bench: Workbench
  offered: readonly Part[]
  chosen: readonly Part[]
  run: ReturnType<typeof runBench>
  lockedIds: ReadonlySet<string>
  excludedIds: ReadonlySet<string>
  leftOut: Preselection['leftOut']
  actions: PickerActions
}

const Pickers = memo(function Pickers({
  bench,
  offered,
  chosen,
  run,
  lockedIds,
  excludedIds,
  leftOut,
  actions,
}: PickersProps) {
  const groups = [...byCategory(offered.filter((part) => !excludedIds.has(part.id)))]
  groups.sort(([a], [b]) => SHOWN_ORDER.indexOf(a) - SHOWN_ORDER.indexOf(b))
  return groups.map(([category, parts]) => {
    const reason = leftOut.find((one) => one.category === category)
    return (
      <PartPicker
        key={category}
        vehicle={bench.vehicle}
        category={category}
        parts={parts}
        chosen={chosen}
        lines={run.lines}
        lockedIds={lockedIds}
        actions={actions}
        leftOut={reason && problemInWords(reason.problem, offered)}
      />
    )
  })
})

/** On a phone the totals stay in sight while the parts are chosen. */
function StickyTotals({ hp, cents, quarterS }: { hp: number; cents: number; quarterS: number }) {
  return (
    <p
      aria-hidden="true"
      className="figures sticky bottom-0 z-10 -mx-5 flex justify-between gap-4 border-t border-hairline bg-ink/95 px-5 py-3 font-bold lg:hidden print:hidden"
    >
      <span className="text-redline">{Math.round(hp)} whp</span>
      <span>{quarterS.toFixed(2)} s</span>
      <span>{dollars(cents / 100)}</span>
    </p>
  )
}

/** The parts that the server found, in its order, as the engine knows them, without the boost not asked for. */
function offeredParts(bench: Workbench, reply: GenerateReply, induction: InductionChoice): Part[] {
  const known = new Map(bench.parts.map((part) => [part.id, part]))
  return reply.availableParts.flatMap(({ partId }) => {
    const part = known.get(partId)
    return part && agreesWith(part, induction) ? [part] : []
  })
}

function partsFromAddress(text: string | null, bench: Workbench): Part[] | undefined {
  if (text === null) return undefined
  const ids = text.split(',').filter(Boolean)
  const known = new Map(bench.parts.map((part) => [part.id, part]))
  return [
    ...partsTogether(
      bench.vehicle,
      ids.flatMap((id) => known.get(id) ?? []),
    ),
  ]
}

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((one) => one !== id))
const sameParts = (a: readonly Part[], b: readonly Part[]) =>
  a.length === b.length && a.every((part) => b.includes(part))

/** The value as it stood when it last stayed the same for a moment: the part lists wait until the slider rests. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), REST_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return rested
}

/** Once the visitor rests, the address names the parts and the fuel, unless they are what the screen starts with. */
function useChoiceInAddress(chosen: readonly Part[], start: readonly Part[], fuel: Fuel) {
  const [, setSearch] = useSearchParams()
  const text = sameParts(chosen, start) ? null : chosen.map((part) => part.id).join(',')
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const now = new URLSearchParams(window.location.search)
      const wantedFuel = fuel === '93' ? null : fuel
      if (now.get('parts') === text && now.get('fuel') === wantedFuel) return
      if (text === null) now.delete('parts')
      else now.set('parts', text)
      if (wantedFuel === null) now.delete('fuel')
      else now.set('fuel', wantedFuel)
      setSearch(now, { replace: true, preventScrollReset: true })
    }, ADDRESS_SETTLE_MS)
    return () => window.clearTimeout(timer)
  }, [text, fuel, setSearch])
}
