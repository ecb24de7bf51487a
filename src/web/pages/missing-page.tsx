import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'missing', description: 'missing', canonicalPath: '/missing' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="missing" subtitle="missing" />
    </section>
  )
}
