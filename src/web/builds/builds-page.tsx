import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'Builds', description: 'Builds.', canonicalPath: '/builds' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Builds" subtitle="Builds." />
    </section>
  )
}
