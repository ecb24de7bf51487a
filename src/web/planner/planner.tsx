import { useSearchParams } from 'react-router'
import { errorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Empty } from '../ui/empty.tsx'
import { useVehicles } from '../vehicles/use-vehicles.ts'
import { NormalMode } from './normal-mode.tsx'
import { SmartMode } from './smart-mode.tsx'

/** The package planner: by brand, model and year, or, in smart mode, by preference. The address holds it all. */
export default function Planner() {
  const [search, setSearch] = useSearchParams()
  const { vehicles, isLoading, error, retry } = useVehicles()
  const isSmart = search.get('mode') === 'smart'
  const toggle = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (isSmart) next.delete('mode')
        else next.set('mode', 'smart')
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <section aria-label="Package planner" className="page-width grid grid-cols-1 gap-6 pt-10">
      <div className="flex justify-end print:hidden">
        <button
          type="button"
          role="switch"
          aria-checked={isSmart}
          onClick={toggle}
          className="group inline-flex min-h-11 items-center gap-3 text-sm font-semibold"
        >
          Smart mode
          <span
            className={classes(
              'relative h-6 w-11 rounded-full border transition-colors',
              isSmart ? 'border-redline bg-redline' : 'border-hairline bg-raised',
            )}
          >
            <span
              className={classes(
                'absolute top-0.5 left-0.5 size-4.5 rounded-full transition-transform',
                isSmart ? 'translate-x-5 bg-ink' : 'bg-silver',
              )}
            />
          </span>
        </button>
      </div>
      {error ? (
        <Empty
          title="The vehicle database did not load"
          action={<Button onClick={() => void retry()}>Try again</Button>}
        >
          {errorWords(error)}
        </Empty>
      ) : isLoading ? (
        <div role="status" className="light-edge flex items-center justify-center gap-4 rounded-sm px-6 py-20">
          <span
            className="size-6 animate-spin rounded-full border-2 border-hairline border-t-redline"
            aria-hidden="true"
          />
          Loading vehicle database...
        </div>
      ) : isSmart ? (
        <SmartMode vehicles={vehicles} />
      ) : (
        <NormalMode vehicles={vehicles} />
      )}
    </section>
  )
}
