import { Link } from 'react-router'
import type { GenerationPage } from '../../contract/brands.ts'
import { shelfPath } from '../parts/part-words.ts'
import { count } from '../ui/money.ts'

type Engine = GenerationPage['engines'][number]

interface EngineNotesProps {
  engines: readonly Engine[]
  /** Whose shelves the steps lead to. */
  vehicleId: string
}

/** What the trade knows of each engine: where to begin, what lets go, and what more power takes. */
export function EngineNotes({ engines, vehicleId }: EngineNotesProps) {
  return engines.map((engine) => (
    <section key={engine.name} aria-label={engine.name} className="mt-20">
      <h2 className="headline text-3xl sm:text-4xl">{engine.name}</h2>
      <p className="mt-2 text-sm text-steel">
        The trade's rules of thumb for any car with this engine, good to within 10-15%. Our own limit for each car is
        under Stock, and our builds keep to the lower of the two.
      </p>
      <div className="mt-8 grid gap-5 lg:grid-cols-3">
        <Note title="What owners do first">
          <FirstSteps steps={engine.firstMods} vehicleId={vehicleId} />
        </Note>
        <Note title="Known weak points">
          <ul className="mt-4 flex flex-col gap-2 text-silver">
            {engine.weakPoints.map(({ what, first }) => (
              <li key={what}>
                {capital(what.replace(/^(the|an?) /, ''))}
                {first ? <span className="text-caution">: check or fix before any power</span> : null}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-silver">
            The trade trusts a stock bottom end to about{' '}
            <span className="figures font-bold text-light">{count(engine.bottomEndLimitWheelHp)} whp</span> on 93. First
            to go: {engine.failsFirst}.
          </p>
        </Note>
        <Note title="When the trade adds parts">
          {engine.needs.length > 0 ? (
            <ul className="mt-4 flex flex-col gap-2">
              {engine.needs.map((need) => (
                <li key={need.name} className="flex items-baseline justify-between gap-4">
                  <ShelfLink kind={need} vehicleId={vehicleId} />
                  <span className="figures shrink-0 text-sm text-silver">past {count(need.aboveWheelHp)} whp</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-4 text-silver">Nothing else we know of lets go before the stock bottom end.</p>
          )}
        </Note>
      </div>
    </section>
  ))
}

/** The steps in order, each with the way to its shelf. */
export function FirstSteps({ steps, vehicleId }: { steps: Engine['firstMods']; vehicleId: string }) {
  return (
    <ol className="mt-4 flex flex-col gap-2">
      {steps.map((kinds, index) => (
        <li key={kinds.map(({ name }) => name).join()} className="flex gap-3">
          <span className="figures flex min-h-8 items-center text-redline">{index + 1}</span>
          <span>
            {kinds.map((kind, at) => (
              <span key={kind.name}>
                {at > 0 ? ' + ' : ''}
                <ShelfLink kind={kind} vehicleId={vehicleId} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

export function Note({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="light-edge rounded-sm p-5 sm:p-6">
      <h3 className="telemetry text-silver">{title}</h3>
      {children}
    </div>
  )
}

function ShelfLink({ kind, vehicleId }: { kind: Engine['firstMods'][number][number]; vehicleId: string }) {
  return (
    <Link
      to={shelfPath(kind.category, vehicleId)}
      className="inline-flex min-h-8 items-center font-semibold underline decoration-hairline underline-offset-4 hover:text-redline"
    >
      {kind.name}
    </Link>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
