import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'About', description: 'About the shop.', canonicalPath: '/about' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="About" subtitle="About the shop." />
    </section>
  )
}
