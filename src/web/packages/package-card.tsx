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
  const dense = (look: string) => isDense && look
  return (
    <article
      className={classes(
        'far [--tall:45rem] light-edge group relative flex h-full flex-col overflow-hidden rounded-sm transition-[border-color,transform] duration-300 hover:border-steel',
        dense('max-sm:flex-row max-sm:[--tall:11rem]'),
        item.stage === 'stage3' && 'border-redline! shadow-[0_0_48px_-16px_rgb(255_45_31/.6)]',
      )}
    >
      <div
        className={classes(
          'relative aspect-[3/2] overflow-hidden bg-ink',
          dense('max-sm:aspect-auto max-sm:w-26 max-sm:shrink-0'),
        )}
      >
        <Picture
          src={item.imageUrl}
          alt={`Picture of the package: ${item.name}`}
          width={900}
          height={600}
          sizes={`(width >= 1280px) 24rem, (width >= 640px) 50vw, ${isDense ? '14rem' : '100vw'}`}
          className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
        <div className={classes('absolute top-4 left-4 flex gap-2', dense('max-sm:hidden'))}>
          {item.isSample ? <Badge>Example</Badge> : null}
          {badge ? <Badge tone={badge.tone}>{badge.text}</Badge> : null}
        </div>
      </div>
      <div className={classes('flex min-w-0 flex-1 flex-col p-6', dense('max-sm:p-3.5'))}>
        <p className="telemetry flex justify-between gap-3 text-steel">
          <span>{STAGE_NAMES[item.stage]}</span>
          {item.years ? <span className="whitespace-nowrap">{item.years}</span> : null}
        </p>
        <h3 className={classes('headline mt-2 text-xl', dense('max-sm:mt-1 max-sm:text-base'))}>{item.name}</h3>
        {item.subtitle ? (
          <p className={classes('mt-1 text-sm text-steel', dense('max-sm:hidden'))}>{item.subtitle}</p>
        ) : null}
        <p className={classes('mt-3 line-clamp-3 text-silver', dense('max-sm:hidden'))}>{item.description}</p>
        <ul className={classes('mt-4 flex flex-col gap-1.5 text-sm text-silver', dense('max-sm:hidden'))}>
          {item.features.slice(0, 4).map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Icon name="check" className="mt-0.5 size-4 shrink-0 text-redline" />
              <span className="line-clamp-1">{feature}</span>
            </li>
          ))}
        </ul>
        <div className={classes('mt-auto pt-6', dense('max-sm:pt-2'))}>
          <dl
            className={classes(
              'grid grid-cols-2 gap-4 border-t border-hairline/50 pt-5',
              dense('max-sm:grid-cols-[1fr_auto] max-sm:gap-2 max-sm:pt-2'),
            )}
          >
            <div>
              <dt className="telemetry text-steel">Gain</dt>
              <dd className={classes('figures mt-1 font-bold whitespace-nowrap', dense('max-sm:mt-0 max-sm:text-sm'))}>
                {signed(item.minHpGain)} to {count(item.maxHpGain)} <span className="text-xs text-steel">whp</span>
              </dd>
            </div>
            <div className="text-right">
              <dt className="telemetry text-steel">From</dt>
              <dd className={classes('figures mt-1 text-lg font-bold', dense('max-sm:mt-0 max-sm:text-sm'))}>
                {price(item.basePrice)}
              </dd>
            </div>
          </dl>
        </div>
        <Link
          to={`/packages/${item.slug}`}
          className={buttonClass(
            item.stage === 'stage3' ? 'primary' : 'outline',
            'small',
            classes(
              'mt-5 w-full after:absolute after:inset-0',
              dense(
                'max-sm:mt-2 max-sm:min-h-0! max-sm:w-auto! max-sm:self-start max-sm:border-0! max-sm:bg-transparent! max-sm:p-0! max-sm:text-xs! max-sm:text-redline!',
              ),
            ),
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
