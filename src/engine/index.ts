export { DEFAULT_FACTORS } from './calibration/factors.ts'
export { FITTED_FACTORS } from './calibration/fitted-factors.ts'
export { type TimeSlip, type TimeSlipInput, timeSlip } from './dragstrip/time-slip.ts'
export { type TimeGoal, timeOf } from './dragstrip/timed-run.ts'
export { tireGripOf } from './dragstrip/tire-grip.ts'
export { type BuildProblem, checkBuild } from './fitment/check-build.ts'
export { fits, partsThatFit } from './fitment/fits.ts'
export { slotOf } from './fitment/slots.ts'
export { LABOR_CENTS_PER_HOUR, type PlanTool } from './labor-rates.ts'
export { type Ceiling, ceilingsOf } from './limits/ceilings.ts'
export { defaultLimits, LIMIT_RULES } from './limits/default-limits.ts'
export { type LimitedPower, limitedBuildPower, limitPower } from './limits/limit-power.ts'
export { bindsFirst, limitUse } from './limits/limit-use.ts'
export { kindWords, limitName } from './limits/limit-words.ts'
export { safetyNotes } from './limits/safety-notes.ts'
export * from './model.ts'
export type { BudgetBuy } from './optimizer/bought-with.ts'
export { buildFrontier, type Frontier, frontierOf, frontierSteps, type SearchProgress } from './optimizer/frontier.ts'
export {
  GOAL_AT_ALL_FROM,
  GOAL_COUNTS_FROM,
  GOAL_LEAST_FROM,
  GOAL_NEARLY_FROM,
  GOAL_RESERVE,
  type JustShort,
} from './optimizer/goal-answer.ts'
export { goalWords } from './optimizer/goal-words.ts'
export { type Offer, type OffersBeside, offersBeside } from './optimizer/offers-beside.ts'
export {
  bestValuePoint,
  nearestBuild,
  type Objective,
  type PlanRefusal,
  type PlanRequest,
  type PlanResult,
  planBuild,
  possibleInductions,
} from './optimizer/plan-build.ts'
export { type PlanLine, type PlannedBuild, plannedBuild } from './optimizer/planned-build.ts'
export type { Remedy, UnmetGoal } from './optimizer/remedies.ts'
export { lessOnEthanol, remedyWords } from './optimizer/remedy-words.ts'
export { type FrontierPoint, openSearch, type Search, type SearchProof } from './optimizer/search.ts'
export type { SearchRequest } from './optimizer/search-request.ts'
export { cheapestFor, strongestFor } from './optimizer/single-answers.ts'
export {
  planForTime,
  type TimedBuild,
  type TimeProof,
  type TimeResult,
} from './optimizer/time-goal.ts'
export {
  BUDGET_RANGES,
  type BudgetRange,
  buildFor,
  type GoalRequest,
  type GoalResult,
  type NearMiss,
  stageOf,
} from './planner/build-for.ts'
export { filterComponents } from './planner/component-filter.ts'
export type { MissingStage } from './planner/missing-stage.ts'
export {
  DEFAULT_STOCK,
  INJECTOR_BANDS,
  injectorBand,
  PLANNER_INJECTORS,
} from './planner/planner-constants.ts'
export {
  plannerParts,
  type StagePackage,
  type StagePackagesResult,
  type StageRequest,
  stagePackages,
} from './planner/stage-packages.ts'
export { type SupportingMods, supportingMods } from './planner/supporting-mods.ts'
export { buildPower, scenarioParts } from './power/build-power.ts'
export { inSlotOrder } from './power/part-order.ts'
export { type PowerScenario, powerScenario, type ScenarioInput, scenarioWheelHp } from './power/power-scenario.ts'
export { type Breach, forbids, judgeBuild } from './rulebook/judge-build.ts'
export { type Reason, reasonsFor } from './rulebook/reasons.ts'
export { type Rule, type RuledBuild, type RuledCar, SEVERITIES, type Severity } from './rulebook/rule.ts'
export { RULEBOOK, ruleById } from './rulebook/rulebook.ts'
export { notesOn, type RuledTerms, ruledBuildOf } from './rulebook/ruled-build.ts'
export { ruledCarOf, underRulebook } from './rulebook/ruled-request.ts'
export {
  NO_RULES,
  type RuleCeiling,
  type SearchRules,
  type SharedJob,
} from './rulebook/search-rules.ts'
export * from './vocabulary.ts'
