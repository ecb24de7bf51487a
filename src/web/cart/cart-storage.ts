import { centsOf, usdOf } from '../ui/money.ts'
import { type CartViewLine, viewKey } from './cart-lines.ts'
import type { UnsentChange } from './cart-requests.ts'

export const CART_ID_KEY = 'adrenaline.cart-id'
export const CART_LINES_KEY = 'adrenaline.cart-lines'
export const CART_UNSENT_KEY = 'adrenaline.cart-unsent'

/** What the browser keeps of a cart between visits. */
export interface CartStorage {
  readId(): string | null
  writeId(id: string | null): void
  readLines(): CartViewLine[]
  writeLines(lines: readonly CartViewLine[]): void
  /** Changes that the shop has neither confirmed nor refused, of this window and of others, oldest first. */
  readUnsent(): UnsentChange[]
  writeUnsent(changes: readonly UnsentChange[]): void
}

/** As the specification keeps a local item: its price in dollars. */
type StoredLine = Omit<CartViewLine, 'priceCents'> & { price: number }

function isLine(value: unknown): value is StoredLine {
  const line = value as Partial<StoredLine> | null
  return (
    typeof line?.key === 'string' &&
    typeof line.merchandiseId === 'string' &&
    typeof line.name === 'string' &&
    typeof line.price === 'number' &&
    Array.isArray(line.attributes)
  )
}

/** Labor once named a tool; now it names a saved build. */
const isSold = ({ merchandiseId }: StoredLine) =>
  merchandiseId !== 'labor:planner' && merchandiseId !== 'labor:configurator'

/** The line of a stored item; its key is worked out again, for older pages spelled it otherwise. */
const lineOf = ({ price, ...line }: StoredLine): CartViewLine => ({
  ...line,
  key: viewKey(line),
  quantity: line.quantity ?? 1,
  priceCents: centsOf(price),
})

const storedLine = ({ priceCents, ...line }: CartViewLine): StoredLine => ({ ...line, price: usdOf(priceCents) })

function isUnsent(value: unknown): value is UnsentChange {
  const unsent = value as Partial<UnsentChange> | null
  return typeof unsent?.key === 'string' && Array.isArray(unsent.changes)
}

/** The cart in local storage. Damaged or forbidden storage is only logged: the shop works on without it. */
export function browserCartStorage(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  log: (message: string, error: unknown) => void,
): CartStorage {
  const attempt = <T>(what: string, action: () => T, otherwise: T): T => {
    try {
      return action()
    } catch (error) {
      log(`The cart could not be ${what}`, error)
      return otherwise
    }
  }
  return {
    readId: () => attempt('read', () => storage().getItem(CART_ID_KEY), null),
    writeId: (id) =>
      attempt(
        'kept',
        () => (id === null ? storage().removeItem(CART_ID_KEY) : storage().setItem(CART_ID_KEY, id)),
        undefined,
      ),
    readLines: () =>
      attempt('read', () => {
        const stored: unknown = JSON.parse(storage().getItem(CART_LINES_KEY) ?? '[]')
        if (!Array.isArray(stored) || !stored.every(isLine)) throw new Error('stored cart lines have another form')
        return stored.filter(isSold).map(lineOf)
      }, []),
    readUnsent: () =>
      attempt('read', () => {
        const stored: unknown = JSON.parse(storage().getItem(CART_UNSENT_KEY) ?? '[]')
        return Array.isArray(stored) ? stored.filter(isUnsent) : []
      }, []),
    writeUnsent: (changes) =>
      attempt(
        'kept',
        () =>
          changes.length === 0
            ? storage().removeItem(CART_UNSENT_KEY)
            : storage().setItem(CART_UNSENT_KEY, JSON.stringify(changes)),
        undefined,
      ),
    writeLines: (lines) =>
      attempt('kept', () => storage().setItem(CART_LINES_KEY, JSON.stringify(lines.map(storedLine))), undefined),
  }
}
