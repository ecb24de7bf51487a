import { useId } from 'react'
import type { FacetName } from '../../contract/shop-part-choices.ts'
import type { Facet } from '../../contract/shop-parts.ts'
import { count } from '../ui/money.ts'
import { useAtOnce } from '../ui/use-at-once.ts'

interface FacetBarProps {
  facets: readonly Facet[]
  chosen: (name: FacetName) => readonly string[]
  onToggle: (name: FacetName, value: string) => void
  /** More stands on the shelf than was counted. */
  isMore: boolean
}

/** Shown at first of a long facet; the rest opens on a click. */
const SHOWN = 8

/** What narrows a list down, with how many parts each choice leaves. */
export function FacetBar({ facets, chosen, onToggle, isMore }: FacetBarProps) {
  return (
    <div className="flex flex-col divide-y divide-hairline/50">
      {facets.map(({ name, label, values }) => {
        const picked = chosen(name)
        const row = (value: Facet['values'][number]) => (
          <FacetRow
            key={value.value}
            value={value}
            isMore={isMore}
            isChosen={picked.includes(value.value)}
            onToggle={() => onToggle(name, value.value)}
          />
        )
        const [first, rest] = [values.slice(0, SHOWN), values.slice(SHOWN)]
        return (
          <fieldset key={name} className="py-4">
            <legend className="telemetry float-left mb-2 w-full text-silver">{label}</legend>
            <div className="clear-both flex flex-col">{first.map(row)}</div>
            {rest.length > 0 ? (
              <details open={rest.some(({ value }) => picked.includes(value))}>
                <summary className="min-h-9 cursor-pointer py-1.5 text-sm text-steel hover:text-light">
                  {rest.length} more
                </summary>
                <div className="flex flex-col">{rest.map(row)}</div>
              </details>
            ) : null}
          </fieldset>
        )
      })}
    </div>
  )
}

interface FacetRowProps {
  value: Facet['values'][number]
  isChosen: boolean
  isMore: boolean
  onToggle: () => void
}

function FacetRow({ value, isChosen, isMore, onToggle }: FacetRowProps) {
  const id = useId()
  const [isShown, toggle] = useAtOnce(isChosen, onToggle)
  const isEmpty = value.count === 0 && !isShown
  return (
    <div className="flex min-h-9 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isShown}
        disabled={isEmpty}
        onChange={toggle}
        className="size-4.5 shrink-0 accent-redline"
      />
      <label
        htmlFor={id}
        className="flex min-w-0 flex-1 cursor-pointer justify-between gap-3 py-1.5 text-sm text-silver"
      >
        <span className="min-w-0 break-words">{value.label}</span>
        <span className="figures text-steel">
          {count(value.count)}
          {isMore ? '+' : ''}
        </span>
      </label>
    </div>
  )
}
