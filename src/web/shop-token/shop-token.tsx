import { useSyncExternalStore } from 'react'
import { useShop } from '../app/shop.ts'
import { Field } from '../ui/field.tsx'

const KEY = 'adrenaline.shop-token'
const listeners = new Set<() => void>()
let token = ''

function read(): string {
  try {
    token = window.sessionStorage.getItem(KEY) ?? token
  } catch {
    return token
  }
  return token
}
function write(given: string): void {
  token = given
  try {
    window.sessionStorage.setItem(KEY, given)
  } catch {
    // Where storage is refused the token lasts as long as the page.
  }
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Headers for a control that changes things: the shop token, when the visitor gave it. */
export function useShopTokenHeaders(): Record<string, string> {
  const token = useSyncExternalStore(subscribe, read, () => '')
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Asks for the shop token where every control asks for it; nothing where the controls are open to all. */
export function ShopTokenField() {
  const { adminTokenRequired } = useShop()
  if (!adminTokenRequired) return null
  return <TokenField hint="This shop asks for its token before the controls act. It is kept until the tab is closed." />
}

/** Asks for it beside what is the owner's alone, on a page that has not asked yet. */
export function OwnerTokenField() {
  const { adminTokenRequired } = useShop()
  if (adminTokenRequired) return null
  return (
    <TokenField hint="For the owner. The shop printed its token when it first started and keeps it in DATA_DIR/shop-token." />
  )
}

function TokenField({ hint }: { hint: string }) {
  const token = useSyncExternalStore(subscribe, read, () => '')
  return (
    <div className="max-w-sm">
      <Field
        label="Shop token"
        type="password"
        autoComplete="off"
        value={token}
        hint={hint}
        onChange={(event) => write(event.target.value)}
      />
    </div>
  )
}
