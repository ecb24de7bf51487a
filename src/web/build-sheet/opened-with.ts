import { BUDGET_PRIORITIES, type BudgetPriority } from '../../contract/budget-priority.ts'
import { ANY_POWER, type GoalTerms, goalTerms } from '../../engine/optimizer/planned-for-goal.ts'
import { INTENDED_USES, type IntendedUse } from '../../engine/vocabulary.ts'
import { goalFromAddress } from './goal-from-address.ts'

/** What a build was planned for, as the configurator's address carries it from where the build was opened. */
export interface OpenedWith {
  use: IntendedUse
  priority: BudgetPriority
  /** Absent: all that the parts make. */
  goal?: GoalTerms & { wheelHp?: number }
}

export function openedWith(search: URLSearchParams): OpenedWith {
  const use = INTENDED_USES.find((one) => one === search.get('use')) ?? 'street'
  const priority = BUDGET_PRIORITIES.find((one) => one === search.get('priority')) ?? 'balanced'
  const timeGoal = goalFromAddress(search)
  if (timeGoal) return { use, priority, goal: goalTerms({ wheelHp: 0, timeGoal }) }
  const wheelHp = Number(search.get('hp'))
  if (!(wheelHp > 0)) return { use, priority }
  const goal = { wheelHp, ...goalTerms({ wheelHp, offer: search.get('offer') ?? undefined }) }
  const opened = { use, priority, goal }
  return search.get('tune') === 'all' ? withAll(opened) : opened
}

/** The same build with all that its parts make, in place of what the tune is set to. */
function withAll({ goal, ...opened }: OpenedWith): OpenedWith {
  const { deliverWheelHp: _, ...free } = goal ?? ANY_POWER
  return goal ? { ...opened, goal: free } : opened
}

export function takingAll(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('tune', 'all')
  return next
}

/** For a build that was planned for no goal. */
export function withoutGoal(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['hp', 'offer', 'goal', 'seconds', 'tune']) next.delete(name)
  return next
}
