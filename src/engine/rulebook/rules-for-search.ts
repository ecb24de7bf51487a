import { slotOf } from '../fitment/slots.ts'
import type { Part, Slot } from '../model.ts'
import type { ScenarioParts } from '../power/power-scenario.ts'
import type { Rule, RuledCar } from './rule.ts'
import { RULEBOOK } from './rulebook.ts'
import type { RuleCeiling, SearchRules } from './search-rules.ts'
import { sharedJobOf } from './shared-jobs.ts'

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Ids of the rules that keep a part out, remembered: the search asks for every part and question. */
function rememberedBy<Result>(make: (part: Part) => Result): (part: Part) => Result {
  const known = new Map<Part, Result>()
  return (part) => {
    if (known.has(part)) return known.get(part)!
    const made = make(part)
    known.set(part, made)
    return made
  }
}

function ceilingsOf(car: RuledCar, rules: readonly Rule[]): RuleCeiling[] {
  return rules.flatMap((rule) => (rule.ceilings?.(car) ?? []).map((ceiling) => ({ ruleId: rule.id, ...ceiling })))
}

/**
 * The rulebook for one car, fuel and use, in the words of the exact search. `should_with` and `warn` rules speak after
 * the search; their penalties count in it.
 */
export function rulesForSearch(car: RuledCar, rules: readonly Rule[] = RULEBOOK): SearchRules {
  const slotsNeeded = (part: Part) =>
    unique(rules.flatMap((rule) => rule.needs?.(part, car) ?? [])).filter((slot) => slot !== slotOf(part.kind))
  const scenarioSlots = (chosen: ScenarioParts): Slot[] =>
    unique(rules.flatMap((rule) => rule.scenarioNeeds?.(chosen, car) ?? []))
  return {
    fuelRefusal: fuelRefusal(car, rules),
    refusalOf: rememberedBy((part) => rules.find((rule) => rule.refuses?.(part, car))?.id),
    needsOf: rememberedBy(slotsNeeded),
    excludesOf: rememberedBy((part) => unique(rules.flatMap((rule) => rule.excludes?.(part, car) ?? []))),
    ceilings: ceilingsOf(car, rules),
    scenarioRefusal: (chosen) => rules.find((rule) => rule.refusesScenario?.(chosen, car))?.id,
    scenarioNeeds: scenarioSlots,
    scenarioExcludes: (chosen) => unique(rules.flatMap((rule) => rule.scenarioExcludes?.(chosen, car) ?? [])),
    scenarioFloorWheelHp: (chosen) => Math.max(0, ...rules.map((rule) => rule.scenarioFloor?.(chosen, car) ?? 0)),
    scenarioCeilingWheelHp: (chosen) =>
      Math.min(...rules.map((rule) => rule.scenarioCeiling?.(chosen, car) ?? Number.POSITIVE_INFINITY)),
    floorWheelHpOf: (part) => Math.max(0, ...rules.map((rule) => rule.floorWheelHp?.(part, car) ?? 0)),
    penaltyCents: rememberedBy((part) => rules.reduce((sum, rule) => sum + (rule.penaltyCents?.(part, car) ?? 0), 0)),
    sharedJobOf,
  }
}

function fuelRefusal(car: RuledCar, rules: readonly Rule[]): SearchRules['fuelRefusal'] {
  for (const rule of rules) {
    const sentence = rule.refusesFuel?.(car)
    if (sentence) return { ruleId: rule.id, sentence }
  }
  return undefined
}
