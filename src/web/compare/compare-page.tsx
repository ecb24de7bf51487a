import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'Compare builds', description: 'Up to three builds side by side.', canonicalPath: '/compare' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Compare builds" subtitle="Up to three builds side by side." />
    </section>
  )
}
