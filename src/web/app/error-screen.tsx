import { Link } from 'react-router'
import { useHead } from '../head/use-head.ts'
import { buttonClass } from '../ui/button.tsx'

/** What a visitor sees when a screen breaks. The rest of the shop stays usable. */
export function ErrorScreen({ error }: { error: unknown }) {
  useHead({ title: 'Something broke', description: 'This screen could not be shown.', canonicalPath: '/', status: 500 })
  return (
    <section className="page-width flex min-h-[70vh] flex-col items-start justify-center gap-6 py-32">
      <p className="telemetry text-redline">Red flag</p>
      <h1 className="headline text-[clamp(1.6rem,8.6vw,3.5rem)]">This screen broke</h1>
      <p className="max-w-xl text-silver">
        It is our fault, not yours. Your cart is safe. Load the page again, or go back to the start.
      </p>
      {import.meta.env.DEV && error instanceof Error ? <pre className="text-sm text-steel">{error.stack}</pre> : null}
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} onClick={() => window.location.reload()}>
          Load again
        </button>
        <Link className={buttonClass('outline')} to="/">
          Back to Home
        </Link>
      </div>
    </section>
  )
}
