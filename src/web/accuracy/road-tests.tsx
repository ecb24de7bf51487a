import { useState } from 'react'
import type { JudgedRoadTest } from '../../contract/evidence.ts'
import { Button } from '../ui/button.tsx'
import { count, fixed, whole } from '../ui/money.ts'

const FIGURES = [
  { name: '0-60', key: 'zeroToSixtyS', digits: 1, goal: 0.22 },
  { name: '1/4 mile', key: 'quarterMileS', digits: 1, goal: 0.22 },
  { name: 'Trap', key: 'trapMph', digits: 0, goal: 1.8 },
] as const
const FIRST_SHOWN = 12

const apart = ({ measured, predicted }: JudgedRoadTest, key: (typeof FIGURES)[number]['key']): number =>
  measured[key] === null || predicted[key] === null ? 0 : predicted[key] - measured[key]
const miss = (test: JudgedRoadTest): number =>
  Math.max(...FIGURES.map(({ key, goal }) => Math.abs(apart(test, key)) / goal))

const cellOf = (test: JudgedRoadTest, { key, digits }: (typeof FIGURES)[number]): string => {
  const measured = test.measured[key]
  if (measured === null) return '-'
  const off = apart(test, key)
  return `${fixed(measured, digits)} (${off < 0 ? '-' : '+'}${fixed(Math.abs(off), key === 'trapMph' ? 1 : 2)})`
}

/** Every road test with its source, what the model read into it and how far off it is; the furthest off first. */
export function RoadTests({ tests, label = 'road tests' }: { tests: readonly JudgedRoadTest[]; label?: string }) {
  const [search, setSearch] = useState('')
  const [all, setAll] = useState(false)
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = tests
    .filter((test) => words.every((word) => `${test.car} ${test.publication}`.toLowerCase().includes(word)))
    .toSorted((a, b) => miss(b) - miss(a))
  const shown = all ? found : found.slice(0, FIRST_SHOWN)
  return (
    <div className="grid gap-4">
      <label className="telemetry grid gap-2 text-silver">
        Find your car in {whole(tests.length)} {label}
        <input
          type="search"
          className="rounded-sm border border-hairline bg-panel px-4 py-3 text-light"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <div className="relative overflow-x-auto">
        <table className="figures w-full min-w-[36rem] text-right text-sm">
          <caption className="sr-only">Road tests: measured, and in parentheses how far off the prediction is</caption>
          <thead className="text-steel">
            <tr>
              <th scope="col" className="py-2 text-left font-medium">
                Road test
              </th>
              {FIGURES.map(({ name, key }) => (
                <th key={key} scope="col" className="py-2 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((test) => (
              <tr key={test.id} className="border-t border-hairline/50 align-top">
                <th scope="row" className="py-2 pr-3 text-left font-sans font-medium">
                  {test.car}
                  <span className="block text-xs font-normal text-steel">
                    {test.sourceUrl === '' ? (
                      test.sourceName
                    ) : (
                      <a className="underline" href={test.sourceUrl} rel="noreferrer">
                        {test.publication}
                      </a>
                    )}
                    . Read as {test.readAs}, {count(test.weightLb)} lb{test.weightIsTested ? '' : ' (our figure)'}.
                  </span>
                </th>
                {FIGURES.map((figure) => (
                  <td key={figure.key} className="py-2 pl-3 whitespace-nowrap">
                    {cellOf(test, figure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length > FIRST_SHOWN ? (
        <div>
          <Button kind="quiet" size="small" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${whole(found.length)}`}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
