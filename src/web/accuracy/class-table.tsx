import { RESULT_CLASSES, type ResultClass } from '../../engine/calibration/result-classes.ts'
import { Card } from '../ui/card.tsx'
import { fixed, whole } from '../ui/money.ts'
import { type JudgedResult, summaryOf } from './judged-results.ts'

/** What holds each class back, as the worst misses show it; see docs/accuracy.md. */
const LIMITED_BY: Readonly<Record<ResultClass, string>> = {
  'no boost': 'Cams and heads: one word covers mild and wild, and few are measured.',
  'factory boost': 'The tuner picks the boost, and most pages don’t say how much.',
  'larger turbo': 'Pages rarely say which turbo or what boost, and that sets the power.',
  'turbo kit': 'Without boost and turbo size, a 1,000 hp kit reads like a 2,300 hp one.',
  'supercharger kit': 'Mostly makers’ crank claims, with pulley and boost left out.',
  'built engine': '“Built engine” can mean a 395 hp street car or an 805 hp race car.',
  'doubtful baseline': 'The before run is off the rating: something was on the car that nobody lists.',
  'no baseline': 'No before run, so the level rests on the factory rating.',
}

const percent = (share: number) => `${fixed(share * 100, 1)}%`
const HEADS = ['Results', 'Mean miss', 'Median', 'In range', 'Typical range'] as const

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
          ? 'Dyno runs. Two dynos read the same car about 6% apart.'
          : 'Mostly makers’ claims, measured from the rating.',
      members: results.filter(({ powerBasis }) => powerBasis === basis),
    })),
  ]
  return (
    <Card className="grid gap-4 p-5 sm:p-8">
      <h2 className="headline text-2xl">By kind of build, and what limits it</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" aria-label="By kind of build" tabIndex={0}>
        <table className="w-full min-w-[44rem] text-right text-sm">
          <thead className="text-steel">
            <tr>
              <th scope="col" className="py-2 text-left font-medium">
                Kind of build
              </th>
              {HEADS.map((head) => (
                <th key={head} scope="col" className="py-2 pl-4 font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="figures">
            {rows.map(({ name, note, members }) => {
              const summary = summaryOf(members)
              return summary ? (
                <tr key={name} className="border-t border-hairline/50 align-top">
                  <th scope="row" className="py-2.5 pr-3 text-left font-sans font-medium first-letter:uppercase">
                    {name}
                    <span className="block max-w-prose font-normal text-steel">{note}</span>
                  </th>
                  <td className="py-2.5 pl-4">{whole(summary.results)}</td>
                  <td className="py-2.5 pl-4">{percent(summary.meanAbsError)}</td>
                  <td className="py-2.5 pl-4">{percent(summary.medianAbsError)}</td>
                  <td className="py-2.5 pl-4">{whole(summary.held * 100)}%</td>
                  <td className="py-2.5 pl-4">±{whole(summary.halfWidth * 100)}%</td>
                </tr>
              ) : null
            })}
          </tbody>
        </table>
      </section>
      <p className="text-sm text-silver">
        A result can count in several rows. “In range” is the share inside its 90% range; “typical range” is the median
        half-width.
      </p>
    </Card>
  )
}
