import { ASK_KINDS, type AskFamily, type AskKind, familyOf } from './ask.ts'

const OF_A_BUILD: ReadonlySet<AskFamily> = new Set<AskFamily>(['build', 'change', 'of_build'])

/** The likeliest kind, and how likely it is. */
export function likeliest(chances: Float64Array): { kind: AskKind; likely: number } {
  let best = 0
  chances.forEach((chance, at) => {
    if (chance > (chances[best] ?? 0)) best = at
  })
  return { kind: ASK_KINDS[best] ?? 'talk.joke', likely: chances[best] ?? 0 }
}

/** How likely a family of asks is. */
export const chanceOf = (chances: Float64Array, families: ReadonlySet<AskFamily>): number =>
  chances.reduce((sum, chance, at) => sum + (families.has(familyOf(ASK_KINDS[at] ?? 'talk.joke')) ? chance : 0), 0)

/** Signs of what was asked before: how much, what last, and whether a build is spoken of. `before`: the chances of each earlier message. */
export function signsOfBefore(before: readonly Float64Array[]): string[] {
  const last = before.at(-1)
  if (!last) return ['after: 0']
  const { kind } = likeliest(last)
  const isOfBuild = before.some((chances) => chanceOf(chances, OF_A_BUILD) > 0.5)
  return [`after: ${Math.min(2, before.length)}`, `last: ${familyOf(kind)}`, `last: ${kind}`, `build: ${isOfBuild}`]
}
