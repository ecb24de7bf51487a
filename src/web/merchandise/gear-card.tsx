import { useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { dollarsAndCents } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { addGear, type GearItem, gearPath, pictureOf } from './gear.ts'
import { GearChoice } from './gear-choice.tsx'

/** A piece of gear: picture, choice of size and color where it has them, price with cents, Add to Cart. */
export function GearCard({ item, level = 3 }: { item: GearItem; level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  const [size, setSize] = useState(item.sizes?.includes('M') ? 'M' : item.sizes?.[0])
  const [color, setColor] = useState(item.colors?.[0])
  const price = Number(item.price)
  return (
    <article className="light-edge flex h-full flex-col overflow-hidden rounded-sm">
      <div className="relative aspect-square bg-ink">
        <Picture
          src={pictureOf(item, color)}
          alt={color ? `${item.name}, ${color}` : item.name}
          width={900}
          height={900}
          sizes="(width >= 1280px) 20rem, 50vw"
          className="size-full object-cover"
        />
        <div className="absolute top-4 left-4 flex gap-2">
          {item.isPopular ? <Badge tone="caution">POPULAR</Badge> : null}
          {item.isSample ? <Badge>Example</Badge> : null}
        </div>
      </div>
      <div className="flex flex-1 flex-col p-3.5 sm:p-5">
        <div className="flex flex-col justify-between gap-x-4 gap-y-1 sm:flex-row sm:items-start">
          <Title className="leading-snug font-bold sm:text-lg">
            {item.isSample ? (
              item.name
            ) : (
              <Link to={gearPath(item, color)} className="hover:text-redline">
                {item.name}
              </Link>
            )}
          </Title>
          <p className="figures shrink-0 font-bold sm:text-lg">{dollarsAndCents(price)}</p>
        </div>
        <p className="mt-2 text-sm text-silver">{item.description}</p>
        <div className="mt-4 flex flex-col gap-3">
          {item.sizes?.length ? <GearChoice name="Size" values={item.sizes} value={size} onValue={setSize} /> : null}
          {item.colors?.length ? (
            <GearChoice name="Color" values={item.colors} value={color} onValue={setColor} />
          ) : null}
        </div>
        <div className="mt-auto pt-5">
          <Button
            kind="outline"
            size="small"
            className="w-full"
            onClick={() => addGear(item, { size, color })}
            aria-label={`Add to Cart: ${item.name}`}
          >
            Add to Cart
          </Button>
        </div>
      </div>
    </article>
  )
}

export function GearCardSkeleton() {
  return (
    <div className="light-edge overflow-hidden rounded-sm">
      <Skeleton className="aspect-square rounded-none" />
      <div className="flex flex-col gap-4 p-3.5 sm:p-5">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-10" />
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-10" />
      </div>
    </div>
  )
}
