import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come within a screen of the window; once it has, it stays so. */
export function useIsNear(frame: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  return isNear
}
