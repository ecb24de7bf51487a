import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'

export function Component() {
  useHead({
    title: 'Real-Time Build Configurator',
    description: 'Choose each part and see the numbers.',
    canonicalPath: '/configurator',
  })
  return (
    <section className="page-width pt-36 pb-16">
      <SectionHeading level={1} title="Real-Time Build Configurator" subtitle="Choose each part and see the numbers." />
    </section>
  )
}
