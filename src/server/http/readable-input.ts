/** Deeper than any call's input; a walk or a schema that calls itself would run out of stack far below. */
const MAX_DEPTH = 64

/** What no input may be, in words; undefined for everything else. */
export function unreadable(input: unknown): string | undefined {
  let level = [input]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return `may be nested at most ${MAX_DEPTH} levels deep`
    if (!level.every(isStorableText)) return 'holds a character that no text may hold'
    level = level.flatMap((value) => {
      if (value === null || typeof value !== 'object') return []
      return Array.isArray(value) ? value : Object.entries(value).flat()
    })
  }
  return undefined
}

/** PostgreSQL stores neither NUL nor half a surrogate pair; no text that a person types holds either. */
const isStorableText = (value: unknown) => typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))
