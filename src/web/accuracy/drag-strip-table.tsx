import type { DragStripErrors } from '../../contract/evidence.ts'
import { Card } from '../ui/card.tsx'
import { fixed, whole } from '../ui/money.ts'
import { RoadTests } from './road-tests.tsx'

interface Errors {
  zeroToSixtyS?: number
  quarterMileS: number
  trapMph: number
}

/** How far the drag strip is from published road tests, beside the plain weight-to-power formula. */
export function DragStripTable({ dragStrip }: { dragStrip: DragStripErrors }) {
  const { fitted, unseen, unseenMedian, held, formula, tests, slips, zeroToSixtyTests, quarterMileTests, trapTests } =
    dragStrip
  const rows: readonly [string, Errors][] = [
    ['Weight-to-power formula', formula],
    ['Drag strip, fitted', fitted],
    ['Drag strip, engine family not in the fit', unseen],
    ['The same, median', unseenMedian],
  ]
  return (
    <Card className="grid gap-4 p-5 sm:p-8">
      <h2 className="headline text-2xl">Drag strip against road tests</h2>
      <p className="text-sm text-silver">
        Mean absolute error over {whole(zeroToSixtyTests)} published 0-60 times, {whole(quarterMileTests)} quarter miles
        and {whole(trapTests)} trap speeds of independent road tests.
      </p>
      <table className="figures w-full text-right text-sm">
        <thead className="text-steel">
          <tr>
            <th scope="col" className="py-2 text-left font-medium">
              Method
            </th>
            <th scope="col" className="py-2 font-medium">
              0-60
            </th>
            <th scope="col" className="py-2 font-medium">
              1/4 mile
            </th>
            <th scope="col" className="py-2 font-medium">
              Trap
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, errors]) => (
            <tr key={name} className="border-t border-hairline/50">
              <th scope="row" className="py-2 pr-3 text-left font-sans font-medium">
                {name}
              </th>
              <td className="py-2">{errors.zeroToSixtyS === undefined ? '-' : `${fixed(errors.zeroToSixtyS, 2)} s`}</td>
              <td className="py-2">{fixed(errors.quarterMileS, 2)} s</td>
              <td className="py-2">{fixed(errors.trapMph, 1)} mph</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-silver">
        Inside our 90% range, on cars the model had never seen: {whole(100 * held.zeroToSixtyS)}% of the 0-60 times,{' '}
        {whole(100 * held.quarterMileS)}% of the quarter miles and {whole(100 * held.trapMph)}% of the trap speeds.
      </p>
      <RoadTests tests={tests} />
      {slips.length > 0 ? (
        <>
          <h3 className="mt-4 text-lg font-bold">Customers' time slips</h3>
          <p className="text-sm text-silver">
            Verified orders, run at a drag strip. A prepped strip has more grip than a road, so they are listed on their
            own and not counted in the errors above.
          </p>
          <RoadTests tests={slips} label="time slips" />
        </>
      ) : null}
    </Card>
  )
}
