import { type RefObject, useEffect, useRef, useState } from 'react'

interface Autoplay {
  /** What the visitor chose with the pause button. */
  isPlaying: boolean
  toggle: () => void
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Calls `onTick` every so many milliseconds while the frame is in the window, nobody points at it or holds the focus
 * in it, and the visitor has not paused it. With reduced motion it starts paused.
 */
export function useAutoplay(frame: RefObject<HTMLElement | null>, everyMs: number, onTick: () => void): Autoplay {
  const [isPlaying, setIsPlaying] = useState(true)
  const tick = useRef(onTick)
  useEffect(() => {
    tick.current = onTick
  })
  useEffect(() => {
    if (prefersStillness()) setIsPlaying(false)
  }, [])
  useEffect(() => {
    const element = frame.current
    if (!element || !isPlaying) return
    let isVisible = false
    const observer = new IntersectionObserver((entries) => {
      isVisible = entries.some((entry) => entry.isIntersecting)
    })
    observer.observe(element)
    const timer = window.setInterval(() => {
      const isHeld = element.matches(':hover') || element.querySelector(':focus-visible') !== null
      if (isVisible && !isHeld && !document.hidden) tick.current()
    }, everyMs)
    return () => {
      window.clearInterval(timer)
      observer.disconnect()
    }
  }, [frame, everyMs, isPlaying])
  return { isPlaying, toggle: () => setIsPlaying((was) => !was) }
}
