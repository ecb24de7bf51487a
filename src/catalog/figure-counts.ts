import { LIMIT_RULES } from '../engine/limits/default-limits.ts'
import type { FigureSource, Part, Vehicle } from '../engine/model.ts'

/** How many figures of the catalog rest on a source, are our estimate, or follow from a rule in code. */
export interface FigureCounts {
  sourced: number
  estimated: number
  computed: number
}

const RULES: ReadonlySet<string> = new Set(Object.values(LIMIT_RULES))

function kindOf(source: FigureSource | undefined): keyof FigureCounts {
  if (!source) return 'estimated'
  if (RULES.has(source.source)) return 'computed'
  return source.confidence === 'estimated' ? 'estimated' : 'sourced'
}

function counted(kinds: readonly (keyof FigureCounts)[]): FigureCounts {
  const counts: FigureCounts = { sourced: 0, estimated: 0, computed: 0 }
  for (const kind of kinds) counts[kind] += 1
  return counts
}

/** Every figure of engine, transmission, chassis and limits, by its dotted path; a gear set counts once. */
export function vehicleFigureCounts(vehicles: readonly Vehicle[]): FigureCounts {
  return counted(
    vehicles.flatMap((vehicle) => {
      const { engine, transmission, chassis, limits, sources } = vehicle
      return Object.entries({ engine, transmission, chassis, limits }).flatMap(([group, figures]) =>
        Object.keys(figures).map((name) => kindOf(sources[`${group}.${name}`])),
      )
    }),
  )
}

/** Parts by what their figures rest on. */
export function partCounts(parts: readonly Part[]): FigureCounts {
  return counted(parts.map(({ source, confidence }) => kindOf({ source, confidence })))
}
