import { useQuery } from '@tanstack/react-query'
import { useCall } from '../api/api-context.ts'
import { latePart } from '../late-code/late-part.tsx'
import { GearCard, GearCardSkeleton } from '../merchandise/gear-card.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { LoadingNote } from '../ui/skeleton.tsx'
import { homeMerchandise } from './home-loads.ts'

const SampleGear = latePart(() => import('../samples/sample-gear.tsx'))

export default function GearSection() {
  const { data, isPending } = useQuery(homeMerchandise(useCall()))
  const skeletons = ['a', 'b', 'c', 'd'].map((key) => <GearCardSkeleton key={key} />)
  return (
    <section aria-labelledby="home-gear" className="page-width pt-24 sm:pt-32">
      <SectionHeading
        id="home-gear"
        label="Merchandise"
        title="ADRENALINE GEAR"
        subtitle="Represent the lifestyle"
        aside={
          <ButtonLink to="/merchandise" kind="outline">
            All gear
          </ButtonLink>
        }
      />
      {isPending ? <LoadingNote>Loading gear</LoadingNote> : null}
      <div className="mt-10 grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
        {isPending ? skeletons : null}
        {data?.map((item) => (
          <GearCard key={item.id} item={item} />
        ))}
        {!isPending && !data?.length ? <SampleGear fallback={skeletons} /> : null}
      </div>
    </section>
  )
}
