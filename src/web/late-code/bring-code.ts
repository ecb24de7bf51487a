import { notify } from '../notices/notices.ts'
import { loadAgain } from './load-again.ts'

export const NOT_REACHED = "We couldn't reach the shop. Check your connection and try again."

/** Tries again when a visitor asks: says so where the shop still cannot be reached. */
export async function loadAgainOrSay(address: string): Promise<void> {
  if (await loadAgain(address, true)) return
  notify({ title: 'Still no connection', text: NOT_REACHED, tone: 'destructive' })
}

/** Loads the page again when the network returns; answers how to stop waiting for it. */
export function loadAgainWhenOnline(address: () => string): () => void {
  const again = () => void loadAgain(address(), true)
  window.addEventListener('online', again)
  return () => window.removeEventListener('online', again)
}

let isWaitingForNetwork = false

/**
 * Brings the code of a part of a page. It never fails: where the code does not come, the visitor is told, and the page
 * is loaded again as soon as the shop can be reached. Until then `onMissing` has the part say so itself.
 */
export async function bringCode<T>(importCode: () => Promise<T>, onMissing: () => void = () => {}): Promise<T> {
  try {
    return await importCode()
  } catch (error) {
    if (import.meta.env.SSR) throw error
    onMissing()
    if (!isWaitingForNetwork) {
      isWaitingForNetwork = true
      loadAgainWhenOnline(() => window.location.href)
      if (!(await loadAgain(window.location.href))) {
        notify({ title: 'Part of this page did not load', text: NOT_REACHED, tone: 'destructive' })
      }
    }
    return new Promise<never>(() => {})
  }
}
