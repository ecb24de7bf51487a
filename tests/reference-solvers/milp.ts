import { lacksBoost } from '../../src/engine/fitment/check-build.ts'
import { clash } from '../../src/engine/fitment/clash.ts'
import { fits } from '../../src/engine/fitment/fits.ts'
import { fillsSlot, slotOf } from '../../src/engine/fitment/slots.ts'
import { ceilingSetBy, hasLimit, stockCeiling } from '../../src/engine/limits/ceilings.ts'
import { limitedWheelHp } from '../../src/engine/limits/goal-limit.ts'
import { TUNABLE_LIMITS } from '../../src/engine/limits/limit-lifts.ts'
import { wheelCeilingHp } from '../../src/engine/limits/limit-power.ts'
import type { Part, Slot } from '../../src/engine/model.ts'
import type { SearchRequest } from '../../src/engine/optimizer/search-request.ts'
import { ruleOfUse } from '../../src/engine/optimizer/use-rules.ts'
import { scenarioParts } from '../../src/engine/power/build-power.ts'
import { type PowerScenario, powerScenario, type ScenarioParts } from '../../src/engine/power/power-scenario.ts'
import { NO_RULES } from '../../src/engine/rulebook/search-rules.ts'
import { usedShare } from './margin-slots.ts'
import { type MilpQuestion, type MilpRows, milpText, sum, type Term } from './milp-text.ts'

/** More wheel hp than any build makes: stands for "no ceiling". */
const NO_CEILING_HP = 20_000

/** A combination of boost source, pulley, tune, flex-fuel kit and nitrous of a real car, with the parts that may join it. */
export interface MilpScenario {
  own: readonly Part[]
  others: readonly Part[]
  /** Its own parts cost at least this, whole cents. */
  leastCents: number
  /** No build of it makes more, wheel hp. */
  mostWheelHp: number
  /** What of its power is a shot of nitrous, wheel hp. */
  shotWheelHp: number
  /**
   * The question as text for a solver of mixed-integer programs. `cheapest`: the lowest score that makes the goal.
   * `strongest`: the natural logarithm of the most power for that score, less the shot of nitrous. Undefined: a slot that must be filled cannot be.
   */
  text(question: MilpQuestion): string | undefined
}

/** The parts that the request leaves to choose from, read off the request word for word. */
function choosable(request: SearchRequest): Part[] {
  const { vehicle, fuel, use, rules = NO_RULES, excludedSlots = [], excludedKinds = [] } = request
  const notForUse = ruleOfUse(use).excludedKinds
  const ethanol = fuel === 'e30' || fuel === 'e85'
  return request.parts.filter(
    (part) =>
      fits(part, vehicle) &&
      !excludedSlots.includes(slotOf(part.kind)) &&
      !excludedKinds.includes(part.kind) &&
      !notForUse.includes(part.kind) &&
      (ethanol || (part.kind !== 'e85_tune' && part.kind !== 'flex_fuel')) &&
      rules.refusalOf(part) === undefined,
  )
}

/** What the parts of a scenario make of one ceiling: stock figure, and what each part that fills the place makes of it. */
interface Cap {
  stockWheelHp: number
  setters: readonly (readonly [Part, wheelHp: number])[]
}

/** Every cap of the scenario, from the definitions of limits and rules. */
function capsOf(request: SearchRequest, power: PowerScenario, at: { own: readonly Part[]; others: readonly Part[] }) {
  const { vehicle, use, limitReserve = 0, rules = NO_RULES } = request
  const reserve = typeof limitReserve === 'number' ? Math.max(limitReserve, ruleOfUse(use).limitReserve) : limitReserve
  const loss = power.drivelineLoss
  const caps: Cap[] = (['injectors', 'fuel_pump'] as const).map((kind) => ({
    stockWheelHp: kind === 'injectors' ? power.capWheelHp.stockInjectors : power.capWheelHp.stockPump,
    setters: at.others
      .filter((part) => (part.kind === 'injectors') === (kind === 'injectors'))
      .flatMap((part) => {
        const wheelHp = power.capOf(part)
        return wheelHp === undefined ? [] : [[part, wheelHp] as const]
      }),
  }))
  for (const limit of TUNABLE_LIMITS.filter((one) => hasLimit(vehicle, one))) {
    caps.push({
      stockWheelHp: wheelCeilingHp(stockCeiling(vehicle, limit, reserve), loss),
      setters: at.others.flatMap((part) => {
        const ceiling = ceilingSetBy(part, vehicle, reserve)
        return ceiling?.limit === limit ? [[part, wheelCeilingHp(ceiling, loss)] as const] : []
      }),
    })
  }
  const factory = vehicle.engine.crankHp * vehicle.engine.ratingRatio * (1 - loss)
  const { chosen } = scenarioParts(at.own)
  for (const { slot, inHand = 0, wheelHp, when, liftedTo, ofAir } of rules.ceilings) {
    if (when && !when(chosen)) continue
    const kept = (good: number) =>
      Math.max(good * usedShare({ slot, inHand }, reserve, vehicle), factory) + (ofAir ? power.shotWheelHp : 0)
    const lift = (part: Part) => kept(liftedTo?.(part) ?? Number.POSITIVE_INFINITY)
    // What the scenario brings stays the least, whatever is bought beside it.
    const byOwn = at.own.filter((part) => fillsSlot(part, slot)).map(lift)
    const setters = at.others.filter((part) => fillsSlot(part, slot))
    caps.push({
      stockWheelHp: byOwn.length > 0 ? Math.max(...byOwn) : kept(wheelHp),
      setters: setters.map((part) => [part, Math.max(lift(part), ...byOwn)] as const),
    })
  }
  return caps
}

