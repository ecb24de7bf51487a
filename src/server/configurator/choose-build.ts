import { LABOR_CENTS_PER_HOUR } from '../../contract/cart-lines.ts'
import { type HeldPower, heldBuildPower } from '../../engine/limits/hold-power.ts'
import type { BuildPower, Fuel, Part } from '../../engine/model.ts'
import { SAE_J1349_WEATHER } from '../../engine/model.ts'
import { buildFrontier } from '../../engine/optimizer/frontier.ts'
import { type FrontierPoint, openSearch, reserveOf, type SearchProof } from '../../engine/optimizer/search.ts'
import { INTENDED_USES, type IntendedUse, type SearchRequest } from '../../engine/optimizer/search-request.ts'
import { cheapestFor, strongestFor } from '../../engine/optimizer/single-answers.ts'
import type { CatalogSnapshot } from '../catalog-snapshot.ts'
import { factoryObeys, INDUCTION_CHOICES, RESERVE_OF_PRIORITY, readInduction } from '../preference-words.ts'
import type { Wish } from './wish.ts'

/** The chosen build: the cheapest that reaches the goal, or the strongest allowed one where none does. */
export interface ChosenBuild {
  parts: readonly Part[]
  costCents: number
  held: HeldPower
  power: BuildPower
  reachesGoal: boolean
  /** The customer asked for reserve on every limit, and the goal leaves none: the build was found without. */
  reserveGivenUp: boolean
  frontier: readonly FrontierPoint[]
  proof: SearchProof
}

/** The search that a wish stands for. */
export function searchOf(catalog: CatalogSnapshot, wish: Wish, limitReserve: number): SearchRequest {
  const { vehicle, induction } = wish
  const staysStock = factoryObeys(induction, vehicle.engine.aspiration)
  return {
    vehicle,
    parts: catalog.partsFor(vehicle),
    fuel: wish.fuel,
    weather: SAE_J1349_WEATHER,
    factors: catalog.factors,
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
    induction: induction.preference,
    use: wish.use,
    excludedKinds: induction.excludedKinds,
    excludedPartIds: wish.excludedPartIds,
    lockedPartIds: wish.lockedPartIds,
    requiredSlots: induction.preference === 'turbo' && !staysStock ? ['boost_source'] : [],
    limitReserve,
  }
}

/**
 * Cheapest build for the goal within the budget. A customer who asked for reliability gets it with a tenth of every
 * limit in reserve where that is possible. Undefined: the wish allows no build at all.
 */
export function chooseBuild(catalog: CatalogSnapshot, wish: Wish): ChosenBuild | undefined {
  const reserve = RESERVE_OF_PRIORITY[wish.priority]
  const wary = searchOf(catalog, wish, reserve)
  const first = cheapestFor(openSearch(wary), wish.goalWheelHp, wish.budgetCents)
  if (first.point) return chosen(wary, wish, first.point, first.proof, { reachesGoal: true, reserveGivenUp: false })
  const bold = reserve === 0 ? wary : searchOf(catalog, wish, 0)
  if (bold !== wary) {
    const second = cheapestFor(openSearch(bold), wish.goalWheelHp, wish.budgetCents)
    if (second.point) return chosen(bold, wish, second.point, second.proof, { reachesGoal: true, reserveGivenUp: true })
  }
  const best = strongestFor(openSearch(bold), wish.budgetCents)
  if (!best.point) return undefined
  return chosen(bold, wish, best.point, best.proof, { reachesGoal: false, reserveGivenUp: bold !== wary })
}

function chosen(
  request: SearchRequest,
  wish: Wish,
  point: FrontierPoint,
  proof: SearchProof,
  said: Pick<ChosenBuild, 'reachesGoal' | 'reserveGivenUp'>,
): ChosenBuild {
  const { vehicle, fuel } = wish
  const build = { vehicle, parts: point.parts, fuel, weather: SAE_J1349_WEATHER }
  const held = heldBuildPower(build, request.factors, reserveOf(request))
  const frontier = buildFrontier(request).points
  return { parts: point.parts, costCents: point.costCents, held, power: held.power, frontier, proof, ...said }
}

/** The strongest build of a changed wish; what a remedy is worth. */
const strongest = (catalog: CatalogSnapshot, wish: Wish): FrontierPoint | undefined =>
  strongestFor(openSearch(searchOf(catalog, wish, 0)), wish.budgetCents).point

export interface Remedy {
  words: string
  wheelHp: number
  costCents: number
}

const FUEL_NAMES: Readonly<Record<Fuel, string>> = {
  '87': '87 octane',
  '91': '91 octane',
  '93': '93 octane',
  e30: 'E30',
  e85: 'E85',
  race: 'race fuel',
}
export const fuelName = (fuel: Fuel): string => FUEL_NAMES[fuel]

/**
 * What one changed wish would gain: more money, another fuel, another induction, another use. Those that reach the
 * goal come first, cheapest first; then the nearest. Only what is better than the build at hand is named.
 */
export function remedies(catalog: CatalogSnapshot, wish: Wish, atHandWheelHp: number): Remedy[] {
  const changed: { words: string; wish: Wish }[] = []
  if (wish.budgetCents !== undefined)
    changed.push({ words: 'without the budget', wish: { ...wish, budgetCents: undefined } })
  for (const fuel of ['e85', 'race'] as const) {
    if (fuel !== wish.fuel) changed.push({ words: `on ${fuelName(fuel)}`, wish: { ...wish, fuel } })
  }
  const free = readInduction(undefined, wish.vehicle.engine.aspiration)
  if (wish.induction.preference !== 'auto' && free.ok) {
    changed.push({ words: 'with any kind of induction', wish: { ...wish, induction: free.value } })
  }
  const freest: IntendedUse = 'drag'
  if (wish.use !== freest && INTENDED_USES.includes(freest)) {
    changed.push({ words: 'as a drag car', wish: { ...wish, use: freest } })
  }
  return changed
    .flatMap(({ words, wish: other }) => {
      const goal = cheapestFor(openSearch(searchOf(catalog, other, 0)), other.goalWheelHp, other.budgetCents).point
      const point = goal ?? strongest(catalog, other)
      return point && point.wheelHp > atHandWheelHp + 1
        ? [{ words, wheelHp: point.wheelHp, costCents: point.costCents }]
        : []
    })
    .sort((a, b) => {
      const reaches = (one: Remedy) => one.wheelHp >= wish.goalWheelHp
      if (reaches(a) !== reaches(b)) return reaches(a) ? -1 : 1
      return reaches(a) ? a.costCents - b.costCents : b.wheelHp - a.wheelHp
    })
}

/** The induction words that leave this car at least one build. */
export function possibleInductions(catalog: CatalogSnapshot, wish: Wish): string[] {
  return INDUCTION_CHOICES.filter((said) => {
    const induction = readInduction(said, wish.vehicle.engine.aspiration)
    return induction.ok && strongest(catalog, { ...wish, induction: induction.value, lockedPartIds: [] }) !== undefined
  })
}
