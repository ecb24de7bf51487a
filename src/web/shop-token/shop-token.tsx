import { useSyncExternalStore } from 'react'
import { useShop } from '../app/shop.ts'
import { Field } from '../ui/field.tsx'

const KEY = 'adrenaline.shop-token'
const listeners = new Set<() => void>()
let held = ''

function read(): string {
  try {
    held = window.sessionStorage.getItem(KEY) ?? held
  } catch {
    return held
  }
  return held
}
function write(token: string): void {
  held = token
  try {
    window.sessionStorage.setItem(KEY, token)
  } catch {
    // Where storage is refused the token lasts as long as the page.
  }
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Headers for a control that changes things: the shop token, when this shop has one and the visitor gave it. */
export function useShopTokenHeaders(): Record<string, string> {
  const { adminTokenRequired } = useShop()
  const token = useSyncExternalStore(subscribe, read, () => '')
  return adminTokenRequired && token ? { authorization: `Bearer ${token}` } : {}
}

/** Asks for the shop token; nothing where the controls are open to all. Kept until the tab is closed. */
export function ShopTokenField() {
  const { adminTokenRequired } = useShop()
  const token = useSyncExternalStore(subscribe, read, () => '')
  if (!adminTokenRequired) return null
  return (
    <div className="max-w-sm">
      <Field
        label="Shop token"
        type="password"
        autoComplete="off"
        value={token}
        hint="This shop asks for its token before the controls act. It is kept until the tab is closed."
        onChange={(event) => write(event.target.value)}
      />
    </div>
  )
}
