import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'Saved build', description: 'A saved build.', canonicalPath: '/plans' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Saved build" subtitle="A saved build." />
    </section>
  )
}
