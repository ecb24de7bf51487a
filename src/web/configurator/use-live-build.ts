import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { GenerateReply } from '../../contract/configurator.ts'
import type { Workbench } from '../../contract/workbench.ts'
import { FUELS, type Fuel, type Part } from '../../engine/model.ts'
import { frontierOf, runBench } from '../build-sheet/bench.ts'
import { agreesWith, choosePart, partsTogether, preselect, removePart, totalsOf } from './part-choice.ts'
import type { PickerActions } from './part-picker.tsx'
import type { InductionChoice } from './selection.ts'
import { useChoiceInAddress } from './use-choice-in-address.ts'

interface Choice {
  chosen: readonly Part[]
  dropped: readonly Part[]
  because: Part | undefined
}

const REST_MS = 120
const PREFERENCE = {
  no_preference: 'auto',
  naturally_aspirated: 'naturally_aspirated',
  turbo: 'turbo',
  supercharger: 'supercharger',
} as const

/**
 * The build under the visitor's hands. Every change of parts, fuel, locks or slider runs the engine at once; what is
 * derived is computed again only where its own inputs changed.
 */
export function useLiveBuild(bench: Workbench, reply: GenerateReply, induction: InductionChoice) {
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
  const allowed = useMemo(() => offered.filter((part) => !excludedIds.has(part.id)), [offered, excludedIds])

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

  const rested = useRested(run)
  const offerAgain = () => setExcludedIds(new Set())
  return {
    ...{ offered: allowed, leftOut: start.leftOut, choice, fuel, setFuel, lockedIds, excludedIds, offerAgain },
    ...{ stock, run, totals, chartPoints, at, slideTo, actions },
    /** The run that the part lists show: while the slider moves, the one where it last rested. */
    listed: sliderAt === undefined ? run : rested,
  }
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
/** The value as it stood when it last stayed the same for a moment: the part lists wait until the slider rests. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), REST_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return rested
}
