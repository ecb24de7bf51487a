import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'Brand', description: 'Brand.', canonicalPath: '/brands' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Brand" subtitle="Brand." />
    </section>
  )
}
