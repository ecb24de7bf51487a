/** What a customer's budget is to buy first. */
export const BUDGET_PRIORITIES = ['lowest_cost', 'balanced', 'reliability'] as const
export type BudgetPriority = (typeof BUDGET_PRIORITIES)[number]
export const PRIORITY_NAMES: Readonly<Record<BudgetPriority, string>> = {
  lowest_cost: 'Lowest cost',
  balanced: 'Balanced',
  reliability: 'Reliability: more headroom',
}

/**
 * Share of every strength limit that a priority keeps unused, on top of what the use asks for. Both configurators ask
 * for `balanced`, so that the same parts make the same power on either.
 */
export const RESERVE_OF_PRIORITY: Readonly<Record<BudgetPriority, number>> = {
  lowest_cost: 0,
  balanced: 0.05,
  reliability: 0.15,
}

/** Whether the standard supporting parts go into the build, as far as the budget goes; else they are offered beside it. */
export const isSupported = (priority: BudgetPriority): boolean => priority !== 'lowest_cost'
