import { memo } from 'react'
import { Link } from 'react-router'
import { INSTALLED, partMerchandiseId } from '../../contract/cart-lines.ts'
import type { PartCard as Card } from '../../contract/shop-parts.ts'
import { inWords } from '../build-sheet/words.ts'
import { addToCart } from '../cart/use-cart.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { dollarsAndCents } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { availability, gainWords } from './part-words.ts'

/** Puts a part into the cart, for the car that it was chosen for where it fits that one. */
export function addPart(part: Card, vehicleId: string | undefined, installationUsd = 0): Promise<boolean> {
  const car = vehicleId === undefined || part.fits === false ? [] : [{ key: 'vehicle', value: vehicleId }]
  return addToCart({
    merchandiseId: partMerchandiseId(part.id),
    id: part.id,
    name: `${part.maker.name} ${part.name}`,
    price: part.price + installationUsd,
    imageUrl: part.imageUrl,
    category: part.category,
    attributes: installationUsd > 0 ? [...car, INSTALLED] : car,
  })
}

/** Whether a part fits the asked car; nothing without one. As high with as without, so that nothing moves. */
export function FitMark({ fits, label }: { fits: boolean | null; label?: string | undefined }) {
  if (fits === null) return null
  return fits ? (
    <span className="inline-flex items-center gap-1.5 text-go">
      <Icon name="check" className="size-4 shrink-0" />
      Fits{label ? ` your ${label}` : ''}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 text-caution">
      <Icon name="warning" className="size-4 shrink-0" />
      Doesn't fit{label ? ` your ${label}` : ''}
    </span>
  )
}

interface PartCardProps {
  part: Card
  /** The car that the list is about. */
  vehicleId?: string | undefined
  level?: 2 | 3
  isFirst?: boolean
}

/** A part in a list. It stays as it is while the list around it is narrowed down. */
export const PartCard = memo(function PartCard({ part, vehicleId, level = 3, isFirst }: PartCardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const isSoldOut = part.stock === 0
  return (
    <article className="light-edge group relative flex h-full gap-4 overflow-hidden rounded-sm p-3 transition-colors hover:border-steel sm:flex-col sm:gap-0 sm:p-0">
      <div className="aspect-square w-24 shrink-0 self-start overflow-hidden rounded-xs bg-ink sm:aspect-[4/3] sm:w-full sm:rounded-none">
        <Picture
          src={part.imageUrl}
          alt={`Drawing of a part like this: ${inWords(part.kind)}`}
          width={600}
          height={640}
          className="size-full object-contain"
          isFirst={isFirst ?? false}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col sm:p-4">
        <p className="telemetry text-steel">{part.maker.name}</p>
        <Title className="mt-1 leading-snug font-bold break-words sm:min-h-11">
          <Link to={`/parts/${part.id}`} className="after:absolute after:inset-0">
            {part.name}
          </Link>
        </Title>
        <p className="mt-1 text-sm text-steel">{part.fitsWhat}</p>
        <p className="mt-1 flex min-h-6 flex-wrap sm:mt-2 items-center gap-x-4 gap-y-0.5 text-sm">
          <FitMark fits={part.fits} />
          {part.gain ? <span className="figures text-silver">{gainWords(part.gain)}</span> : null}
        </p>
        <div className="mt-auto flex items-end justify-between gap-3 pt-1 sm:pt-3">
          <div>
            <p className="figures text-lg leading-tight font-bold">{dollarsAndCents(part.price)}</p>
            <p className="text-xs text-steel">
              {part.priceIsEstimate ? 'Estimated price' : 'List price'} · {availability(part)}
            </p>
          </div>
          <Button
            kind="outline"
            size="small"
            className="relative z-10 shrink-0 px-3"
            disabled={isSoldOut}
            onClick={() => void addPart(part, part.fits ? vehicleId : undefined)}
            aria-label={`Add to Cart: ${part.maker.name} ${part.name}`}
          >
            <Icon name="cart" className="size-4" />
            Add
          </Button>
        </div>
      </div>
    </article>
  )
})

export const PART_GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

export function PartCardSkeletons({ count = 9 }: { count?: number }) {
  return (
    <div className={PART_GRID} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => at).map((key) => (
        <Skeleton key={key} className="h-32 sm:h-[25rem]" />
      ))}
    </div>
  )
}
