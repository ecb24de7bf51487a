import { carWithYears, spoken } from '../display-words.ts'
import type { BuildProblem } from '../fitment/check-build.ts'
import type { Part, Vehicle } from '../model.ts'
import { ruleById } from './rulebook.ts'

/** What is wrong with a set of parts, in a sentence. Worked: "The front-mount intercooler does nothing without boost." */
export function problemWords(
  problem: BuildProblem,
  { vehicle, partById }: { vehicle: Vehicle; partById: (id: string) => Part | undefined },
): string {
  const name = (id: string) => {
    const part = partById(id)
    return part ? `${part.manufacturer} ${part.name}` : id
  }
  switch (problem.reason) {
    case 'does_not_fit':
      return `${name(problem.partId)} does not fit the ${carWithYears(vehicle)} (${vehicle.variant}).`
    case 'slot_taken_twice':
      return `Only one of these fits at a time: ${problem.partIds.map(name).join(', ')}.`
    case 'needs_missing':
      return `${name(problem.partId)} needs a ${spoken(problem.slot)} with it.`
    case 'excludes_each_other':
      return `${name(problem.partId)} doesn't work with ${name(problem.otherPartId)}.`
    case 'no_boost_to_act_on':
      return `${name(problem.partId)} does nothing without boost.`
    case 'against_rule':
      return `We don't sell ${name(problem.partId)} for this car on this fuel. ${ruleById(problem.ruleId).sentence}`
  }
}
