import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Route, Routes } from 'react-router'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { AskError, ask, wordsOf } from './ask.ts'
import { Problem } from './controls.tsx'
import { OfficeFrame } from './office-frame.tsx'
import { SCREENS } from './screens.ts'
import { SessionContext } from './session.ts'
import { SignInPage } from './sign-in-page.tsx'
import { WelcomePage } from './welcome-page.tsx'

/** Everything under /admin: who is signed in decides whether it is the sign-in or the office. */
export function Office() {
  return (
    <Routes>
      <Route path="/welcome" element={<WelcomePage />} />
      <Route path="*" element={<BehindSignIn />} />
    </Routes>
  )
}

function BehindSignIn() {
  const queries = useQueryClient()
  const me = useQuery({ queryKey: ['GET /api/admin/me'], queryFn: () => ask('GET /api/admin/me') })
  if (me.isPending)
    return (
      <p role="status" className="p-6">
        Loading ...
      </p>
    )
  if (me.error) {
    const isOut = me.error instanceof AskError && me.error.code === 'signed_out'
    return isOut ? (
      <SignInPage onDone={() => void queries.resetQueries()} />
    ) : (
      <div className="p-6">
        <Problem>{wordsOf(me.error)}</Problem>
      </div>
    )
  }
  return (
    <SessionContext value={me.data}>
      <OfficeFrame>
        <Routes>
          {SCREENS.map(({ path, Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                <ErrorBoundary
                  resetKey={path}
                  fallback={() => <Problem>This page broke. The rest works. Load it again.</Problem>}
                >
                  <Screen />
                </ErrorBoundary>
              }
            />
          ))}
          <Route path="*" element={<p>There is no such page.</p>} />
        </Routes>
      </OfficeFrame>
    </SessionContext>
  )
}
