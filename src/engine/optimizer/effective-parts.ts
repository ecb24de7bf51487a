import type { Part } from '../model.ts'
import type { SearchRules } from '../rulebook/search-rules.ts'

/**
 * The part as the rulebook sees it: what it needs and excludes of itself, and what the rules add. The car runs with what
 * is installed, so that asks for nothing more.
 */
export function effectivePart(part: Part, rules: SearchRules): Part {
  const needs = part.installed ? [] : rules.needsOf(part)
  const excludes = rules.excludesOf(part)
  if (needs.length === 0 && excludes.length === 0) return part
  return {
    ...part,
    needs: [...new Set([...part.needs, ...needs])],
    excludes: [...new Set([...part.excludes, ...excludes])],
  }
}
