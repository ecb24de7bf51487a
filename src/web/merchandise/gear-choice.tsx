import { useId } from 'react'
import { classes } from '../ui/classes.ts'

interface ChoiceProps {
  name: string
  values: readonly string[]
  value: string | undefined
  onValue: (value: string) => void
  isSoldOut?: (value: string) => boolean
}

/** A size or a color: one of a few. One that is sold out can be looked at, and says so. */
export function GearChoice({ name, values, value, onValue, isSoldOut }: ChoiceProps) {
  const group = useId()
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">{name}</legend>
      {values.map((option) => (
        <label
          key={option}
          className={classes(
            'relative inline-flex min-h-9 min-w-9 cursor-pointer items-center justify-center rounded-xs border px-2.5 text-xs font-semibold transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cold',
            option === value ? 'border-light bg-light text-ink' : 'border-hairline text-silver hover:border-steel',
          )}
        >
          <input
            type="radio"
            name={group}
            value={option}
            checked={option === value}
            onChange={() => onValue(option)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className={isSoldOut?.(option) ? 'line-through' : undefined}>{option}</span>
          {isSoldOut?.(option) ? <span className="sr-only">, sold out</span> : null}
        </label>
      ))}
    </fieldset>
  )
}
