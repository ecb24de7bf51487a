import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useCall } from '../api/api-context.ts'
import type { LoadContext } from '../app/page-route.ts'
import { chosenCar } from '../garage/garage-storage.ts'
import { useGarage } from '../garage/use-garage.ts'
import { useHead } from '../head/use-head.ts'
import { Missing } from '../ui/missing.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { CategoryList } from './category-list.tsx'
import { listStateOf } from './list-state.ts'
import { listOptions } from './part-list.tsx'
import { PartView, partOptions } from './part-view.tsx'
import { categoryAt } from './part-words.ts'

export function load({ call, queries, params, search }: LoadContext): Promise<unknown> {
  const slug = params.slug ?? ''
  const category = categoryAt(slug)
  return category
    ? queries.ensureQueryData(listOptions(call, { category }, listStateOf(search)))
    : queries.ensureQueryData(partOptions(call, slug))
}

/** `/parts/exhaust` is a shelf, `/parts/<anything else>` a part. */
export function Component() {
  const slug = useParams().slug ?? ''
  const category = categoryAt(slug)
  return category ? <CategoryList category={category} /> : <PartAt slug={slug} />
}

/** The part as everybody sees it, and then for the visitor's own car. */
function PartAt({ slug }: { slug: string }) {
  const call = useCall()
  const own = chosenCar(useGarage())
  const common = useQuery(partOptions(call, slug))
  const ofCar = useQuery({ ...partOptions(call, slug, own?.vehicleId), enabled: own !== undefined })
  if (common.isPending) return <PartSkeleton slug={slug} />
  const page = (own && ofCar.data) ?? common.data
  if (!page) {
    return (
      <Missing title="Part Not Found" path={`/parts/${slug}`} backTo="/parts" backLabel="All parts">
        We don't have that part. Search for it by name or part number.
      </Missing>
    )
  }
  return <PartView page={page} carLabel={own?.label} />
}

function PartSkeleton({ slug }: { slug: string }) {
  useHead({ title: 'Loading', description: 'A part.', canonicalPath: `/parts/${slug}` })
  return (
    <div className="page-width grid gap-10 pt-36 lg:grid-cols-2">
      <LoadingNote>Loading part</LoadingNote>
      <Skeleton className="aspect-square" />
      <Skeleton className="h-96" />
    </div>
  )
}
