import { partName } from '../display-words.ts'
import { lacksBoost } from '../fitment/check-build.ts'
import { clash, contestedSlot } from '../fitment/clash.ts'
import { slotOf } from '../fitment/slots.ts'
import type { Fuel, Part, Vehicle } from '../model.ts'
import { effectivePart } from '../optimizer/effective-parts.ts'
import { scenarioParts } from '../power/build-power.ts'
import { NO_RULES, type SearchRules } from '../rulebook/search-rules.ts'

/** What decides whether an installed part can stay. */
interface Beside {
  vehicle: Vehicle
  fuel: Fuel
  rules?: SearchRules | undefined
}

const needsEthanol = ({ kind }: Part): boolean => kind === 'e85_tune' || kind === 'flex_fuel'
const isEthanol = (fuel: Fuel): boolean => fuel === 'e85' || fuel === 'e30'

/** The installed parts that keep a rule from allowing boost source, pulley, tune and flex-fuel kit together. */
function refusedTogether(build: readonly Part[], rules: SearchRules): Part[] {
  const isAllowed = (parts: readonly Part[]) => rules.scenarioRefusal(scenarioParts(parts).chosen) === undefined
  if (isAllowed(build)) return []
  const { pulley, fuelBlend, tune, boostSource } = scenarioParts(build).chosen
  const own = [pulley, fuelBlend, tune, boostSource].filter((part) => part?.installed)
  return own.flatMap((part) => (part && isAllowed(build.filter((other) => other !== part)) ? part : [])).slice(0, 1)
}

/** The parts of a build in which as much of what is installed stays as the bought parts leave room for. */
export function withKeptParts(bought: readonly Part[], installed: readonly Part[], beside: Beside): Part[] {
  const { vehicle, fuel, rules = NO_RULES } = beside
  const build = [...bought]
  const effective = bought.map((part) => effectivePart(part, rules))
  for (const part of installed) {
    const own = effectivePart(part, rules)
    if (effective.some((other) => clash(other, own))) continue
    if (needsEthanol(part) && !isEthanol(fuel)) continue
    build.push(part)
    effective.push(own)
  }
  for (const refused of refusedTogether(build, rules)) build.splice(build.indexOf(refused), 1)
  const hasBoost = build.some(({ kind }) => slotOf(kind) === 'boost_source')
  const excluded = rules.scenarioExcludes(scenarioParts(build).chosen)
  return build.filter(
    (part) => !part.installed || !(lacksBoost(part, vehicle, hasBoost) || excluded.includes(part.kind)),
  )
}

/** An installed part that a build does without, and why. */
export interface ReplacedPart {
  part: Part
  sentence: string
}

const named = (part: Part): string => (part.manufacturer === 'Yours' ? part.name : partName(part))
const yours = (part: Part): string => `Your ${part.manufacturer === 'Yours' ? part.name.toLowerCase() : named(part)}`

/** What of the installed parts a build leaves off, each with the part that takes its place or stands in its way. */
export function replacedParts(build: readonly Part[], installed: readonly Part[], beside: Beside): ReplacedPart[] {
  const kept = new Set(build.map(({ id }) => id))
  return installed
    .filter(({ id }) => !kept.has(id))
    .map((part) => ({ part, sentence: `${yours(part)} ${whyReplaced(part, build, beside)}` }))
}

function whyReplaced(part: Part, build: readonly Part[], { fuel, rules = NO_RULES }: Beside): string {
  const slot = slotOf(part.kind)
  const successor = build.find((other) => slotOf(other.kind) === slot)
  if (successor) return `is replaced by the ${named(successor)}.`
  const kit = build.find((other) => contestedSlot(other, part) !== undefined)
  if (kit) return `is replaced by the kit's: the ${named(kit)} brings its own.`
  const own = effectivePart(part, rules)
  const rival = build.find((other) => clash(effectivePart(other, rules), own))
  if (rival) return `comes off: it doesn't work with the ${named(rival)}.`
  if (needsEthanol(part) && !isEthanol(fuel)) return 'is not used: there is no ethanol in the tank.'
  const { chosen } = scenarioParts(build)
  const [source] = [chosen.boostSource, chosen.pulley, chosen.tune].filter((one) => one !== undefined)
  const isRefused = rules.scenarioRefusal(scenarioParts([...build, part]).chosen) !== undefined
  if (source && (isRefused || rules.scenarioExcludes(chosen).includes(part.kind))) {
    return `comes off: it doesn't work with the ${named(source)}.`
  }
  return "comes off: this build doesn't need it."
}
