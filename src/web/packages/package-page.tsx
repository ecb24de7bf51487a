import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'Package', description: 'Package.', canonicalPath: '/packages' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Package" subtitle="Package." />
    </section>
  )
}
