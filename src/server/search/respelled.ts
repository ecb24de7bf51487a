import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Database } from '../database/connection.ts'
import type { KnownWords } from '../listing/known-words.ts'
import { nearestOf, neighborsOf } from '../listing/near-words.ts'
import type { WordForms } from '../listing/search-words.ts'
import { nameSaid } from './find-parts.ts'
import { wordsOfThings } from './other-things.ts'

/** The words with each unknown one replaced by its nearest neighbor; undefined where nothing changes. */
export async function respelled(
  db: Database,
  catalog: CatalogSnapshot,
  known: KnownWords,
  terms: readonly WordForms[],
): Promise<string | undefined> {
  const near = await neighborsOf(
    db,
    known,
    terms.map(({ joined }) => joined),
  )
  const ofThings = wordsOfThings(catalog)
  const words = terms.map(({ joined }) => joined)
  for (const [at, typed] of words.entries()) {
    const neighbors = near.get(typed)
    if (neighbors && !ofThings.has(typed))
      words[at] = meantAmong(nearestOf(typed, [...neighbors, ...ofThings]), words, at) ?? typed
  }
  return words.some((word, at) => word !== terms[at]!.joined) ? words.join(' ') : undefined
}

/**
 * Of equally near words, the one that names a part with the words beside it, the longest name first.
 * Worked: "headr" is as near to "head" as to "header"; "headr camaro" is "header", which is a part by itself, and
 * "headr stud" is "head", for "head studs" is the longer name.
 */
export function meantAmong(words: readonly string[], said: readonly string[], at: number): string | undefined {
  return words
    .map((word) => ({ word, length: nameSaid(said.with(at, word), word) }))
    .toSorted((a, b) => b.length - a.length)[0]?.word
}
