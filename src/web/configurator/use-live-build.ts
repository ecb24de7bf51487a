import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { GenerateReply } from '../../contract/configurator.ts'
import { obeysInduction } from '../../engine/fitment/induction.ts'
import { FUELS, type Fuel, type Part } from '../../engine/model.ts'
import { frontierOf, fuelRefusalOn, refusalOn, type StandingBench } from '../build-sheet/bench.ts'
import { openedWith, takingAll, withoutGoal } from '../build-sheet/opened-with.ts'
import { usdOf } from '../ui/money.ts'
import { type BuildView, buildViews } from './build-view.ts'
import { choosePart, type Preselection, partsTogether, removePart } from './part-choice.ts'
import type { PickerActions } from './picker-props.ts'
import { soundPreselection } from './preselect.ts'
import type { OfferedInduction } from './selection.ts'
import { type Choice, useChoiceHistory } from './use-choice-history.ts'
import { useChoiceInAddress } from './use-choice-in-address.ts'

/** The slider's place on the frontier, and the parts where the hand last let it rest. */
interface Slide {
  at: number
  restedParts: readonly Part[]
}

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
export function useLiveBuild(bench: StandingBench, reply: GenerateReply, induction: OfferedInduction) {
  const { vehicle } = bench
  const [search, setSearch] = useSearchParams()
  const [opened, setOpened] = useState(() => openedWith(search))
  const offered = useMemo(() => offeredParts(bench, reply, induction), [bench, reply, induction])
  const [fuel, setFuel] = useState<Fuel>(() => FUELS.find((one) => one === search.get('fuel')) ?? bench.fuel ?? '93')
  const [firstFuel] = useState(fuel)
  const start = useMemo((): Preselection => {
    if (bench.installed) return { chosen: [...bench.installed], leftOut: [] }
    const builds = frontierOf(bench, { fuel: firstFuel, induction: PREFERENCE[induction] }).map(({ parts }) => parts)
    return soundPreselection(bench, offered, firstFuel, builds)
  }, [bench, offered, firstFuel, induction])
  const { choice, before, record, undo } = useChoiceHistory(() => ({
    chosen: partsFromAddress(search.get('parts'), bench) ?? start.chosen,
    dropped: [],
    because: undefined,
  }))
  const [lockedIds, setLockedIds] = useState<ReadonlySet<string>>(new Set())
  const [excludedIds, setExcludedIds] = useState<ReadonlySet<string>>(new Set())
  const [slide, setSlide] = useState<Slide>()
  useChoiceInAddress(choice.chosen, start.chosen, { fuel, own: bench.fuel ?? '93' })
  const allowed = useMemo(() => offered.filter((part) => !excludedIds.has(part.id)), [offered, excludedIds])

  const refusals = useMemo(() => refusalsOf(bench, offered, fuel), [bench, offered, fuel])
  const fuelRefusal = useMemo(() => fuelRefusalOn(bench, fuel), [bench, fuel])
  const viewOf = useMemo(() => buildViews(bench, { fuel, ...opened }), [bench, fuel, opened])
  const stock = useMemo(() => viewOf(bench.installed ?? []), [viewOf, bench])
  const now = viewOf(choice.chosen)
  const points = useMemo(
    () =>
      frontierOf(bench, {
        fuel,
        use: opened.use,
        priority: opened.priority,
        induction: PREFERENCE[induction],
        lockedPartIds: [...lockedIds],
        excludedPartIds: [...excludedIds],
      }),
    [bench, fuel, opened.use, opened.priority, induction, lockedIds, excludedIds],
  )
  useForesight(points, viewOf)
  const chartPoints = useMemo(
    () =>
      points.map((point) => ({
        wheelHp: point.wheelHp,
        costUsd: usdOf(point.costCents),
        partIds: point.parts.map((part) => part.id),
      })),
    [points],
  )
  const near = Math.max(
    0,
    points.findLastIndex((point) => point.costCents <= now.totals.totalCents),
  )
  const at = Math.min(slide?.at ?? near, Math.max(0, points.length - 1))

  const actions = usePickerActions(vehicle, { record, setLockedIds, setExcludedIds, setSlide })
  const openAs = (change: (search: URLSearchParams) => URLSearchParams) => {
    const next = change(new URLSearchParams(window.location.search))
    setOpened(openedWith(next))
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  /** The builds of the slider are planned for no goal. */
  const slideTo = (at: number, isDragging: boolean) => {
    if (opened.goal) openAs(withoutGoal)
    const parts = points[at]?.parts ?? []
    setSlide((before) => ({ at, restedParts: isDragging ? (before?.restedParts ?? choice.chosen) : parts }))
    record(() => ({ chosen: parts, dropped: [], because: undefined, isSlide: true }))
  }

  const offerAgain = () => setExcludedIds(new Set())
  /** What comes back is offered again. */
  const goBack = useCallback(() => {
    setSlide(undefined)
    setExcludedIds((ids) => new Set([...ids].filter((id) => before?.chosen.every((part) => part.id !== id))))
    undo()
  }, [before, undo])
  return {
    ...{ offered: allowed, leftOut: start.leftOut, choice, fuel, setFuel, lockedIds, excludedIds, offerAgain },
    ...{ stock, chartPoints, at, slideTo, actions, refusals, fuelRefusal, opened, viewOf, goBack },
    before: before && viewOf(before.chosen),
    takeAll: () => openAs(takingAll),
    now,
    /** For what need not follow each step of the slider: the build where it last rested. */
    rested: slide ? viewOf(slide.restedParts) : now,
  }
}

interface Hands {
  record: (next: (before: Choice) => Choice) => void
  setLockedIds: Dispatch<SetStateAction<ReadonlySet<string>>>
  setExcludedIds: Dispatch<SetStateAction<ReadonlySet<string>>>
  setSlide: Dispatch<SetStateAction<Slide | undefined>>
}

/** What the picker can do to the build. */
function usePickerActions(
  vehicle: StandingBench['vehicle'],
  { record, setLockedIds, setExcludedIds, setSlide }: Hands,
): PickerActions {
  return useMemo(() => {
    const change = (
      next: (chosen: readonly Part[]) => { chosen: readonly Part[]; dropped: Part[] },
      because?: Part,
    ) => {
      setSlide(undefined)
      record((before) => ({ ...next(before.chosen), because }))
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
  }, [vehicle, record, setLockedIds, setExcludedIds, setSlide])
}

/**
 * The parts to choose from, as the engine knows them: those that the server found, in its order, then those that are
 * sold for this car on another fuel only. Without the boost not asked for.
 */
function offeredParts(bench: StandingBench, reply: GenerateReply, induction: OfferedInduction): Part[] {
  const known = new Map(bench.parts.map((part) => [part.id, part]))
  const found = reply.availableParts.flatMap(({ partId }) => known.get(partId) ?? [])
  const isSold = (part: Part) => FUELS.some((fuel) => refusalOn(bench, fuel, part) === undefined)
  const others = bench.parts.filter(
    (part) => !part.installed && !found.includes(part) && isFuelPart(part) && isSold(part),
  )
  const offered = [...found, ...others].filter((part) => obeysInduction(PREFERENCE[induction], part))
  return [...(bench.installed ?? []), ...offered]
}

/** The kinds that a fuel decides about. */
const isFuelPart = ({ category }: Part): boolean => category === 'fuel_system' || category === 'tuning'

/** Why the rulebook keeps offered parts off this car on the fuel, by part id. */
function refusalsOf(bench: StandingBench, offered: readonly Part[], fuel: Fuel): ReadonlyMap<string, string> {
  return new Map(
    offered.flatMap((part): [string, string][] => {
      const sentence = refusalOn(bench, fuel, part)
      return sentence === undefined ? [] : [[part.id, sentence]]
    }),
  )
}

function partsFromAddress(text: string | null, bench: StandingBench): Part[] | undefined {
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

/** Works the builds of the frontier out in the browser's idle moments, before the slider asks for them. */
function useForesight(points: readonly { parts: readonly Part[] }[], viewOf: (parts: readonly Part[]) => BuildView) {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    let next = 0
    let handle = 0
    const work = (idle: IdleDeadline) => {
      for (let point = points[next]; point && idle.timeRemaining() > 3; point = points[next]) {
        viewOf(point.parts)
        next += 1
      }
      if (next < points.length) handle = window.requestIdleCallback(work)
    }
    handle = window.requestIdleCallback(work)
    return () => window.cancelIdleCallback(handle)
  }, [points, viewOf])
}
