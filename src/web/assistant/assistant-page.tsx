import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({
    title: 'Intelligent Assistant',
    description: 'Describe the car and the goal.',
    canonicalPath: '/intelligent-assistant',
  })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Intelligent Assistant" subtitle="Describe the car and the goal." />
    </section>
  )
}
