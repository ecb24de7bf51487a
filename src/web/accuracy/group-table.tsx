import { fixed, whole } from '../ui/money.ts'
import { type JudgedResult, summariesBy } from './judged-results.ts'

interface GroupTableProps {
  title: string
  results: readonly JudgedResult[]
  groupsOf: (result: JudgedResult) => readonly string[]
}

const percent = (share: number) => `${fixed(share * 100, 1)}%`

/** Accuracy by platform or by kind of part. */
export function GroupTable({ title, results, groupsOf }: GroupTableProps) {
  const groups = summariesBy(results, groupsOf)
  if (groups.length === 0) return null
  return (
    <div className="light-edge rounded-sm p-5">
      <h3 className="telemetry text-silver">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="mt-3 max-h-96 overflow-y-auto" aria-label={title} tabIndex={0}>
        <table className="w-full text-right text-sm">
          <thead className="sticky top-0 bg-panel text-steel">
            <tr>
              <th scope="col" className="py-2 text-left font-medium">
                Group
              </th>
              <th scope="col" className="py-2 pl-3 font-medium">
                Results
              </th>
              <th scope="col" className="py-2 pl-3 font-medium">
                Mean miss
              </th>
              <th scope="col" className="py-2 pl-3 font-medium">
                In range
              </th>
            </tr>
          </thead>
          <tbody className="figures">
            {groups.map(({ group, summary }) => (
              <tr key={group} className="border-t border-hairline/50">
                <th scope="row" className="py-2 pr-3 text-left font-sans font-medium">
                  {group}
                </th>
                <td className="py-2 pl-3">{summary.results}</td>
                <td className="py-2 pl-3">{percent(summary.meanAbsError)}</td>
                <td className="py-2 pl-3">{whole(summary.held * 100)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
