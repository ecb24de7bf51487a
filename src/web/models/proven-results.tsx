import type { GenerationPage } from '../../contract/brands.ts'
import { count } from '../ui/money.ts'

const BASES = { wheel: 'whp', crank: 'hp at the crank' } as const

/** Cars of these years that somebody built and measured, each with its source. */
export function ProvenResults({ results }: Pick<GenerationPage, 'results'>) {
  if (results.length === 0) return null
  return (
    <section aria-labelledby="proven" className="mt-20">
      <h2 id="proven" className="headline text-3xl sm:text-4xl">
        Proven on the dyno
      </h2>
      <p className="mt-2 text-silver">Not our cars: published results for this car from other shops and owners.</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {results.map((result) => (
          <li
            key={`${result.sourceUrl} ${result.measuredHp} ${result.mods.join()}`}
            className="light-edge rounded-sm p-5"
          >
            <p className="figures text-2xl font-bold">
              {count(result.measuredHp)} <span className="text-xs text-steel">{BASES[result.basis]}</span>
            </p>
            <p className="mt-1 text-sm text-steel">
              {result.car}
              {result.baselineHp === null ? '' : `, from ${count(result.baselineHp)}`}
              {result.fuel ? `, on ${/^\d+$/.test(result.fuel) ? `${result.fuel} octane` : result.fuel}` : ''}
            </p>
            {result.mods.length > 0 ? <p className="mt-3 text-sm text-silver">{result.mods.join(', ')}</p> : null}
            <a
              href={result.sourceUrl}
              rel="noreferrer nofollow"
              className="mt-3 inline-flex min-h-8 items-center text-sm font-semibold text-redline hover:text-ember"
            >
              {result.sourceName}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
