import { type RefObject, useEffect, useState } from 'react'

/** Whether some of the element stands in the window. Until the browser has said, it counts as seen. */
export function useInSight(frame: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(true)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return isSeen
}
