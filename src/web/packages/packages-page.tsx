import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'Performance Packages', description: 'Packages.', canonicalPath: '/performance-packages' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Performance Packages" subtitle="Packages." />
    </section>
  )
}
