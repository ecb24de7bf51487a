import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({
    title: 'Adrenaline Performance',
    description: 'Racing and performance upgrades across all platforms.',
    canonicalPath: '/',
  })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading
        level={1}
        title="Adrenaline Performance"
        subtitle="Racing and performance upgrades across all platforms."
      />
    </section>
  )
}
