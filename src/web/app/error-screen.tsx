import { Link } from 'react-router'
import { useHead } from '../head/use-head.ts'
import { loadAgainOrSay, NOT_REACHED } from '../late-code/bring-code.ts'
import { buttonClass } from '../ui/button.tsx'

interface ScreenMessageProps {
  label: string
  title: string
  words: string
  error?: unknown
}

/** Stands in for a screen that cannot be shown. The rest of the shop stays usable. */
function ScreenMessage({ label, title, words, error }: ScreenMessageProps) {
  return (
    <section className="page-width flex min-h-[70vh] flex-col items-start justify-center gap-6 py-32">
      <p className="telemetry text-redline">{label}</p>
      <h1 className="headline text-[clamp(1.6rem,8.6vw,3.5rem)]">{title}</h1>
      <p className="max-w-xl text-silver">{words}</p>
      {import.meta.env.DEV && error instanceof Error ? <pre className="text-sm text-steel">{error.stack}</pre> : null}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClass('primary')}
          onClick={() => void loadAgainOrSay(window.location.href)}
        >
          Load again
        </button>
        <Link className={buttonClass('outline')} to="/">
          Back to Home
        </Link>
      </div>
    </section>
  )
}

/** What a visitor sees when a screen breaks. */
export function ErrorScreen({ error }: { error: unknown }) {
  useHead({ title: 'Something broke', description: "We couldn't show this page.", canonicalPath: '/', status: 500 })
  return (
    <ScreenMessage
      label="Red flag"
      title="This page broke"
      words="That's on us. Your cart is safe. Reload the page, or start over from the home page."
      error={error}
    />
  )
}

/** What a visitor sees when the code of a screen does not come. */
export function UnreachedScreen() {
  return (
    <ScreenMessage label="No connection" title="This page did not load" words={`${NOT_REACHED} Your cart is safe.`} />
  )
}
