import type { GenerateReply } from '../../contract/configurator.ts'
import type { TimeSlipReply } from '../../contract/figures.ts'
import type { TimeGoal } from '../../engine/dragstrip/timed-run.ts'
import type { NamedCar } from '../catalog/car-words.ts'
import type { Refused } from '../http/problem.ts'
import { cappedBuild } from '../planning/capped-build.ts'
import { carWords, stockFigures, stockLimits } from '../planning/car-facts.ts'
import { timeSlipOfBuild } from '../planning/time-slip.ts'
import { type Advisor, inLanguage, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { Goal } from './meaning.ts'
import { type ChosenCar, carOf, fuelFor, requestFor } from './request-of.ts'
import type { Target } from './target.ts'

/** Nobody asks for less than half of what the car makes stock: "60 hp" for a 340i is 60 more. */
const MOST_GAIN = 150
const isMeantAsGain = ({ wheelHp }: { wheelHp: number }, stockWheelHp: number): boolean =>
  wheelHp <= MOST_GAIN && wheelHp < 0.5 * stockWheelHp

/** The goal as the configurator takes it; for a trap speed and for "the most" it is read off the car's own frontier. */
export function targetOf(
  advisor: Advisor,
  draft: Draft,
  car: ChosenCar,
  goal: Goal,
): { ok: true; target: Target; words?: string } | Refused {
  const { catalog } = advisor
  const stock = catalog.stockPower(car.vehicle)
  if ('wheelHp' in goal && isMeantAsGain(goal, stock.stockWheelHp))
    return {
      ok: true,
      target: (draft.dynoSheet?.wheelHp ?? stock.stockWheelHp) + goal.wheelHp,
      words: `Taking ${goal.wheelHp} hp as ${goal.wheelHp} more than it makes now.`,
    }
  if ('wheelHp' in goal) return { ok: true, target: goal.wheelHp }
  if ('crankHp' in goal) {
    const target = goal.crankHp * (1 - stock.drivelineLoss)
    return { ok: true, target, words: `${goal.crankHp} hp at the crank is about ${Math.round(target)} whp.` }
  }
  if ('timesStock' in goal && goal.isCrank) {
    const crankHp = Math.round(car.vehicle.engine.crankHp * goal.timesStock)
    return targetOf(advisor, draft, car, { crankHp })
  }
  if ('timesStock' in goal) return { ok: true, target: stock.stockWheelHp * goal.timesStock }
  if ('stage' in goal) return stageTarget(advisor, draft, car, goal.stage)
  if ('gainHp' in goal) {
    const gain = Math.round(goal.gainHp * (goal.isCrank ? 1 - stock.drivelineLoss : 1))
    const words = `${goal.gainHp} hp more at the crank is about ${gain} whp more.`
    return {
      ...{ ok: true, target: shownWheelHp(advisor, draft, stock.stockWheelHp) + gain },
      ...(goal.isCrank ? { words } : {}),
    }
  }
  if ('quarterMileS' in goal) return { ok: true, target: { measure: 'quarter_mile', seconds: goal.quarterMileS } }
  if ('zeroToSixtyS' in goal) return { ok: true, target: { measure: 'zero_to_sixty', seconds: goal.zeroToSixtyS } }
  if ('fasterThan' in goal) return timeToBeat(advisor, ofSameTime(advisor, draft, goal.fasterThan), draft.language)
  const start = advisor.plan(requestFor(advisor, { ...draft, wants: [] }, car, Math.floor(stock.stockWheelHp)))
  if (!start.ok) return start
  const { frontier } = start.reply
  const affordable = frontier.filter((point) => draft.budgetUsd === undefined || point.costUsd <= draft.budgetUsd)
  const strongest = Math.floor(affordable.at(-1)?.wheelHp ?? stock.stockWheelHp)
  if ('torqueLbft' in goal)
    return torqueTarget(
      start.reply,
      goal,
      stock.drivelineLoss,
      (point) => buildOf(advisor, start.reply, draft, point).power.wheelTorqueLbft,
    )
  if ('most' in goal) {
    const safe = goal.isSafe ? safeWheelHp(advisor, car, draft) : Number.POSITIVE_INFINITY
    return { ok: true, target: Math.max(Math.floor(stock.stockWheelHp), Math.min(strongest, Math.floor(safe))) }
  }
  const words = `Goal: ${goal.trapMph} mph at the end of the quarter mile.`
  const quick = affordable.find((point) => slipOfPoint(advisor, start.reply, draft, point).trapMph >= goal.trapMph)
  if (quick) return { ok: true, target: Math.floor(quick.wheelHp), words }
  return {
    ok: true,
    target: strongest,
    words: `${words} On these terms we don't get there; this is the strongest build.`,
  }
}

/** What the build last shown was made for, wheel hp; where that was a time, what it makes. */
function shownWheelHp(advisor: Advisor, { shown, dynoSheet }: Draft, stockWheelHp: number): number {
  if (!shown?.timeGoal) return shown?.targetHorsepower ?? dynoSheet?.wheelHp ?? stockWheelHp
  const planned = advisor.plan(shown)
  return planned.ok ? planned.reply.power.wheelHp : stockWheelHp
}

const isOfBottomEnd = (limit: ReturnType<typeof stockLimits>[number]): boolean =>
  limit.component === 'internals' || (limit.component === 'hardware' && limit.slot === 'bottom_end')

/** What the stock bottom end and gearbox take with a tenth in hand. */
function safeWheelHp({ catalog }: Advisor, { vehicle }: ChosenCar, { installed = [], wants = [] }: Draft): number {
  const isBuilt = [...installed, ...wants].some((kind) => kind === 'built_bottom_end' || kind === 'stroker')
  const limits = stockLimits(catalog, vehicle)
    .filter((one) => one.component === 'transmission' || (isOfBottomEnd(one) && !isBuilt))
    .map(({ wheelHp }) => wheelHp)
  return 0.92 * Math.min(Number.POSITIVE_INFINITY, ...limits)
}

/** The first build on the way up that makes the torque. */
function torqueTarget(
  { frontier }: GenerateReply,
  goal: { torqueLbft: number; isCrank?: boolean },
  loss: number,
  torqueOf: (point: GenerateReply['frontier'][number]) => number,
): { ok: true; target: Target; words?: string } {
  const wanted = Math.round(goal.torqueLbft * (goal.isCrank ? 1 - loss : 1))
  const said = goal.isCrank
    ? `${goal.torqueLbft} lb-ft at the crank is about ${wanted} lb-ft at the wheels.`
    : `Goal: ${wanted} lb-ft at the wheels.`
  const first = frontier.find((point) => torqueOf(point) >= wanted)
  const last = frontier.at(-1)
  return {
    ok: true,
    target: Math.floor((first ?? last)?.wheelHp ?? 0),
    words:
      first || !last
        ? said
        : `Not ${wanted} lb-ft at the wheels on these terms: the most we get is about ${Math.round(torqueOf(last))} lb-ft.`,
  }
}

/** What the trade calls stage 1, 2 or 3 of this car, as our stage planner builds it. */
function stageTarget(
  advisor: Advisor,
  draft: Draft,
  { vehicle }: ChosenCar,
  stage: 1 | 2 | 3,
): { ok: true; target: Target; words?: string } | Refused {
  const found = advisor.stages({
    vehicleId: vehicle.id,
    fuel: fuelFor(draft) ?? '93',
    induction: 'auto',
    filter: 'all',
  })
  if (!found.ok) return found
  const one = found.reply.packages.find((made) => made.stage === `stage${stage}`) ?? found.reply.packages[0]
  const target = one?.targetHp ?? vehicle.family.stageWheelHp[`stage${stage}`] ?? 0
  return { ok: true, target, words: `Stage ${stage} on this car is about ${Math.round(target)} whp.` }
}

function slipOfPoint(
  advisor: Advisor,
  reply: GenerateReply,
  draft: Draft,
  point: GenerateReply['frontier'][number],
): TimeSlipReply {
  const { vehicle, parts, power } = buildOf(advisor, reply, draft, point)
  return timeSlipOfBuild(vehicle, parts, power.curve)
}

/** A point of a frontier as a whole build again. */
function buildOf(
  { catalog }: Advisor,
  { enhancedData }: GenerateReply,
  draft: Draft,
  point: GenerateReply['frontier'][number],
) {
  const vehicle = catalog.vehicle(enhancedData.vehicle.id)
  if (!vehicle) throw new Error(`a build for vehicle ${enhancedData.vehicle.id}, which the catalog does not have`)
  const parts = point.partIds.flatMap((id) => catalog.part(id) ?? [])
  const { power } = cappedBuild(
    catalog,
    { vehicle, parts, fuel: enhancedData.preferences.fuel_type },
    {
      use: draft.use ?? 'street',
      priority: draft.priority ?? 'lowest_cost',
      atLeastWheelHp: point.wheelHp,
      atAllWheelHp: point.wheelHp,
    },
  )
  return { vehicle, parts, power }
}

/** A rival without a year is that of one's own time: "my 2012 V6 like a GT", "as quick as an M3" of an '07. */
function ofSameTime({ catalog }: Advisor, { year }: Draft, named: NamedCar): NamedCar {
  if (named.year !== undefined || year === undefined) return named
  const years = catalog
    .variantsOf(named.car)
    .flatMap(({ yearFrom, yearTo }) => [
      year >= yearFrom && year <= yearTo ? year : year < yearFrom ? yearFrom : yearTo,
    ])
  const [near] = years.toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year) || b - a)
  return near !== undefined && Math.abs(near - year) <= YEARS_NEAR ? { ...named, year: near } : named
}
/** So many years apart two cars are of one time. */
const YEARS_NEAR = 2

