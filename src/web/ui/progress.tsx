import { classes } from './classes.ts'

/** A value is shown only when it lies between 0 and the maximum; anything else is an unknown progress. */
export function validProgress(value: number | null | undefined, max = 100): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= max ? value : null
}

interface ProgressProps {
  value: number | null | undefined
  max?: number
  label: string
  className?: string
  barClassName?: string
}

export function Progress({ value, max = 100, label, className, barClassName = 'bg-redline' }: ProgressProps) {
  const valid = validProgress(value, max)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      {...(valid === null ? {} : { 'aria-valuenow': valid })}
      className={classes('h-2 overflow-hidden rounded-full bg-raised', className)}
    >
      <div
        className={classes('h-full rounded-full', barClassName, valid === null && 'animate-pulse-slow opacity-40')}
        style={{ width: valid === null ? '100%' : `${(valid / max) * 100}%` }}
      />
    </div>
  )
}
