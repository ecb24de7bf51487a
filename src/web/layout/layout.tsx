import { type ReactNode, useEffect, useState } from 'react'
import { Screens } from '../app/screens.tsx'
import { useShop } from '../app/shop.ts'
import { latePart } from '../late-code/late-part.tsx'
import { NoticeArea } from '../notices/notice-area.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'

const DevelopmentOverlay = latePart(() => import('./development-overlay.tsx'))

/** Bar, screen, footer and notices: the same on every address. None of them takes another with it when it breaks. */
export function Layout() {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-light px-4 py-3 font-bold text-ink focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <Apart>
        <NavBar />
      </Apart>
      <Screens />
      <Apart>
        <Footer />
      </Apart>
      <Apart>
        <NoticeArea />
      </Apart>
      <LoadedMark />
    </>
  )
}

/** Leaves out what breaks. */
function Apart({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>
}

/** Marks the page's body once its controls answer; in development mode the overlay comes with it. */
function LoadedMark() {
  const shop = useShop()
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    document.body.classList.add('loaded')
    setIsLoaded(true)
  }, [])
  return shop.isDevelopment && isLoaded ? <DevelopmentOverlay fallback={null} /> : null
}
