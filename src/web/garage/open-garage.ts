const OPENED = 'adrenaline:garage'

/** Opens the garage of the bar, from anywhere on a page. */
export const openGarage = (): void => void window.dispatchEvent(new Event(OPENED))

/** Tells when the garage is to be opened; answers how to stop. */
export function onGarageOpened(open: () => void): () => void {
  window.addEventListener(OPENED, open)
  return () => window.removeEventListener(OPENED, open)
}
