import fc from 'fast-check'
import highsLoader from 'highs'
import solver from 'javascript-lp-solver'
import { describe, expect, test } from 'vitest'
import { seededNumbers } from './judges/random-catalog.ts'
import { type MultipleChoiceProblem, multipleChoice, multipleChoiceSteps, type OptionAt } from './multiple-choice.ts'

const CATALOGS = 520

/** A small problem: every group may be left out; whole costs, so that outside solvers' tolerances cannot matter. */
function inventedProblem(seed: number): MultipleChoiceProblem {
  const random = seededNumbers(seed)
  const groupCount = 2 + Math.floor(random() * 4)
  const groups = Array.from({ length: groupCount }, () => [
    { value: 0, weights: [0, 0, 0] },
    ...Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
      const cost = 1 + Math.floor(random() * 20)
      return {
        value: Math.round(cost * (0.5 + random()) * 8) / 8,
        weights: [cost, Math.floor(random() * 10), Math.floor(random() * 6) - 1],
      }
    }),
  ])
  const place = (): OptionAt => {
    const group = Math.floor(random() * groupCount)
    return { group, option: 1 + Math.floor(random() * (groups[group]!.length - 1)) }
  }
  const differ = (a: OptionAt, b: OptionAt) => a.group !== b.group
  const needs = Array.from({ length: Math.floor(random() * 3) }, () => ({ of: place(), anyOf: [place(), place()] }))
  const excludes = Array.from({ length: Math.floor(random() * 3) }, (): [OptionAt, OptionAt] => [place(), place()])
  return {
    groups,
    capacities: [Math.floor(10 + random() * 40), Math.floor(6 + random() * 16), Math.floor(3 + random() * 8)],
    needs: needs.filter((need) => need.anyOf.every((other) => differ(need.of, other))),
    excludes: excludes.filter(([a, b]) => differ(a, b)),
  }
}

function byForce(problem: MultipleChoiceProblem): number | undefined {
  let best: number | undefined
  const choice: number[] = []
  const allowed = () =>
    (problem.needs ?? []).every(
      ({ of, anyOf }) => choice[of.group] !== of.option || anyOf.some((a) => choice[a.group] === a.option),
    ) && (problem.excludes ?? []).every(([a, b]) => choice[a.group] !== a.option || choice[b.group] !== b.option)
  const visit = (group: number, value: number, used: readonly number[]) => {
    const options = problem.groups[group]
    if (!options) {
      const within = used.every((sum, k) => sum <= problem.capacities[k]!)
      if (within && allowed() && (best === undefined || value > best)) best = value
      return
    }
    options.forEach((option, index) => {
      choice[group] = index
      visit(
        group + 1,
        value + option.value,
        used.map((sum, k) => sum + option.weights[k]!),
      )
    })
  }
  visit(
    0,
    0,
    problem.capacities.map(() => 0),
  )
  return best
}

const name = ({ group, option }: OptionAt) => `x${group}_${option}`
const places = (problem: MultipleChoiceProblem): OptionAt[] =>
  problem.groups.flatMap((options, group) => options.map((_, option) => ({ group, option })))

function asLpText(problem: MultipleChoiceProblem): string {
  const sum = (coefficient: (at: OptionAt) => number) =>
    places(problem)
      .map((at) => {
        const c = coefficient(at)
        return `${c < 0 ? '-' : '+'} ${Math.abs(c)} ${name(at)}`
      })
      .join(' ')
  const optionAt = ({ group, option }: OptionAt) => problem.groups[group]![option]!
  const rows = [
    ...problem.groups.map((options, group) => `${options.map((_, option) => name({ group, option })).join(' + ')} = 1`),
    ...problem.capacities.map((capacity, k) => `${sum((at) => optionAt(at).weights[k]!)} <= ${capacity}`),
    ...(problem.needs ?? []).map(({ of, anyOf }) => {
      const distinct = [...new Set(anyOf.map(name))]
      return `${name(of)} - ${distinct.join(' - ')} <= 0`
    }),
    ...(problem.excludes ?? []).map(([a, b]) => `${name(a)} + ${name(b)} <= 1`),
  ]
  const objective = sum((at) => optionAt(at).value)
  const binaries = places(problem).map(name).join(' ')
  return `Maximize\n obj: ${objective}\nSubject To\n${rows.map((row, i) => ` r${i}: ${row}`).join('\n')}\nBinary\n ${binaries}\nEnd`
}

