import { useId } from 'react'
import { classes } from '../ui/classes.ts'
import { price } from '../ui/money.ts'

/** How a build or package is bought. */
export type Service = 'installed' | 'parts only'

interface ServiceChoiceProps {
  service: Service
  /** US dollars of each. */
  installedUsd: number
  partsUsd: number
  onChange: (service: Service) => void
}

/** Installed at the shop, or parts only: both with their price. */
export function ServiceChoice({ service, installedUsd, partsUsd, onChange }: ServiceChoiceProps) {
  const name = useId()
  const choices = [
    { value: 'installed', title: 'Installed at our shop', usd: installedUsd },
    { value: 'parts only', title: 'Parts only', usd: partsUsd },
  ] as const
  return (
    <fieldset className="grid grid-cols-2 gap-px overflow-hidden rounded-sm border border-hairline bg-hairline print:hidden">
      <legend className="sr-only">Installed or parts only</legend>
      {choices.map(({ value, title, usd }) => (
        <label
          key={value}
          className={classes(
            'flex min-h-12 cursor-pointer items-center gap-3 px-3 py-2 text-sm has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-cold sm:px-4',
            service === value ? 'bg-raised' : 'bg-panel hover:bg-raised/60',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={service === value}
            className="size-4 shrink-0 accent-redline"
            onChange={() => onChange(value)}
          />
          <span>
            <span className="block font-bold">{title}</span>
            <span className="figures text-steel">{price(usd)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
