import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useHead } from '../head/use-head.ts'
import { Missing } from '../ui/missing.tsx'
import { LoadingNote } from '../ui/skeleton.tsx'
import { CategoryList } from './category-list.tsx'
import { listStateOf } from './list-state.ts'
import { PartCardSkeletons } from './part-card.tsx'
import { listOptions } from './part-list.tsx'
import { categoryAt } from './part-words.ts'

const carOptions = (call: LoadContext['call'], vehicle: string) =>
  loadOrNull(call, 'GET /api/catalog/shelves', { query: { vehicle } })

export function load({ call, queries, params, search }: LoadContext): Promise<unknown> {
  const category = categoryAt(params.category ?? '')
  const vehicleId = params.vehicle ?? ''
  return Promise.allSettled([
    queries.ensureQueryData(carOptions(call, vehicleId)),
    ...(category ? [queries.ensureQueryData(listOptions(call, { category, vehicleId }, listStateOf(search)))] : []),
  ])
}

/** One shelf for one car. */
export function Component() {
  const { vehicle = '', category: slug = '' } = useParams()
  const category = categoryAt(slug)
  const { data, isPending } = useQuery(carOptions(useCall(), vehicle))
  if (isPending) return <Loading path={`/parts/for/${vehicle}/${slug}`} />
  if (!category || !data?.car) {
    return (
      <Missing
        title="Nothing in this category"
        path={`/parts/for/${vehicle}/${slug}`}
        backTo="/parts"
        backLabel="All parts"
      >
        {category ? "We don't know this car." : "We don't have that category."}
      </Missing>
    )
  }
  return <CategoryList category={category} car={data.car} />
}

function Loading({ path }: { path: string }) {
  useHead({ title: 'Loading', description: 'Parts for a car.', canonicalPath: path })
  return (
    <div className="page-width pt-36">
      <LoadingNote>Loading parts</LoadingNote>
      <PartCardSkeletons />
    </div>
  )
}
