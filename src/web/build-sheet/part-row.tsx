import type { ReactNode } from 'react'
import type { RecommendedPart } from '../../contract/configurator.ts'
import { Badge } from '../ui/badge.tsx'
import { dollars } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { hours, signed } from './figures-in-words.ts'
import { inWords } from './words.ts'

/** One part of a build: who makes it, what it adds, what it costs, and why it is here. */
export function PartRow({ part, aside }: { part: RecommendedPart; aside?: ReactNode }) {
  const { hpGain, torqueGain } = part.performance
  return (
    <article data-part={part.partId} className="@container border-t border-hairline/60 py-4 first:border-t-0">
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 @xl:grid-cols-[5.5rem_minmax(0,1fr)_auto] @xl:gap-x-5">
        <Picture
          src={part.imageUrl}
          alt={`Drawing of a part like this: ${part.category}`}
          width={88}
          height={88}
          sizes="88px"
          className="aspect-square w-full rounded-sm bg-raised/60 object-cover"
        />
        <div className="min-w-0">
          <p className="telemetry text-steel">
            {part.manufacturer}
            {part.partNumber ? <span className="tracking-normal normal-case"> · {part.partNumber}</span> : null}
          </p>
          <h4 className="mt-0.5 font-semibold text-light">{part.name}</h4>
          <p className="mt-1 text-sm text-silver">{part.reason}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-steel">
            <span>{inWords(part.kind)}</span>
            <span className="figures">{hours(part.pricing.laborHours)} labor</span>
            {part.priceIsEstimate ? <Badge>Price is an estimate</Badge> : null}
          </p>
        </div>
        <div className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 @xl:col-span-1 @xl:flex-col @xl:items-end @xl:justify-start">
          <p className="figures text-lg font-bold text-light">{dollars(part.pricing.partCost)}</p>
          <p className="figures text-sm text-silver">
            {Math.round(hpGain) === 0 ? (
              <span className="text-steel">supporting mod</span>
            ) : (
              <>
                <span className="text-ember">{signed(hpGain)} whp</span>, {signed(torqueGain)} lb-ft
              </>
            )}
          </p>
          {aside}
        </div>
      </div>
    </article>
  )
}
