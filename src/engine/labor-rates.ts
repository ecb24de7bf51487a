/** The tools that plan a build for sale. */
export type PlanTool = 'configurator' | 'planner'

/** Labor of the two tools, whole US cents per hour (specification: 150 and 185 dollars). A plan keeps its own. */
export const LABOR_CENTS_PER_HOUR: Readonly<Record<PlanTool, number>> = { configurator: 15_000, planner: 18_500 }

/** What installing one part by itself costs, whole US cents. */
export const installationCentsOf = (laborHours: number): number =>
  Math.round(laborHours * LABOR_CENTS_PER_HOUR.configurator)
