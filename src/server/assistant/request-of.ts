import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import type { TimeSlipReply } from '../../contract/figures.ts'
import type { TimeGoal } from '../../engine/dragstrip/timed-run.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import type { Fuel, PartKind, Vehicle } from '../../engine/model.ts'
import { laborCents } from '../../engine/optimizer/allowed-parts.ts'
import type { NamedCar } from '../catalog/car-words.ts'
import type { Refused } from '../http/problem.ts'
import { cappedBuild } from '../planning/capped-build.ts'
import { carWords, partsInSlots, partsLike, stockFigures, stockLimits, variantsFor } from '../planning/car-facts.ts'
import { timeSlipOfBuild } from '../planning/time-slip.ts'
import type { Advisor } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { Goal, Meaning } from './meaning.ts'
import { BLOWER_KINDS, BOOST_KINDS, TURBO_KINDS } from './part-words.ts'
import { stages } from '../planner/stages.ts'

/** The car that a draft means: one variant and the year it stands for. */
export interface ChosenCar {
  vehicle: Vehicle
  year: number
  /** What was taken for granted, in words; empty when nothing was. */
  assumed: string
}

/** The draft's car: undefined where the catalog has none of that year and gearbox, or where the year decides too much. */
export function carOf({ catalog }: Advisor, draft: Draft, isYearOpen = false): ChosenCar | 'which_year' | 'none' {
  if (draft.car === undefined) return 'none'
  const variants = variantsFor(catalog, { car: draft.car, year: draft.year, gearbox: draft.gearbox })
  const shown = draft.shown?.modelId === draft.car ? draft.shown : undefined
  const settled = variants.find((one) => one.id === shown?.vehicleId)
  if (settled && draft.year !== undefined) return { vehicle: settled, year: draft.year, assumed: '' }
  const [vehicle] = variants
  if (!vehicle) return 'none'
  const powers = variants.map((one) => one.engine.crankHp)
  const engines = new Set(variants.map((one) => `${one.engine.code.slice(0, 3)} ${one.engine.displacementL}`))
  if (!isYearOpen && draft.year === undefined && (Math.max(...powers) > 1.15 * Math.min(...powers) || engines.size > 1))
    return 'which_year'
  const year = draft.year ?? vehicle.yearTo
  const assumed: string[] = []
  if (draft.year === undefined && variantsFor(catalog, { car: draft.car }).length > 1) {
    assumed.push(`Assuming a ${year}. Different year?`)
  }
  const gearboxes = new Set(variants.map((one) => one.transmission.kind))
  if (draft.gearbox === undefined && gearboxes.size > 1) {
    const other = [...gearboxes].find((kind) => kind !== vehicle.transmission.kind)
    assumed.push(`Assuming the ${vehicle.variant}; say "${(other ?? '').replace('_', ' ')}" if yours is one.`)
  }
  return { vehicle, year, assumed: assumed.join(' ') }
}

/** The request that a draft stands for, with its goal. */
export function requestFor(
  advisor: Advisor,
  draft: Draft,
  { vehicle, year }: ChosenCar,
  target: Target,
): GenerateRequest {
  const { catalog } = advisor
  const excluded = excludedParts(advisor, draft, vehicle)
  const locked = lockedParts(advisor, draft, vehicle, excluded)
  const fuel = fuelFor(draft)
  return {
    modelId: vehicle.modelId,
    vehicleId: vehicle.id,
    year,
    ...(typeof target === 'number'
      ? { targetHorsepower: Math.min(3000, Math.max(50, Math.round(target))) }
      : { timeGoal: target }),
    ...(draft.budgetUsd === undefined ? {} : { budgetUsd: draft.budgetUsd }),
    preferences: {
      ...inductionFor(draft, vehicle),
      ...(fuel ? { fuel_type: fuel } : {}),
      ...(draft.use ? { intended_use: draft.use } : isStripGoal(draft.goal) ? { intended_use: 'drag' } : {}),
      ...(draft.priority ? { budget_priority: draft.priority.replace('_', ' ') } : {}),
    },
    ...(excluded.length > 0 ? { excludedPartIds: excluded.slice(0, 200) } : {}),
    ...(locked.length > 0 ? { lockedPartIds: locked } : {}),
    ...setupOf(draft),
  }
}

