import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'privacy', description: 'privacy', canonicalPath: '/privacy' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="privacy" subtitle="privacy" />
    </section>
  )
}
