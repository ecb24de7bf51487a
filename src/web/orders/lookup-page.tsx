import { useHead } from '../head/use-head.ts'
import { latePart } from '../late-code/late-part.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const LookupForm = latePart(() => import('./lookup-form.tsx'))

export function load(): Promise<unknown> {
  return import('./lookup-form.tsx')
}

/** Finds an order again by its number and the email that it was placed with. */
export function Component() {
  useHead({
    title: 'Find Your Order',
    description: 'See where your order is, track it, or book your install.',
    canonicalPath: '/orders',
    isPrivate: true,
  })
  return (
    <div className="page-width min-h-[70vh] pt-32 sm:pt-36">
      <SectionHeading
        level={1}
        label="Orders"
        title="Find your order"
        subtitle="Your order number is in the confirmation we emailed you. It starts with AP."
      />
      <div className="light-edge mt-12 max-w-xl rounded-sm p-6 sm:p-10">
        <LookupForm fallback={<Skeleton className="h-64" />} />
      </div>
    </div>
  )
}
