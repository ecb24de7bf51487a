/**
 * The first script of a page, and a small one: it asks for the others when the page has been painted, so that no script
 * travels before what the visitor reads. They are all named in its own tag, the one that takes the page over first.
 */
function begin(): void {
  const [entry = '', ...others] =
    document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts?.split(' ') ?? []
  for (const href of others) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  void import(/* @vite-ignore */ entry)
}

/** Resolves with the first paint, at once in a tab that nobody looks at: that one is not painted. */
const painted = new Promise<void>((done) => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) done()
  document.addEventListener('visibilitychange', () => done(), { once: true })
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    done()
  }).observe({ type: 'paint', buffered: true })
})
void painted.then(begin)

const AGAIN_MS = 150
/**
 * A form that is sent before its code has come: no page of ours takes a POST, so it is held and sent again until its own
 * code takes it. A search goes by its address and needs no code.
 */
document.addEventListener('submit', (event) => {
  const { target, submitter, defaultPrevented } = event
  if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return
  event.preventDefault()
  setTimeout(() => target.isConnected && target.requestSubmit(submitter), AGAIN_MS)
})
