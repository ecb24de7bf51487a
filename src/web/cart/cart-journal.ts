import type { Change } from './cart-lines.ts'
import { joins, type UnsentChange } from './cart-requests.ts'
import type { CartStorage } from './cart-storage.ts'

/** `isWaiting`: the shop could not be reached; the change is kept and sent again. */
export type AddResult = { ok: true; isWaiting?: true } | { ok: false; reason: string }

/** A change on its way. `outcome` is there while it is queued. */
export interface JournalEntry extends UnsentChange {
  isSending: boolean
  outcome?: Promise<AddResult>
}

/**
 * The changes that the shop has neither confirmed nor refused, oldest first, in the storage that all windows share: each
 * window writes its own and leaves the others'.
 */
export interface CartJournal {
  readonly entries: readonly JournalEntry[]
  newKey(): string
  /** The entry that carries the changes: the last one where they can travel together, else a new one. */
  write(changes: readonly Change[]): JournalEntry
  strike(entry: JournalEntry): void
  keep(): void
  /** What pages that were left, or windows that still run, have not seen confirmed. It becomes this window's own. */
  takeOver(): void
}

export function cartJournal(storage: CartStorage, createKey: () => string): CartJournal {
  const entries: JournalEntry[] = []
  const known = new Set<string>()
  const foreign = () => storage.readUnsent().filter((unsent) => !known.has(unsent.key))
  const newKey = () => {
    const key = createKey()
    known.add(key)
    return key
  }
  return {
    entries,
    newKey,
    write(changes) {
      const last = entries.at(-1)
      if (last && !last.isSending && !last.request && joins(last.changes, changes)) {
        last.changes = [...last.changes.filter((change) => !isReplaced(change, changes)), ...changes]
        return last
      }
      const entry: JournalEntry = { key: newKey(), changes: [...changes], isSending: false }
      entries.push(entry)
      return entry
    },
    strike(entry) {
      const index = entries.indexOf(entry)
      if (index >= 0) entries.splice(index, 1)
    },
    keep: () =>
      storage.writeUnsent([
        ...foreign(),
        ...entries.map(({ key, changes, request }) => ({ key, changes, ...(request ? { request } : {}) })),
      ]),
    takeOver() {
      for (const { key, changes, request } of foreign()) {
        known.add(key)
        entries.push({ key, changes, ...(request ? { request } : {}), isSending: false })
      }
    },
  }
}

/** Of repeated clicks on one quantity only the last counts. */
const isReplaced = (change: Change, newer: readonly Change[]): boolean =>
  change.kind === 'set' && newer.some((other) => other.kind === 'set' && other.key === change.key)
