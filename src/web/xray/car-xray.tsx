import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { XrayBuild } from '../../xray/build-state.ts'
import { PAINTS } from '../../xray/paints.ts'
import { useCall } from '../api/api-context.ts'
import { usePaint } from '../garage/use-paint.ts'
import { latePart } from '../late-code/late-part.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { drawingOf } from './car-drawing.ts'

const Xray = latePart(async () => ({ default: (await import('./xray.tsx')).Xray }))

interface CarXrayProps {
  vehicleId: string
  build: XrayBuild
  labels?: 'leaders' | 'list' | 'none'
  className?: string
}

/** The X-ray of a car of the catalog, in the visitor's color where it is theirs. */
export function CarXray({ vehicleId, build, labels = 'leaders', className }: CarXrayProps) {
  const { data, isError } = useQuery(drawingOf(useCall(), vehicleId))
  const paint = usePaint(vehicleId)
  if (isError) return null
  const waiting = <Skeleton className={classes('aspect-[3/1] w-full', className)} />
  if (!data) return waiting
  const color = paint ? { paint: PAINTS[paint].color } : {}
  return (
    <Xray
      fallback={waiting}
      car={data}
      build={build}
      labels={labels}
      {...color}
      {...(className ? { className } : {})}
    />
  )
}

interface XrayCardProps extends CarXrayProps {
  title?: string
  children?: ReactNode
}

/** The X-ray under a headline, with its legend. */
export function XrayCard({ title = 'X-ray', children, className, ...xray }: XrayCardProps) {
  return (
    <Card role="region" aria-label={title} className={classes('p-5 sm:p-6', className)}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="headline text-2xl sm:text-3xl">{title}</h2>
        <Legend hasParts={xray.build.parts.length > 0} />
      </div>
      {children}
      <CarXray {...xray} />
    </Card>
  )
}

const Legend = ({ hasParts }: { hasParts: boolean }) => (
  <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-silver">
    {hasParts ? <Key className="border-2 border-ember">new</Key> : null}
    <Key className="border-[3px] border-caution">△ 90% of its limit or more</Key>
    <Key className="border-4 border-redline">▲ breaks first</Key>
  </p>
)

const Key = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className="flex items-center gap-2">
    <span aria-hidden="true" className={classes('size-3.5 rounded-sm', className)} />
    {children}
  </span>
)
