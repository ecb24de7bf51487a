import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
} from 'react'

export interface DeferredPart {
  Part: LazyExoticComponent<ComponentType>
  comeNear: () => void
}

/** Names a part of a page whose code loads only when it comes near the window. Once a part, outside of components. */
export function deferredPart(importPart: () => Promise<{ default: ComponentType }>): DeferredPart {
  let comeNear = () => {}
  const isNear = new Promise<void>((resolve) => {
    comeNear = resolve
  })
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await isNear
    return importPart()
  })
  return { Part, comeNear }
}

/**
 * Shows a deferred part. The server renders it whole; in the browser its HTML stays as it is until the part's code
 * comes: nothing above may render it anew before, or React would drop that HTML. `fallback` stands in after a
 * navigation in the browser, where there is no HTML yet.
 */
export const Deferred = memo(DeferredFrame, (before, after) => before.part === after.part)

interface DeferredProps {
  part: DeferredPart
  fallback: ReactNode
  className?: string
}

function DeferredFrame({ part: { Part, comeNear }, fallback, className }: DeferredProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        comeNear()
        observer.disconnect()
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [comeNear])
  return (
    <div ref={frame} className={className}>
      <Suspense fallback={fallback}>
        <Part />
      </Suspense>
    </div>
  )
}
