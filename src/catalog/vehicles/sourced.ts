import type { Confidence, FigureSource } from '../../engine/model.ts'

/** One source, how far to trust it, and the dotted figure paths that it states. */
export type SourcedFigures = readonly [source: string, confidence: Confidence, ...paths: string[]]

/** Turns lines of (source, confidence, paths) into the map that a vehicle carries: one entry per figure. */
export function sourced(...lines: readonly SourcedFigures[]): Readonly<Record<string, FigureSource>> {
  const byPath: Record<string, FigureSource> = {}
  for (const [source, confidence, ...paths] of lines) {
    for (const path of paths) byPath[path] = { source, confidence }
  }
  return byPath
}
