import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../api/api-context.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useHead } from '../head/use-head.ts'
import { latePart } from '../late-code/late-part.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'

const ResultForm = latePart(() => import('./result-form.tsx'))

/** The server only looks whether there is such a link: whose it is stands in no page that a cache may hold. */
export async function load({ call, queries, params }: LoadContext): Promise<void> {
  if (!import.meta.env.SSR) return
  const asked = loadOrNull(call, 'GET /api/results/:id', { params: { id: params.id ?? '' } })
  if ((await queries.ensureQueryData(asked)) !== null) queries.removeQueries({ queryKey: asked.queryKey })
}

/** The form behind the link of the mail: what the car made with the parts of an order. */
export function Component() {
  const id = useParams().id ?? ''
  const queries = useQueryClient()
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  const options = loadOrNull(useCall(), 'GET /api/results/:id', { params: { id } })
  const { data, isPending } = useQuery({ ...options, enabled: isBrowser })
  useHead({
    title: 'Your Result',
    description: 'Send us what your car made.',
    canonicalPath: '/accuracy',
    isPrivate: true,
    ...(data === null ? { status: 404 } : {}),
  })
  return (
    <div className="page-width min-h-[70vh] pt-32 sm:pt-36">
      {isPending ? (
        <>
          <LoadingNote>Loading the form</LoadingNote>
          <Skeleton className="h-96 max-w-3xl" />
        </>
      ) : null}
      {data?.state === 'asked' ? (
        <>
          <SectionHeading
            level={1}
            label={`Order ${data.orderNumber}`}
            title="What did it make?"
            subtitle="Your dyno sheet or time slip sharpens our predictions for cars like yours."
          />
          <div className="light-edge mt-12 max-w-3xl rounded-sm p-6 sm:p-10">
            <ResultForm
              fallback={<Skeleton className="h-96" />}
              id={id}
              asked={data}
              onSent={(sent) => queries.setQueryData(options.queryKey, sent)}
            />
          </div>
        </>
      ) : null}
      {data && data.state !== 'asked' ? (
        <Empty level={1} title="Got it" action={<ButtonLink to="/accuracy">See our accuracy</ButtonLink>}>
          Thank you. We check every sheet before it counts.
        </Empty>
      ) : null}
      {!isPending && !data ? (
        <Empty level={1} title="Nothing Here" action={<ButtonLink to="/orders">Find your order</ButtonLink>}>
          This link is mistyped or no longer works.
        </Empty>
      ) : null}
    </div>
  )
}
