import type { z } from 'zod'
import type { preferencePackage } from '../../contract/planner.ts'
import { MEASURE_NAMES } from '../../engine/display-words.ts'
import { FigureTile } from '../build-sheet/figure-tile.tsx'
import { seconds } from '../build-sheet/figures-in-words.ts'
import { stageName } from '../build-sheet/words.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { count, dollars, whole } from '../ui/money.ts'

const PARTS_SHOWN = 5
const DEFAULT_INSTALL_TIME = '3-5 days'

/** One generated package: what it aims at, how sure that is, its first parts, cost and what others say. */
export function SmartPackageCard({ item }: { item: z.infer<typeof preferencePackage> }) {
  const hidden = item.parts.length - PARTS_SHOWN
  return (
    <Card className="flex h-full flex-col gap-5 p-5 sm:p-6">
      <div>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h3 className="headline text-xl">{item.packageName}</h3>
          <Badge>{stageName(item.stage)}</Badge>
        </div>
        <p className="mt-2 text-sm text-silver">{item.description}</p>
        {item.startsFrom ? <p className="mt-2 text-sm text-steel">Starts from your car: {item.startsFrom}.</p> : null}
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        {item.timeGoal ? (
          <FigureTile
            isStrong
            label={`Target ${MEASURE_NAMES[item.timeGoal.measure]}`}
            value={seconds(item.timeGoal.seconds)}
            unit="s"
            note={`predicted ${seconds(item.timeGoal.runsS)} s, ${count(item.estimatedHorsepower)} whp`}
          />
        ) : (
          <FigureTile
            isStrong
            label="Target horsepower"
            value={count(item.targetHorsepower)}
            unit="whp"
            note={`predicted ${count(item.estimatedHorsepower)} whp`}
          />
        )}
        <FigureTile
          label="Estimated torque"
          value={count(item.estimatedTorque)}
          unit="lb-ft"
          note={`confidence ${whole(item.confidence * 100)}%`}
        />
      </dl>
      <ul className="divide-y divide-hairline/60 text-sm">
        {item.parts.slice(0, PARTS_SHOWN).map((part) => (
          <li key={part.partId} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="font-semibold">{part.partName}</span>{' '}
              <span className="text-steel">{part.manufacturer}</span>
            </span>
            <span className="figures shrink-0">{dollars(part.price)}</span>
          </li>
        ))}
        {hidden > 0 ? (
          <li className="py-2 text-steel">{hidden === 1 ? '+1 more part' : `+${hidden} more parts`}</li>
        ) : null}
      </ul>
      <div className="mt-auto border-t border-hairline/60 pt-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-sm text-steel">Total cost</span>
          <span className="figures text-2xl font-bold">{dollars(item.totalCost)}</span>
        </p>
        <p className="mt-1 flex items-baseline justify-between gap-4 text-sm">
          <span className="text-steel">Install time</span>
          <span className="figures">{item.estimatedInstallTime || DEFAULT_INSTALL_TIME}</span>
        </p>
        <p className="mt-3 text-sm text-silver">{item.socialValidation}</p>
      </div>
    </Card>
  )
}
