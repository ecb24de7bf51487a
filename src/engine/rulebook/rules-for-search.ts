import { slotOf } from '../fitment/slots.ts'
import type { Part } from '../model.ts'
import type { ScenarioParts } from '../power/power-scenario.ts'
import type { Rule, RuledCar } from './rule.ts'
import { RULEBOOK } from './rulebook.ts'
import type { RuleCeiling, SearchRules } from './search-rules.ts'
import { sharedJobsOf } from './shared-jobs.ts'

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Ids of the rules that keep a part out, remembered: the search asks for every part and question. */
function rememberedBy<Result>(make: (part: Part) => Result): (part: Part) => Result {
  const known = new Map<Part, Result>()
  return (part) => {
    const found = known.get(part)
    if (found !== undefined || known.has(part)) return found as Result
    const made = make(part)
    known.set(part, made)
    return made
  }
}

/** A rule that makes this kind of statement for sure. */
type Stating<Name extends keyof Rule> = Rule & Required<Pick<Rule, Name>>

/** The few rules that make one kind of statement: the others need not be asked. */
function stating<Name extends keyof Rule>(rules: readonly Rule[], name: Name): readonly Stating<Name>[] {
  return rules.filter((rule): rule is Stating<Name> => rule[name] !== undefined)
}

function ceilingsOf(car: RuledCar, rules: readonly Rule[]): RuleCeiling[] {
  return rules.flatMap((rule) =>
    (rule.ceilings?.(car) ?? []).map((ceiling) => ({ ruleId: rule.id, sentence: rule.sentence, ...ceiling })),
  )
}

/** What the rules say of a combination of boost source, pulley, tune, flex-fuel kit and nitrous. */
function scenarioRules(car: RuledCar, rules: readonly Rule[]) {
  const refusing = stating(rules, 'refusesScenario')
  const needing = stating(rules, 'scenarioNeeds')
  const excluding = stating(rules, 'scenarioExcludes')
  const floors = stating(rules, 'scenarioFloor')
  const ceilings = stating(rules, 'scenarioCeiling')
  return {
    scenarioRefusal: (chosen: ScenarioParts) => refusing.find((rule) => rule.refusesScenario(chosen, car))?.id,
    scenarioNeeds: (chosen: ScenarioParts) => unique(needing.flatMap((rule) => rule.scenarioNeeds(chosen, car))),
    scenarioExcludes: (chosen: ScenarioParts) =>
      unique(excluding.flatMap((rule) => rule.scenarioExcludes(chosen, car))),
    // What is on the car is not sold: no power is too little for it.
    scenarioFloorWheelHp: (chosen: ScenarioParts) =>
      chosen.boostSource?.installed
        ? 0
        : floors.reduce((most, rule) => Math.max(most, rule.scenarioFloor(chosen, car)), 0),
    scenarioCeilingWheelHp: (chosen: ScenarioParts) =>
      ceilings.reduce((least, rule) => Math.min(least, rule.scenarioCeiling(chosen, car)), Number.POSITIVE_INFINITY),
    scenarioCeilingSentence: (chosen: ScenarioParts) =>
      ceilings.toSorted((a, b) => a.scenarioCeiling(chosen, car) - b.scenarioCeiling(chosen, car))[0]?.sentence,
  }
}

/**
 * The rulebook for one car, fuel and use, in the words of the exact search. `should_with` and `warn` rules speak after
 * the search; their penalties count in it.
 */
export function rulesForSearch(car: RuledCar, rules: readonly Rule[] = RULEBOOK): SearchRules {
  const refusing = stating(rules, 'refuses')
  const needing = stating(rules, 'needs')
  const excluding = stating(rules, 'excludes')
  const floors = stating(rules, 'floorWheelHp')
  const penalties = stating(rules, 'penaltyCents')
  return {
    fuelRefusal: fuelRefusal(car, rules),
    refusalOf: rememberedBy((part) => refusing.find((rule) => rule.refuses(part, car))?.id),
    needsOf: rememberedBy((part) =>
      unique(needing.flatMap((rule) => rule.needs(part, car))).filter((slot) => slot !== slotOf(part.kind)),
    ),
    excludesOf: rememberedBy((part) => unique(excluding.flatMap((rule) => rule.excludes(part, car)))),
    ceilings: ceilingsOf(car, rules),
    ...scenarioRules(car, rules),
    floorWheelHpOf: rememberedBy((part) =>
      floors.reduce((most, rule) => Math.max(most, rule.floorWheelHp(part, car)), 0),
    ),
    penaltyCents: rememberedBy((part) => penalties.reduce((sum, rule) => sum + rule.penaltyCents(part, car), 0)),
    sharedJobsOf,
  }
}

function fuelRefusal(car: RuledCar, rules: readonly Rule[]): SearchRules['fuelRefusal'] {
  for (const rule of rules) {
    const sentence = rule.refusesFuel?.(car)
    if (sentence) return { ruleId: rule.id, sentence }
  }
  return undefined
}
