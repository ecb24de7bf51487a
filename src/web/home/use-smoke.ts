import { type RefObject, useEffect } from 'react'

/** Moves the smoke layers a little with the mouse; not on touch screens, not with reduced motion. */
export function useSmoke(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = section.current
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce), (hover: none), (pointer: coarse)').matches
    if (!element || isStill) return
    let frame = 0
    let x = 0
    let y = 0
    const apply = () => {
      frame = 0
      element.style.setProperty('--smoke-x', x.toFixed(3))
      element.style.setProperty('--smoke-y', y.toFixed(3))
    }
    const onMove = (event: MouseEvent) => {
      x = event.clientX / window.innerWidth - 0.5
      y = event.clientY / window.innerHeight - 0.5
      if (frame === 0) frame = requestAnimationFrame(apply)
    }
    element.addEventListener('mousemove', onMove, { passive: true })
    return () => {
      element.removeEventListener('mousemove', onMove)
      cancelAnimationFrame(frame)
    }
  }, [section])
}
