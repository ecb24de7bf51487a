import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({
    title: 'Accuracy',
    description: 'Every prediction against every published result.',
    canonicalPath: '/accuracy',
  })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Accuracy" subtitle="Every prediction against every published result." />
    </section>
  )
}
