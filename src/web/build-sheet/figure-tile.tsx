import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'

interface FigureTileProps {
  label: string
  value: ReactNode
  /** Stands small behind the value: "whp", "s". */
  unit?: string
  /** A second line: range, basis, what it is compared with. */
  note?: ReactNode
  isStrong?: boolean
  className?: string
}

/** One figure as a gauge shows it: name, value with unit, and its basis. Place several in a `dl`. */
export function FigureTile({ label, value, unit, note, isStrong, className }: FigureTileProps) {
  return (
    <div
      className={classes(
        'flex min-w-0 flex-col gap-1 border-l border-hairline/80 pl-4',
        isStrong && 'border-redline',
        className,
      )}
    >
      <dt className="telemetry text-steel">{label}</dt>
      <dd
        className={classes('figures leading-none font-bold text-light', isStrong ? 'text-3xl sm:text-4xl' : 'text-2xl')}
      >
        {value}
        {unit ? <span className="ml-1.5 text-sm font-medium text-silver">{unit}</span> : null}
      </dd>
      {note ? <dd className="text-sm text-steel">{note}</dd> : null}
    </div>
  )
}
