import { RESULT_CLASSES, type ResultClass } from '../../engine/calibration/result-classes.ts'
import { Card } from '../ui/card.tsx'
import { fixed, whole } from '../ui/money.ts'
import { type AccuracySummary, type JudgedResult, summaryOf } from './judged-results.ts'

/** What holds each class back, as the worst misses show it; see docs/accuracy.md. */
const LIMITED_BY: Readonly<Record<ResultClass, string>> = {
  'no boost': 'Cams and heads: one word covers mild and wild, and few are measured.',
  'factory boost': "The tuner picks the boost, and most pages don't say how much.",
  'larger turbo': 'Pages rarely say which turbo or what boost, and that sets the power.',
  'turbo kit': 'Without boost and turbo size, a 1,000 hp kit reads like a 2,300 hp one.',
  'supercharger kit': "Mostly manufacturers' crank claims, with pulley and boost left out.",
  'built engine': '"Built engine" can mean a 395 hp street car or an 805 hp race car.',
  'doubtful baseline': 'The before run is off the rating, and nobody says why.',
  'no baseline': 'No before run, so we start from the factory rating.',
}

const percent = (share: number) => `${fixed(share * 100, 1)}%`
const figuresOf = (summary: AccuracySummary) =>
  [
    ['Results', whole(summary.results)],
    ['Mean miss', percent(summary.meanAbsError)],
    ['Median', percent(summary.medianAbsError)],
    ['In range', `${whole(summary.held * 100)}%`],
    ['Typical range', `±${whole(summary.halfWidth * 100)}%`],
  ] as const

/** Errors and ranges by kind of build, at the wheels and at the crank, with what limits each. */
export function ClassTable({ results }: { results: readonly JudgedResult[] }) {
  const rows = [
    ...RESULT_CLASSES.map((name) => ({
      name: name as string,
      note: LIMITED_BY[name],
      members: results.filter(({ classes }) => classes.includes(name)),
    })),
    ...(['wheel', 'crank'] as const).map((basis) => ({
      name: `at the ${basis === 'wheel' ? 'wheels' : 'crank'}`,
      note:
        basis === 'wheel'
          ? 'Dyno runs. Two readings of the same stock car are about 8% apart.'
          : "Mostly manufacturers' claims, measured from the rating.",
      members: results.filter(({ powerBasis }) => powerBasis === basis),
    })),
  ]
  return (
    <Card className="grid gap-4 p-5 sm:p-8">
      <h2 className="headline text-2xl">By type of build, and what holds us back</h2>
      <ul className="divide-y divide-hairline/50 text-sm">
        {rows.map(({ name, note, members }) => {
          const summary = summaryOf(members)
          return summary ? (
            <li key={name} className="grid gap-x-6 gap-y-3 py-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
              <div>
                <h3 className="font-medium first-letter:uppercase">{name}</h3>
                <p className="max-w-prose text-steel">{note}</p>
              </div>
              <dl className="figures grid grid-cols-3 gap-x-4 gap-y-2 sm:grid-cols-5 lg:w-[34rem] lg:text-right">
                {figuresOf(summary).map(([head, figure]) => (
                  <div key={head} className="flex flex-col">
                    <dt className="font-sans text-xs text-steel">{head}</dt>
                    <dd>{figure}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ) : null
        })}
      </ul>
      <p className="text-sm text-silver">
        A result can count in several rows. "In range" is the share inside its 90% range; "typical range" is the median
        half-width.
      </p>
    </Card>
  )
}
