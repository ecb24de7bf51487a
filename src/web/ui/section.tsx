import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface SectionHeadingProps {
  /** Small line above, in the voice of a gauge. */
  label?: string
  title: ReactNode
  subtitle?: ReactNode
  /** Stands at the right on wide screens. */
  aside?: ReactNode
  level?: 1 | 2
  id?: string
  className?: string
}

export function SectionHeading({ label, title, subtitle, aside, level = 2, id, className }: SectionHeadingProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className={classes('flex flex-wrap items-end justify-between gap-x-10 gap-y-5', className)}>
      <div className="min-w-0 max-w-4xl">
        {label ? <p className="telemetry mb-4 text-redline">{label}</p> : null}
        <Title id={id} className={classes('headline', level === 1 ? 'headline-page' : 'text-3xl sm:text-5xl')}>
          {title}
        </Title>
        {subtitle ? <p className="mt-4 max-w-2xl text-lg text-silver">{subtitle}</p> : null}
      </div>
      {aside ? <div className="shrink-0">{aside}</div> : null}
    </div>
  )
}
