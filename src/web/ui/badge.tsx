import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type BadgeTone = 'redline' | 'ember' | 'caution' | 'cold' | 'steel' | 'go'
const TONES: Record<BadgeTone, string> = {
  redline: 'bg-redline text-ink',
  ember: 'bg-ember text-ink',
  caution: 'bg-caution text-ink',
  cold: 'bg-cold text-ink',
  go: 'bg-go text-ink',
  steel: 'border border-hairline bg-ink/70 text-silver',
}

export function Badge({
  tone = 'steel',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classes(
        'telemetry inline-flex items-center rounded-xs px-2 py-0.5 text-[0.6875rem] font-bold tracking-[0.08em]',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
