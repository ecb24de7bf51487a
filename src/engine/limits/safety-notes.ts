import { GEARBOX_PAST_ITS_TORQUE } from '../display-words.ts'
import type { EngineFamily } from '../families/engine-family.ts'
import type { Build, BuildPower, LimitComponent, LimitUse, PartKind, Vehicle } from '../model.ts'
import { namedGearboxLbft } from './family-limits.ts'
import { breakable, isStrength } from './is-strength.ts'
import type { LimitedPower } from './limit-power.ts'
import { APPROACHED } from './limit-use.ts'
import { firstToGo, isPlural, kindWords, limitName, weakPointName, weakPointOf } from './limit-words.ts'
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

function noteOf(use: LimitUse, vehicle: Vehicle, isSold: IsSold): string {
  const name = capital(limitName(use, vehicle.family))
  if (use.slot === 'reliability_fix') {
    return `Weak point: ${limitName(use, vehicle.family)}. From about ${whole(use.limit)} ${use.unit} on we fix it first, worn or not; this build makes ${whole(use.value)}.`
  }
  const estimate = isEstimate(use, vehicle) ? ' (estimated limit)' : ''
  const state = use.share >= 0.995 ? 'at the limit' : `at ${percent(use.share)} of the limit`
  return `${name} ${state}: ${figures(use)}${estimate}.${nextStep(use, vehicle, isSold)}`
}

/**
 * The strengths that a build comes near, each piece of hardware once: what is strictest of it is what counts. Headers
 * that flow no more break nothing.
 */
function approached(uses: readonly LimitUse[]): LimitUse[] {
  const near = breakable(uses).filter((use) => use.share > APPROACHED)
  return near.filter((use, index) => near.findIndex((other) => limitName(other) === limitName(use)) === index)
}

/** Less than this that the parts could make besides is not held back: no dyno shows it. */
const SHOWS_FROM = 1.01

/** What holds the power of the build below what its parts could make. */
function heldNote(vehicle: Build['vehicle'], limited: LimitedPower): string | undefined {
  const { limitedBy, limitedByRule: rule, power, unlimitedWheelHp } = limited
  if (!limitedBy || limitedBy === 'request' || unlimitedWheelHp < power.wheelHp * SHOWS_FROM) return undefined
  const [made, could] = [whole(power.wheelHp), whole(unlimitedWheelHp)]
  const holding = { component: limitedBy, ...(rule ? { slot: rule.slot } : {}) }
  const name = limitName(holding, vehicle.family)
  if (rule?.slot === 'reliability_fix')
    return `Fix the ${name} before more than ${made} whp; the parts could make ${could}.`
  if (!rule?.sentence || isStrength(holding)) {
    return `The tune holds power at ${made} whp to protect the ${name}; the parts could make ${could}.`
  }
  if (rule.ruleId === undefined) return `Count on ${made} whp, though the parts could make ${could}. ${rule.sentence}`
  const [these, bigger] = isPlural(holding, vehicle.family) ? ['these', 'bigger ones'] : ['this', 'a bigger one']
  return `Count on ${made} whp with ${these} ${name}: with ${bigger} the other parts could make ${could}.`
}

/** More power than this over stock, and the customer hears what gives up first. */
const FIRST_TO_GO_FROM = 1.1

/** The gearbox as the trade knows it, where the limit that it is sold to is not told already. */
function gearboxNote(vehicle: Vehicle, uses: readonly LimitUse[]): string[] {
  const use = uses.find(({ component }) => component === 'transmission')
  const named = namedGearboxLbft(vehicle)
  if (!use || use.liftedByPartId || use.value <= Math.max(APPROACHED * named, stockTorque(vehicle))) return []
  if (named >= use.limit) return []
  const how = use.value > named ? ` ${GEARBOX_PAST_ITS_TORQUE[vehicle.transmission.kind]}.` : ''
  const sold = use.share > APPROACHED ? '' : ` We sell it up to ${whole(use.limit)}.`
  return [
    `This gearbox is known for ${whole(named)} lb-ft (estimated), and the build puts ${whole(use.value)} through it: ${percent(use.value / named)}.${how}${sold}`,
  ]
}

