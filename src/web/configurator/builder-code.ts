import { type RefObject, useEffect, useRef } from 'react'

/** The builder and the engine under it: half of what this page's scripts would weigh, so they come when they are needed. */
export const importBuilder = async () => ({ default: (await import('./live-build.tsx')).LiveBuild })

/** Asks for the code beforehand. Where it does not come, the part that shows it says so. */
export const prepareBuilder = () => void importBuilder().catch(() => undefined)

const HINTS = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Asks for the builder's code once a car is picked, or as soon as a control of the form is pointed at, touched or focused,
 * beside what the visitor still has to choose and the parts that are asked for. Answers where the form goes.
 */
export function usePreparedBuilder(hasCar: boolean): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasCar) prepareBuilder()
  }, [hasCar])
  useEffect(() => {
    const element = form.current
    for (const hint of HINTS) element?.addEventListener(hint, prepareBuilder, { passive: true, once: true })
    return () => {
      for (const hint of HINTS) element?.removeEventListener(hint, prepareBuilder)
    }
  }, [])
  return form
}
