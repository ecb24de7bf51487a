import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { isAtLeast } from '../../contract/admin/roles.ts'
import { classes } from '../ui/classes.ts'
import { ask } from './ask.ts'
import { Button } from './controls.tsx'
import { SCREENS } from './screens.ts'
import { useMe } from './session.ts'
import { useChange } from './use-ask.ts'

/** Navigation beside the screen; above it on a phone. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const me = useMe()
  const signOut = useChange(
    () => ask('POST /api/admin/sign-out'),
    () => window.location.assign('/admin'),
  )
  const named = SCREENS.filter(({ name, least }) => name !== undefined && isAtLeast(me.role, least ?? 'read-only'))
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13rem_1fr]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-light focus:p-3 focus:text-ink"
      >
        Skip to content
      </a>
      <header className="border-b border-hairline/70 bg-panel lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-r lg:border-b-0 print:hidden">
        <div className="flex items-center justify-between px-4 pt-3 lg:block lg:pt-5">
          <p className="font-extrabold tracking-tight">Back office</p>
          <p className="text-sm text-silver">
            {me.name}, {me.role}
          </p>
        </div>
        <nav
          aria-label="Back office"
          className="flex overflow-x-auto px-2 py-2 lg:mt-4 lg:flex-1 lg:flex-col lg:overflow-y-auto"
        >
          {named.map(({ path, name }) => (
            <NavLink
              key={path}
              to={path.replace(':table', 'parts')}
              end={path === '/'}
              className={({ isActive }) =>
                classes(
                  'shrink-0 rounded-sm px-3 py-2 font-semibold',
                  isActive ? 'bg-raised text-light' : 'text-silver hover:text-light',
                )
              }
            >
              {name}
            </NavLink>
          ))}
        </nav>
        <div className="flex items-center gap-3 px-4 pb-3 text-sm lg:flex-col lg:items-stretch lg:pb-5">
          <a href="/" className="text-silver hover:text-light">
            Open the shop
          </a>
          <Button className="min-h-9 px-3" disabled={signOut.isRunning} onClick={() => signOut.run(undefined)}>
            Sign out
          </Button>
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-8">
        {children}
      </main>
    </div>
  )
}
