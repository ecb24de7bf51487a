import { type LoadContext, preparePage } from './page-route.ts'

/** Starts a page's code and data when a visitor points at a link to it, touches it or moves the focus there. */
export function prefetchLinks(app: Pick<LoadContext, 'call' | 'queries'>): void {
  const started = new Set<string>()
  const prepare = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== window.location.origin || started.has(link.href)) return
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    started.add(link.href)
    void preparePage(app, new URL(link.href)).catch(() => started.delete(link.href))
  }
  for (const name of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(name, prepare, { passive: true })
  }
}
