import { passes } from '../../catalog/emissions.ts'
import { vehicleWords } from '../../catalog/vehicle-words.ts'
import type { GenerateRequest } from '../../contract/configurator.ts'
import { SETUP_BOUNDS } from '../../engine/current-setup/current-setup.ts'
import { isInstallable } from '../../engine/current-setup/installable-kinds.ts'
import { installedParts } from '../../engine/current-setup/installed-parts.ts'
import { swapGearboxes, swappedGearbox } from '../../engine/current-setup/swapped-gearbox.ts'
import { isSingleConversion } from '../../engine/fitment/induction.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import type { Fuel, PartKind, Vehicle } from '../../engine/model.ts'
import { laborCents } from '../../engine/optimizer/allowed-parts.ts'
import { partsInSlots, partsLike, variantsFor } from '../planning/car-facts.ts'
import { type Advisor, inLanguage } from './advisor.ts'
import { boltOnsOf } from './bolt-ons.ts'
import { partNamed } from './change/named-in-build.ts'
import type { Draft } from './draft.ts'
import { gearboxName, gearboxNames, withGearbox } from './gearbox-said.ts'
import { wholeCatalog } from './lawful-catalog.ts'
import type { Goal } from './meaning.ts'
import { BLOWER_KINDS, BOOST_KINDS, TURBO_KINDS } from './part-words.ts'
import { isRefusedPart } from './refused-attributes.ts'
import type { Target } from './target.ts'
import { isForTowing, isNoTowPart, towCooler } from './tow-terms.ts'
import { withTuneOfBuild } from './tune-wanted.ts'

/** The car that a draft means: one variant and the year it stands for. */
export interface ChosenCar {
  vehicle: Vehicle
  year: number
  /** What was taken for granted, in words; empty when nothing was. */
  assumed: string
  /** The years that are offered, where the newest was taken and the engine changed. */
  years?: readonly number[]
}

/** The draft's car: undefined where the catalog has none of that year and gearbox, or where the year decides too much. */
export function carOf({ catalog }: Advisor, draft: Draft, isYearOpen = false): ChosenCar | 'which_year' | 'none' {
  if (draft.car === undefined) return 'none'
  const known = variantsFor(catalog, { car: draft.car, year: draft.year })
  const driven = known.filter(({ chassis }) => chassis.drivetrain === draft.talk?.driven)
  const having = ofCodes(driven.length > 0 ? driven : known, draft)
  const own = draft.gearbox ? withGearbox(having, draft.gearbox) : withGearboxOf(draft, having)
  // A coupe with the gearbox that we have the sedan with: the same engine and gearbox, and no question.
  const variants = own.length > 0 ? own : withGearbox(known, draft.gearbox)
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
    assumed.push(
      inLanguage(draft.language, [`Assuming a ${year}. Different year?`, `Tomé el de ${year}. ¿Es otro año?`]),
    )
  }
  const others = gearboxNames(variants.filter((one) => one.yearFrom <= year && year <= one.yearTo)).filter(
    (name) => name !== gearboxName(vehicle),
  )
  if (draft.gearbox === undefined && others.length > 0)
    assumed.push(
      inLanguage(draft.language, [
        `Assuming the ${gearboxName(vehicle)}. Got the ${others.join(' or the ')}? Tell me.`,
        `Lo calculé con la ${cajaDe(gearboxName(vehicle))}. Si tienes la ${others.map(cajaDe).join(' o la ')}, dime.`,
      ]),
    )
  return { vehicle, year, assumed: assumed.join(' ') }
}

/** "6-speed manual" in Spanish. */
const cajaDe = (name: string): string => {
  const kind = name.includes('manual') ? 'manual' : name.includes('dual') ? 'de doble embrague' : 'automática'
  const gears = /^\d+/.exec(name)?.[0]
  return name.includes('CVT') || !gears ? name : `${kind} de ${gears}`
}

/** "2012 E92": of two chassis of one year the one that was said. */
function ofCodes(variants: readonly Vehicle[], { talk: { codes = [] } = {} }: Draft): readonly Vehicle[] {
  const own = codes.length === 0 ? [] : variants.filter(({ variant }) => vehicleWords(variant).some(isOneOf(codes)))
  return own.length > 0 ? own : variants
}
const isOneOf = (codes: readonly string[]) => (word: string) => codes.includes(word)

const OF_MANUALS: ReadonlySet<PartKind> = new Set(['clutch', 'flywheel'])
const OF_AUTOMATICS: ReadonlySet<PartKind> = new Set(['transmission_tune', 'torque_converter'])

