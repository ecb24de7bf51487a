import { Link } from 'react-router'

export interface Crumb {
  name: string
  path: string
}

/** The way from the home page to here; the last crumb is this page. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-8 print:hidden">
      <ol className="telemetry flex flex-wrap gap-x-3 gap-y-1 text-steel">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className="flex items-center gap-3">
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="text-silver">
                {crumb.name}
              </span>
            ) : (
              <>
                <Link to={crumb.path} className="inline-flex min-h-8 items-center hover:text-light">
                  {crumb.name}
                </Link>
                <span aria-hidden="true">/</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
