import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'Book', description: 'Book an appointment.', canonicalPath: '/book' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Book" subtitle="Book an appointment." />
    </section>
  )
}
