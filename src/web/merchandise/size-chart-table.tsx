import type { SizeChart } from '../../contract/merchandise.ts'

/** Which size is whose: body measurements in inches. */
export function SizeChartTable({ chart: { measures, rows } }: { chart: SizeChart }) {
  return (
    <section aria-labelledby="size-chart" className="mt-8 border-t border-hairline/60 pt-6">
      <h2 id="size-chart" className="headline text-xl">
        Size chart
      </h2>
      <p className="mt-1 text-sm text-steel">Standard US sizes, body measurements in inches.</p>
      <table className="figures mt-4 w-full max-w-md text-sm">
        <thead>
          <tr className="border-b border-hairline text-left text-steel">
            <th scope="col" className="py-2 pr-4 font-semibold">
              Size
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="py-2 pr-4 font-semibold">
                {measure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, inches }) => (
            <tr key={size} className="border-b border-hairline/50">
              <th scope="row" className="py-2 pr-4 text-left font-bold">
                {size}
              </th>
              {inches.map((value, index) => (
                <td key={measures[index]} className="py-2 pr-4 text-silver">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
