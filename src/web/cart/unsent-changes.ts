import type { UnsentChange } from './cart-requests.ts'
import type { CartStorage } from './cart-storage.ts'

/** The changes on their way, in the storage that all windows share: each window writes its own and leaves the others'. */
export function unsentChanges(storage: CartStorage, newKey: () => string) {
  const known = new Set<string>()
  const foreign = () => storage.readUnsent().filter((unsent) => !known.has(unsent.key))
  return {
    newKey: (): string => {
      const key = newKey()
      known.add(key)
      return key
    },
    keep: (mine: readonly UnsentChange[]) =>
      storage.writeUnsent([
        ...foreign(),
        ...mine.map(({ key, changes, request }) => ({ key, changes, ...(request ? { request } : {}) })),
      ]),
    /** What pages that were left, or windows that still run, have not seen confirmed. It becomes this window's own. */
    takeOver: (): UnsentChange[] => {
      const left = foreign()
      for (const { key } of left) known.add(key)
      return left
    },
  }
}
