import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'Cart', description: 'Cart.', canonicalPath: '/cart' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Cart" subtitle="Cart." />
    </section>
  )
}
