import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'Order', description: 'Order.', canonicalPath: '/cart' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Order" subtitle="Order." />
    </section>
  )
}
