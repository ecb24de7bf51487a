import type { Confidence, FigureSource } from '../engine/model.ts'

/** One source, how far to trust it, and the dotted paths of the figures that it states. */
export type SourcedFigures = readonly [source: string, confidence: Confidence, ...paths: string[]]

/** Turns lines of (source, confidence, paths) into one entry per figure; `prefix` goes before every path. */
export function sourced(lines: readonly SourcedFigures[], prefix = ''): Record<string, FigureSource> {
  const byPath: Record<string, FigureSource> = {}
  for (const [source, confidence, ...paths] of lines) {
    for (const path of paths) byPath[path.startsWith('limits.') ? path : prefix + path] = { source, confidence }
  }
  return byPath
}
