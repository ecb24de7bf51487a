import { LIMIT_NAMES, listed } from '../display-words.ts'
import { filledSlots } from '../fitment/check-build.ts'
import { slotOf } from '../fitment/slots.ts'
import {
  type Build,
  type BuildPower,
  type LimitComponent,
  type LimitUse,
  PART_KINDS,
  type Part,
  type PartKind,
  type Slot,
  type Vehicle,
} from '../model.ts'
import { scenarioParts } from '../power/build-power.ts'
import { stockCrankTorqueLbft } from '../power/stock-curve.ts'
import { namedGearboxLbft } from './family-limits.ts'
import { canBeTurnedDown } from './goal-limit.ts'
import { breakable, isGrip, isStrength } from './is-strength.ts'
import { knownIssues } from './known-issues.ts'
import type { LimitedPower } from './limit-power.ts'
import { APPROACHED } from './limit-use.ts'
import { firstToGo, isPlural, kindWords, limitName, limitTitle, withoutPower } from './limit-words.ts'
import { withoutReplaced } from './without-replaced.ts'

/** Where the vehicle's own figure of a limit is sourced. */
const PATHS: Partial<Record<LimitComponent, string>> = {
  internals: 'limits.internalsCrankHp',
  transmission: 'limits.transmissionTorqueLbft',
  clutch: 'limits.clutchTorqueLbft',
  fuel_system: 'limits.fuelSystemCrankHp',
  boost_source: 'limits.boostSourceCrankHp',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const percent = (share: number): string => `${Math.round(share * 100)}%`
const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
const figures = (use: LimitUse): string => `${whole(use.value)} of ${whole(use.limit)} ${use.unit}`

function isEstimate(use: LimitUse, vehicle: Vehicle): boolean {
  if (use.liftedByPartId) return false
  const known = vehicle.sources[PATHS[use.component] ?? '']
  return !known || known.confidence === 'estimated'
}

/** Whether a part of this kind is sold for the car. */
export type IsSold = (kind: PartKind) => boolean

function nextStep({ liftedByKind }: LimitUse, vehicle: Vehicle, isSold: IsSold): string {
  if (!liftedByKind) return ''
  return isSold(liftedByKind)
    ? ` Next step up: ${kindWords(liftedByKind, vehicle.family)}.`
    : ' We sell nothing stronger.'
}

export const AT_THE_LIMIT = 0.995

function noteOf(use: LimitUse, build: Held, isSold: IsSold): string {
  const { vehicle } = build
  const name = capital(limitName(use, vehicle.family))
  if (use.slot === 'reliability_fix') {
    return `Weak point: ${limitName(use, vehicle.family)}. Have ${isPlural(use, vehicle.family) ? 'them' : 'it'} seen to before the power goes on. This build makes ${whole(use.value)} ${use.unit}; past about ${whole(use.limit)} we insist on it.`
  }
  const estimate = isEstimate(use, vehicle) ? ' (estimated limit)' : ''
  const state = use.share >= AT_THE_LIMIT ? 'at the limit' : `at ${percent(use.share)} of the limit`
  return `${name} ${state}: ${figures(use)}${estimate}.${livesOn(use, build, isSold)}${nextStep(use, vehicle, isSold)}`
}

/** What a stock gearbox lives on past the torque that the trade names for it: what of it the build lacks, and a fluid change. */
function livesOn({ component, value, liftedByPartId }: LimitUse, { vehicle, parts }: Held, isSold: IsSold): string {
  if (component !== 'transmission' || liftedByPartId || value <= namedGearboxLbft(vehicle)) return ''
  if (vehicle.transmission.kind === 'manual') return ' Fresh gear oil, and no flat shifts or clutch dumps.'
  const filled = filledSlots(parts)
  const lacks = (
    [
      ['transmission_tune', 'its own tune'],
      ['transmission_cooler', 'a cooler'],
    ] as const
  )
    .filter(([kind]) => isSold(kind) && !filled.has(kind))
    .map(([, words]) => words)
  const first = lacks.length > 0 ? `Give it ${listed(lacks)}, have` : 'Have'
  return ` ${first} its fluid and filter changed, and don't beat on it hot.`
}

/** The strengths that a build comes near. Headers that flow no more break nothing. */
const approached = (uses: readonly LimitUse[]): LimitUse[] => breakable(uses).filter((use) => use.share > APPROACHED)

type Held = Pick<Build, 'vehicle' | 'parts'>

/** Less than this that the parts could make besides is not held back: no dyno shows it. */
const SHOWS_FROM = 1.01

/** What sets the power of the build where it is held back: a tune turns turbos down, a blower kit gets the pulley that fits. */
function holderOf({ vehicle, parts }: Held): string {
  const { chosen } = scenarioParts(parts)
  if (chosen.boostSource?.kind.startsWith('supercharger_')) return 'The pulley is sized for'
  return canBeTurnedDown(vehicle, chosen) ? 'The tune holds it to' : 'Figure on'
}

/** Whether the engine breathes by itself: no tune or pulley holds it back, and what it makes within its limits it makes. */
function isUnboosted({ vehicle, parts }: Held): boolean {
  const { boostSource, nitrous } = scenarioParts(parts).chosen
  return vehicle.engine.aspiration === 'na' && !boostSource && !nitrous
}

/** Slots in which the factory car has nothing that could be good for anything. */
const NOT_FROM_THE_FACTORY: ReadonlySet<Slot> = new Set<Slot>(['ecu_unlock', 'fuel_blend', 'methanol'])

/** A piece of hardware as it is in the build: "these headers", "the stock exhaust manifolds". */
function pieceName({ slot, byPart }: { slot: Slot; byPart: boolean }, { engine, family }: Vehicle): [string, boolean] {
  const named = { component: 'hardware', slot } as const
  const [name, isMany] = [limitName(named, family), isPlural(named, family)]
  if (byPart) return [name, isMany]
  if (slot === 'headers') return ['stock exhaust manifolds', true]
  if (slot === 'downpipe' && engine.aspiration === 'twin_turbo') return ['stock downpipes', true]
  return [`stock ${name}`, isMany]
}

/** What holds the power of the build below what its parts could make. */
function heldNote(build: Held, limited: LimitedPower, uses: readonly LimitUse[], isSold: IsSold): string | undefined {
  const { vehicle } = build
  const { limitedBy, limitedByRule: rule, power, unlimitedWheelHp } = limited
  if (!limitedBy || limitedBy === 'request' || unlimitedWheelHp < power.wheelHp * SHOWS_FROM) return undefined
  const [made, could] = [whole(power.wheelHp), whole(unlimitedWheelHp)]
  const holding = { component: limitedBy, ...(rule ? { slot: rule.slot } : {}) }
  const name = limitName(holding, vehicle.family)
  const use = uses.find(({ component, slot }) => component === limitedBy && slot === rule?.slot)
  const isWithin = (use?.share ?? 1) * unlimitedWheelHp <= power.wheelHp
  if (isStrength(holding) && isWithin && isUnboosted(build)) return undefined
  if (rule?.slot === 'reliability_fix')
    return `Fix the ${name} before more than ${made} whp; the parts could make ${could}.`
  const isAbsent = rule && NOT_FROM_THE_FACTORY.has(rule.slot) && rule.setByPartId === undefined
  if (!rule?.sentence || (isStrength(holding) && !isAbsent)) {
    const kept = Math.round(100 * (1 - (use?.share ?? 1)))
    const why = kept > 1 ? `for ${kept}% headroom on` : 'to protect'
    return `${holderOf(build)} ${made} whp ${why} the ${name}; the parts could make ${could}.`
  }
  const lift = PART_KINDS.find((kind) => slotOf(kind) === rule.slot && isSold(kind))
  const isStuck = lift === undefined && rule.setByPartId === undefined
  if (rule.ruleId === undefined || isAbsent || isStuck)
    return `Figure on ${made} whp, though the parts could make ${could}. ${rule.sentence}`
  const [piece, isMany] = pieceName({ slot: rule.slot, byPart: rule.setByPartId !== undefined }, vehicle)
  const these = rule.setByPartId === undefined ? 'the' : isMany ? 'these' : 'this'
  // What comes next holds it then.
  const next = Math.min(
    ...uses.flatMap((other) => (other === use || isGrip(other) ? [] : [power.wheelHp / other.share])),
  )
  const lifted = Math.min(unlimitedWheelHp, next)
  if (lifted < power.wheelHp * SHOWS_FROM) return undefined
  const better = lift === 'downpipe' && isMany ? 'high-flow ones' : lift && kindWords(lift, vehicle.family)
  const hold = isMany ? 'hold' : 'holds'
  return `${capital(these)} ${piece} ${hold} it to ${made} whp; ${better ?? 'without that, the rest'} would make it ${whole(lifted)}.`
}

/** What makes no more than the factory's power is as near to its limits as the factory left it. */
const isAtStockPower = ({ wheelHp, stockWheelHp }: BuildPower): boolean => wheelHp < stockWheelHp * SHOWS_FROM

/** More power than this over stock, and the customer hears what gives up first. */
const FIRST_TO_GO_FROM = 1.1

/** The gearbox as the trade knows it, in torque: where the limit that it is sold to is told already, that one counts. */
function gearboxNote(build: Held, uses: readonly LimitUse[], told: readonly LimitUse[], isSold: IsSold): string[] {
  const { vehicle } = build
  const use = uses.find(({ component }) => component === 'transmission')
  const named = namedGearboxLbft(vehicle)
  if (!use || use.liftedByPartId || use.value <= Math.max(APPROACHED * named, stockCrankTorqueLbft(vehicle.engine)))
    return []
  if (named >= use.limit || told.some((one) => limitName(one).startsWith(limitName(use)))) return []
  return [
    `Treat it right and this gearbox holds ${whole(use.limit)} lb-ft; don't, and it's about ${whole(named)}. ` +
      `This build makes ${whole(use.value)}.${livesOn(use, build, isSold)}`,
  ]
}

/** What gives up first while the bottom end is as the factory made it, and at what power unless that was told. */
function firstToGoNote({ vehicle, parts }: Held, power: BuildPower, isBottomEndTold: boolean): string[] {
  const isBuilt = parts.some(({ kind }) => kind === 'built_bottom_end' || kind === 'stroker')
  const what = withoutReplaced(firstToGo(vehicle)?.split(', ') ?? [], new Set(parts.map(({ kind }) => kind))).join(', ')
  if (isBuilt || !what || power.wheelHp < power.stockWheelHp * FIRST_TO_GO_FROM) return []
  return [`First to go on a stock ${vehicle.family.name}: ${isBottomEndTold ? withoutPower(what) : what}.`]
}

/** What is said at its limit of what moves no air: it is out of heat capacity, or of what a file gets out of the engine. */
const NO_AIR: Partial<Record<Slot, string>> = {
  oil_cooler: 'of the heat that it carries off. Watch the oil temperature, and back off before 280 F.',
  pulley: 'of the boost that it makes: nothing breaks there, and a smaller one makes more.',
  tune: 'of what it gets out of this engine: no more power in it, and nothing breaks.',
}

/** What at its limit makes no more power, and breaks nothing: the highest share, but for what the build itself brings. */
function atItsEnd(vehicle: Vehicle, parts: readonly Part[], uses: readonly LimitUse[]): string {
  const isBought = (use: LimitUse) => parts.some(({ id, installed }) => id === use.liftedByPartId && !installed)
  const [most] = uses.filter((use) => !isStrength(use) && use.share > APPROACHED && !isBought(use))
  if (!most?.slot) return ''
  const { slot } = most
  const byPart = most.liftedByPartId !== undefined || parts.some(({ kind }) => slotOf(kind) === slot)
  const [name, isMany] = pieceName({ slot, byPart }, vehicle)
  const [are, it] = isMany ? ['are', 'they'] : ['is', 'it']
  const flows = `of what ${it} can flow: ${it} ${isMany ? 'cost' : 'costs'} power, and won't break.`
  return ` The ${name} ${are} at ${percent(most.share)} ${NO_AIR[slot] ?? flows}`
}

/**
 * What a customer must know before driving the build, from the limits that it really approaches (above 90 %), what
 * the calibration holds back, grip at launch, and what the engine is known for. Never empty: with nothing near, it says
 * what is nearest.
 */
export function safetyNotes(build: Build, limited: LimitedPower, uses: readonly LimitUse[], isSold: IsSold): string[] {
  const { vehicle, parts } = build
  const held = heldNote(build, limited, uses, isSold)
  const notes: string[] = held ? [held] : []
  const leftAsItIs = isAtStockPower(limited.power) ? AT_THE_LIMIT : 0
  const near = approached(uses).filter(({ share }) => share >= leftAsItIs)
  notes.push(...near.map((use) => noteOf(use, build, isSold)), ...gearboxNote(build, uses, near, isSold))
  const grip = uses.find((use) => use.component === 'grip')
  const hasNewTires = parts.some((part) => slotOf(part.kind) === 'tires' && !part.installed)
  if (grip && grip.share > 1.5) {
    notes.push(
      `First gear spins the tires above ${whole(grip.limit)} lb-ft; this build makes ${whole(grip.value)}. ` +
        `Roll into it${isSold('tires') && !hasNewTires ? ', or get stickier tires' : ''}.`,
    )
  }
  const [nearest] = breakable(uses)
  const isHeldByStrength = held !== undefined && limited.limitedBy !== 'hardware'
  if (!isHeldByStrength && near.length === 0 && nearest) {
    const [name, share] = [limitName(nearest, vehicle.family), percent(nearest.share)]
    const ended = atItsEnd(vehicle, parts, uses)
    const come = isPlural(nearest, vehicle.family) ? 'come' : 'comes'
    notes.unshift(
      ended
        ? `Nothing is near breaking: the ${name} ${come} closest, at ${share}.${ended}`
        : `Everything stays within its limits. Closest: the ${name} at ${share}.`,
    )
  }
  const isBottomEndTold = near.some((use) => limitTitle(use) === LIMIT_NAMES.internals)
  return [...notes, ...firstToGoNote(build, limited.power, isBottomEndTold), ...knownIssues(build, notes)]
}
