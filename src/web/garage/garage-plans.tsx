import { useState } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { dollars } from '../ui/money.ts'
import { withoutPlan } from './garage-storage.ts'
import { changeGarage, useGarage } from './use-garage.ts'

/** How many builds stand side by side at most. */
export const MOST_COMPARED = 3

/** The saved builds, to open, to forget, or to compare up to three of them. */
export function GaragePlans({ onLeave }: { onLeave: () => void }) {
  const { plans } = useGarage()
  const [marked, setMarked] = useState<readonly string[]>([])
  const compared = marked.filter((code) => plans.some((plan) => plan.code === code))
  const mark = (code: string, isMarked: boolean) =>
    setMarked(isMarked ? [...compared, code].slice(-MOST_COMPARED) : compared.filter((one) => one !== code))
  return (
    <section aria-label="Saved builds">
      <p className="telemetry text-silver">Saved builds</p>
      {plans.length === 0 ? (
        <p className="mt-3 text-sm text-steel">No saved builds yet. Save one from Build My Ride or the configurator.</p>
      ) : (
        <ul className="mt-3 grid gap-2">
          {plans.map((plan) => (
            <li key={plan.code} className="flex items-start gap-3 rounded-sm border border-hairline p-3">
              <input
                type="checkbox"
                aria-label={`Compare ${plan.title}`}
                className="mt-1 size-4 shrink-0 accent-redline"
                checked={compared.includes(plan.code)}
                onChange={(event) => mark(plan.code, event.target.checked)}
              />
              <div className="min-w-0 flex-1">
                <Link to={`/plans/${plan.code}`} onClick={onLeave} className="font-semibold hover:text-ember">
                  {plan.title}
                </Link>
                <p className="figures text-sm text-steel">
                  {Math.round(plan.wheelHp)} whp, {dollars(plan.costUsd)}
                </p>
              </div>
              <button
                type="button"
                aria-label={`Remove ${plan.title}`}
                className="-mt-1 -mr-1 inline-flex size-10 shrink-0 items-center justify-center rounded-sm text-steel hover:bg-raised hover:text-light"
                onClick={() => changeGarage((garage) => withoutPlan(garage, plan.code))}
              >
                <Icon name="trash" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {compared.length > 1 ? (
        <div className="mt-3">
          <ButtonLink kind="outline" size="small" to={`/compare?plans=${compared.join(',')}`} onClick={onLeave}>
            Compare {compared.length} builds
          </ButtonLink>
        </div>
      ) : null}
    </section>
  )
}
