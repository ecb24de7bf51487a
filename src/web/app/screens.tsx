import { memo, useEffect, useRef, useState } from 'react'
import { type Location, Route, Routes, useLocation } from 'react-router'
import { ROUTES } from '../routes.ts'
import { classes } from '../ui/classes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { importPage, loadedPage, pageAt } from './page-route.ts'
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
  const [failure, setFailure] = useState<Error | null>(null)
  const [, setArrived] = useState('')
  const { file } = pageAt(location.pathname)
  const isReady = loadedPage(file) !== undefined
  if (isReady) shown.current = location
  const at = shown.current
  useEffect(() => {
    if (isReady) return
    let isWanted = true
    importPage(file).then(
      () => isWanted && setArrived(file),
      (error: Error) => isWanted && setFailure(error),
    )
    return () => {
      isWanted = false
    }
  }, [file, isReady])
  useScrollMemory(at)
  if (failure) throw failure
  return (
    <>
      <div
        aria-hidden="true"
        className={classes(
          'fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-redline transition-transform duration-500',
          isReady ? 'scale-x-0' : 'scale-x-75',
        )}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        <ErrorBoundary resetKey={at.key}>
          <Routes location={at}>
            {ROUTES.map((route) => (
              <Route key={route.path} path={route.path} element={<Page key={at.pathname} file={route.file} />} />
            ))}
          </Routes>
        </ErrorBoundary>
      </main>
    </>
  )
}