/** Every combination of scenario parts that fit together and obey the rulebook. */
function combinations(request: SearchRequest, parts: readonly Part[], rivals: Rivals): Part[][] {
  const { vehicle, rules = NO_RULES } = request
  let chosen: Part[][] = [[]]
  for (const slot of ['boost_source', 'pulley', 'tune', 'fuel_blend', 'nitrous'] as const) {
    const options = parts.filter((part) => slotOf(part.kind) === slot)
    chosen = chosen.flatMap((before) => [before, ...options.map((option) => [...before, option])])
  }
  return chosen.filter((own) => {
    const roles = scenarioParts(own).chosen
    const boosted = roles.boostSource !== undefined
    return (
      rules.scenarioRefusal(roles) === undefined &&
      !own.some((part) => lacksBoost(part, vehicle, boosted)) &&
      !own.some((part) => rules.scenarioExcludes(roles).includes(part.kind)) &&
      !own.some((part) => own.some((other) => rivals.get(part)!.has(other)))
    )
  })
}

/** For each part those that may not stand in one build with it. */
type Rivals = ReadonlyMap<Part, ReadonlySet<Part>>

function rivalsAmong({ rules = NO_RULES }: SearchRequest, parts: readonly Part[]): Rivals {
  const rivals = new Map(parts.map((part) => [part, new Set<Part>()]))
  const excluded = new Map(parts.map((part) => [part, rules.excludesOf(part)]))
  for (const [index, a] of parts.entries()) {
    for (const b of parts.slice(index + 1)) {
      if (!clash(a, b) && !excluded.get(a)!.includes(b.kind) && !excluded.get(b)!.includes(a.kind)) continue
      rivals.get(a)!.add(b)
      rivals.get(b)!.add(a)
    }
  }
  return rivals
}

/** The bill and penalties of one part without the jobs that it may share, and those jobs, whole cents. */
function priceOf({ laborRateCentsPerHour: rate, rules = NO_RULES }: SearchRequest, part: Part) {
  let own = part.priceCents + Math.round(part.laborHours * rate) + rules.penaltyCents(part)
  let left = part.laborHours
  const shared = rules.sharedJobsOf(part).map(({ job, hours }) => {
    const after = Math.max(0, left - hours)
    const cents = Math.round((part.laborHours - after) * rate) - Math.round((part.laborHours - left) * rate)
    left = after
    own -= cents
    return { job, cents }
  })
  return { own, shared }
}

/**
 * The scenarios of a request (fuel, use, exclusions and rulebook; no locks, no induction preference), each ready to be
 * written as a mixed-integer program. Nothing of the search is used: only the definitions of fitment, power and limits.
 */
export function milpScenarios(request: SearchRequest): MilpScenario[] {
  const parts = choosable(request)
  const rivals = rivalsAmong(request, parts)
  return combinations(request, parts, rivals).flatMap((own) => milpScenario(request, own, { parts, rivals }) ?? [])
}

function milpScenario(
  request: SearchRequest,
  own: readonly Part[],
  { parts, rivals }: { parts: readonly Part[]; rivals: Rivals },
): MilpScenario | undefined {
  const { vehicle, fuel, weather, factors, rules = NO_RULES } = request
  const { chosen } = scenarioParts(own)
  const power = powerScenario({ vehicle, fuel, weather, factors, ...chosen })
  const excludedKinds = rules.scenarioExcludes(chosen)
  const others = parts.filter(
    (part) =>
      !SCENARIO.has(slotOf(part.kind)) &&
      !lacksBoost(part, vehicle, chosen.boostSource !== undefined) &&
      !excludedKinds.includes(part.kind) &&
      !own.some((one) => rivals.get(one)!.has(part)),
  )
  const bySlot = new Map<Slot, Part[]>()
  for (const part of others) bySlot.set(slotOf(part.kind), [...(bySlot.get(slotOf(part.kind)) ?? []), part])
  let mostWheelHp = power.uncappedWheelHp
  for (const list of bySlot.values()) mostWheelHp *= Math.max(1, ...list.map((part) => power.gainFactor(part)))
  mostWheelHp += power.shotWheelHp
  for (const { stockWheelHp, setters } of capsOf(request, power, { own, others })) {
    mostWheelHp = Math.min(mostWheelHp, Math.max(stockWheelHp, ...setters.map(([, wheelHp]) => wheelHp)))
  }
  mostWheelHp = Math.min(mostWheelHp, power.capWheelHp.boostSource, rules.scenarioCeilingWheelHp(chosen))
  if (mostWheelHp < rules.scenarioFloorWheelHp(chosen)) return undefined
  const leastCents = own.reduce((cents, part) => cents + priceOf(request, part).own, 0)
  const written = () => milpRows(request, { own, others, bySlot, chosen, power, rivals })
  return {
    ...{ own, others, leastCents, mostWheelHp, shotWheelHp: power.shotWheelHp },
    text(question) {
      const rows = written()
      return rows && milpText(rows, question)
    },
  }
}