/** Quicker than a rival is as it left the factory, by the hundredth that a time slip tells. */
function timeToBeat(
  advisor: Advisor,
  named: NamedCar,
  language: Draft['language'],
): { ok: true; target: TimeGoal; words: string } | Refused {
  const rival = carOf(advisor, named)
  const chosen = rival === 'which_year' ? carOf(advisor, { ...named, year: newestYear(advisor, named.car) }) : rival
  if (typeof chosen === 'string') {
    return { ok: false, code: 'not_found', detail: `The catalog has no ${named.year ?? ''} car of that name to beat.` }
  }
  const { timeSlip, wheelHp } = stockFigures(advisor.catalog, chosen.vehicle)
  const { quarterMileS } = timeSlip
  const name = carWords(chosen.vehicle, chosen.year)
  const words = inLanguage(language, [
    `A stock ${name} makes about ${whp(wheelHp)} and runs the quarter mile in ${quarterMileS.toFixed(2)} s.`,
    `Un ${name} de fábrica da unos ${whp(wheelHp)} y hace el cuarto de milla en ${quarterMileS.toFixed(2)} s; con esto el tuyo lo iguala.`,
  ])
  return { ok: true, target: { measure: 'quarter_mile', seconds: (Math.round(quarterMileS * 100) - 1) / 100 }, words }
}

const newestYear = ({ catalog }: Advisor, car: string): number =>
  Math.max(...catalog.variantsOf(car).map((vehicle) => vehicle.yearTo))

/** What a change asks of the build last shown: the next cheaper build on its frontier, or a tenth more power. */
export function changedGoal(reply: GenerateReply, change: 'cheaper' | 'more_power'): number | undefined {
  if (change === 'more_power') return Math.ceil((reply.power.wheelHp * 1.1) / 5) * 5
  const less = reply.frontier.filter(
    (point) => point.costUsd <= reply.estimatedCost * 0.9 && point.wheelHp < reply.power.wheelHp,
  )
  const next = less.at(-1)
  return next && next.costUsd > 0 ? Math.floor(next.wheelHp) : undefined
}
