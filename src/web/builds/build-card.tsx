import { Link } from 'react-router'
import type { BuildItem } from '../../contract/builds.ts'
import { signed } from '../build-sheet/figures-in-words.ts'
import { Badge } from '../ui/badge.tsx'
import { count, dollars, whole } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { BUILD_PLACEHOLDER, gainOf, MODS_ON_CARD } from './build-figures.ts'

interface BuildCardProps {
  build: BuildItem
  level?: 2 | 3
  /** Above the fold: its picture loads at once. */
  isFirst?: boolean
}

/** A customer's build in a grid. */
export function BuildCard({ build, level = 3, isFirst = false }: BuildCardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const more = build.modList.length - MODS_ON_CARD
  return (
    <article className="light-edge group relative flex h-full flex-col overflow-hidden rounded-sm transition-colors duration-300 hover:border-steel">
      <div className="relative aspect-[3/2] overflow-hidden bg-ink">
        <Picture
          src={build.imageUrls[0] ?? BUILD_PLACEHOLDER}
          alt={`${build.year} ${build.model.brand.name} ${build.model.name}`}
          width={1200}
          height={800}
          isFirst={isFirst}
          sizes="(width >= 1024px) 27rem, (width >= 640px) 50vw, 100vw"
          className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
        <div className="absolute top-4 left-4 flex gap-2">
          {build.isFeatured ? <Badge tone="redline">FEATURED</Badge> : null}
          {build.isSample ? <Badge>Example build</Badge> : null}
        </div>
      </div>
      <div className="flex flex-1 flex-col p-6">
        <p className="telemetry text-steel">
          {whole(build.year)} {build.model.brand.name} {build.model.name}
        </p>
        <Title className="headline mt-2 text-2xl">{build.title}</Title>
        <p className="mt-2 text-silver">{build.description}</p>
        <dl className="mt-5 grid grid-cols-2 gap-4 border-y border-hairline/50 py-4">
          <div>
            <dt className="telemetry text-steel">Final power</dt>
            <dd className="figures mt-1 text-2xl font-bold">
              {count(build.finalHorsepower)} <span className="text-xs text-steel">whp</span>
            </dd>
          </div>
          <div>
            <dt className="telemetry text-steel">Gain</dt>
            <dd className="figures mt-1 text-2xl font-bold text-redline">
              {signed(gainOf(build))} <span className="text-xs text-steel">whp</span>
            </dd>
          </div>
        </dl>
        <ul className="mt-4 flex flex-col gap-1 text-sm text-silver">
          {build.modList.slice(0, MODS_ON_CARD).map((mod) => (
            <li key={mod}>{mod}</li>
          ))}
          {more > 0 ? (
            <li className="text-steel">
              +{more} more {more === 1 ? 'modification' : 'modifications'}
            </li>
          ) : null}
        </ul>
        <div className="mt-auto flex items-center justify-between gap-4 pt-6">
          <Link
            to={`/builds/${build.id}`}
            className="text-sm font-bold tracking-[0.06em] uppercase group-hover:text-redline after:absolute after:inset-0"
          >
            View Full Build<span className="sr-only">: {build.title}</span>
          </Link>
          <span className="figures text-lg font-bold">{dollars(build.totalCost)}</span>
        </div>
      </div>
    </article>
  )
}

export function BuildCardSkeleton() {
  return (
    <div className="light-edge overflow-hidden rounded-sm">
      <Skeleton className="aspect-[3/2] rounded-none" />
      <div className="flex flex-col gap-4 p-6">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </div>
  )
}
