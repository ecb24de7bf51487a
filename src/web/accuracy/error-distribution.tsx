import { errorBins, type JudgedResult } from './judged-results.ts'

const percent = (share: number) => `${share > 0 ? '+' : ''}${Math.round(share * 100)}%`

/** How many results miss by how much. */
export function ErrorDistribution({ results }: { results: readonly JudgedResult[] }) {
  const bins = errorBins(results)
  const most = Math.max(...bins.map((bin) => bin.count), 1)
  const name = (index: number) => {
    const bin = bins[index]
    if (!bin) return ''
    if (index === 0) return `below ${percent(bin.to)}`
    if (index === bins.length - 1) return `${percent(bin.from)} and above`
    return `${percent(bin.from)} to ${percent(bin.to)}`
  }
  return (
    <figure>
      <ol className="flex h-40 items-end gap-1">
        {bins.map((bin, index) => (
          <li key={bin.from} className="flex h-full flex-1 flex-col justify-end">
            <span className="figures text-center text-xs text-steel" aria-hidden="true">
              {bin.count || ''}
            </span>
            <span
              className={`block rounded-t-xs ${bin.from >= -0.05 && bin.to <= 0.05 ? 'bg-go' : bin.from >= -0.1 && bin.to <= 0.1 ? 'bg-caution' : 'bg-redline'}`}
              style={{ height: `${(bin.count / most) * 80}%` }}
            />
            <span className="sr-only">
              {name(index)}: {bin.count} results
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="figures mt-2 flex justify-between text-xs text-steel">
        <span>predicted too low</span>
        <span>exact</span>
        <span>too high</span>
      </figcaption>
    </figure>
  )
}
