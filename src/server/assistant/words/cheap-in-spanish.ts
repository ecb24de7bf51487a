import type { Rewrites } from './rewrites.ts'

/** Little money, before "muy caro" is read as too much of it. */
export const CHEAP_IN_SPANISH: Rewrites = [
  [/\bmas barat(?:ic|it)?[oa]s?\b|\bmas economic[oa]s?\b/g, 'cheaper'],
  [
    /\bque no (?:me |te |le |nos )?(?:salga|cueste|sea|quede) (?:muy |tan |demasiado |mas )?car[oa]s?\b|\bno (?:muy|tan) car[oa]s?\b|\bsin gastar(?:le|me)? (?:mucho|tanto)(?: dinero)?\b|\b(?:lo )?(?:barat(?:o|a|ito|ita)|economic[oa])s?\b/g,
    'cheap',
  ],
]
