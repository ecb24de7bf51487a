import { useQuery } from '@tanstack/react-query'
import { useCall } from '../api/api-context.ts'
import { load } from '../api/queries.ts'
import { BuildCard, BuildCardSkeleton } from '../builds/build-card.tsx'
import { latePart } from '../late-code/late-part.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { LoadingNote } from '../ui/skeleton.tsx'

const FEATURED_BUILDS = 3
const SampleBuilds = latePart(() => import('../samples/sample-builds.tsx'))

export function FeaturedBuilds() {
  const { data, isPending } = useQuery(load(useCall(), 'GET /api/builds/featured'))
  const skeletons = ['a', 'b', 'c'].map((key) => <BuildCardSkeleton key={key} />)
  return (
    <section
      aria-labelledby="home-builds"
      className="far page-width pt-24 [--tall:151rem] sm:pt-32 sm:[--tall:170rem] md:[--tall:115rem] lg:[--tall:56rem]"
    >
      <SectionHeading
        id="home-builds"
        label="Parts, power, price"
        title="Featured builds"
        subtitle="Every part, every number, and what it costs."
        aside={
          <ButtonLink to="/builds" kind="outline">
            View All Builds
          </ButtonLink>
        }
      />
      {isPending ? <LoadingNote>Loading featured builds</LoadingNote> : null}
      <div className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-3 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2">
        {isPending ? skeletons : null}
        {data && data.length > 0
          ? data.slice(0, FEATURED_BUILDS).map((build) => <BuildCard key={build.id} build={build} />)
          : null}
        {!isPending && !data?.length ? <SampleBuilds fallback={skeletons} /> : null}
      </div>
    </section>
  )
}