const stockTorque = ({ engine }: Vehicle): number => engine.crankTorqueLbft * engine.ratingRatio

/** What gives up first while the bottom end is as the factory made it. */
function firstToGoNote({ vehicle, parts }: Pick<Build, 'vehicle' | 'parts'>, power: BuildPower): string[] {
  const isBuilt = parts.some(({ kind }) => kind === 'built_bottom_end' || kind === 'stroker')
  const what = withoutReplaced(firstToGo(vehicle)?.split(', ') ?? [], boughtKinds(parts)).join(', ')
  if (isBuilt || !what || power.wheelHp < power.stockWheelHp * FIRST_TO_GO_FROM) return []
  return [`What lets go first on a stock ${vehicle.family.name} when it is pushed: ${what}.`]
}

const boughtKinds = (parts: Build['parts']): ReadonlySet<PartKind> => new Set(parts.map(({ kind }) => kind))

/** What an engine is known for, whatever the build asks of it, but for what the build replaces or mends. */
function weakPointsNote(family: EngineFamily, parts: Build['parts'], said: readonly string[]): string[] {
  const { name, weakPoints } = family
  const bought = boughtKinds(parts)
  const mended = bought.has('reliability_fix') ? weakPointOf(family) : undefined
  const isSaid = (what: string) => said.some((note) => note.includes(what.replace(/ \(.*\)$/, '')))
  const open = weakPoints.map(({ what }) => what).filter((what) => weakPointName(what) !== mended)
  const unsaid = withoutReplaced(open, bought).filter((what) => !isSaid(what))
  if (unsaid.length === 0) return []
  const [points, known, them] =
    unsaid.length === 1
      ? ['point', unsaid[0], 'it']
      : ['points', `${unsaid.slice(0, -1).join(', ')} and ${unsaid.at(-1)}`, 'them']
  return [`Known weak ${points} of this ${name}: ${known}. Have ${them} checked before you add power.`]
}

/** What at its limit makes no more power, and breaks nothing: it is named where its share is the highest of all. */
function outOfAir(uses: readonly LimitUse[]): string {
  const [most] = uses.filter((use) => !isStrength(use) && use.share > APPROACHED)
  if (!most) return ''
  const [are, it] = isPlural(most) ? ['are', 'they'] : ['is', 'it']
  return ` The ${limitName(most)} ${are} at ${percent(most.share)} of what ${it} can flow: nothing breaks there, it's just out of power.`
}

/**
 * What a customer must know before driving the build, from the limits that it really approaches (above 90 %), what
 * the calibration holds back, grip at launch, and what the engine is known for. Never empty: with nothing near, it says
 * what is nearest.
 */
export function safetyNotes(
  { vehicle, parts }: Build,
  limited: LimitedPower,
  uses: readonly LimitUse[],
  isSold: IsSold,
): string[] {
  const held = heldNote(vehicle, limited)
  const notes: string[] = held ? [held] : []
  for (const use of approached(uses)) notes.push(noteOf(use, vehicle, isSold))
  notes.push(...gearboxNote(vehicle, uses))
  const grip = uses.find((use) => use.component === 'grip')
  if (grip && grip.share > 1.5) {
    notes.push(
      `First gear spins the tires above ${whole(grip.limit)} lb-ft; this build makes ${whole(grip.value)}. ` +
        `Roll into it${isSold('tires') ? ', or get stickier tires' : ''}.`,
    )
  }
  const [nearest] = breakable(uses)
  const isHeldByStrength = held !== undefined && limited.limitedBy !== 'hardware'
  if (!isHeldByStrength && !notes.some((note) => note.includes('limit')) && nearest) {
    notes.unshift(
      `Everything stays within its limits. Closest: the ${limitName(nearest, vehicle.family)} at ${percent(nearest.share)}.${outOfAir(uses)}`,
    )
  }
  return [
    ...notes,
    ...firstToGoNote({ vehicle, parts }, limited.power),
    ...weakPointsNote(vehicle.family, parts, notes),
  ]
}