/** Regular is no fuel for a tune: what is planned for it is planned on the lowest premium. */
export const fuelFor = ({ fuel, notFuels = [] }: Draft): Fuel | undefined => {
  if (fuel === '87') return '91'
  return fuel ?? (notFuels.includes('93') ? '91' : undefined)
}

const CENTRIFUGAL = 'supercharger_centrifugal'

/** What the visitor ruled out, kit by kit: by the places that stay stock and by kinds. */
function excludedParts({ catalog }: Advisor, draft: Draft, vehicle: Vehicle): string[] {
  const without = new Set(draft.without ?? [])
  const ids = new Set(partsInSlots(catalog, vehicle, draft.keepsStock ?? []).map((part) => part.id))
  const isSingleSold =
    draft.induction === 'single_turbo' && catalog.partsFor(vehicle).some(({ kind }) => kind === 'turbo_kit_single')
  const asked: readonly PartKind[] = isSingleSold ? ['turbo_kit_single'] : (draft.boostKinds ?? [])
  const boost = asked.filter((kind) => !without.has(kind))
  const fitting = catalog.partsFor(vehicle)
  const isThere = fitting.some(({ kind }) => boost.includes(kind))
  for (const part of fitting) {
    if (without.has(part.kind)) ids.add(part.id)
    if (isThere && BOOST_KINDS.includes(part.kind) && !boost.includes(part.kind)) ids.add(part.id)
  }
  return [...ids]
}

/** The induction as the configurator takes it, where the words leave one that this car can have. */
function inductionFor(
  { induction, boostKinds = [], keepsStock = [] }: Draft,
  { engine }: Vehicle,
): { forced_induction_preference?: string } {
  if (!induction || induction === 'auto') return {}
  if (keepsStock.includes('boost_source') && induction !== 'naturally_aspirated') return {}
  if (engine.aspiration !== 'na' && boostKinds.includes('turbo_upgrade')) return {}
  if (boostKinds.length === 1 && boostKinds[0] === CENTRIFUGAL) return { forced_induction_preference: 'procharger' }
  return { forced_induction_preference: induction }
}

/** What the build must hold: of each wanted kind the cheapest that fits, and what boost was asked for. */
function lockedParts(advisor: Advisor, draft: Draft, vehicle: Vehicle, excluded: readonly string[]): string[] {
  const { catalog } = advisor
  const rate = LABOR_CENTS_PER_HOUR.configurator
  const locked = (draft.wants ?? []).flatMap((kind) => cheapestOf(advisor, vehicle, kind, excluded))
  const fitting = catalog.partsFor(vehicle).filter(({ id }) => !excluded.includes(id))
  const ofMaker = fitting.filter(({ manufacturer }) => manufacturer === draft.maker)
  const isForced = draft.boostKinds?.length || draft.maker || draft.induction
  if (isForced && !draft.keepsStock?.includes('boost_source') && draft.induction !== 'naturally_aspirated') {
    const kinds = draft.boostKinds ?? boostKindsOf(draft.induction)
    const among = (ofMaker.length > 0 ? ofMaker : fitting).filter(({ kind }) =>
      kinds.length > 0 ? kinds.includes(kind) : BOOST_KINDS.includes(kind),
    )
    const [cheapest] = among.toSorted((a, b) => a.priceCents + laborCents(a, rate) - b.priceCents - laborCents(b, rate))
    if (
      cheapest &&
      (draft.boostKinds?.length || ofMaker.length > 0 || draft.goal === undefined || 'most' in draft.goal)
    ) {
      locked.push(...(among.length === 1 || draft.goal === undefined ? [cheapest.id] : []))
    }
  }
  return [...new Set(locked)]
}

const boostKindsOf = (induction: Draft['induction']): readonly PartKind[] => {
  if (induction === 'supercharger') return BLOWER_KINDS
  if (induction === 'procharger') return [CENTRIFUGAL]
  if (induction === 'twin_turbo') return ['turbo_kit_twin']
  if (induction === 'single_turbo') return ['turbo_kit_single', 'turbo_upgrade']
  return induction === 'turbo' ? TURBO_KINDS : []
}

/** The car as it stands, where anything was said of it. */
const isStripGoal = (goal: Goal | undefined): boolean =>
  goal !== undefined && ('quarterMileS' in goal || 'trapMph' in goal)

