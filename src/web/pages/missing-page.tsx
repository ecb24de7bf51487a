import { useHead } from '../head/use-head.ts'
import { ButtonLink } from '../ui/button.tsx'

/** 404: the pulse flatlines. */
export function Component() {
  useHead({
    title: '404 Page Not Found',
    description: "We don't have that page.",
    canonicalPath: '/404',
    status: 404,
  })
  return (
    <section className="flex min-h-[82vh] flex-col justify-center overflow-hidden pt-24">
      <svg
        viewBox="0 0 1200 240"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="h-48 w-full overflow-visible text-redline sm:h-60"
        fill="none"
        stroke="currentColor"
      >
        <path d="M0 150H440l60 -130l48 165l26 -35H680" strokeWidth="8" />
        <path d="M680 150h20M722 150h15M764 150h8M806 150h394" strokeWidth="2" opacity=".45" />
      </svg>
      <div className="page-width">
        <h1 className="headline headline-page">404 Page Not Found</h1>
        <p className="telemetry mt-5 text-steel">Engine stalled at this URL</p>
        <div className="mt-10 flex flex-wrap gap-4">
          <ButtonLink to="/">Back to Home</ButtonLink>
          <ButtonLink to="/packages" kind="outline">
            Performance Packages
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
