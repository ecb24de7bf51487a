import { Card } from '../ui/card.tsx'
import { whole } from '../ui/money.ts'
import { gainsFrom, type JudgedResult, type Measurement } from './judged-results.ts'
import { OwnCarRanges } from './own-car-ranges.tsx'

const MEASUREMENTS: readonly { key: Measurement; title: string; text: string }[] = [
  {
    key: 'boostStated',
    title: 'The boost, in psi',
    text: 'One log or one look at the gauge at full throttle.',
  },
  {
    key: 'baselineMeasured',
    title: 'A dyno sheet from before',
    text: 'Three pulls before any part goes on.',
  },
  { key: 'both', title: 'Both', text: 'A sheet from before, and the boost after.' },
]
const MOST_SHOWN = 5

/** Which measurement would narrow which predictions, by kind of build and for the customer's own car. */
export function WhatWouldHelp({ results }: { results: readonly JudgedResult[] }) {
  return (
    <Card className="grid gap-6 p-5 sm:p-8">
      <div>
        <h2 className="headline text-2xl">What would make us better</h2>
        <p className="mt-2 text-silver">How much tighter the typical 90% range gets when we know one more thing.</p>
      </div>
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {MEASUREMENTS.map(({ key, title, text }) => (
          <section key={key} aria-label={title}>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-sm text-silver">{text}</p>
            <ul className="mt-3 divide-y divide-hairline/50 text-sm">
              {gainsFrom(results, key)
                .slice(0, MOST_SHOWN)
                .map(({ group, lacking, now, after }) => (
                  <li key={group} className="flex items-baseline justify-between gap-4 py-2">
                    <span className="first-letter:uppercase">
                      {group} <span className="text-steel">({whole(lacking)} results)</span>
                    </span>
                    <span className="figures shrink-0">
                      ±{whole(after * 100)}% <span className="text-steel">instead of ±{whole(now * 100)}%</span>
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <OwnCarRanges />
    </Card>
  )
}