function asModel(problem: MultipleChoiceProblem) {
  const constraints: Record<string, { equal: number } | { max: number }> = {}
  const variables: Record<string, Record<string, number>> = {}
  problem.groups.forEach((options, group) => {
    constraints[`g${group}`] = { equal: 1 }
    options.forEach((option, index) => {
      const variable: Record<string, number> = { value: option.value, [`g${group}`]: 1 }
      for (const [k, weight] of option.weights.entries()) variable[`c${k}`] = weight
      variables[name({ group, option: index })] = variable
    })
  })
  for (const [k, capacity] of problem.capacities.entries()) constraints[`c${k}`] = { max: capacity }
  for (const [i, { of, anyOf }] of (problem.needs ?? []).entries()) {
    constraints[`n${i}`] = { max: 0 }
    variables[name(of)]![`n${i}`] = 1
    for (const other of anyOf) variables[name(other)]![`n${i}`] = -1
  }
  for (const [i, [a, b]] of (problem.excludes ?? []).entries()) {
    constraints[`e${i}`] = { max: 1 }
    variables[name(a)]![`e${i}`] = 1
    variables[name(b)]![`e${i}`] = 1
  }
  const binaries: Record<string, 1> = {}
  for (const variable of Object.keys(variables)) binaries[variable] = 1
  return { optimize: 'value', opType: 'max' as const, constraints, variables, binaries }
}

describe('multiple choice under side constraints', () => {
  test('gives what trying everything, HiGHS and javascript-lp-solver give, on hundreds of problems', async () => {
    const highs = await highsLoader()
    let possible = 0
    for (let seed = 1; seed <= CATALOGS; seed++) {
      const problem = inventedProblem(seed)
      const mine = multipleChoice(problem)
      const forced = byForce(problem)
      const asked = highs.solve(asLpText(problem), { mip_rel_gap: 0, mip_abs_gap: 0, output_flag: false })
      const modelled = solver.Solve(asModel(problem)) as { feasible: boolean; result: number }
      expect(mine.ok, `problem ${seed}`).toBe(forced !== undefined)
      expect(asked.Status, `problem ${seed}`).toBe(mine.ok ? 'Optimal' : 'Infeasible')
      expect(modelled.feasible, `problem ${seed}`).toBe(mine.ok)
      if (!mine.ok || forced === undefined) continue
      possible++
      expect(mine.value, `problem ${seed}`).toBeCloseTo(forced, 9)
      expect(asked.ObjectiveValue, `problem ${seed}`).toBeCloseTo(forced, 6)
      expect(modelled.result, `problem ${seed}`).toBeCloseTo(forced, 6)
    }
    expect(possible).toBeGreaterThan(CATALOGS / 2)
  }, 120_000)

  test('returns a choice that is within all constraints, worth what it says, and no more than its bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const problem = inventedProblem(seed)
        const result = multipleChoice(problem)
        if (!result.ok) return
        const chosen = result.choice.map((option, group) => problem.groups[group]![option]!)
        expect(chosen.reduce((sum, option) => sum + option.value, 0)).toBeCloseTo(result.value, 9)
        for (const [k, capacity] of problem.capacities.entries()) {
          expect(chosen.reduce((sum, option) => sum + option.weights[k]!, 0)).toBeLessThanOrEqual(capacity)
        }
        expect(result.value).toBeLessThanOrEqual(result.proof.rootBound + 1e-9)
      }),
      { seed: 20_260_101, numRuns: 300 },
    )
  })

  test('never loses value when a capacity grows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 2 }), (seed, k) => {
        const problem = inventedProblem(seed)
        const wider = { ...problem, capacities: problem.capacities.map((c, i) => (i === k ? c + 3 : c)) }
        const before = multipleChoice(problem)
        const after = multipleChoice(wider)
        if (before.ok) expect(after.ok && after.value).toBeGreaterThanOrEqual(before.value - 1e-9)
      }),
      { seed: 20_260_102, numRuns: 300 },
    )
  })

  test('reports progress in steps and ends with the same answer', () => {
    const problem = inventedProblem(42)
    const steps = multipleChoiceSteps(problem, 1)
    let reported = 0
    for (;;) {
      const step = steps.next()
      if (step.done) {
        expect(step.value).toEqual(multipleChoice(problem))
        break
      }
      expect(step.value.nodesExamined).toBeGreaterThan(reported)
      reported = step.value.nodesExamined
    }
  })
})
