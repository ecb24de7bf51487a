import { FUEL_NAMES } from '../display-words.ts'
import { slotOf } from '../fitment/slots.ts'
import { FUELS, type Fuel } from '../fuels.ts'
import type { LimitUse, Slot } from '../model.ts'
import type { PlannedBuild } from './planned-build.ts'
import type { Remedy } from './remedies.ts'

const CHANGES: Readonly<Record<Exclude<Remedy['change'], 'fuel'>, string>> = {
  induction: 'With no preference on boost',
  exclusions: 'With the parts that you left out',
  reserve: 'Without the safety margin',
}

/** How much more fuel than gasoline the same power takes. */
const MORE_FUEL: Partial<Record<Fuel, string>> = { e85: 'a third', e30: 'a tenth' }

const dollars = (cents: number): string => `$${Math.round(cents / 100).toLocaleString('en-US')}`

/** Cents that supporting parts add to a remedy. */
type SupportsOf = (remedy: Remedy) => number

/** "On E30, which takes less of a fuel system" */
function whenWords({ change, to, beatsBudgetBuy }: Remedy, asked: Fuel | undefined): string {
  if (change !== 'fuel') return CHANGES[change]
  const isLess = asked && MORE_FUEL[asked] && FUELS.indexOf(to as Fuel) < FUELS.indexOf(asked)
  const onIt = `n ${FUEL_NAMES[to as Fuel]}${isLess && !beatsBudgetBuy ? ', which takes less of a fuel system' : ''}`
  return isLess && beatsBudgetBuy ? `${FUEL_NAMES[asked]} doesn't pay for its fuel system here. O${onIt}` : `O${onIt}`
}

/** "makes 330 whp for $8,880" */
function makesWords(remedy: Remedy, supportsOf: SupportsOf): string {
  const { build, reachesGoal } = remedy
  const supports = supportsOf(remedy)
  const full = supports > 0 ? ` (${dollars(build.costCents + supports)} with supporting parts)` : ''
  return `${reachesGoal ? 'makes' : 'gets to'} ${Math.round(build.wheelHp)} whp for ${dollars(build.costCents)}${full}`
}

/**
 * What would help, a sentence for each fuel: what the budget buys better on another one, the cheapest that makes the goal
 * and the easiest to come by, or else the best change alone. `asked`: the fuel that they stand in for.
 */
export function remedyWords(found: readonly Remedy[], asked?: Fuel, supportsOf: SupportsOf = () => 0): string[] {
  const [first] = found
  if (!first) return []
  const better = found.filter(({ beatsBudgetBuy }) => beatsBudgetBuy)
  const fuels = found.filter(({ change, reachesGoal }) => change === 'fuel' && reachesGoal)
  const told = new Set(better.map(({ to }) => to))
  const others = fuels.length > 0 ? fuels : found.filter(({ to }) => !told.has(to)).slice(0, 1)
  const [cheapest] = others.toSorted((a, b) => a.build.costCents - b.build.costCents)
  const easiest = better.length > 0 ? [] : others.slice(0, 1)
  const named = new Set([...better, ...easiest, ...(cheapest ? [cheapest] : [])])
  return [...Map.groupBy(named, ({ change, to }) => `${change} ${to}`).values()].map((same) => {
    const [when] = same.map((one) => whenWords(one, asked))
    return `${when}, this car ${same.map((one) => makesWords(one, supportsOf)).join(', and ')}.`
  })
}

const FUEL_SLOTS: ReadonlySet<Slot> = new Set<Slot>(['injectors', 'fuel_pump', 'direct_fuel'])
const hasSource = (parts: PlannedBuild['build']['parts']): boolean =>
  parts.some(({ kind }) => slotOf(kind) === 'boost_source')

/** Why an ethanol blend makes less than gasoline on the same car; undefined: it does not, or nothing is known. */
export function lessOnEthanol(
  best: PlannedBuild,
  binding: LimitUse | undefined,
  remedies: readonly Remedy[],
): string | undefined {
  const { fuel, parts } = best.build
  const more = MORE_FUEL[fuel]
  const gasoline = remedies.find(({ change, to }) => change === 'fuel' && (to === '93' || to === '91'))
  if (!more || !gasoline || gasoline.build.wheelHp <= best.power.wheelHp) return undefined
  const name = FUEL_NAMES[fuel]
  if (binding && (binding.component === 'fuel_system' || (binding.slot && FUEL_SLOTS.has(binding.slot)))) {
    const limit = Math.round(binding.limit).toLocaleString('en-US')
    return `${name} takes about ${more} more fuel than gasoline, and the fuel system we sell for this car ends at ${limit} ${binding.unit} on it.`
  }
  const isSourceMissing = hasSource(gasoline.build.parts) && !hasSource(parts)
  return isSourceMissing
    ? `Nobody sells an ${name} setup for the bigger turbo or blower that gasoline runs here.`
    : undefined
}
