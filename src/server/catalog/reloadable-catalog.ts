import { refuse } from '../http/problem.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'

export interface ReloadableCatalog {
  /** The catalog as it was last loaded; refuses with `unavailable` before the first time. */
  current: () => CatalogSnapshot
  isLoaded: () => boolean
  /** Loads it anew. Calls that come while one is under way share the next one, which has seen what they tell of. */
  reload: () => Promise<void>
}

/** Keeps one catalog in memory. `onChange` is called each time a new one has taken its place. */
export function reloadableCatalog(load: () => Promise<CatalogSnapshot>, onChange: () => void): ReloadableCatalog {
  let catalog: CatalogSnapshot | undefined
  let underWay: Promise<void> | undefined
  let next: Promise<void> | undefined

  const run = async () => {
    catalog = await load()
    onChange()
  }
  const start = () => {
    underWay = run().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  return {
    current: () => catalog ?? refuse('unavailable', 'The catalog is not loaded yet.'),
    isLoaded: () => catalog !== undefined,
    reload: () => {
      if (!underWay) return start()
      next ??= underWay
        .catch(() => {})
        .then(() => {
          next = undefined
          return start()
        })
      return next
    },
  }
}
