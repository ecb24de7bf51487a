import type { PartCategory } from '../model.ts'
import type { PlanLine } from '../optimizer/planned-build.ts'
import type { ComponentFilter } from '../vocabulary.ts'

const CATEGORIES: Readonly<Record<Exclude<ComponentFilter, 'all' | 'core_components'>, readonly PartCategory[]>> = {
  forced_induction: ['forced_induction', 'turbo'],
  engine_internals: ['engine_internals'],
  fuel_system: ['fuel_system'],
  cooling: ['cooling'],
  exhaust: ['exhaust'],
  intake: ['intake'],
  transmission: ['transmission', 'drivetrain'],
}

/**
 * The lines that a filter shows. A filter narrows what is shown, never what is built or what it costs. Core
 * components are those that make the power or let it be made: a share of the gain, or a limit lifted.
 */
export function filterComponents(lines: readonly PlanLine[], filter: ComponentFilter): PlanLine[] {
  if (filter === 'all' || filter === 'core_components') return [...lines]
  const categories = CATEGORIES[filter]
  return lines.filter((line) => categories.includes(line.part.category))
}
