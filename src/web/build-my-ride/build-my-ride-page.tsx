import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'Build My Ride', description: 'AI powered configurator.', canonicalPath: '/build-my-ride' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Build My Ride" subtitle="AI powered configurator." />
    </section>
  )
}
