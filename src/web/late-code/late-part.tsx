import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { bringCode, loadAgainOrSay, NOT_REACHED } from './bring-code.ts'

type Frame<P> = ComponentType<P & { fallback: ReactNode }>

/** A flag that turns on once, for components to follow. */
function once() {
  let isOn = false
  const listeners = new Set<() => void>()
  return {
    turnOn: () => {
      isOn = true
      for (const listener of listeners) listener()
    },
    get: () => isOn,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
type Once = ReturnType<typeof once>

/**
 * A part of a page whose code loads later. `fallback` stands in until then, and a message with a way out where the code
 * does not come or the part breaks; the rest of the page is not touched. Once a part, outside of components. When the
 * controls of a part with a name answer, the browser's timeline says so: the mark `awake: <name>`.
 */
export function latePart<P extends object>(
  importPart: () => Promise<{ default: ComponentType<P> }>,
  name?: string,
): Frame<P> {
  const missing = once()
  const Part = lazy(async () => asOneNode((await bringCode(importPart, missing.turnOn)).default))
  // biome-ignore lint/correctness/noComponentHookFactories: one for each part, made once with the module
  return function LatePart({ fallback, ...props }) {
    return (
      <PartBoundary>
        <Suspense fallback={<Waiting missing={missing}>{fallback}</Waiting>}>
          <Part {...props} />
          {name === undefined ? null : <Awake name={name} />}
        </Suspense>
      </PartBoundary>
    )
  }
}

/** What the server drew of a part waits for its code as one node, whatever the part draws; it takes no room of its own. */
const asOneNode = <P extends object>(Part: ComponentType<P>) => ({
  default: (props: object) => (
    <div className="contents">
      <Part {...(props as P)} />
    </div>
  ),
})

/** Effects run when the boundary that it stands in has taken over the server's HTML. */
function Awake({ name }: { name: string }) {
  useEffect(() => void performance.mark(`awake: ${name}`), [name])
  return null
}

function Waiting({ missing, children }: { missing: Once; children: ReactNode }) {
  const isMissing = useSyncExternalStore(missing.subscribe, missing.get, () => false)
  if (!isMissing) return children
  return (
    <PartMessage title="This section did not load" action="Try again" onAction={tryAgain}>
      {NOT_REACHED}
    </PartMessage>
  )
}
const tryAgain = () => void loadAgainOrSay(window.location.href)

/** Keeps a broken part from taking the page with it. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(_, retry) => (
        <PartMessage title="This section broke" action="Show it again" onAction={retry}>
          That's on us. The rest of the page still works.
        </PartMessage>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

interface PartMessageProps {
  title: string
  action: string
  onAction: () => void
  children: ReactNode
}

function PartMessage({ title, action, onAction, children }: PartMessageProps) {
  return (
    <div role="alert" className="page-width py-6">
      <Empty title={title} action={<Button onClick={onAction}>{action}</Button>}>
        {children}
      </Empty>
    </div>
  )
}

export interface DeferredPart {
  Part: Frame<object>
  comeNear: () => void
}

/** Names a part of a page whose code loads only when it comes near the window. Once a part, outside of components. */
export function deferredPart(importPart: () => Promise<{ default: ComponentType }>, name?: string): DeferredPart {
  const near = Promise.withResolvers<void>()
  const Part = latePart(async () => {
    if (!import.meta.env.SSR) await near.promise
    return importPart()
  }, name)
  return { Part, comeNear: near.resolve }
}

interface DeferredProps {
  part: DeferredPart
  fallback: ReactNode
  className?: string
}

/**
 * Shows a deferred part. The server renders it whole; in the browser its HTML stays as it is until the part's code
 * comes: nothing above may render it anew before, or React would drop that HTML. `fallback` stands in after a
 * navigation in the browser, where there is no HTML yet.
 */
export const Deferred = memo(
  function Deferred({ part: { Part, comeNear }, fallback, className }: DeferredProps) {
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
        <Part fallback={fallback} />
      </div>
    )
  },
  (before, after) => before.part === after.part,
)
