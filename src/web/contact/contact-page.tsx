import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({ title: 'Contact', description: 'Get in touch.', canonicalPath: '/contact' })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Contact" subtitle="Get in touch." />
    </section>
  )
}
