import { memo } from 'react'

const PLACES = [
  ['part-selection', 'Parts'],
  ['dyno-sheet', 'Dyno'],
  ['power-per-dollar', 'Power per dollar'],
  ['limits', 'Time slip and limits'],
  ['build-race', 'The Race'],
] as const

/** What stands on the page of a live build, each a jump away. */
export const BuildPlaces = memo(function BuildPlaces({ hasFrontier }: { hasFrontier: boolean }) {
  return (
    <nav aria-label="Sections of this build" className="print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {PLACES.filter(([id]) => hasFrontier || id !== 'power-per-dollar').map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="telemetry inline-flex min-h-11 items-center text-silver underline decoration-hairline underline-offset-4 hover:text-light"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
})
