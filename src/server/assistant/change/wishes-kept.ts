import type { Meaning } from '../meaning.ts'

const KEPT = ['goal', 'budgetUsd', 'fuel', 'use', 'induction'] as const

/** What was wished of a car that we do not build, for the one of ours that is named next: "same money on my 335i then". */
export const wishesOf = (meaning: Meaning): Partial<Meaning> =>
  Object.fromEntries(KEPT.flatMap((name) => (meaning[name] === undefined ? [] : [[name, meaning[name]]])))