/** "TCU flash done": a part that only one kind of gearbox has tells which gearbox it is. */
function withGearboxOf({ installed = [], wants = [] }: Draft, variants: readonly Vehicle[]): readonly Vehicle[] {
  const told = [...installed, ...wants]
  const isManual = told.some((kind) => OF_MANUALS.has(kind))
  if (isManual === told.some((kind) => OF_AUTOMATICS.has(kind))) return variants
  const own = variants.filter(({ transmission }) => (transmission.kind === 'manual') === isManual)
  return own.length > 0 ? own : variants
}

/** The request that a draft stands for, with its goal. */
export function requestFor(
  advisor: Advisor,
  draft: Draft,
  { vehicle, year }: ChosenCar,
  target: Target,
): GenerateRequest {
  const excluded = excludedParts(advisor, draft, vehicle)
  const locked = lockedParts(advisor, draft, vehicle, excluded)
  const fuel = fuelFor(draft)
  const named = draft.partNamed && partNamed(advisor, vehicle, draft.partNamed, excluded)
  const request: GenerateRequest = {
    modelId: vehicle.modelId,
    vehicleId: vehicle.id,
    year,
    ...(typeof target === 'number'
      ? { targetHorsepower: Math.min(3000, Math.max(50, Math.round(target))) }
      : { timeGoal: target }),
    ...(draft.budgetUsd === undefined ? {} : { budgetUsd: draft.budgetUsd }),
    preferences: {
      ...(asksForConversion(advisor, draft, vehicle)
        ? { forced_induction_preference: 'single_turbo' }
        : inductionBeside(advisor, locked, inductionFor(draft, vehicle))),
      ...(fuel ? { fuel_type: fuel } : {}),
      ...(draft.use ? { intended_use: draft.use } : isStripGoal(draft.goal) ? { intended_use: 'drag' } : {}),
      ...(draft.priority ? { budget_priority: draft.priority.replace('_', ' ') } : {}),
    },
    ...(excluded.length > 0 ? { excludedPartIds: excluded.slice(0, 200) } : {}),
    ...(locked.length > 0 ? { lockedPartIds: locked } : {}),
    ...setupOf(advisor, draft, vehicle),
  }
  return withTuneOfBuild(advisor, request, named ? named.id : undefined)
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
  const fitting = wholeCatalog(catalog).partsFor(vehicle)
  // All motor is without a bottle, unless one is asked for.
  const isAllMotor = draft.induction === 'naturally_aspirated' && !draft.wants?.includes('nitrous')
  const isThere = fitting.some(({ kind }) => boost.includes(kind))
  for (const part of fitting) {
    if (without.has(part.kind) || (isAllMotor && part.kind === 'nitrous')) ids.add(part.id)
    if (isRefusedPart(part, draft.notMade ?? [])) ids.add(part.id)
    if (!passes(part, draft.talk?.mustPass)) ids.add(part.id)
    if (isForTowing(draft) && isNoTowPart(part, draft)) ids.add(part.id)
    if (isThere && BOOST_KINDS.includes(part.kind) && !boost.includes(part.kind)) ids.add(part.id)
  }
  // Who names a part by its maker wants it, even where that place was to stay stock.
  const named = draft.partNamed && partNamed({ catalog }, vehicle, draft.partNamed, [])
  if (named && passes(named, draft.talk?.mustPass)) ids.delete(named.id)
  return [...ids]
}

/** "Single turbo" on a car with two: the conversion, where one is sold. */
const asksForConversion = ({ catalog }: Advisor, { induction, keepsStock = [] }: Draft, vehicle: Vehicle): boolean =>
  induction === 'single_turbo' &&
  vehicle.engine.aspiration === 'twin_turbo' &&
  !keepsStock.includes('boost_source') &&
  catalog.partsFor(vehicle).some(isSingleConversion)

/** The induction as the configurator takes it, where the words leave one that this car can have. */
function inductionFor(
  { induction, boostKinds = [], keepsStock = [], without = [] }: Draft,
  { engine }: Vehicle,
): { forced_induction_preference?: string } {
  // Who wants no blower and speaks of no turbo means the motor alone.
  const isBlowerOut = BLOWER_KINDS.every((kind) => without.includes(kind))
  if (!induction && isBlowerOut && boostKinds.length === 0 && engine.aspiration === 'na')
    return { forced_induction_preference: 'naturally_aspirated' }
  if (!induction || induction === 'auto') return {}
  if (keepsStock.includes('boost_source') && induction !== 'naturally_aspirated') return {}
  if (engine.aspiration !== 'na' && boostKinds.includes('turbo_upgrade')) return {}
  if (boostKinds.length === 1 && boostKinds[0] === CENTRIFUGAL) return { forced_induction_preference: 'procharger' }
  return { forced_induction_preference: induction }
}

