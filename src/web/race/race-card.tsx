import { useRef } from 'react'
import { Link } from 'react-router'
import { latePart } from '../late-code/late-part.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useIsNear } from '../ui/use-is-near.ts'
import { CopyRace } from './copy-race.tsx'
import { type Racers, raceAddress } from './racers.ts'

const RaceOf = latePart(() => import('./race-of.tsx'), 'race')

interface RaceCardProps {
  racers: Racers
  title?: string
  className?: string
}

/** The Race on a page of something else: its code and its runs come when the card comes near the window. */
export function RaceCard({ racers, title = 'The Race', className }: RaceCardProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const address = raceAddress(racers)
  const waiting = <Skeleton className="race-waiting h-120" />
  return (
    <Card role="region" aria-label={title} className={classes('p-4 sm:p-8', !isNear && 'print:hidden', className)}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="telemetry text-redline">{title}</h2>
        <p className="flex flex-wrap items-center gap-x-4 text-sm print:hidden">
          <Link to={address} className="inline-flex min-h-11 items-center text-cold underline underline-offset-4">
            Change the cars
          </Link>
          <CopyRace address={address} />
        </p>
      </div>
      <div ref={frame}>{isNear ? <RaceOf racers={racers} fallback={waiting} /> : waiting}</div>
    </Card>
  )
}
