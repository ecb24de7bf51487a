import type { Goal } from '../meaning.ts'

/** What is told of an earlier build. */
interface Earlier {
  goal?: Goal
  budgetUsd?: number
  shown?: { targetHorsepower?: number }
  before?: Earlier
}

/** "Back to the 700 one": of the earlier builds the one for that power or money; else the one before. */
export function builtFor<D extends Earlier>(latest: D, figure: number | undefined): D {
  if (figure === undefined) return latest
  for (let one: Earlier | undefined = latest; one; one = one.before) {
    const { goal, budgetUsd, shown } = one
    const figures = [...Object.values(goal ?? {}), budgetUsd, shown?.targetHorsepower]
    if (figures.includes(figure)) return one as D
  }
  return latest
}

/** "OK, back to my car" comes back to what is talked about, and takes no change back. */
export const BACK_TO_CAR = /\bback to (?:mine|my own|my (?:own )?(?:car|truck|ride))\b(?!'s)/

/** "Back to mine" is of the car; anything else goes back to the build before. */
export const GOES_BACK =
  /\bgo back\b(?! to (?:mine|my (?:car|truck|own))\b)|\bback to (?:the|my)\b(?! (?:car|truck|own)\b)|\bundo\b|\bprevious (?:one|build)\b|\bas (?:it was|before)\b/
