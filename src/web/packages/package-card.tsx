import { Link } from 'react-router'
import type { PackageItem } from '../../contract/packages.ts'
import { STAGE_NAMES } from '../../engine/display-words.ts'
import { signed } from '../build-sheet/figures-in-words.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { count, price } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { badgeOf } from './stages.ts'

export type PackageCardItem = Omit<
  PackageItem,
  'detailedDescription' | 'dynoResults' | 'brandSlug' | 'modelId' | 'vehicleId' | 'onHome'
>

interface PackageCardProps {
  item: PackageCardItem
  /** A row on a phone: picture, name, gain and price, for a list that is scanned. */
  isDense?: boolean
}

/** A package in a grid. The stage 3 card has a highlighted border. */
export function PackageCard({ item, isDense = false }: PackageCardProps) {
  const badge = badgeOf(item)
  return (
    <article
      data-dense={isDense || undefined}
      className={classes(
        'far [--tall:45rem] dense:[--tall:11rem] light-edge group relative flex h-full flex-col dense:flex-row overflow-hidden rounded-sm transition-[border-color,transform] duration-300 hover:border-steel',
        item.stage === 'stage3' && 'border-redline! shadow-[0_0_48px_-16px_rgb(255_45_31/.6)]',
      )}
    >
      <div className="relative aspect-[3/2] overflow-hidden bg-ink dense:aspect-auto dense:w-26 dense:shrink-0">
        <Picture
          src={item.imageUrl}
          alt={`Picture of the package: ${item.name}`}
          width={900}
          height={600}
          sizes={`(width >= 1280px) 24rem, (width >= 640px) 50vw, ${isDense ? '14rem' : '100vw'}`}
          className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
        <div className="absolute top-4 left-4 flex gap-2 dense:hidden">
          {item.isSample ? <Badge>Example</Badge> : null}
          {badge ? <Badge tone={badge.tone}>{badge.text}</Badge> : null}
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-6 dense:p-3.5">
        <p className="telemetry flex justify-between gap-3 text-steel">
          <span>{STAGE_NAMES[item.stage]}</span>
          {item.years ? <span className="whitespace-nowrap">{item.years}</span> : null}
        </p>
        <h3 className="headline mt-2 text-xl dense:mt-1 dense:text-base">{item.name}</h3>
        {item.subtitle ? <p className="mt-1 text-sm text-steel dense:hidden">{item.subtitle}</p> : null}
        <p className="mt-3 text-silver dense:hidden">{item.description}</p>
        <ul className="mt-4 flex flex-col gap-1.5 text-sm text-silver dense:hidden">
          {item.features.slice(0, 4).map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Icon name="check" className="mt-0.5 size-4 shrink-0 text-redline" />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
        <div className="mt-auto pt-6 dense:pt-2">
          <dl className="grid grid-cols-2 gap-4 border-t border-hairline/50 pt-5 dense:grid-cols-[1fr_auto] dense:gap-2 dense:pt-2">
            <div>
              <dt className="telemetry text-steel">Gain</dt>
              <dd className="figures mt-1 font-bold whitespace-nowrap dense:mt-0 dense:text-sm">
                {signed(item.minHpGain)} to {count(item.maxHpGain)} <span className="text-xs text-steel">whp</span>
              </dd>
            </div>
            <div className="text-right">
              <dt className="telemetry text-steel">From</dt>
              <dd className="figures mt-1 text-lg font-bold dense:mt-0 dense:text-sm">{price(item.basePrice)}</dd>
            </div>
          </dl>
        </div>
        <Link
          to={`/packages/${item.slug}`}
          className={buttonClass(
            item.stage === 'stage3' ? 'primary' : 'outline',
            'small',
            'mt-5 w-full after:absolute after:inset-0 dense:mt-2 dense:min-h-0! dense:w-auto! dense:self-start dense:border-0! dense:bg-transparent! dense:p-0! dense:text-xs! dense:text-redline!',
          )}
        >
          Learn More<span className="sr-only"> about {item.name}</span>
        </Link>
      </div>
    </article>
  )
}

export function PackageCardSkeleton() {
  return (
    <div className="light-edge overflow-hidden rounded-sm">
      <Skeleton className="aspect-[3/2] rounded-none" />
      <div className="flex flex-col gap-4 p-6">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-16" />
        <Skeleton className="h-24" />
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}
