import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router'

const STORE_KEY = 'adrenaline.scroll'
const positions = new Map<string, number>()

function restoreFromSession(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? '[]') as [string, number][]
    for (const [key, top] of stored) positions.set(key, top)
  } catch {
    positions.clear()
  }
}

/** From now on the far parts of a page are laid out too (`.far` in theme.css): every place on it is where it was. */
const layOutAll = () => document.documentElement.classList.remove('fresh')

/** A page that the browser itself loaded has no key of its own in the history; its address stands in. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? `${pathname}${search}` : key)

/** Whether the browser loaded this document because of a reload, or on the way back or forward. */
const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}

/**
 * Where the window stands after a navigation: back and forward return to where the visitor was, a link to a heading
 * goes there, another page begins at its top, and a change of search parameters alone moves nothing.
 */
export function useScrollMemory(location: Location): void {
  const type = useNavigationType()
  const last = useRef<Location | null>(null)
  const place = placeOf(location)
  const here = useRef(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address that the page was opened at
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    restoreFromSession()
    const top = positions.get(placeOf(location))
    if (top !== undefined && window.scrollY === 0 && isReturn()) {
      layOutAll()
      window.scrollTo(0, top)
    }
    const remember = () => positions.set(here.current, window.scrollY)
    const keep = () => {
      // Who scrolls and leaves within one frame was never heard of.
      remember()
      sessionStorage.setItem(STORE_KEY, JSON.stringify([...positions].slice(-50)))
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', keep)
    }
  }, [])
  useLayoutEffect(() => {
    const before = last.current
    last.current = location
    // Before anything scrolls: what is heard from now on is of this place.
    here.current = place
    if (before === null || before.key === location.key) return
    layOutAll()
    if (type === 'POP') {
      window.scrollTo(0, positions.get(placeOf(location)) ?? 0)
      return
    }
    if (location.hash) {
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
      return
    }
    if (before.pathname === location.pathname) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [location, place, type])
}