function setupOf({ installed: said = [], dynoSheet }: Draft): Pick<GenerateRequest, 'currentSetup'> {
  const installed = said.filter((kind) => kind !== 'reliability_fix')
  if (installed.length === 0 && !dynoSheet) return {}
  return {
    currentSetup: {
      ...(installed.length > 0 ? { installed: [...installed] } : {}),
      ...(dynoSheet ? { dynoSheet } : {}),
    },
  }
}

function cheapestOf(
  { catalog }: Advisor,
  vehicle: Vehicle,
  kind: NonNullable<Draft['wants']>[number],
  excluded: readonly string[],
): string[] {
  const rate = LABOR_CENTS_PER_HOUR.configurator
  const [cheapest] = partsLike(catalog, vehicle, { kind })
    .filter((part) => part.kind === kind && !excluded.includes(part.id))
    .toSorted((a, b) => a.priceCents + laborCents(a, rate) - b.priceCents - laborCents(b, rate))
  return cheapest ? [cheapest.id] : []
}

/** What a build is planned for: power at the wheels, or a time. */
export type Target = number | TimeGoal

/** The goal as the configurator takes it; for a trap speed and for "the most" it is read off the car's own frontier. */
export function targetOf(
  advisor: Advisor,
  draft: Draft,
  car: ChosenCar,
  goal: Goal,
): { ok: true; target: Target; words?: string } | Refused {
  const { catalog } = advisor
  const stock = catalog.stockPower(car.vehicle)
  if ('wheelHp' in goal) return { ok: true, target: goal.wheelHp }
  if ('crankHp' in goal) {
    const target = goal.crankHp * (1 - stock.drivelineLoss)
    return { ok: true, target, words: `${goal.crankHp} hp at the crank is about ${Math.round(target)} whp.` }
  }
  if ('timesStock' in goal) return { ok: true, target: stock.stockWheelHp * goal.timesStock }
  if ('stage' in goal) return stageTarget(advisor, draft, car, goal.stage)
  if ('gainHp' in goal) return { ok: true, target: shownWheelHp(advisor, draft, stock.stockWheelHp) + goal.gainHp }
  if ('quarterMileS' in goal) return { ok: true, target: { measure: 'quarter_mile', seconds: goal.quarterMileS } }
  if ('zeroToSixtyS' in goal) return { ok: true, target: { measure: 'zero_to_sixty', seconds: goal.zeroToSixtyS } }
  if ('fasterThan' in goal) return timeToBeat(advisor, goal.fasterThan)
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
    const safe = goal.isSafe ? safeWheelHp(advisor, car) : Number.POSITIVE_INFINITY
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

/** What the stock bottom end and gearbox take with a tenth in hand. */
function safeWheelHp({ catalog }: Advisor, { vehicle }: ChosenCar): number {
  const weakest = stockLimits(catalog, vehicle).find(
    ({ component }) => component === 'internals' || component === 'transmission',
  )
  return 0.92 * (weakest?.wheelHp ?? Number.POSITIVE_INFINITY)
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
    words: first ? said : `${said} This is as close as we get.`,
  }
}

/** What the trade calls stage 1, 2 or 3 of this car, as our stage planner builds it. */
function stageTarget(
  advisor: Advisor,
  draft: Draft,
  { vehicle }: ChosenCar,
  stage: 1 | 2 | 3,
): { ok: true; target: Target; words?: string } | Refused {
  const found = stages(advisor.catalog, {
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
    { use: draft.use ?? 'street', priority: draft.priority ?? 'lowest_cost', atLeastWheelHp: point.wheelHp },
  )
  return { vehicle, parts, power }
}

/** Quicker than a rival is as it left the factory, by the hundredth that a time slip tells. */
function timeToBeat(advisor: Advisor, named: NamedCar): { ok: true; target: TimeGoal; words: string } | Refused {
  const rival = carOf(advisor, named)
  const chosen = rival === 'which_year' ? carOf(advisor, { ...named, year: newestYear(advisor, named.car) }) : rival
  if (typeof chosen === 'string') {
    return { ok: false, code: 'not_found', detail: `The catalog has no ${named.year ?? ''} car of that name to beat.` }
  }
  const { quarterMileS } = stockFigures(advisor.catalog, chosen.vehicle).timeSlip
  const words = `A stock ${carWords(chosen.vehicle, chosen.year)} runs the quarter mile in ${quarterMileS.toFixed(2)} s.`
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
