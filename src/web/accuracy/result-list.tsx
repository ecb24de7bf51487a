import { useState } from 'react'
import { spoken } from '../../engine/display-words.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { count, fixed, whole } from '../ui/money.ts'
import { errorOf, type JudgedResult } from './judged-results.ts'

const FIRST_SHOWN = 12

/** Every result, found by car, part or source; the furthest off first. A row opens what the model read into it. */
export function ResultList({
  results,
  onOpen,
}: {
  results: readonly JudgedResult[]
  onOpen: (result: JudgedResult) => void
}) {
  const [search, setSearch] = useState('')
  const [all, setAll] = useState(false)
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const textOf = ({ car, platform, kinds, sourceName }: JudgedResult) =>
    `${car} ${platform} ${kinds.map(spoken).join(' ')} ${sourceName}`.toLowerCase()
  const found = results
    .filter((result) => words.every((word) => textOf(result).includes(word)))
    .toSorted((a, b) => Math.abs(errorOf(b)) - Math.abs(errorOf(a)))
  const shown = all ? found : found.slice(0, FIRST_SHOWN)
  return (
    <Card className="grid gap-4 p-5 sm:p-8">
      <h2 className="headline text-2xl">Every result</h2>
      <label className="telemetry grid gap-2 text-silver">
        Find your car in {whole(results.length)} results
        <input
          type="search"
          className="rounded-sm border border-hairline bg-panel px-4 py-3 text-light"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      {found.length === 0 ? <p className="text-sm text-silver">No result by that name. Try the model alone.</p> : null}
      <ul className="divide-y divide-hairline/50 text-sm">
        {shown.map((result) => (
          <li key={result.id}>
            <button
              type="button"
              className="grid min-h-11 w-full gap-x-4 gap-y-1 py-2.5 text-left hover:bg-raised sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
              onClick={() => onOpen(result)}
            >
              <span className="min-w-0">
                <span className="font-medium">{result.car}</span>{' '}
                <span className="text-steel">{result.kinds.map(spoken).join(', ') || 'no parts named'}</span>
              </span>
              <span className="figures text-silver">
                {count(result.predictedHp)} predicted, {count(result.measuredHp)} {result.powerBasis} hp measured (
                {errorOf(result) > 0 ? '+' : ''}
                {fixed(errorOf(result) * 100, 1)}%)
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > FIRST_SHOWN ? (
        <div>
          <Button kind="quiet" size="small" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${whole(found.length)}`}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
