import type { SearchRequest } from '../../src/engine/optimizer/search-request.ts'
import { milpScenarios } from './milp.ts'

/** The part of the HiGHS solver used here. */
export interface Solver {
  solve(text: string, options: Record<string, unknown>): { Status: string; ObjectiveValue: number }
}

const EXACTLY = {
  output_flag: false,
  mip_rel_gap: 0,
  mip_abs_gap: 0,
  mip_feasibility_tolerance: 1e-9,
  primal_feasibility_tolerance: 1e-9,
}

/** The solver's presolve fails on a program now and then ("HiGHS error -1"); without it the same program is solved. */
function solvedExactly(solver: Solver, text: string): ReturnType<Solver['solve']> {
  try {
    return solver.solve(text, EXACTLY)
  } catch {
    return solver.solve(text, { ...EXACTLY, presolve: 'off' })
  }
}

export interface SolverAnswer {
  /** Bill and penalties of the cheapest build for the goal; undefined: no build makes it. */
  scoreCents: number | undefined
  /** The most power that such a build makes. */
  wheelHp: number | undefined
  /** Programs that were solved. */
  solved: number
}

/**
 * The cheapest build for a goal, and the most power for its score, asked of an outside solver scenario by scenario.
 * Left out are only scenarios whose strongest parts together fall short, or whose own parts alone cost more than a
 * build already known.
 */
export function askSolver(solver: Solver, request: SearchRequest, goalWheelHp: number): SolverAnswer {
  const promising = milpScenarios(request)
    .filter((scenario) => scenario.mostWheelHp >= goalWheelHp)
    .sort((a, b) => a.leastCents - b.leastCents)
  let scoreCents: number | undefined
  let solved = 0
  const costs = promising.map((scenario) => {
    if (scoreCents !== undefined && scenario.leastCents > scoreCents) return undefined
    const bound = scoreCents === undefined ? {} : { atMostCents: scoreCents }
    const text = scenario.text({ kind: 'cheapest', goalWheelHp, ...bound })
    if (text === undefined) return undefined
    solved++
    const { Status, ObjectiveValue } = solvedExactly(solver, text)
    if (Status !== 'Optimal') return undefined
    const cents = Math.round(ObjectiveValue)
    scoreCents = Math.min(cents, scoreCents ?? cents)
    return cents
  })
  let wheelHp: number | undefined
  for (const [index, scenario] of promising.entries()) {
    if (scoreCents === undefined || costs[index] !== scoreCents) continue
    solved++
    const { ObjectiveValue } = solvedExactly(solver, scenario.text({ kind: 'strongest', scoreCents })!)
    wheelHp = Math.max(wheelHp ?? 0, Math.exp(ObjectiveValue) + scenario.shotWheelHp)
  }
  return { scoreCents, wheelHp, solved }
}
