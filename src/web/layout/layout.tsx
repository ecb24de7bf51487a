import { lazy, Suspense, useEffect, useState } from 'react'
import { Screens } from '../app/screens.tsx'
import { useShop } from '../app/shop.ts'
import { NoticeArea } from '../notices/notice-area.tsx'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'

const DevelopmentOverlay = lazy(() => import('./development-overlay.tsx'))

/** Bar, screen, footer and notices: the same on every address. */
export function Layout() {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-light px-4 py-3 font-bold text-ink focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <NavBar />
      <Screens />
      <Footer />
      <NoticeArea />
      <LoadedMark />
    </>
  )
}

/** Marks the page's body once its controls answer; in development mode the overlay comes with it. */
function LoadedMark() {
  const shop = useShop()
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    document.body.classList.add('loaded')
    setIsLoaded(true)
  }, [])
  if (!shop.isDevelopment || !isLoaded) return null
  return (
    <Suspense fallback={null}>
      <DevelopmentOverlay />
    </Suspense>
  )
}
