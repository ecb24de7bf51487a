const RELOADED_KEY = 'adrenaline.reloaded-for'
const PATIENCE_MS = 8000

/** Which build this document came with. */
const runningEntry = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''

async function shopAnswers(): Promise<boolean> {
  try {
    const reply = await fetch('/api/shop', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return reply.ok
  } catch {
    return false
  }
}

/** Whether the document was loaded again for this address already, by itself and with this very build. */
function isRepeated(address: string): boolean {
  const mark = `${runningEntry()} ${address}`
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === mark) return true
    sessionStorage.setItem(RELOADED_KEY, mark)
    return false
  } catch {
    return true
  }
}

/**
 * Loads an address as a new document, if the shop can be reached. A browser remembers a script that failed to load as
 * failed, so only a new document brings it; and after a deployment the new document comes with the new build. Without
 * `isAsked` this happens once for an address and a build, so that no page reloads itself over and over; `isWanted` is
 * asked last, for a visitor who has gone elsewhere meanwhile.
 */
export async function loadAgain(address: string, isAsked = false, isWanted = () => true): Promise<boolean> {
  if (!(await shopAnswers()) || !isWanted()) return false
  if (!isAsked && isRepeated(address)) return false
  if (address === window.location.href) window.location.reload()
  else window.location.assign(address)
  return true
}
