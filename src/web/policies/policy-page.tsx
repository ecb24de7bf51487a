import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { POLICY_SLUGS, type PolicySlug, policyPath } from '../../contract/policy-slugs.ts'
import { useCall } from '../api/api-context.ts'
import { load as loadOf } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useHead } from '../head/use-head.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'

/** `/policies/returns`, or an address of its own such as `/terms`. */
const slugOf = (pathname: string, given: string | undefined): PolicySlug | undefined =>
  POLICY_SLUGS.find((slug) => slug === (given ?? pathname.replaceAll('/', '')))

export async function load({ call, queries, params, path }: LoadContext): Promise<void> {
  const slug = slugOf(path, params.slug)
  if (slug) await queries.ensureQueryData(loadOf(call, 'GET /api/policies/:slug', { params: { slug } }))
}

/** A page of the shop's rules, in its owner's words. */
export function Component() {
  const slug = slugOf(useLocation().pathname, useParams().slug)
  const call = useCall()
  const { data } = useQuery({
    ...loadOf(call, 'GET /api/policies/:slug', { params: { slug: slug ?? 'terms' } }),
    enabled: slug !== undefined,
  })
  const found = slug && data
  useHead({
    title: found?.title ?? 'Policy',
    description: found?.lead ?? 'The rules of the shop.',
    canonicalPath: slug ? policyPath(slug) : '/terms',
    ...(slug ? {} : { status: 404, isPrivate: true }),
  })
  if (!slug)
    return (
      <div className="page-width min-h-[70vh] pt-32 sm:pt-36">
        <Empty level={1} title="Policy Not Found" action={<ButtonLink to="/terms">Terms & Conditions</ButtonLink>}>
          We don't have that policy.
        </Empty>
      </div>
    )
  return (
    <div className="page-width min-h-[70vh] pt-32 sm:pt-36">
      {found ? (
        <>
          <SectionHeading level={1} label="Policies" title={found.title} subtitle={found.lead} />
          {found.isSample ? (
            <p className="mt-6 flex flex-wrap items-center gap-3 text-sm text-steel">
              <Badge>Sample policy</Badge>
            </p>
          ) : null}
          <div className="mt-10 max-w-3xl pb-16 text-silver">
            <Markdown text={found.markdown} />
          </div>
        </>
      ) : (
        <>
          <LoadingNote>Loading</LoadingNote>
          <Skeleton className="h-96 max-w-3xl" />
        </>
      )}
    </div>
  )
}
