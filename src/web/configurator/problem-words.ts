import type { BuildProblem } from '../../engine/fitment/check-build.ts'
import type { Part } from '../../engine/model.ts'
import { inWords } from '../build-sheet/words.ts'

/** Why a part cannot join the others, in words for the visitor. `parts` are those that the problem may name. */
export function problemInWords(problem: BuildProblem, parts: readonly Part[]): string {
  const name = (id: string) => {
    const part = parts.find((one) => one.id === id)
    return part ? `${part.manufacturer} ${part.name}` : id
  }
  switch (problem.reason) {
    case 'does_not_fit':
      return `${name(problem.partId)} does not fit this car.`
    case 'slot_taken_twice':
      return `No room for both: ${name(problem.partIds[0] ?? '')} fills the ${inWords(problem.slot)} spot.`
    case 'needs_missing':
      return `${name(problem.partId)} needs ${inWords(problem.slot)}.`
    case 'excludes_each_other':
      return `${name(problem.partId)} doesn't work with ${name(problem.otherPartId)}.`
    case 'no_boost_to_act_on':
      return `${name(problem.partId)} does nothing without a turbo or supercharger.`
    case 'against_rule':
      return `We don't sell ${name(problem.partId)} for this car on this fuel.`
  }
}