const SCENARIO: ReadonlySet<Slot> = new Set<Slot>(['boost_source', 'pulley', 'tune', 'fuel_blend', 'nitrous'])

interface MilpParts {
  own: readonly Part[]
  others: readonly Part[]
  bySlot: ReadonlyMap<Slot, readonly Part[]>
  chosen: ScenarioParts
  power: PowerScenario
  rivals: Rivals
}

/** The constraints; undefined when a slot that must be filled cannot be. */
function milpRows(request: SearchRequest, at: MilpParts): MilpRows | undefined {
  const { own, others, bySlot, chosen, power, rivals } = at
  const { rules = NO_RULES, requiredSlots = [] } = request
  const name = new Map(others.map((part, index) => [part, `x${index}`]))
  const x = (part: Part): string => name.get(part)!
  const ownFills = (slot: Slot) => own.some((part) => fillsSlot(part, slot))
  const fillers = (slot: Slot) => others.filter((part) => fillsSlot(part, slot))
  const rows: string[] = []
  for (const list of bySlot.values()) rows.push(`${sum(list.map((part) => [1, x(part)]))} <= 1`)
  others.forEach((part, index) => {
    for (const other of others.slice(index + 1)) {
      if (rivals.get(part)!.has(other) && slotOf(part.kind) !== slotOf(other.kind)) {
        rows.push(`${x(part)} + ${x(other)} <= 1`)
      }
    }
    for (const slot of [...part.needs, ...rules.needsOf(part)]) {
      if (ownFills(slot) || fillsSlot(part, slot)) continue
      rows.push(`${sum([[1, x(part)], ...fillers(slot).map((filler): Term => [-1, x(filler)])])} <= 0`)
    }
  })
  const musts = [...own.flatMap((part) => [...part.needs, ...rules.needsOf(part)]), ...rules.scenarioNeeds(chosen)]
  for (const slot of [...requiredSlots, ...musts]) {
    if (ownFills(slot)) continue
    const list = fillers(slot)
    if (list.length === 0) return undefined
    rows.push(`${sum(list.map((part) => [1, x(part)]))} >= 1`)
  }
  const binaries = [...name.values()]
  // t, the logarithm of the delivered power less the shot of nitrous, stays under the air and under every cap.
  const air = others.flatMap((part): Term[] => {
    const gain = Math.log(power.gainFactor(part))
    return gain === 0 ? [] : [[-gain, x(part)]]
  })
  rows.push(`t ${sum(air)} <= ${Math.log(power.uncappedWheelHp)}`)
  const log = (wheelHp: number) => Math.log(Math.max(1, Math.min(wheelHp, NO_CEILING_HP) - power.shotWheelHp))
  for (const wheelHp of [
    power.capWheelHp.boostSource,
    rules.scenarioCeilingWheelHp(chosen),
    limitedWheelHp(request, chosen),
  ]) {
    if (wheelHp !== undefined && Number.isFinite(wheelHp)) rows.push(`t <= ${log(wheelHp)}`)
  }
  for (const [index, { stockWheelHp, setters }] of capsOf(request, power, at).entries()) {
    // One of them sets the cap: a part that is chosen, or the stock hardware where none is.
    const stock = `c${index}_stock`
    const chooses = setters.map((_, setter) => `c${index}_${setter}`)
    rows.push(`${[stock, ...chooses].join(' + ')} = 1`)
    setters.forEach(([part], setter) => {
      rows.push(`${chooses[setter]} - ${x(part)} <= 0`, `${stock} + ${x(part)} <= 1`)
    })
    const lifts = setters.map(([, wheelHp], setter): Term => [-log(wheelHp), chooses[setter]!])
    rows.push(`t ${sum([[-log(stockWheelHp), stock], ...lifts])} <= 0`)
    binaries.push(stock, ...chooses)
  }
  const score = others.map((part): Term => [priceOf(request, part).own, x(part)])
  const jobs = new Set<string>()
  for (const part of [...own, ...others]) {
    for (const { job, cents } of priceOf(request, part).shared) {
      const hours = `job_${[...job].map((letter) => (/[a-z]/.test(letter) ? letter : '_')).join('')}`
      if (!jobs.has(hours)) score.push([1, hours])
      jobs.add(hours)
      rows.push(own.includes(part) ? `${hours} >= ${cents}` : `${hours} - ${cents} ${x(part)} >= 0`)
    }
  }
  const baseCents = own.reduce((cents, part) => cents + priceOf(request, part).own, 0)
  const { shotWheelHp } = power
  return { rows, score, baseCents, floorWheelHp: rules.scenarioFloorWheelHp(chosen), shotWheelHp, binaries }
}