/** "ProCharger" is one maker's kit: who names another one's gets any blower that it may be. */
function inductionBeside(
  { catalog }: Advisor,
  locked: readonly string[],
  induction: { forced_induction_preference?: string },
): { forced_induction_preference?: string } {
  const kit = locked.map((id) => catalog.part(id)).find((part) => part?.kind === CENTRIFUGAL)
  const isOther = kit !== undefined && kit.manufacturer !== 'ProCharger'
  return isOther && induction.forced_induction_preference === 'procharger'
    ? { forced_induction_preference: 'supercharger' }
    : induction
}

/** What the build must hold: of each wanted kind the cheapest that fits, and what boost was asked for. */
function lockedParts(advisor: Advisor, draft: Draft, vehicle: Vehicle, excluded: readonly string[]): string[] {
  const { catalog } = advisor
  const rate = LABOR_CENTS_PER_HOUR.configurator
  const locked = (draft.wants ?? []).flatMap((kind) => cheapestOf(advisor, vehicle, kind, excluded))
  const fitting = catalog.partsFor(vehicle).filter(({ id }) => !excluded.includes(id))
  const cooler = towCooler(fitting, draft, vehicle)
  if (cooler && !draft.wants?.includes('transmission_cooler')) locked.push(cooler.id)
  const named = draft.partNamed && partNamed(advisor, vehicle, draft.partNamed, excluded)
  if (named) return [...locked.filter((id) => catalog.part(id)?.kind !== named.kind), named.id]
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

export const boostKindsOf = (induction: Draft['induction']): readonly PartKind[] => {
  if (induction === 'supercharger') return BLOWER_KINDS
  if (induction === 'procharger') return [CENTRIFUGAL]
  if (induction === 'twin_turbo') return ['turbo_kit_twin']
  if (induction === 'single_turbo') return ['turbo_kit_single', 'turbo_upgrade']
  return induction === 'turbo' ? TURBO_KINDS : []
}

/** The car as it stands, where anything was said of it. */
const isStripGoal = (goal: Goal | undefined): boolean =>
  goal !== undefined && ('quarterMileS' in goal || 'trapMph' in goal)

function setupOf(advisor: Advisor, draft: Draft, vehicle: Vehicle): Pick<GenerateRequest, 'currentSetup'> {
  const { installed: said = [], dynoSheet, standing: told = {}, notFuels = [] } = draft
  const installed = thoseThatFit(advisor, vehicle, boltOnsOf(said, vehicle).filter(isInstallable))
  const { gearbox, weightLb, ...standing } = told
  const weightChangeLb = weightLb === undefined ? undefined : weightLb - vehicle.chassis.curbWeightLb
  const { min, max } = SETUP_BOUNDS.weightChangeLb
  const isKnown = gearbox !== undefined && hasFigures(advisor, vehicle, gearbox)
  const fuel = notFuels.length > 0 ? fuelFor(draft) : undefined
  const setup = {
    ...standing,
    ...(isKnown ? { gearbox } : {}),
    ...(weightChangeLb === undefined
      ? {}
      : { weightChangeLb: Math.min(max, Math.max(min, Math.round(weightChangeLb))) }),
    ...(installed.length > 0 ? { installed: [...installed] } : {}),
    ...(dynoSheet ? { dynoSheet } : {}),
    ...(fuel ? { fuel } : {}),
  }
  return Object.keys(setup).length > 0 ? { currentSetup: setup } : {}
}

/** What is told of the car and cannot be on it is left out: nobody is refused a build for a word too much. */
function thoseThatFit({ catalog }: Advisor, vehicle: Vehicle, kinds: readonly PartKind[]): readonly PartKind[] {
  if (kinds.length === 0) return kinds
  const { problems } = installedParts(kinds, vehicle, catalog.parts)
  return kinds.filter((_, at) => !problems.some((problem) => problem.at === at))
}

/** Whether the catalog knows that gearbox behind this engine. */
export function hasFigures({ catalog }: Advisor, vehicle: Vehicle, gearbox: string): boolean {
  return swappedGearbox(gearbox, vehicle, swapGearboxes(vehicle, catalog.vehicles)).ok
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
