import { useQuery } from '@tanstack/react-query'
import { useCall } from '../api/api-context.ts'
import { latePart } from '../late-code/late-part.tsx'
import { PackageCard, PackageCardSkeleton } from '../packages/package-card.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { LoadingNote } from '../ui/skeleton.tsx'
import { homePackages } from './home-loads.ts'

const SamplePackages = latePart(() => import('../samples/sample-packages.tsx'))

export function PackagesSection() {
  const { data, isPending } = useQuery(homePackages(useCall()))
  const skeletons = ['a', 'b', 'c', 'd'].map((key) => <PackageCardSkeleton key={key} />)
  return (
    <section
      aria-labelledby="home-packages"
      className="far page-width pt-24 [--tall:156rem] sm:pt-32 sm:[--tall:122rem] lg:[--tall:59rem]"
    >
      <SectionHeading
        id="home-packages"
        label="Stage by stage"
        title="Performance packages"
        subtitle="From bolt-ons to full race builds, with predicted wheel horsepower and every limit checked."
        aside={
          <ButtonLink to="/packages" kind="outline">
            All packages
          </ButtonLink>
        }
      />
      {isPending ? <LoadingNote>Loading packages</LoadingNote> : null}
      <div
        className={`mt-10 grid gap-5 sm:grid-cols-2 ${(data?.length ?? 0) % 4 === 0 && data?.length ? 'xl:grid-cols-4' : 'lg:grid-cols-3 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2'}`}
      >
        {isPending ? skeletons : null}
        {data && data.length > 0 ? data.map((item) => <PackageCard key={item.id} item={item} />) : null}
        {!isPending && !data?.length ? <SamplePackages fallback={skeletons} /> : null}
      </div>
    </section>
  )
}
