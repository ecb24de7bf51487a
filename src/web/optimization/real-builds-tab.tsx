import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCall } from '../api/api-context.ts'
import { load } from '../api/queries.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'

/** Builds of customers with the engine's figures for them. Dyno sheets of real cars are on the accuracy page. */
export function RealBuildsTab() {
  const builds = useQuery(load(useCall(), 'GET /api/builds'))
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-2xl text-silver">
        Every published result that the engine is judged by, with its source, is on the{' '}
        <Link to="/accuracy" className="text-cold underline underline-offset-4">
          accuracy page
        </Link>
        . Entry of the shop's own dyno sheets: coming soon.
      </p>
      {builds.isError ? <p className="text-redline">The builds did not load. {builds.error.message}</p> : null}
      <ul className="grid gap-3 lg:grid-cols-2">
        {(builds.data ?? []).map((build) => (
          <li key={build.id}>
            <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-5">
              <div className="min-w-0">
                <Link to={`/builds/${build.id}`} className="font-semibold hover:text-ember">
                  {build.title}
                </Link>
                <p className="text-sm text-steel">
                  {build.year} {build.model.brand.name} {build.model.name}
                </p>
              </div>
              <div className="flex items-center gap-3">
                {build.isSample ? <Badge>Sample</Badge> : null}
                <span className="figures font-bold">{Math.round(build.finalHorsepower)} whp</span>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
