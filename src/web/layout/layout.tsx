import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useShop } from '../app/shop.ts'
import { NoticeArea } from '../notices/notice-area.tsx'
import { classes } from '../ui/classes.ts'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'

const DevelopmentOverlay = lazy(() => import('./development-overlay.tsx'))

/** Bar, screen, footer and notices: the same on every address. */
export function Layout() {
  const shop = useShop()
  const isLoading = useNavigation().state === 'loading'
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-light px-4 py-3 font-bold text-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <NavBar />
      <div
        aria-hidden="true"
        className={classes(
          'fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-redline transition-transform duration-500',
          isLoading ? 'scale-x-75' : 'scale-x-0',
        )}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <NoticeArea />
      {shop.isDevelopment && !import.meta.env.SSR ? (
        <Suspense fallback={null}>
          <DevelopmentOverlay />
        </Suspense>
      ) : null}
      <ScrollRestoration />
    </>
  )
}
