export { DEFAULT_FACTORS } from './calibration/factors.ts'
export { FITTED_FACTORS } from './calibration/fitted-factors.ts'
export { type TimeSlip, type TimeSlipInput, timeSlip } from './dragstrip/time-slip.ts'
export { type BuildProblem, checkBuild } from './fitment/check-build.ts'
export { fits, partsThatFit } from './fitment/fits.ts'
export { slotOf } from './fitment/slots.ts'
export { type Ceiling, ceilingsOf } from './limits/ceilings.ts'
export { type HeldPower, heldBuildPower, holdPower } from './limits/hold-power.ts'
export { bindsFirst, limitUse } from './limits/limit-use.ts'
export { safetyNotes } from './limits/safety-notes.ts'
export * from './model.ts'
export { buildFrontier, type Frontier, frontierOf, frontierSteps, type SearchProgress } from './optimizer/frontier.ts'
export { type MultipleChoiceProblem, multipleChoice, multipleChoiceSteps } from './optimizer/multiple-choice.ts'
export {
  bestValuePoint,
  type Objective,
  type PlanRefusal,
  type PlanRequest,
  type PlanResult,
  planBuild,
  possibleInductions,
} from './optimizer/plan-build.ts'
export { type PlanLine, type PlannedBuild, plannedBuild } from './optimizer/planned-build.ts'
export { type FrontierPoint, openSearch, type Search, type SearchProof } from './optimizer/search.ts'
export {
  INDUCTION_PREFERENCES,
  INTENDED_USES,
  type InductionPreference,
  type IntendedUse,
  type SearchRequest,
} from './optimizer/search-request.ts'
export { cheapestFor, strongestFor } from './optimizer/single-answers.ts'
export { buildPower, scenarioParts } from './power/build-power.ts'
export { inSlotOrder } from './power/part-order.ts'
export { type PowerScenario, powerScenario, type ScenarioInput, scenarioWheelHp } from './power/power-scenario.ts'
