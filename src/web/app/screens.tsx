import { memo, useRef } from 'react'
import { type Location, Route, Routes, useLocation } from 'react-router'
import { classes } from '../ui/classes.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ErrorScreen, UnreachedScreen } from './error-screen.tsx'
import { loadedPage, pageAt } from './page-route.ts'
import { usePageCode } from './use-page-code.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** Renders anew only when the page itself has a reason to. */
const Page = memo(function Page({ file }: { file: string }) {
  const page = loadedPage(file)
  if (!page) throw new Error(`Page: the code of ${file} is not loaded`)
  return <page.Component />
})

/** Shows the page of the address. While the next page's code is on its way, the last one stays. */
export function Screens() {
  const location = useLocation()
  const shown = useRef<Location>(location)
  const { isReady, isUnreached } = usePageCode(location)
  if (isReady) shown.current = location
  const at = shown.current
  const page = pageAt(at.pathname)
  useScrollMemory(at)
  return (
    <>
      <div
        aria-hidden="true"
        className={classes(
          'fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-redline transition-transform duration-500',
          isReady || isUnreached ? 'scale-x-0' : 'scale-x-75',
        )}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {isUnreached ? (
          <UnreachedScreen />
        ) : (
          <ErrorBoundary resetKey={at.key} fallback={(error) => <ErrorScreen error={error} />}>
            <Routes location={at}>
              <Route path={page.path} element={<Page key={at.pathname} file={page.file} />} />
            </Routes>
          </ErrorBoundary>
        )}
      </main>
    </>
  )
}
